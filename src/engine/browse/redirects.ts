import { mintCoreId } from '../../universe/core-id.ts';
import type { EntityFacts } from '../../universe/entity.ts';
import type { Pin } from '../../universe/identify.ts';
import type { ReferenceVersion } from '../../universe/reference-store.ts';

/** Finds the ids, other than its own, that lead to an entity of the version; `pinnedIds` are those that were given out, in batches. */
export async function redirectsOf(
  version: ReferenceVersion,
  pinnedIds: AsyncIterable<readonly string[]> | Iterable<readonly string[]>,
): Promise<(entity: number, facts: EntityFacts) => readonly Pin[]> {
  const former = await formerIds(version, pinnedIds);
  return (entity, facts) => {
    const { coreId, sources } = facts;
    const found = new Map<string, Pin>();
    for (const key of sources) {
      const id = ownIdOf(key, entity, { facts, version });
      // Should the records come apart, the id of a record goes with it: the first one counts where parts are equal.
      const recordKeys = [key, ...sources.filter((other) => other !== key)];
      if (id !== undefined) found.set(id, { coreId: id, recordKeys });
    }
    for (const id of former.get(entity) ?? [])
      if (!found.has(id)) found.set(id, { coreId: id, recordKeys: sources });
    found.delete(coreId);
    return [...found.values()].sort((a, b) => (a.coreId < b.coreId ? -1 : 1));
  };
}

/** The id that a record has of its own (core-id.ts): its number, or where that belongs to another entity the next free. */
function ownIdOf(
  key: string,
  entity: number,
  { facts, version }: { facts: EntityFacts; version: ReferenceVersion },
): string | undefined {
  for (let step = 0; ; step++) {
    const id = mintCoreId(key, step);
    const holder = id === facts.coreId ? entity : version.index.entityOf(id);
    if (holder === entity) return id;
    if (holder === undefined) return undefined;
  }
}

/** Ids that were given out and lead to an entity that has another id by now; only merged companies have any. */
async function formerIds(
  version: ReferenceVersion,
  pinnedIds: AsyncIterable<readonly string[]> | Iterable<readonly string[]>,
): Promise<ReadonlyMap<number, readonly string[]>> {
  const former = new Map<number, string[]>();
  for await (const ids of pinnedIds)
    for (const id of ids) {
      const entity = version.index.entityOf(id);
      if (entity === undefined || version.facts(entity).coreId === id) continue;
      former.set(entity, [...(former.get(entity) ?? []), id]);
    }
  return former;
}
