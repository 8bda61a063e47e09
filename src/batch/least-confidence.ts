import { Confidence } from '../contract/confidence.ts';
import type { EntityResolutionRecord } from '../contract/entity-resolution.ts';
import type { NamedEntity } from '../contract/extended.ts';
import { shortened } from '../resolution/reasoning/clause.ts';
import { MOST_CHARACTERS } from '../resolution/reasoning/sentences.ts';
import type { RowResult } from './row-result.ts';

/**
 * Leaves a match open that is less sure than the caller asks: the row is ambiguous, with the entity as its candidate, and
 * nothing else is told of it. What a service does not know of (`extended`) stays out of the candidate.
 */
export function withLeastConfidence(result: RowResult, least: Confidence | undefined): RowResult {
  if (least === undefined || result.outcome !== 'matched') return result;
  const { record, extended, isGiven } = result;
  const { core_id, identity_resolution_confidence: confidence } = record;
  if (core_id === null || isGiven === true || isSureEnough(confidence, least)) return result;
  const { parentage: _parentage, firmographics: _firmographics, account: _account, ...others } = result;
  return {
    ...others,
    outcome: 'ambiguous',
    record: leftOpen(record, least),
    extended: {
      explanation: null,
      ...extended,
      outcome: 'ambiguous',
      sources: [],
      candidates: [candidateOf(record, core_id)],
      unmatched_reason: 'too_little',
      probability: null,
    },
  };
}

/** From sure to unsure, as they are listed. */
function isSureEnough(confidence: Confidence, least: Confidence): boolean {
  const levels = Confidence.options;
  return levels.indexOf(confidence) <= levels.indexOf(least);
}

function leftOpen(record: EntityResolutionRecord, least: Confidence): EntityResolutionRecord {
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
