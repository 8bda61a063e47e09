import type { Redecided } from './decide-anew.ts';
import type { NewOverride, StoredOverride } from './standing.ts';

/** The decisions of people, for each workspace; never pruned. Implemented in store/; every method is one transaction. */
export interface OverrideStore {
  /** Oldest first. */
  list(workspace: string): Promise<readonly StoredOverride[]>;
  /** All of them or, when one contradicts those that stand, none: throws CONFLICT then (decide-anew.ts). */
  add(workspace: string, overrides: readonly NewOverride[]): Promise<Redecided>;
  /**
   * All of them or, when one is not there, none; gives those that are not there. Answers of reviews that rest on them are
   * taken back (crm/review/fallen-answers.ts).
   */
  remove(workspace: string, numbers: readonly number[]): Promise<readonly number[]>;
  /** Grows with each change; 0 when nothing was ever decided. */
  revision(workspace: string): Promise<number>;
}
