import type { CrmCursor } from '../contract/crm-connection.ts';
import type { EnrichmentRequest } from '../contract/inbound.ts';
import type { Lease } from '../jobs/job-store.ts';
import type { ScheduleConfig } from './schedule-config.ts';
import type { KnownRow } from './schedule-row.ts';

export interface ScheduleKey {
  readonly workspace: string;
  readonly name: string;
}

/** A place in a CRM, and which CRM that is. */
export interface ScheduleCursor extends CrmCursor {
  /** Undefined where it is not known. */
  readonly place?: string;
}

/** Whether a cursor is that of another CRM, of which nothing holds for this one. */
export function isElsewhere(cursor: ScheduleCursor | undefined, place: string | undefined): boolean {
  return cursor?.place !== undefined && place !== undefined && cursor.place !== place;
}

/** A schedule and how it stands. Times are milliseconds since 1970. */
export interface Schedule extends ScheduleKey {
  readonly config: ScheduleConfig;
  readonly createdMs: number;
  readonly nextMs: number;
  /** Null when it is not paused. */
  readonly pausedReason: string | null;
  /** Runs that failed since the last that did not. */
  readonly failures: number;
  readonly lastRunMs: number | null;
  readonly lastError: string | null;
  /** Where the last page ended; undefined before the first. */
  readonly cursor: ScheduleCursor | undefined;
  /** Rows that it knows, that wait, and that are left alone after their attempts failed. */
  readonly rows: { readonly known: number; readonly waiting: number; readonly stopped: number };
}

/** A schedule of which a tick is worked on. */
export interface ClaimedSchedule extends ScheduleKey {
  readonly config: ScheduleConfig;
  /** Where the last page ended. */
  readonly cursor: ScheduleCursor | undefined;
  /** Of the run that began with the claim. */
  readonly run: number;
  /** Counts the claims; who carries an older one lost the schedule. */
  readonly token: number;
}

/** What happened to a row in a run. */
export interface LogLine {
  readonly crmId: string | null;
  readonly what:
    | 'sent'
    | 'skipped'
    | 'enriched'
    | 'failed'
    | 'stopped'
    | 'written'
    | 'unchanged'
    | 'withheld'
    | 'refused'
    | 'unanswered'
    | 'gone'
    | 'begun anew';
  readonly reason: string | null;
  readonly detail: string | null;
}

export interface LoggedLine extends LogLine {
  readonly run: number;
  readonly atMs: number;
}

export interface LoggedRun {
  readonly run: number;
  readonly startedMs: number;
  readonly endedMs: number | null;
  readonly error: string | null;
}

/** A row as it is from now on; of one with a request an enrichment is started, which gives its execution id. */
export interface SteppedRow {
  readonly row: KnownRow;
  readonly request?: EnrichmentRequest;
  /** What people have decided of the account of the request; undefined where nothing is. */
  readonly decided?: string | undefined;
}

/** Changes of one step of a run, committed together. */
export interface ScheduleStep {
  /** All that was known of rows is forgotten first, and the place in the CRM. */
  readonly isAnew?: true;
  readonly cursor?: ScheduleCursor;
  readonly rows: readonly SteppedRow[];
  readonly log: readonly LogLine[];
}

export interface RunEnd {
  /** Why the run failed; null when it did not. */
  readonly error: string | null;
  /** After so many failed runs in a row the schedule is paused. */
  readonly mostFailures: number;
}

/**
 * Schedules with their rows, runs and log; every method is one transaction, and those of a claim throw
 * LeaseLost when another process has the schedule. Implemented in store/.
 */
export interface ScheduleStore {
  /** Throws CONFLICT when there is one of the name. */
  add(key: ScheduleKey, config: ScheduleConfig): Promise<void>;
  /** By workspace and name; of all workspaces without one. */
  list(workspace?: string): Promise<readonly Schedule[]>;
  find(key: ScheduleKey): Promise<Schedule | undefined>;
  /** What was written stays undoable by its before-images. False when there was none. */
  remove(key: ScheduleKey): Promise<boolean>;
  /** Null lets it go on. False when there is none. */
  pause(key: ScheduleKey, reason: string | null): Promise<boolean>;
  /** Claims a schedule that is due, of which nobody holds the lease; with a key that one, due or not. Begins a run. */
  claim(lease: Lease, key?: ScheduleKey): Promise<ClaimedSchedule | undefined>;
  renew(claim: ClaimedSchedule, forMs: number): Promise<void>;
  /** Ends the run and the lease; a run in which nothing happened is not kept. */
  end(claim: ClaimedSchedule, end: RunEnd): Promise<void>;
  rows(key: ScheduleKey, crmIds: readonly string[]): Promise<readonly KnownRow[]>;
  /** Rows that wait to be sent, that are sent, or that are to be written, oldest first. */
  rowsThat(
    key: ScheduleKey,
    are: 'pending' | 'sent' | 'writing',
    limit: number,
  ): Promise<readonly KnownRow[]>;
  step(claim: ClaimedSchedule, step: ScheduleStep): Promise<void>;
  /** Newest first, of the runs of a schedule. */
  runs(key: ScheduleKey, limit: number): Promise<readonly LoggedRun[]>;
  log(key: ScheduleKey, limit: number): Promise<readonly LoggedLine[]>;
  releaseLeases(isAlive: (owner: string) => boolean): Promise<number>;
}

/** Another process has taken the schedule over. */
export class LeaseLost extends Error {
  constructor() {
    super('another process has taken the schedule over');
    this.name = 'LeaseLost';
  }
}
