/** How much retention took, or would take. */
export interface Pruned {
  readonly runs: number;
  readonly jobs: number;
  readonly deliveries: number;
  readonly inboundRuns: number;
  /** Given back to the disk; of a dry run what the rows hold. */
  readonly bytes: number;
}

export interface PruneOptions {
  /** What ended before is taken. Milliseconds since 1970, as all times, by the clock of the store (store-clock.ts). */
  readonly beforeMs: number;
  /** What the clock of the store shows. */
  readonly nowMs: number;
  /** Counts, and changes nothing. */
  readonly isDryRun?: boolean;
  /** Rows that one step looks at. */
  readonly rows: number;
  /** Free space that is left in the database, for what comes next; the rest goes back to the disk. */
  readonly spareBytes: number;
}

/**
 * Takes runs, jobs, deliveries and inbound runs that ended long ago. It never takes what has not ended, a run's jobs
 * before the run, the latest resolution of an entity in a workspace, or inbound runs within their cache window; pins,
 * redirects, credits, tickets and entities that were created are no part of it. Implemented in store/.
 */
export interface Retention {
  /** Every step is one short transaction, made when it is asked for. */
  prune(options: PruneOptions): AsyncIterable<Pruned>;
  /** Unfinished runs that began before and that no process works on. */
  abandonedRuns(beforeMs: number): Promise<number>;
  /** Sees to it that files get their size, after much was taken at once; others that are reading may delay it. */
  settle(): Promise<void>;
  /** Bytes within the store that are free, where the disk does not get them. */
  freeBytes(): Promise<number>;
}
