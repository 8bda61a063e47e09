import type { SourceRecord } from '../../dist/resolution/records/source-record.js';

/** Finds the companies of a register by a key of any of their names, whatever the kind of name. */
export function bearersBy(
  keyOf: (name: string) => string,
  records: readonly SourceRecord[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const bearers = new Map<string, Set<string>>();
  for (const { id, names } of records) {
    for (const { value } of names) {
      const key = keyOf(value);
      const ids = bearers.get(key) ?? new Set();
      bearers.set(key, ids.add(id));
    }
  }
  return bearers;
}

/** The ids of all bearers but one. */
export function othersOf(bearers: ReadonlySet<string> | undefined, id: string): readonly string[] {
  return [...(bearers ?? [])].filter((other) => other !== id);
}
