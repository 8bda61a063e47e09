import type { EntityProfile } from '../comparisons/entity-profile.ts';

/** How often a blocking key occurs in the universe, and the entities that have it when it is rare enough to tell. */
export interface KeyEntry {
  /** Number of entities with the key. */
  readonly frequency: number;
  /** Entity numbers, ascending; empty when the key is too common to be listed. */
  readonly entities: Uint32Array;
}

/**
 * The universe of entities as the matcher reads it; implemented over SQLite in store/. Entities that callers' records alone
 * tell of stand apart: how rare a word is, and who is compared with a record, does not depend on them.
 */
export interface CandidateIndex {
  /** Number of entities, those apart not counted. */
  readonly size: number;
  /** Frequency above which keys are not listed, measured on the universe when the index was built. */
  readonly frequencyCap: number;
  entry(key: string): KeyEntry | undefined;
  /** Frequency alone; 0 when the key is unknown. */
  frequency(key: string): number;
  profile(entity: number): EntityProfile;
  /** The entity that answers to the id, redirects followed; undefined when unknown. */
  entityOf(coreId: string): number | undefined;
  /** The entities apart, by numbers that follow those of the others; absent when there are none. */
  readonly created?: CandidateIndex;
}
