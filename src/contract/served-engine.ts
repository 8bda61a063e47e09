import type { EntityInput } from './entity-input.ts';
import type { JobFamily } from './job.ts';
import type { RateLimits } from './rate-limits.ts';
import type { Reconciliation } from './reconciliation.ts';
import type { JobStatus, Service } from './service.ts';

/** Whose key was accepted. */
export interface Caller {
  readonly keyId: string;
  readonly workspace: string;
  /** The product as this caller sees it: its jobs are charged to the workspace, and its webhooks signed for the key. */
  readonly service: Service;
}

export interface JobEnded {
  readonly family: JobFamily;
  readonly state: 'completed' | 'failed';
  /** From the POST to the commit of the result. */
  readonly seconds: number;
}

/** Rows of a bulk, by how they have ended. */
export interface BulkRowsEnded {
  readonly family: JobFamily;
  readonly completed: number;
  readonly failed: number;
}

export interface AttemptEnded {
  readonly outcome: 'delivered' | 'retry' | 'failed';
  readonly seconds: number;
}

/** Is told what happens inside the engine, for metrics. */
export interface HostListener {
  jobEnded(event: JobEnded): void;
  rowsEnded(event: BulkRowsEnded): void;
  attemptEnded(event: AttemptEnded): void;
}

/** The current state of the engine. */
export interface HostFigures {
  readonly waitingJobs: number;
  readonly runningJobs: number;
  /** Rows of bulks that wait or are worked on. */
  readonly openBulkRows: number;
  readonly waitingDeliveries: number;
  readonly waitingEnrichments: number;
  readonly runningEnrichments: number;
  /** Schedules of inbound enrichment, and those of them that are paused. */
  readonly schedules: number;
  readonly pausedSchedules: number;
  /** Schedules of crosschecks, and those of them that are paused. */
  readonly crosscheckSchedules: number;
  readonly pausedCrosscheckSchedules: number;
  readonly entities: number;
  readonly referenceVersion: string;
}

/**
 * Whether new work is begun: not while the engine closes, no worker thread can be started, the database is out of reach, or
 * the disk has no room for what is taken.
 */
export type Readiness = 'ok' | 'closing' | 'no_threads' | 'no_database' | 'no_room';

/** Crash points: tests kill the process there. */
export type CrashPoint =
  | 'accepted'
  | 'claimed'
  | 'advanced'
  | 'executed'
  | 'committed'
  | 'delivered'
  | 'linked'
  | 'enriched';

/** An engine with all its workspaces, as the HTTP server uses it; implemented in engine/. */
export interface ServedEngine {
  /** Of its callers, over all processes that share the stores. */
  readonly limits: RateLimits;
  /** Throws FORBIDDEN for a missing or unknown key, UNAUTHORIZED for one that was deleted. */
  callerOf(apiKey: string | undefined): Promise<Caller>;
  /**
   * The reconciliation service that a token opens, and the id of the token. Throws FORBIDDEN for an unknown one, UNAUTHORIZED
   * for one that was deleted.
   */
  reconciliationOf(token: string): Promise<{ readonly keyId: string; readonly service: Reconciliation }>;
  /** The reconciliation service of the workspace `default`, for callers on this machine. */
  openReconciliation(): Reconciliation;
  /** Resolves records as jobs of the workspace would, one answer for each in order; nothing is kept or charged. */
  tryOut(
    workspace: string,
    inputs: readonly EntityInput[],
  ): Promise<readonly JobStatus<'entity-resolution'>[]>;
  readiness(): Readiness;
  /** Reports that it is not ready from now on, and still answers until it is closed. */
  beginClosing(): void;
  figures(): Promise<HostFigures>;
  listen(listener: HostListener): void;
  /** Begins no more jobs, waits for the running ones and releases the others. */
  close(): Promise<void>;
}
