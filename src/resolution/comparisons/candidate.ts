import type { EntityProfile } from './entity-profile.ts';
import type { EvidenceRow } from './evidence.ts';

/** An entity that was compared with the record. */
export interface Candidate {
  readonly entity: number;
  readonly profile: EntityProfile;
  readonly evidence: readonly EvidenceRow[];
  /** How much rarer what the names share is than the universe is large, in bits; 0 when they share nothing. */
  readonly rarityMargin: number;
  /** Prior and evidence together: log2 of the odds that this entity is meant. */
  readonly totalBits: number;
}
