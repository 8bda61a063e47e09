import type { EntityInput } from '../contract/entity-input.ts';
import type { Explanation, UnmatchedReason } from '../contract/extended.ts';
import { findCandidates } from './blocking/candidates.ts';
import { priorBits } from './comparisons/total-bits.ts';
import type { Decision, Ranked } from './decide.ts';
import { explanationOf } from './explanation.ts';
import { type ToldEntity, toldByProfile } from './reasoning/told-entity.ts';
import { unmatchedReasonOf } from './reasoning/unmatched-reason.ts';
import { nearestOf, reasoningOf } from './reasoning.ts';
import { type NormalRecord, normaliseRecord } from './records/normal-record.ts';
import { comparedWith, decisionOn, type Measures, type Weighed } from './weigh.ts';

/** The universe that records are resolved against. */
export interface CandidateSource extends Measures {
  /** What people are told of an entity; by default what its profile says. */
  readonly tell?: (entity: number) => ToldEntity;
  /** Entities that the record is known not to be: they are left out. */
  readonly excluded?: ReadonlySet<number>;
  /** The record in its normal form, where that is known. */
  readonly record?: NormalRecord;
  /** Compared in place of those that share something with the record. */
  readonly candidates?: readonly number[];
  /** What the record came to beside the same index, where it was weighed together with others. */
  readonly weighed?: Weighed;
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
  const { record, candidates, decision, leftOut } = weigh(input, universe);
  const facts = {
    input,
    record,
    decision,
    hasSignal: candidates.length > 0 || hasSignal(record),
    hasLeftOut: leftOut.length > 0,
    tell: ({ entity, profile }: Ranked) => universe.tell?.(entity) ?? toldByProfile(profile),
  };
  const nearest = nearestOf(facts);
  const reasoning = reasoningOf(facts, nearest);
  const unmatchedReason = unmatchedReasonOf(facts, nearest);
  return {
    record,
    decision,
    reasoning,
    unmatchedReason,
    leftOut,
    // Made for those who look at it: a sentence for each row takes longer than the decision.
    get explanation() {
      return explanationOf(facts, priorBits(universe.rarity));
    },
  };
}

/** Weighs one record; those that it is known not to be are left out. */
function weigh(
  input: EntityInput,
  universe: CandidateSource,
): Weighed & { readonly leftOut: readonly number[] } {
  const { weighed, excluded } = universe;
  const record = weighed?.record ?? universe.record ?? normaliseRecord(input);
  const found = weighed?.found ?? universe.candidates ?? findCandidates(record, universe.index);
  const leftOut = excluded === undefined ? [] : leftOutOf(record, found, { index: universe.index, excluded });
  if (weighed !== undefined && leftOut.length === 0) {
    const { candidates, decision } = weighed;
    return { record, found, candidates, decision, leftOut };
  }
  const left = leftOut.length === 0 ? found : found.filter((entity) => !leftOut.includes(entity));
  const candidates = comparedWith(record, left, universe);
  return { record, found, candidates, decision: decisionOn(candidates, input.bias, universe), leftOut };
}

/** Created entities that a record is known not to be are told like others. */
function leftOutOf(
  record: NormalRecord,
  found: readonly number[],
  { index, excluded }: Pick<Measures, 'index'> & { readonly excluded: ReadonlySet<number> },
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
