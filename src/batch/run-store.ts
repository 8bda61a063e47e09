import type { ColumnsRead } from './mapping/columns-read.ts';

/** What a run's result depends on; a run goes on only when all of it is the same (docs/decisions.md). */
export interface RunInputs {
  /** SHA-256 of the input file. */
  readonly inputHash: string;
  /** Everything that was asked for, defaults included, as JSON text. */
  readonly options: string;
  readonly referenceVersion: string;
  readonly modelVersion: string;
  /** What people have decided about who accounts are; without, nobody has. */
  readonly decisionsVersion?: string;
}

export interface RunPlan extends RunInputs {
  /** The build of core that begins the run; runs of before builds were named have none. */
  readonly coreVersion?: string;
  readonly inputPath: string;
  /** So that whoever reads the output knows; runs of earlier versions do not tell. */
  readonly columnsRead?: ColumnsRead;
  /** What the command was told of the columns, as words of a command line. */
  readonly mapWords?: readonly string[];
  readonly outputPath: string;
}

export interface Run extends RunPlan {
  readonly id: string;
  readonly createdAt: string;
  readonly completedAt: string | null;
  /** The closing summary as JSON text; null while it runs. */
  readonly summary: string | null;
}

export interface RunCounts {
  readonly completed: number;
  readonly failed: number;
  readonly open: number;
}

/** How a run begins: anew, or where an earlier one of the same inputs stopped. */
export type RunStart =
  | {
      readonly kind: 'fresh';
      readonly run: Run;
      /** What is not as in the unfinished run of the same file and command. */
      readonly changed: readonly string[];
    }
  | { readonly kind: 'resumed'; readonly run: Run; readonly counts: RunCounts };

export interface BeginOptions {
  readonly isFresh: boolean;
  /** The output is no file but a stream, a device or a pipe, into which several may write. */
  readonly isShared?: boolean;
}

/** Runs of files; their times are the store's, as in jobs/job-store.ts. Implemented in store/. */
export interface RunStore {
  /** Begins a run under this owner. Throws RUN_BUSY when a living process has the same run, or another one with that output file. */
  begin(plan: RunPlan, options: BeginOptions): Promise<RunStart>;
  finish(id: string, summary: string): Promise<void>;
  /** Newest first. */
  list(): Promise<readonly (Run & { readonly counts: RunCounts })[]>;
  /** The last run that has finished the output; undefined where none has. */
  lastInto(outputPath: string): Promise<Run | undefined>;
  find(id: string): Promise<(Run & { readonly counts: RunCounts }) | undefined>;
  /** Ids and states of a run's jobs, in the order of the rows. */
  jobIds(
    id: string,
  ): Promise<readonly { readonly id: string; readonly row: number; readonly state: string }[]>;
  /** Deletes runs and their jobs, but none that a process works on; returns how many. */
  remove(ids: readonly string[]): Promise<number>;
}

/** The key under which a row's job is created: creating it again gives the same job. */
export function rowKey(runId: string, rowNumber: number): string {
  return `${runId}/${String(rowNumber).padStart(10, '0')}`;
}
