import { WEIGHTS } from '../../resolution/model/weights.ts';

/** A dataset tells so much at most. */
export const MOST_PRIOR_BITS = 3;
const LEAST_PRIOR_BITS = -2;
const ROUNDS = 20;

/**
 * What the share of doubles in a dataset adds to the total of a pair, in bits. The model takes a record for one of the
 * known companies in a quarter of the cases; of accounts hardly any may have a double, or nearly all. The number of
 * doubles is estimated from the totals themselves (expectation maximisation, as Splink estimates its prior).
 */
export function priorOf(totals: Float64Array, accounts: number): number {
  let bits = 0;
  for (let round = 0; round < ROUNDS; round++) {
    let expected = 0;
    for (const total of totals) expected += 1 / (1 + 2 ** -(total + bits));
    const doublesOfAnAccount = (2 * expected) / Math.max(1, accounts);
    const found = Math.log2(Math.max(1e-6, doublesOfAnAccount)) - WEIGHTS.prior.coverage_bits;
    bits = Math.min(MOST_PRIOR_BITS, Math.max(LEAST_PRIOR_BITS, found));
  }
  return Math.round(bits * 100) / 100;
}
