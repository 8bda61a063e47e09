import { WEIGHTS } from '../model/weights.ts';

/** Under which whoever shares a key with a record is a candidate, up to 500: for those who look through more than the likely ones. */
export const WIDEST_LIMITS = {
  ...WEIGHTS.blocking,
  max_candidates: 500,
  min_share_of_best: 0,
  min_share_of_telling: 0,
  max_bits_behind: Number.POSITIVE_INFINITY,
};
