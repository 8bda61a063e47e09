/** A file of a folder for a CRM, as data; who writes it knows how. */
export type ActionFile =
  | {
      readonly name: string;
      readonly columns: readonly string[];
      readonly rows: readonly (readonly string[])[];
      /** Read by people in a spreadsheet, and by no tool of the CRM: formulas in it are made harmless. */
      readonly isForPeople?: true;
    }
  | { readonly name: string; readonly lines: readonly string[] };

/** What empties a field: an empty cell leaves it as it is. */
export const EMPTIED = '#N/A';

/** A table of changed fields: a row for each account, a column for each field that changes anywhere. */
export function changedFieldsFile(
  name: string,
  idColumn: string,
  changes: ReadonlyMap<string, Readonly<Record<string, string>>>,
): readonly ActionFile[] {
  const changed = [...changes].filter(([, values]) => Object.keys(values).length > 0);
  const fields = [...new Set(changed.flatMap(([, values]) => Object.keys(values)))].sort();
  return tableOf(
    name,
    [idColumn, ...fields],
    changed.map(([id, values]) => [id, ...fields.map((field) => cellOf(values[field]))]),
  );
}

function cellOf(value: string | undefined): string {
  if (value === undefined) return '';
  return value === '' ? EMPTIED : value;
}

/** The table as a file, or none when it has no rows. */
export function tableOf(
  name: string,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): readonly ActionFile[] {
  return rows.length === 0 ? [] : [{ name, columns, rows }];
}

/** The same for people. */
export function peopleTable(
  name: string,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): readonly ActionFile[] {
  return rows.length === 0 ? [] : [{ name, columns, rows, isForPeople: true }];
}

/** One after the other, so many at once. */
export function inChunks<T>(items: readonly T[], size: number): readonly (readonly T[])[] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, at) => items.slice(at * size, (at + 1) * size));
}
