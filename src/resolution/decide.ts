import type { Bias } from '../contract/entity-input.ts';
import type { Evidence } from '../contract/extended.ts';
import { type Candidate, totalOf } from './compare.ts';
import { evidence } from './comparison.ts';
import { WEIGHTS } from './model/weights.ts';

export type ConfidenceLevel = 'HIGH' | 'MEDIUM' | 'LOW';

/** A candidate with its share of the probability; the shares of all candidates and of none of them sum to one. */
export interface Ranked extends Candidate {
  readonly probability: number;
}

/**
 * What the evidence amounts to. `confidence` is how sure the statement is: of a match that it is this entity,
 * of no match that none of the known entities is it (decisions.md, confidence with and without a match).
 */
export type Decision =
  | {
      readonly kind: 'match';
      readonly best: Ranked;
      readonly others: readonly Ranked[];
      readonly confidence: ConfidenceLevel;
    }
  | { readonly kind: 'tie'; readonly tied: readonly Ranked[]; readonly confidence: 'LOW' }
  | { readonly kind: 'none'; readonly near: readonly Ranked[]; readonly confidence: 'HIGH' | 'MEDIUM' };

const NEAR_PROBABILITY = 0.02;
const NAMED_PROBABILITY = 0.001;
const TIED_SHARE_OF_BEST = 0.2;
const MAX_NAMED = 5;

/** Weighs the candidates against each other and against none of them. */
export function decide(compared: readonly Candidate[], prior: number, bias: Bias): Decision {
  const ranked = rank(withBias(withHeads(compared, prior), prior, bias));
  const [best, ...others] = ranked;
  if (best === undefined || best.probability < NEAR_PROBABILITY)
    return { kind: 'none', near: [], confidence: 'HIGH' };
  if (best.probability >= WEIGHTS.threshold.low && !isTied(best, others[0])) {
    return {
      kind: 'match',
      best,
      others: others.slice(0, MAX_NAMED),
      confidence: confidenceOf(best.probability),
    };
  }
  const tied = ranked
    .filter((candidate) => candidate.probability >= best.probability * TIED_SHARE_OF_BEST)
    .slice(0, MAX_NAMED);
  const together = tied.reduce((sum, candidate) => sum + candidate.probability, 0);
  if (tied.length > 1 && together >= WEIGHTS.threshold.tie) return { kind: 'tie', tied, confidence: 'LOW' };
  return { kind: 'none', near: ranked.slice(0, MAX_NAMED), confidence: 'MEDIUM' };
}

/** Near enough to be named beside the best. */
export function isWorthNaming(candidate: Ranked): boolean {
  return candidate.probability >= NAMED_PROBABILITY;
}

/** Two candidates so close that choosing would be guessing. */
function isTied(best: Ranked, second: Ranked | undefined): boolean {
  return (
    second !== undefined &&
    best.totalBits - second.totalBits < WEIGHTS.threshold.tie_bits &&
    best.probability < WEIGHTS.threshold.medium
  );
}

function confidenceOf(probability: number): ConfidenceLevel {
  if (probability >= WEIGHTS.threshold.high) return 'HIGH';
  return probability >= WEIGHTS.threshold.medium ? 'MEDIUM' : 'LOW';
}

/** Shares of probability: 2^bits for each candidate against 1 for none of them, then calibrated in log odds. */
function rank(candidates: readonly Candidate[]): readonly Ranked[] {
  const odds = candidates.map((candidate) => 2 ** Math.min(200, candidate.totalBits));
  const whole = odds.reduce((sum, next) => sum + next, 1);
  return candidates
    .map((candidate, at) => ({ ...candidate, probability: calibrate((odds[at] ?? 0) / whole) }))
    .sort((a, b) => b.totalBits - a.totalBits || (a.profile.coreId < b.profile.coreId ? -1 : 1));
}

function calibrate(probability: number): number {
  const clamped = Math.min(1 - 1e-12, Math.max(1e-12, probability));
  const logOdds = Math.log2(clamped / (1 - clamped));
  const calibrated = 1 / (1 + 2 ** -(WEIGHTS.calibration.slope * logOdds + WEIGHTS.calibration.intercept));
  return Math.round(calibrated * 1e6) / 1e6;
}

/** Of a head company and its subsidiary whose own names fit equally well, the name means the head. */
function withHeads(candidates: readonly Candidate[], prior: number): readonly Candidate[] {
  const fits = (candidate: Candidate) => has(candidate, 'name', ['same', 'same_words']);
  return candidates.map((candidate) => {
    const isHead = candidates.some(
      (other) =>
        other.profile.groupIds.includes(candidate.profile.coreId) &&
        fits(other) &&
        formBits(candidate) >= formBits(other),
    );
    if (!isHead || !fits(candidate)) return candidate;
    return withRow(
      candidate,
      prior,
      evidence('group', 'head', { left: null, right: null, bits: WEIGHTS.head_of_group }),
    );
  });
}

function formBits(candidate: Candidate): number {
  return candidate.evidence.find((row) => row.comparison === 'name_form')?.bits ?? 0;
}

/** When the website leads to one entity and the name to another, the caller's bias tips the scale. */
function withBias(candidates: readonly Candidate[], prior: number, bias: Bias): readonly Candidate[] {
  const bySite = candidates.filter(
    (candidate) => has(candidate, 'website', ['same']) && !agreesByName(candidate),
  );
  const byName = candidates.filter((candidate) => isWholeName(candidate) && !agreesByWebsite(candidate));
  if (bySite.length === 0 || byName.length === 0) return candidates;
  const weights = WEIGHTS.conflict[bias];
  return candidates.map((candidate) => {
    if (bySite.includes(candidate)) return tipped(candidate, { prior, bias, bits: weights.website });
    return byName.includes(candidate) ? tipped(candidate, { prior, bias, bits: weights.name }) : candidate;
  });
}

function tipped(
  candidate: Candidate,
  { prior, bias, bits }: { prior: number; bias: Bias; bits: number },
): Candidate {
  return withRow(candidate, prior, evidence('bias', bias.toLowerCase(), { left: null, right: null, bits }));
}

function withRow(candidate: Candidate, prior: number, row: Evidence): Candidate {
  const rows = [...candidate.evidence, row];
  return { ...candidate, evidence: rows, totalBits: totalOf(prior, rows) };
}

function has(candidate: Candidate, comparison: string, levels: readonly string[]): boolean {
  return candidate.evidence.some((row) => row.comparison === comparison && levels.includes(row.level));
}

function isWholeName(candidate: Candidate): boolean {
  return has(candidate, 'name', ['same', 'same_words', 'respelled', 'same_alias', 'same_words_alias']);
}

/** More than a word or two that many companies have. */
function agreesByName(candidate: Candidate): boolean {
  return candidate.evidence.some(
    (row) => row.comparison === 'name' && !/^(?:different|overlap)/.test(row.level) && row.bits > 0,
  );
}

function agreesByWebsite(candidate: Candidate): boolean {
  return has(candidate, 'website', ['same', 'group', 'other_suffix', 'names_entity']);
}
