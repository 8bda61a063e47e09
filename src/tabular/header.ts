import type { Remarks } from './remarks.ts';

/** A line of one name for so many columns is hardly a header. */
const TITLED_COLUMNS = 3;

/** Gives every column a name of its own: empty ones become `column_7`, later ones of the same name `Name_2`. */
export function columnNames(header: readonly string[], remarks: Remarks): readonly string[] {
  const written = new Set(header);
  const taken = new Set<string>();
  const counts = new Map<string, number>();
  const unnamed: string[] = [];
  const repeated: string[] = [];
  const names = header.map((name, index) => {
    const isBlank = name.trim() === '';
    const wanted = isBlank ? `column_${index + 1}` : name;
    const isFree = !taken.has(wanted) && !(isBlank && written.has(wanted));
    const unique = isFree
      ? wanted
      : nextFree(wanted, counts, (other) => taken.has(other) || written.has(other));
    taken.add(unique);
    if (isBlank) unnamed.push(unique);
    else if (!isFree) repeated.push(unique);
    return unique;
  });
  if (unnamed.length > 0) remarks.note('unnamed', `columns without a name are called ${unnamed.join(', ')}`);
  const [title] = header.filter((name) => name.trim() !== '');
  if (title !== undefined && header.length >= TITLED_COLUMNS && unnamed.length === header.length - 1)
    remarks.note(
      'title',
      `the first line has ${JSON.stringify(title)} alone for ${header.length} columns; if that is a title, take it away, so that the names of the columns come first`,
    );
  if (repeated.length > 0)
    remarks.note('repeated', `columns of the same name are called ${repeated.join(', ')}`);
  return names;
}

function nextFree(name: string, counts: Map<string, number>, isTaken: (name: string) => boolean): string {
  let count = counts.get(name) ?? 1;
  do count++;
  while (isTaken(`${name}_${count}`));
  counts.set(name, count);
  return `${name}_${count}`;
}
