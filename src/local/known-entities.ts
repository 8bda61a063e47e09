import type { EntityInput } from '../contract/entity-input.ts';
import type { KnownEntities, KnownEntity } from '../evaluation/expectations.ts';
import { mintCoreId, recordKey } from '../reference/core-id.ts';
import type { ReferenceVersion } from '../reference/reference-store.ts';
import { type BlockingReach, blockingReach } from '../resolution/blocking-report.ts';
import { normaliseRecord } from '../resolution/normal-record.ts';

/** The universe as one looks into it from outside, to check what the engine makes of it. */
export interface KnownUniverse extends KnownEntities {
  /** The entities that each blocking key of the record leads to. */
  blocking(input: EntityInput): BlockingReach;
}

/** Ids that were taken when a record got its own: more than a few are never. */
const MAX_STEPS = 16;

export function knownEntities(reference: ReferenceVersion): KnownUniverse {
  const found = (entity: number): KnownEntity => ({ entity, coreId: reference.facts(entity).coreId });
  return {
    byCoreId(coreId) {
      const entity = reference.index.entityOf(coreId);
      return entity === undefined ? undefined : found(entity);
    },
    hasSource: (source) => reference.sources().some(({ name }) => name === source),
    *recordIds(source) {
      for (const { id } of reference.records(source)) yield id;
    },
    ofRecord(source, id) {
      const entity = entityOfRecord(recordKey({ source, id }), reference);
      return entity === undefined ? undefined : found(entity);
    },
    blocking: (input) => blockingReach(normaliseRecord(input), reference.index),
  };
}

/** A record's own id is made of its key, or the next free one: its entity answers to it. */
function entityOfRecord(key: string, { index, facts }: ReferenceVersion): number | undefined {
  for (let step = 0; step < MAX_STEPS; step++) {
    const entity = index.entityOf(mintCoreId(key, step));
    if (entity !== undefined && facts(entity).sources.includes(key)) return entity;
  }
  return undefined;
}
