import type { Bias } from '../contract/entity-input.ts';
import { assuredOf } from './assurances.ts';
import type { Candidate } from './comparisons/candidate.ts';
import { hasOwnIdentifier, isUnitOnDomain } from './comparisons/candidate-evidence.ts';
import { rowOf } from './comparisons/evidence.ts';
import { confidenceOf } from './confidence-of.ts';
import { type ConfidenceLevel, RIVAL_RULES } from './decision-rules.ts';
import { refusalOf } from './doubts/refusals.ts';
import { isLikelyEnough } from './likely-enough.ts';
import { WEIGHTS } from './model/weights.ts';
import { nearestAmong } from './nearest.ts';
import { type DecisionFeatures, decisionFeaturesOf, decisionScorer, rankByTotal } from './ranking.ts';
import { widelyKnownBits } from './rivals/best-known.ts';
import type { Rivalry } from './rivals/rivals.ts';

/** A candidate with its share of the probability; the shares of all candidates and of none of them sum to one. */
export interface Ranked extends Candidate {
  readonly probability: number;
  /** Log2 of the odds that it is the right one, not rounded. */
  readonly oddsBits: number;
  /** What the probability of the best was read from. */
  readonly features?: DecisionFeatures;
  /** The next behind the best of those that bear another name, the best beside another. */
  readonly rival?: Candidate | undefined;
  /** Of the best: its part of the probability that one of those who bear its name is meant. */
  readonly share?: number;
}

/**
 * What the evidence amounts to. `confidence` is how sure the statement is: of a match that it is this entity,
 * of no match that none of the known entities is it (docs/wire.md, Entity resolution record).
 */
export type Decision =
  | {
      readonly kind: 'match';
      readonly best: Ranked;
      readonly others: readonly Ranked[];
      readonly confidence: ConfidenceLevel;
    }
  | { readonly kind: 'ambiguous'; readonly candidates: readonly Ranked[]; readonly confidence: 'LOW' }
  | {
      readonly kind: 'no_match';
      /** The nearest to people first, then in the order of their totals. */
      readonly near: readonly Ranked[];
      readonly confidence: 'HIGH' | 'MEDIUM';
      /** Why the best is no guess, though it is likely enough for one. */
      readonly refusal?: string;
    };

const NEAR_PROBABILITY = 0.08;
const NAMED_PROBABILITY = 0.001;
const MAX_NAMED = 5;
/** What the evidence together has to tell for an entity before people wonder why it was not taken. */
const LIKENESS_BITS = 2;

/** Weighs the candidates against each other and against none of them. */
export function decide(compared: readonly Candidate[], prior: number, bias: Bias): Decision {
  const sorted = sortedByTotal(besideRivals(compared, { prior, bias }));
  const [first, second] = sorted;
  if (first === undefined) return { kind: 'no_match', near: [], confidence: 'HIGH' };
  const rank = rankerOf(first, sorted);
  const named = (count: number, from = 0) =>
    sorted.slice(from, from + count).map((candidate, at) => rank(candidate, from + at));
  const fitting = countFitting(sorted);
  if (fitting > 1)
    return { kind: 'ambiguous', candidates: named(Math.min(fitting, MAX_NAMED)), confidence: 'LOW' };
  const best = rank(first, 0);
  const lead = leadOf(best, second);
  if (!isLikelyEnough(best, lead)) return noMatch(best, { sorted, rank, prior });
  const confidence = confidenceOf(best, lead);
  if (confidence !== 'LOW') return { kind: 'match', best, others: named(MAX_NAMED, 1), confidence };
  const refusal = refusalOf(best.evidence, lead);
  if (refusal !== undefined) return { ...noMatch(best, { sorted, rank, prior }), refusal };
  const assured = assuredOf(best, lead);
  if (assured === 0) return { kind: 'match', best, others: named(MAX_NAMED, 1), confidence };
  const [sure, ...others] = sorted.slice(0, MAX_NAMED + 1).map(rankerOf(first, sorted, assured));
  return { kind: 'match', best: sure ?? best, others, confidence: 'MEDIUM' };
}

type Ranker = (candidate: Candidate, at: number) => Ranked;

/** Of an improbable best, who is near is named alone, and only where people would ask for it. */
function noMatch(
  { probability }: Ranked,
  {
    sorted,
    rank,
    prior,
  }: { readonly sorted: readonly Candidate[]; readonly rank: Ranker; readonly prior: number },
): Extract<Decision, { kind: 'no_match' }> {
  const isImprobable = probability < NEAR_PROBABILITY;
  const nearest = nearestAmong(isImprobable ? sorted.filter((one) => isLikeness(one, prior)) : sorted);
  if (nearest === undefined) return { kind: 'no_match', near: [], confidence: 'HIGH' };
  const first = rank(nearest, sorted.indexOf(nearest));
  if (isImprobable) return { kind: 'no_match', near: [first], confidence: 'MEDIUM' };
  const others = sorted.slice(0, MAX_NAMED).filter((other) => other !== nearest);
  const near = [first, ...others.map((other) => rank(other, sorted.indexOf(other)))];
  return { kind: 'no_match', near: near.slice(0, MAX_NAMED), confidence: 'MEDIUM' };
}

/**
 * Named as the nearest, however improbable: people ask why `Fund VII` is not `Fund VIII`, and why a unit on the company's
 * own domain is not the company.
 */
function isLikeness(candidate: Candidate, prior: number): boolean {
  const { evidence } = candidate;
  if (rowOf(evidence, 'name_words')?.meaning === 'sibling' || isUnitOnDomain(evidence)) return true;
  return hasOwnIdentifier(evidence) || candidate.totalBits >= prior + LIKENESS_BITS;
}

/** How many candidates fit equally well, when it is likely that one of them is meant; choosing would be guessing. */
function countFitting(sorted: readonly Candidate[]): number {
  const [best, second] = sorted;
  if (best === undefined || second === undefined) return 0;
  const { ambiguous, ambiguous_bits } = WEIGHTS.threshold;
  const isBehind = (candidate: Candidate) => best.totalBits - candidate.totalBits >= ambiguous_bits;
  if (isBehind(second)) return 0;
  const next = sorted.findIndex(isBehind);
  if (probabilityOf(best, sorted[next]) < ambiguous) return 0;
  return next === -1 ? sorted.length : next;
}

function leadOf(best: Candidate, next: Candidate | undefined): number {
  return next === undefined ? Number.POSITIVE_INFINITY : best.totalBits - next.totalBits;
}

/** Near enough to be named beside the best. */
export function isWorthNaming(candidate: Ranked): boolean {
  return candidate.probability >= NAMED_PROBABILITY;
}

function sortedByTotal(candidates: readonly Candidate[]): readonly Candidate[] {
  return rankByTotal(candidates, (a, b) => (a.profile.coreId < b.profile.coreId ? -1 : 1));
}

/**
 * The best candidate's probability is read from the model's tables of its total, of its margin over the next and of how
 * rare the words are that the names share: what nobody else has tells more than the total can. What is left of it is
 * shared by the others as their bits would have it. Makes those that are told of by their place: of most, nothing is.
 * `least` is what the best has at least.
 */
function rankerOf(best: Candidate, sorted: readonly Candidate[], least = 0): Ranker {
  const { chance: read, features, next, share } = surerReading(best, sorted);
  const chance = Math.max(read, least);
  let others: number | undefined;
  return (candidate, at) => {
    const { entity, profile, evidence, totalBits } = candidate;
    if (at === 0) {
      const { probability, oddsBits } = probable(chance);
      return { entity, profile, evidence, totalBits, probability, oddsBits, features, share, rival: next };
    }
    others ??= sorted.reduce((sum, each, place) => (place === 0 ? sum : sum + oddsOf(each)), 1);
    const part = Math.min(chance, (1 - chance) * (oddsOf(candidate) / others));
    const { probability, oddsBits } = probable(part);
    return { entity, profile, evidence, totalBits, probability, oddsBits, rival: best };
  };
}

function oddsOf({ totalBits }: Candidate): number {
  return 2 ** Math.min(200, totalBits);
}

function probable(part: number): Pick<Ranked, 'probability' | 'oddsBits'> {
  return { probability: Math.round(part * 1e6) / 1e6, oddsBits: oddsBitsOf(part) };
}

/** What the probability of the best is read from: the next that it is measured against, and its share among its namesakes. */
interface Reading {
  readonly chance: number;
  readonly features: DecisionFeatures;
  readonly next: Candidate | undefined;
  readonly share: number;
}

/**
 * The tables have seen only namesakes of whom nothing is known. Between those of whom something is, the odds are what their
 * bits say, and the tables say how likely it is that one of them is meant: whichever is surer, that or the tables alone.
 */
function surerReading(best: Candidate, [, ...behind]: readonly Candidate[]): Reading {
  const alone = readingOf(best, behind[0]);
  const namesakes = prominenceOf(best) > 0 ? behind.filter(isNamesake) : [];
  if (namesakes.length === 0) return alone;
  const next = behind.find((candidate) => !namesakes.includes(candidate));
  const share = 1 / namesakes.reduce((sum, other) => sum + 2 ** (other.totalBits - best.totalBits), 1);
  const shared = readingOf(best, next, share);
  return shared.chance > alone.chance ? shared : alone;
}

function readingOf(best: Candidate, next: Candidate | undefined, share = 1): Reading {
  const features = featuresOf(best, next);
  return { chance: PROBABILITY(features) * share, features, next, share };
}

function prominenceOf({ evidence }: Candidate): number {
  return rowOf(evidence, 'prominence')?.bits ?? 0;
}

function isNamesake({ evidence }: Candidate): boolean {
  return rowOf(evidence, 'prominence') !== undefined;
}

/** Nothing is surer than this, in bits. */
const SUREST = 40;

function oddsBitsOf(share: number): number {
  return Math.max(-SUREST, Math.min(SUREST, Math.log2(share / (1 - share))));
}

const PROBABILITY = decisionScorer(WEIGHTS.decision);

function probabilityOf(candidate: Candidate, next: Candidate | undefined): number {
  return PROBABILITY(featuresOf(candidate, next));
}

/** The better known the best of one name is, the less likely is another that may bear it to be meant. */
function featuresOf(candidate: Candidate, next: Candidate | undefined): DecisionFeatures {
  const { totalBits, evidence } = candidate;
  const rarityMargin = (rowOf(evidence, 'name')?.rarityMargin ?? 0) + widelyKnownBits(candidate);
  return decisionFeaturesOf({ totalBits, rarityMargin }, next);
}

/** Adds the evidence that only shows when the candidates are seen side by side. */
export function besideRivals(candidates: readonly Candidate[], rivalry: Rivalry): readonly Candidate[] {
  return RIVAL_RULES.reduce((weighed, { apply }) => apply(weighed, rivalry), candidates);
}
