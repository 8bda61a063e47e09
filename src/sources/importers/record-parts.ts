import type { RecordName } from '../../resolution/records/source-record.ts';

type Fact = string | number | undefined;
type Present<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** Leaves out the facts that are missing or empty, for an optional property is absent, never undefined. */
export function presentFacts<T extends Readonly<Record<string, Fact>>>(facts: T): Present<T> {
  const present: Record<string, Fact> = {};
  for (const [key, fact] of Object.entries(facts)) if (fact !== undefined && fact !== '') present[key] = fact;
  // The record forgets which keys there were; none is added and none changes its type.
  return present as Present<T>;
}

/** Keeps the first of each name, and no empty one. */
export function distinctNames(names: readonly RecordName[]): readonly RecordName[] {
  const byValue = new Map<string, RecordName>();
  for (const name of names) {
    if (name.value !== '' && !byValue.has(name.value)) byValue.set(name.value, name);
  }
  return [...byValue.values()];
}
