import type { CandidateIndex } from '../resolution/blocking/candidate-index.ts';
import type { EntityProfile } from '../resolution/comparisons/entity-profile.ts';
import { CREATED_SOURCE } from '../resolution/records/source.ts';
import type { SourceRecord } from '../resolution/records/source-record.ts';
import { entityProfileOf } from './canonical-entities.ts';
import { recordKey } from './core-id.ts';
import { createdFactsOf } from './created-entity.ts';
import type { EntityFacts } from './entity.ts';
import { normaliseSourceRecord } from './normal-source-record.ts';
import type { ReferenceVersion } from './reference-store.ts';

interface CreatedSince {
  readonly record: SourceRecord;
  readonly key: string;
  readonly facts: EntityFacts;
  readonly profile: EntityProfile;
}

/**
 * The universe with a few entities that were created since it was opened, numbered behind the others. They are found by their
 * ids and by their own records; who resembles them finds them when they have joined the universe (docs/identity.md).
 */
export function withCreatedSince(
  reference: ReferenceVersion,
  records: readonly SourceRecord[],
): ReferenceVersion {
  const first = reference.entityCount;
  const since = records
    .filter((record) => reference.entityOfRecord(recordKey(record)) === undefined)
    .map(entityOf);
  const numberOf = (isIt: (one: CreatedSince) => boolean) => {
    const at = since.findIndex(isIt);
    return at < 0 ? undefined : first + at;
  };
  return {
    ...reference,
    index: indexOf(reference.index, {
      profile: (entity) => since[entity - first]?.profile,
      entityOf: (coreId) => numberOf(({ facts }) => facts.coreId === coreId),
    }),
    entityCount: first + since.length,
    facts: (entity) => since[entity - first]?.facts ?? reference.facts(entity),
    links: (entity) => (entity < first ? reference.links(entity) : []),
    record: (key) => reference.record(key) ?? since.find((one) => one.key === key)?.record,
    entityOfRecord: (key) => reference.entityOfRecord(key) ?? numberOf((one) => one.key === key),
  };
}

function entityOf(record: SourceRecord): CreatedSince {
  const facts = createdFactsOf(record);
  const normal = normaliseSourceRecord(record, CREATED_SOURCE);
  return { record, key: normal.key, facts, profile: entityProfileOf(facts, [normal], 0) };
}

interface Beside {
  profile(entity: number): EntityProfile | undefined;
  entityOf(coreId: string): number | undefined;
}

function indexOf(index: CandidateIndex, beside: Beside): CandidateIndex {
  const { size, frequencyCap, created } = index;
  return {
    ...{ size, frequencyCap },
    entry: (key) => index.entry(key),
    frequency: (key) => index.frequency(key),
    profile: (entity) => beside.profile(entity) ?? index.profile(entity),
    entityOf: (coreId) => index.entityOf(coreId) ?? beside.entityOf(coreId),
    ...(created !== undefined && { created }),
  };
}
