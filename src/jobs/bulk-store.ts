import type { Charge } from '../access/credit-store.ts';
import type { BulkPart, BulkStatus } from '../contract/bulk.ts';
import type { JobFamily } from '../contract/job.ts';
import type { ResolutionOptions } from './job-options.ts';
import type { ExecutedJob, Lease, StoredJob } from './job-store.ts';

/** Many rows that one caller sends at once. */
export interface NewBulk {
  readonly workspace: string;
  readonly family: JobFamily;
  readonly options: ResolutionOptions;
  readonly keyId: string;
  /** Creating it again with the same key gives the bulk that is there. */
  readonly idempotencyKey?: string;
}

/** A row as it was taken: a request with what it costs, or why it is none. */
export type BulkRow =
  | { readonly request: unknown; readonly charges: readonly Charge[] }
  | { readonly refused: string };

export interface NewPart {
  readonly part: number;
  readonly sha256: string;
  readonly rows: readonly BulkRow[];
}

/** Some rows of a bulk under a lease. */
export interface ClaimedChunk {
  readonly number: number;
  readonly bulk: string;
  readonly workspace: string;
  readonly family: JobFamily;
  readonly options: ResolutionOptions;
  readonly createdMs: number;
  /** Of the first row. */
  readonly firstRow: number;
  readonly rows: readonly BulkRow[];
  /** Counts the claims: what carries an older one comes from a worker that lost its lease. */
  readonly token: number;
}

/** How a row ended. */
export type RowEnd = Pick<ExecutedJob, 'result' | 'pinned' | 'mentioned' | 'created' | 'notRun'>;

/** A chunk with the ends of its rows, in their order. */
export interface EndedChunk {
  readonly chunk: ClaimedChunk;
  readonly endedMs: number;
  readonly ends: readonly RowEnd[];
}

export interface BulkKey {
  readonly workspace: string;
  readonly id: string;
}

/**
 * Bulks; every method is one transaction. Rows are kept in chunks, and have no job of their own. Implemented in store/.
 * Times are those of the store's clock, as in job-store.ts.
 */
export interface BulkStore {
  now(): Promise<number>;
  /** Gives the id. Throws CONFLICT for a key that is known with another family. */
  create(bulk: NewBulk): Promise<string>;
  /** Undefined for an unknown id. */
  status(key: BulkKey): Promise<BulkStatus | undefined>;
  /**
   * Takes a part. The same one once more changes nothing. Throws CONFLICT for another one under its number, or when the bulk
   * was started.
   */
  addPart(key: BulkKey, part: NewPart): Promise<BulkPart>;
  /** From now on its rows are worked on; once more it changes nothing. Throws CONFLICT when there are other parts than 1 to `parts`. */
  start(key: BulkKey, parts: number): Promise<void>;
  /** Forgets the bulk with its results; false for an unknown one. What was charged stays. */
  drop(key: BulkKey): Promise<boolean>;
  /** One chunk that waits, or whose lease ran out: in turns of the workspaces, oldest first; of the workspace where one is named. */
  claim(lease: Lease, workspace?: string): Promise<ClaimedChunk | undefined>;
  renew(chunk: Pick<ClaimedChunk, 'number' | 'token'>, forMs: number): Promise<void>;
  handBack(chunk: Pick<ClaimedChunk, 'number' | 'token'>): Promise<void>;
  /** Commits the ends of a chunk with charges, refunds, pins and created entities; false when its lease was lost. */
  finish(ended: EndedChunk): Promise<boolean>;
  releaseLeases(isAlive: (owner: string) => boolean): Promise<number>;
  /** Rows of a part in their order, some at a time. Throws CONFLICT while they have not all ended, JOB_NOT_FOUND for an unknown part. */
  results(key: BulkKey, part: number): AsyncIterable<readonly StoredJob[]>;
  /** A row as a job; undefined for an unknown one, and before the bulk is started. */
  row(key: BulkKey & { readonly family: JobFamily }, row: number): Promise<StoredJob | undefined>;
  /** The latest row of the workspace that resolved to one of the ids. */
  latestResolution(workspace: string, coreIds: readonly string[]): Promise<StoredJob | undefined>;
  /** Rows that wait or are worked on. */
  openRows(): Promise<number>;
}
