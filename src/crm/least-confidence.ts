import { type Confidence, isSureEnough } from '../contract/confidence.ts';
import type { EntityResolutionRecord } from '../contract/entity-resolution.ts';
import type { Extended, NamedEntity } from '../contract/extended.ts';
import { shortened } from '../resolution/reasoning/clause.ts';
import { MOST_CHARACTERS } from '../resolution/reasoning/sentences.ts';

/** What was found of a record. */
interface Found {
  readonly record: EntityResolutionRecord;
  /** Undefined where a service does not tell. */
  readonly extended?: Extended | undefined;
}

/** A match that was left open. */
export interface LeftOpen {
  readonly record: EntityResolutionRecord;
  readonly extended: Extended;
}

/**
 * Leaves a match open that is less sure than the caller asks: the record is that of no entity, and the entity its
 * candidate. What a service does not know of (`extended`) stays out of the candidate. Undefined of one that is sure enough.
 */
export function leftOpen({ record, extended }: Found, least: Confidence): LeftOpen | undefined {
  const { core_id: coreId, identity_resolution_confidence: confidence } = record;
  if (coreId === null || isSureEnough(confidence, least)) return undefined;
  return {
    record: ofNoEntity(record, least),
    extended: {
      explanation: null,
      ...extended,
      outcome: 'ambiguous',
      sources: [],
      candidates: [candidateOf(record, coreId)],
      unmatched_reason: 'too_little',
      probability: null,
    },
  };
}

function ofNoEntity(record: EntityResolutionRecord, least: Confidence): EntityResolutionRecord {
  const { social: _social, ...rest } = record;
  return {
    ...rest,
    core_id: null,
    identity_type: null,
    identity_resolution_confidence: 'LOW',
    identity_resolution_reasoning: shortened(
      `Less sure than ${least}, so left open. ${record.identity_resolution_reasoning}`,
      MOST_CHARACTERS,
    ),
    legal_info: null,
    trading_info: null,
    entity_classification: null,
  };
}

function candidateOf({ legal_info, trading_info }: EntityResolutionRecord, coreId: string): NamedEntity {
  return {
    core_id: coreId,
    name: trading_info?.trading_name || legal_info?.legal_name || '',
    city: null,
    country: trading_info?.country ?? legal_info?.country ?? null,
    website: trading_info?.website ?? legal_info?.website ?? null,
  };
}
