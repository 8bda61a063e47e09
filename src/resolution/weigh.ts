import type { Bias, EntityInput } from '../contract/entity-input.ts';
import type { CandidateIndex } from './blocking/candidate-index.ts';
import { findCandidates } from './blocking/candidates.ts';
import type { Candidate } from './comparisons/candidate.ts';
import { compareWith } from './comparisons/compare.ts';
import { priorBits } from './comparisons/total-bits.ts';
import { type Decision, decide } from './decide.ts';
import type { Rarity } from './names/rarity.ts';
import { type NormalRecord, normaliseRecord } from './records/normal-record.ts';

/** What records are compared by. */
export interface Measures {
  readonly index: CandidateIndex;
  readonly rarity: Rarity;
}

/** A record whose candidates were weighed against each other. */
export interface Weighed {
  readonly record: NormalRecord;
  /** All who share something with the record. */
  readonly found: readonly number[];
  /** Those of them that were compared. */
  readonly candidates: readonly Candidate[];
  readonly decision: Decision;
}

/** A record, and its normal form where somebody has worked it out before. */
export interface Unweighed {
  readonly input: EntityInput;
  readonly record?: NormalRecord;
}

/**
 * Weighs many records, one step for all of them before the next: a processor that does a step again at once has its code and
 * its tables at hand, and all of it takes a fifth less time than one record after the other. Each comes to what it comes to alone.
 */
export function weighAll(asked: readonly Unweighed[], measures: Measures): readonly Weighed[] {
  const records = asked.map(({ input, record }) => record ?? normaliseRecord(input));
  const found = records.map((record) => findCandidates(record, measures.index));
  const compared = records.map((record, at) => comparedWith(record, found[at] ?? [], measures));
  return records.map((record, at) => {
    const candidates = compared[at] ?? [];
    const decision = decisionOn(candidates, asked[at]?.input.bias, measures);
    return { record, found: found[at] ?? [], candidates, decision };
  });
}

/** The record beside each of these entities. */
export function comparedWith(
  record: NormalRecord,
  entities: readonly number[],
  measures: Measures,
): readonly Candidate[] {
  return entities.map((entity) => compareWith(record, entity, measures));
}

/** What the evidence amounts to; where the caller prefers nothing, the website decides. */
export function decisionOn(
  candidates: readonly Candidate[],
  bias: Bias | undefined,
  { rarity }: Measures,
): Decision {
  return decide(candidates, priorBits(rarity), bias ?? 'URL_BIAS');
}
