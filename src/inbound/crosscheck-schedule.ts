import { z } from 'zod';
import type { Lease } from '../jobs/job-store.ts';
import { Cadence } from './cadence.ts';
import type { ScheduleKey } from './schedule-store.ts';

/** What is crosschecked again and again, and when. Paths are absolute. */
export const CrosscheckConfig = z.strictObject({
  name: z
    .string()
    .regex(/^[A-Za-z0-9][\w.-]{0,63}$/, 'must be 1 to 64 letters, digits, hyphens, underscores and dots'),
  connection: z.string().min(1),
  object: z.string().min(1).optional(),
  cadence: Cadence,
  /** The file of rules; null for the usual ones. */
  rules: z.string().nullable(),
  map: z.array(z.string()),
  /** The folder in which each run gets a folder of its own. */
  output: z.string(),
  /** Runs whose files are kept. */
  keep: z.int().min(1).max(1000),
});
export type CrosscheckConfig = z.infer<typeof CrosscheckConfig>;

const count = z.int().min(0);

/** What a run has found, and what is new since the one before. */
export const CrosscheckOutcome = z.object({
  accounts: count,
  recommendations: count,
  /** Null of a first run. */
  since: z
    .object({
      newAccounts: count,
      /** New accounts with a recommendation. */
      newRecommended: count,
      recommended: count,
      changed: count,
      settled: count,
      gone: count,
    })
    .nullable(),
});
export type CrosscheckOutcome = z.infer<typeof CrosscheckOutcome>;

/** A run and how it ended. Times are milliseconds since 1970. */
export interface CrosscheckRun {
  readonly run: number;
  readonly startedMs: number;
  /** Null while it is under way, and of one that was broken off and will go on. */
  readonly endedMs: number | null;
  /** Where its files are; null once they are pruned, and of one that failed. */
  readonly folder: string | null;
  readonly error: string | null;
  readonly outcome: CrosscheckOutcome | null;
}

/** A schedule and how it stands. */
export interface CrosscheckSchedule extends ScheduleKey {
  readonly config: CrosscheckConfig;
  readonly createdMs: number;
  readonly nextMs: number;
  /** Null when it is not paused. */
  readonly pausedReason: string | null;
  /** Runs that failed since the last that did not. */
  readonly failures: number;
}

/** A schedule of which a run is worked on. */
export interface ClaimedCrosscheck extends ScheduleKey {
  readonly config: CrosscheckConfig;
  readonly run: number;
  readonly folder: string;
  /** The folder of the last run that succeeded; null when there is none. */
  readonly before: string | null;
  /** Counts the claims; who carries an older one lost the schedule. */
  readonly token: number;
}

/** How a run ended: `stopped` is taken up again. */
export type CrosscheckEnd =
  | { readonly is: 'done'; readonly outcome: CrosscheckOutcome }
  | { readonly is: 'failed'; readonly error: string }
  | { readonly is: 'stopped' };

/** Schedules of crosschecks and their runs; every method is one transaction. Implemented in store/. */
export interface CrosscheckScheduleStore {
  /** Throws CONFLICT when there is one of the name. */
  add(workspace: string, config: CrosscheckConfig): Promise<void>;
  /** By workspace and name; of all workspaces without one. */
  list(workspace?: string): Promise<readonly CrosscheckSchedule[]>;
  find(key: ScheduleKey): Promise<CrosscheckSchedule | undefined>;
  /** False when there is none. */
  remove(key: ScheduleKey): Promise<boolean>;
  /** With a reason, pauses; with null, lets it go on at the next tick. False when there is none. */
  pause(key: ScheduleKey, reason: string | null): Promise<boolean>;
  /** The newest first. */
  runs(key: ScheduleKey, limit: number): Promise<readonly CrosscheckRun[]>;
  /**
   * Takes a schedule that is due, or has a run that was broken off, under a lease; with a key that one, due or not, paused
   * or not. Of a run that was broken off, the process that worked on it must be gone: `isAlive` tells.
   */
  claim(
    lease: Lease,
    isAlive: (owner: string) => boolean,
    key?: ScheduleKey,
  ): Promise<ClaimedCrosscheck | undefined>;
  /** Throws LeaseLost when another process has the schedule. */
  renew(claimed: ClaimedCrosscheck, forMs: number): Promise<void>;
  /** Keeps which process works on the run. Throws LeaseLost. */
  workedOnBy(claimed: ClaimedCrosscheck, owner: string): Promise<void>;
  /** Ends the claim; gives the folders of runs that are not kept any more. Throws LeaseLost. */
  end(claimed: ClaimedCrosscheck, how: CrosscheckEnd, mostFailures: number): Promise<readonly string[]>;
  /** Frees what processes hold that are gone; gives how many. */
  releaseLeases(isAlive: (owner: string) => boolean): Promise<number>;
}
