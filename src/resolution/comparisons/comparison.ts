import type { Evidence } from '../../contract/extended.ts';
import type { CandidateIndex } from '../blocking/candidate-index.ts';
import { WEIGHTS } from '../model/weights.ts';
import type { Rarity } from '../names/rarity.ts';
import type { NormalRecord } from '../records/normal-record.ts';
import type { EntityProfile } from './entity-profile.ts';

/** What a comparison may look at. */
export interface ComparisonContext {
  readonly record: NormalRecord;
  readonly profile: EntityProfile;
  readonly index: CandidateIndex;
  readonly rarity: Rarity;
}

/** Compares one kind of evidence; no rows when either side lacks it, for a missing field costs nothing. */
export type Comparison = (context: ComparisonContext) => readonly Evidence[];

/** An evidence row with its bits rounded, so that the rows that are shown sum to the total that decided. */
export function evidence(
  comparison: string,
  level: string,
  values: { left: string | null; right: string | null; bits: number },
): Evidence {
  return {
    comparison,
    level,
    left: values.left,
    right: values.right,
    bits: Math.round(values.bits * 100) / 100,
  };
}

/** The most that an identifier can tell: little more than which entity of the universe is meant. */
export function identifierCap(rarity: Rarity): number {
  return rarity.universeBits + WEIGHTS.identifier.cap_over_universe_bits;
}
