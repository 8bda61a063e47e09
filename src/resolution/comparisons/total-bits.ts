import { WEIGHTS } from '../model/weights.ts';
import type { Rarity } from '../names/rarity.ts';
import { type EvidenceRow, roundedBits } from './evidence.ts';

/** Log2 of the odds of an entity of the universe before anything is compared. */
export function priorBits(rarity: Rarity): number {
  return roundedBits(WEIGHTS.prior.coverage_bits - rarity.universeBits);
}

/** Prior and evidence together. */
export function totalOf(prior: number, evidence: readonly EvidenceRow[]): number {
  return roundedBits(evidence.reduce((total, row) => total + row.bits, prior));
}
