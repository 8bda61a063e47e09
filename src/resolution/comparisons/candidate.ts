import type { EntityProfile } from './entity-profile.ts';
import type { EvidenceRow } from './evidence.ts';

/** An entity that was compared with the record. */
export interface Candidate {
  readonly entity: number;
  readonly profile: EntityProfile;
  readonly evidence: readonly EvidenceRow[];
  /** Prior and evidence together: log2 of the odds that this entity is meant. */
  readonly totalBits: number;
}
