import type { Verdict } from './earlier-links.ts';
import type { LinkReason } from './link-rules.ts';
import type { ReusedIdentifier } from './reused-identifiers.ts';
import type { CrowdedKey } from './shared-keys.ts';

/** Two records by their numbers, the lower one first. */
export interface NumberedLink {
  readonly left: number;
  readonly right: number;
  readonly reason: LinkReason;
}

/** Which records are one company. */
export interface Clusters {
  /** For each record the lowest number of its company. */
  readonly headOf: Uint32Array;
  /** The companies of more than one record by that number. */
  readonly joined: ReadonlyMap<number, JoinedRecords>;
  /** By type and value. */
  readonly reused: readonly ReusedIdentifier[];
  /** What was found out about pairs of records, and which keys were left out: the next version goes on from it. */
  readonly verdicts: readonly Verdict[];
  readonly crowded: readonly CrowdedKey[];
}

export interface JoinedRecords {
  /** All records, ascending. */
  readonly records: readonly number[];
  /** What holds them together; of a company that is as it was the earlier version knows it. */
  readonly links: readonly NumberedLink[] | 'as before';
}
