import type { Candidate } from './comparisons/candidate.ts';
import type { ConfidenceLevel } from './decision-rules.ts';
import { DOUBTS } from './doubt-rules.ts';
import { WEIGHTS } from './model/weights.ts';

/** How sure a match can be at most, whatever its probability; `from` is the probability that MEDIUM needs. */
export interface Ceiling {
  readonly atMost: ConfidenceLevel;
  readonly from: number;
}

/** What was compared of a candidate. */
export type Compared = Pick<Candidate, 'evidence' | 'profile'>;

/** What the doubts about a candidate leave. */
export function ceilingOf({ evidence, profile }: Compared): Ceiling {
  let { atMost, from } = NO_CEILING;
  for (const doubt of DOUBTS) {
    if (!doubt.holds(evidence, profile)) continue;
    if (atMost !== 'LOW') atMost = doubt.atMost;
    from = Math.max(from, doubt.from ?? from);
  }
  return { atMost, from };
}

/** How sure a match can be at most, and each doubt that has MEDIUM ask for a probability of its own. */
export function demandsOf({ evidence, profile }: Compared): {
  readonly atMost: ConfidenceLevel;
  readonly demands: number;
} {
  const demands = DOUBTS.filter(({ from, holds }) => from !== undefined && holds(evidence, profile));
  return { atMost: ceilingOf({ evidence, profile }).atMost, demands: demands.length };
}

/**
 * How sure it is that the best candidate is meant: what its probability allows, lowered by doubts. `lead` is its lead over
 * the next, in bits: HIGH asks for a clear one, for the sets have seen few companies of one group that share a name.
 */
export function confidenceOf(
  candidate: Candidate & { readonly probability: number },
  lead: number,
): ConfidenceLevel {
  return confidenceUnder(ceilingOf(candidate), { probability: candidate.probability, lead });
}

/** Why a match is less sure than its probability alone would make it. */
export interface LoweredBy {
  readonly doubt: string;
  readonly atMost: ConfidenceLevel;
  /** The probability from which on the doubt would leave more; undefined when none does. */
  readonly below?: number;
}

/** The gravest doubt that keeps a match at its confidence; undefined where its probability allows no more. */
export function loweredBy(
  { probability, evidence, profile }: Candidate & { readonly probability: number },
  confidence: ConfidenceLevel,
): LoweredBy | undefined {
  if (confidenceUnder(NO_CEILING, { probability, lead: Number.POSITIVE_INFINITY }) === confidence)
    return undefined;
  const doubts = DOUBTS.filter(({ holds }) => holds(evidence, profile));
  const gravest = doubts.find(({ atMost }) => atMost === 'LOW');
  if (gravest !== undefined) return { doubt: gravest.doubt, atMost: 'LOW' };
  const demanding = doubts.find(({ from = 0 }) => from > probability);
  if (demanding?.from !== undefined) return { doubt: demanding.doubt, atMost: 'LOW', below: demanding.from };
  return { doubt: doubts[0]?.doubt ?? 'the next best is too near', atMost: 'MEDIUM' };
}

const NO_CEILING: Ceiling = { atMost: 'HIGH', from: WEIGHTS.threshold.medium };

/** The same under a ceiling that is known. */
export function confidenceUnder(
  { atMost, from }: Ceiling,
  { probability, lead }: { readonly probability: number; readonly lead: number },
): ConfidenceLevel {
  const { high, high_margin_bits } = WEIGHTS.threshold;
  if (atMost === 'LOW') return 'LOW';
  if (atMost === 'HIGH' && probability >= high && lead >= high_margin_bits) return 'HIGH';
  return probability >= from ? 'MEDIUM' : 'LOW';
}
