import type { EntityInput } from '../contract/entity-input.ts';
import type { Explanation, UnmatchedReason } from '../contract/extended.ts';
import type { CandidateIndex } from './blocking/candidate-index.ts';
import { findCandidates } from './blocking/candidates.ts';
import { compareWith } from './comparisons/compare.ts';
import { priorBits } from './comparisons/total-bits.ts';
import { type Decision, decide, type Ranked } from './decide.ts';
import { explanationOf } from './explanation.ts';
import type { Rarity } from './names/rarity.ts';
import { type ToldEntity, toldByProfile } from './reasoning/told-entity.ts';
import { unmatchedReasonOf } from './reasoning/unmatched-reason.ts';
import { nearestOf, reasoningOf } from './reasoning.ts';
import { type NormalRecord, normaliseRecord } from './records/normal-record.ts';

/** The universe that records are resolved against. */
export interface CandidateSource {
  readonly index: CandidateIndex;
  readonly rarity: Rarity;
  /** What people are told of an entity; by default what its profile says. */
  readonly tell?: (entity: number) => ToldEntity;
  /** Entities that the record is known not to be: they are left out. */
  readonly excluded?: ReadonlySet<number>;
  /** The record in its normal form, where that is known. */
  readonly record?: NormalRecord;
  /** Compared in place of those that share something with the record. */
  readonly candidates?: readonly number[];
}

/** What became of one record, with everything that decided. */
export interface Resolution {
  readonly record: NormalRecord;
  readonly decision: Decision;
  readonly reasoning: string;
  readonly unmatchedReason: UnmatchedReason | null;
  readonly explanation: Explanation;
  /** Those of the excluded entities that resemble the record. */
  readonly leftOut: readonly number[];
}

/** Resolves one record: normalise, find candidates, compare, decide, explain. Pure: the same record and universe give the same answer. */
export function resolveRecord(input: EntityInput, universe: CandidateSource): Resolution {
  const record = universe.record ?? normaliseRecord(input);
  const { index, excluded } = universe;
  const found = universe.candidates ?? findCandidates(record, index);
  const leftOut = excluded === undefined ? [] : leftOutOf(record, found, { index, excluded });
  const compared = leftOut.length === 0 ? found : found.filter((entity) => !leftOut.includes(entity));
  const candidates = compared.map((entity) => compareWith(record, entity, universe));
  const prior = priorBits(universe.rarity);
  const decision = decide(candidates, prior, input.bias ?? 'URL_BIAS');
  const decided = {
    input,
    record,
    decision,
    hasSignal: candidates.length > 0 || hasSignal(record),
    hasLeftOut: leftOut.length > 0,
    tell: ({ entity, profile }: Ranked) => universe.tell?.(entity) ?? toldByProfile(profile),
  };
  const nearest = nearestOf(decided);
  const reasoning = reasoningOf(decided, nearest);
  const unmatchedReason = unmatchedReasonOf(decided, nearest);
  return {
    record,
    decision,
    reasoning,
    unmatchedReason,
    leftOut,
    // Made for those who look at it: a sentence for each row takes longer than the decision.
    get explanation() {
      return explanationOf(decided, prior);
    },
  };
}

/** Created entities that a record is known not to be are told like others. */
function leftOutOf(
  record: NormalRecord,
  found: readonly number[],
  { index, excluded }: { readonly index: CandidateIndex; readonly excluded: ReadonlySet<number> },
): readonly number[] {
  const created = index.created === undefined ? [] : findCandidates(record, index.created);
  return [...new Set([...found, ...created])].filter((entity) => excluded.has(entity));
}

function hasSignal(record: NormalRecord): boolean {
  const { names, website, emailDomain, socialSlug, phone, registration } = record;
  return (
    names.length > 0 ||
    [website, emailDomain, socialSlug, phone, registration].some((signal) => signal !== undefined)
  );
}
