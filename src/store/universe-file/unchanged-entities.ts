import type { LinkedUniverse } from '../../universe/canonical-entities.ts';
import type { EarlierBuild } from './earlier-build.ts';
import type { StoredRecords } from './stored-records.ts';

/**
 * Tells of a company by its head which entity of the version before it is in every row: its records are the same and as
 * they were, so are its id and what stands below it, and no record that it names has come to another entity.
 */
export function unchangedEntities(
  universe: LinkedUniverse,
  allRecords: StoredRecords,
  earlier: EarlierBuild,
): (head: number) => number | undefined {
  const naming = namingMoved(movedRecords(universe, allRecords, earlier), earlier);
  return (head) => {
    const records = universe.recordsOf(head);
    const entity = earlier.entityOf(records[0] ?? head);
    if (entity === undefined || earlier.sizeOf(entity) !== records.length) return undefined;
    if (earlier.coreIdOf(entity) !== universe.coreIdOf(head)) return undefined;
    if (earlier.descendantsOf(entity) !== universe.descendantsOf(head)) return undefined;
    const isAsItWas = (number: number) => earlier.entityOf(number) === entity && !naming.has(number);
    return records.every(isAsItWas) ? entity : undefined;
  };
}

/** Keys of records that are not under the id under which they were: new and gone ones too. */
function movedRecords(
  { clusters, coreIdOf }: LinkedUniverse,
  allRecords: StoredRecords,
  earlier: EarlierBuild,
): ReadonlySet<string> {
  const moved = new Map<string, number>();
  for (const { key, coreId } of earlier.goneRecords()) moved.set(key, coreId);
  for (let number = 0; number < allRecords.size; number++) {
    const coreId = coreIdOf(clusters.headOf[number] ?? number);
    if (!earlier.isKept(number)) {
      const { key } = allRecords.identity(number);
      if (moved.get(key) === coreId) moved.delete(key);
      else moved.set(key, coreId);
      continue;
    }
    const entity = earlier.entityOf(number);
    if (entity === undefined || earlier.coreIdOf(entity) !== coreId)
      moved.set(allRecords.identity(number).key, coreId);
  }
  return new Set(moved.keys());
}

function namingMoved(moved: ReadonlySet<string>, earlier: EarlierBuild): ReadonlySet<number> {
  const naming = new Set<number>();
  if (moved.size === 0) return naming;
  for (const { number, related } of earlier.relations()) if (moved.has(related)) naming.add(number);
  return naming;
}
