import type { Candidate } from './comparisons/candidate.ts';
import type { EvidenceRow } from './comparisons/evidence.ts';
import { type ConfidenceLevel, DOUBTS } from './decision-rules.ts';
import { WEIGHTS } from './model/weights.ts';

/** How sure a match can be at most, whatever its probability; `from` is the probability that MEDIUM needs. */
export interface Ceiling {
  readonly atMost: ConfidenceLevel;
  readonly from: number;
  /** The probability that a match needs. */
  readonly least: number;
}

/** What the doubts leave. */
export function ceilingOf(evidence: readonly EvidenceRow[]): Ceiling {
  const doubts = DOUBTS.filter(({ holds }) => holds(evidence));
  const { low, medium } = WEIGHTS.threshold;
  const from = Math.max(medium, ...doubts.map(({ from = medium }) => from));
  const least = Math.max(low, ...doubts.map(({ least = low }) => least));
  if (doubts.some(({ atMost }) => atMost === 'LOW')) return { atMost: 'LOW', from, least };
  return { atMost: doubts.length === 0 ? 'HIGH' : 'MEDIUM', from, least };
}

/**
 * How sure it is that the best candidate is meant: what its probability allows, lowered by doubts. `lead` is its lead over
 * the next, in bits: HIGH asks for a clear one, for the sets have seen few companies of one group that share a name.
 */
export function confidenceOf(
  { probability, evidence }: Candidate & { readonly probability: number },
  lead: number,
): ConfidenceLevel {
  return confidenceUnder(ceilingOf(evidence), { probability, lead });
}

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
