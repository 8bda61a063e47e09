import type { NumberedRecords } from './numbered-records.ts';

/** Owners above owners are followed so far; what is stated in a circle ends there too. */
const HIGHEST = 10;

/** How many entities stand below each head, by number; `headOf` has the head of each record. */
export function descendantCounts(
  allRecords: NumberedRecords,
  headOf: Uint32Array,
): ReadonlyMap<number, number> {
  const above = new Map<number, number>();
  const owners = [...allRecords.owners()].sort((a, b) => a.number - b.number);
  for (const { number, owner: key } of owners) {
    const owner = allRecords.numberOf(key);
    const [below, head] = [headOf[number], owner === undefined ? undefined : headOf[owner]];
    if (below !== undefined && head !== undefined && head !== below && !above.has(below))
      above.set(below, head);
  }
  return countBelow(above);
}

function countBelow(above: ReadonlyMap<number, number>): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const entity of above.keys()) {
    const passed = new Set([entity]);
    let owner = above.get(entity);
    while (owner !== undefined && !passed.has(owner) && passed.size <= HIGHEST) {
      counts.set(owner, (counts.get(owner) ?? 0) + 1);
      passed.add(owner);
      owner = above.get(owner);
    }
  }
  return counts;
}
