/** A process of core that works with stores that several machines share. */
export interface SharedProcess {
  /** Host, process id and when it started (store/sqlite/process-owner.ts); what it has claimed bears this name. */
  readonly owner: string;
  readonly kind: 'serve' | 'worker';
  readonly coreVersion: string;
  /** The universe that it works with. */
  readonly referenceVersion: string;
  readonly threads: number;
  /** Milliseconds since 1970, by the clock of the store. */
  readonly startedMs: number;
  readonly seenMs: number;
}

/** Which processes there are. One that says nothing for long is gone, or cut off. Every method is one transaction. */
export interface Processes {
  /** To be called every PROCESS_NOTED_MS. */
  note(process: Omit<SharedProcess, 'startedMs' | 'seenMs'>): Promise<void>;
  leave(owner: string): Promise<void>;
  /** Those that were seen within the last day, the oldest first. */
  list(): Promise<readonly SharedProcess[]>;
}

export const PROCESS_NOTED_MS = 10_000;
