import { type TableName, tableText } from './table-text.ts';

/**
 * The words of a table that has a line `class: words` for each of its classes. Words that belong together are joined by `_`
 * there: `law_office` is read as `law office`.
 */
export function wordClasses<Class extends string>(
  table: TableName,
  classes: readonly Class[],
): Readonly<Record<Class, ReadonlySet<string>>> {
  const read = new Map(tableText(table).trim().split('\n').map(readClass));
  // Made of the very classes of the parameter; a test of the tables finds one that no line has.
  return Object.fromEntries(classes.map((name) => [name, read.get(name) ?? new Set()])) as Record<
    Class,
    ReadonlySet<string>
  >;
}

function readClass(line: string): [string, ReadonlySet<string>] {
  const [name = '', words = ''] = line.split(': ');
  return [name, new Set(words.split(' ').map((word) => word.replaceAll('_', ' ')))];
}

/** Asks whether a word is one of these: `zoo` itself, what begins as `municip*` does, or what ends as `*museum` does. */
export function wordTest(words: Iterable<string>): (word: string) => boolean {
  const all = [...words];
  const whole = new Set(all.filter((word) => !word.includes('*')));
  const beginnings = all.flatMap((word) => (word.endsWith('*') ? [word.slice(0, -1)] : []));
  const endings = all.flatMap((word) => (word.startsWith('*') ? [word.slice(1)] : []));
  return (word) =>
    whole.has(word) ||
    beginnings.some((beginning) => word.startsWith(beginning)) ||
    endings.some((ending) => word.endsWith(ending));
}
