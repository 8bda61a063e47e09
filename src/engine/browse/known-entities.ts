import type { EntityInput } from '../../contract/entity-input.ts';
import type { KnownEntities, KnownEntity } from '../../evaluation/expectations.ts';
import { type BlockingReach, blockingReach } from '../../resolution/blocking/blocking-report.ts';
import { normaliseRecord } from '../../resolution/records/normal-record.ts';
import { recordKey } from '../../universe/core-id.ts';
import type { ReferenceVersion } from '../../universe/reference-store.ts';

/** The universe as one looks into it from outside, to check what the engine makes of it. */
export interface KnownUniverse extends KnownEntities {
  /** The entities that each blocking key of the record leads to. */
  blocking(input: EntityInput): BlockingReach;
}

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
      const entity = reference.entityOfRecord(recordKey({ source, id }));
      return entity === undefined ? undefined : found(entity);
    },
    blocking: (input) => blockingReach(normaliseRecord(input), reference.index),
  };
}
