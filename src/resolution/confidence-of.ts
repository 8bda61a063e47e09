import type { Candidate } from './comparisons/candidate.ts';
import { type ConfidenceLevel, DOUBTS } from './decision-rules.ts';
import { WEIGHTS } from './model/weights.ts';

/**
 * How sure it is that the best candidate is meant: what its probability allows, lowered by doubts. `lead` is its lead over
 * the next, in bits: HIGH asks for a clear one, for the sets have seen few companies of one group that share a name.
 */
export function confidenceOf(
  { probability, evidence }: Candidate & { readonly probability: number },
  lead: number,
): ConfidenceLevel {
  const { high, high_margin_bits, medium } = WEIGHTS.threshold;
  const doubts = DOUBTS.filter(({ holds }) => holds(evidence));
  if (doubts.some(({ atMost }) => atMost === 'LOW')) return 'LOW';
  if (doubts.length === 0 && probability >= high && lead >= high_margin_bits) return 'HIGH';
  const least = Math.max(medium, ...doubts.map(({ from = medium }) => from));
  return probability >= least ? 'MEDIUM' : 'LOW';
}
