import type { CandidateIndex } from '../blocking/candidate-index.ts';
import { WEIGHTS } from '../model/weights.ts';
import type { Rarity } from '../names/rarity.ts';
import type { NormalRecord } from '../records/normal-record.ts';
import type { EntityProfile } from './entity-profile.ts';
import type { EvidenceRow } from './evidence.ts';

/** What a comparison may look at. */
export interface ComparisonContext {
  readonly record: NormalRecord;
  readonly profile: EntityProfile;
  readonly index: CandidateIndex;
  readonly rarity: Rarity;
}

/** Compares one kind of evidence; no rows when either side lacks it, for a missing field costs nothing. */
export type Comparison = (
  context: ComparisonContext,
  /** What the comparisons before it came to. */
  before: readonly EvidenceRow[],
) => readonly EvidenceRow[];

/** The most that an identifier can tell: little more than which entity of the universe is meant. */
export function identifierCap(rarity: Rarity): number {
  return rarity.universeBits + WEIGHTS.identifier.cap_over_universe_bits;
}
