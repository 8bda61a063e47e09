import type { RecordRelation } from '../resolution/records/source-record.ts';
import type { NormalSourceRecord } from './normal-source-record.ts';
import { relatedKey } from './vanished-source.ts';

/** Counts the entities below each while the records are read once. */
export interface DescendantCounter {
  /** Notes who owns the record, as its source says. */
  note(number: number, record: NormalSourceRecord): void;
  /** How many entities stand below each head, by number; `headOf` has the head of each record. */
  count(headOf: Uint32Array, numberOf: (key: string) => number | undefined): ReadonlyMap<number, number>;
}

const OWNERS: readonly RecordRelation['type'][] = ['parent', 'branch_of', 'ultimate_parent'];
/** Owners above owners are followed so far; what is stated in a circle ends there too. */
const HIGHEST = 10;

export function descendantCounter(): DescendantCounter {
  const owners = new Map<number, string>();
  return {
    note(number, { record }) {
      const owner = OWNERS.flatMap((type) =>
        record.relations.filter((relation) => relation.type === type && relation.until === undefined),
      )[0];
      if (owner !== undefined) owners.set(number, relatedKey(record, owner));
    },
    count(headOf, numberOf) {
      const above = new Map<number, number>();
      for (const [number, key] of owners) {
        const owner = numberOf(key);
        const [below, head] = [headOf[number], owner === undefined ? undefined : headOf[owner]];
        if (below !== undefined && head !== undefined && head !== below && !above.has(below))
          above.set(below, head);
      }
      return countBelow(above);
    },
  };
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
