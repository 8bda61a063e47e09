import type { FilePlan, FileProgress, FileRunState, FileSummary } from '../../contract/files.ts';
import type { FileFormat } from '../../tabular/input-row.ts';

/** A file of a workspace, and its latest run. Times are milliseconds since 1970. */
export interface KeptFile {
  readonly workspace: string;
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
  readonly uploadedMs: number;
  readonly uploadedBy: string | null;
  readonly run: KeptFileRun | null;
}

export interface KeptFileRun extends AskedRun {
  readonly state: FileRunState;
  readonly askedMs: number;
  readonly beganMs: number | null;
  readonly endedMs: number | null;
  readonly progress: FileProgress | null;
  readonly error: string | null;
  readonly summary: FileSummary | null;
}

/** A run that somebody asks for. */
export interface AskedRun {
  readonly plan: FilePlan;
  /** Of the file, and of its output. */
  readonly format: FileFormat;
  readonly startedBy: string | null;
  readonly isCharged: boolean;
}

/** A run that this process has taken. */
export interface ClaimedFile extends Pick<KeptFile, 'workspace' | 'id' | 'name'> {
  readonly run: AskedRun;
  /** Counts the claims; who carries an older one has lost the run. */
  readonly token: number;
}

/** How the work on a run ended; `stopped` was asked to by who cancelled it, or by a service that ends. */
export type FileRunEnd =
  | { readonly is: 'done'; readonly summary: FileSummary }
  | { readonly is: 'failed'; readonly error: string }
  | { readonly is: 'stopped' };

type FileKey = Pick<KeptFile, 'workspace' | 'id'>;

/** Who is alive among those that may have taken runs. */
export interface Living {
  readonly owner: string;
  readonly isAlive: (owner: string) => boolean;
}

/** Files that people have uploaded; what is in them lies in folders. Every method is one transaction. Implemented in store/. */
export interface FileStore {
  add(file: Omit<KeptFile, 'run'>): Promise<void>;
  /** The newest first. */
  list(workspace: string): Promise<readonly KeptFile[]>;
  find(key: FileKey): Promise<KeptFile | undefined>;
  /** All that there are, to compare with the folders. */
  keys(): Promise<readonly FileKey[]>;
  /** Puts a run in the place of an earlier one; false while one is under way, or when there is no such file. */
  ask(key: FileKey, run: AskedRun): Promise<boolean>;
  /** Cancels a run that waits, and asks who works on one to stop; false when none is under way. */
  cancel(key: FileKey): Promise<boolean>;
  /** False while a run is under way. */
  remove(key: FileKey): Promise<boolean>;
  /** Files that were uploaded before, and of which no run is under way or has ended since. */
  olderThan(ms: number): Promise<readonly FileKey[]>;
  /** Takes the run that waits for longest, or was left by a process that is gone. */
  claim(living: Living): Promise<ClaimedFile | undefined>;
  /** Keeps how far the run is; tells whether it is to go on. */
  report(claimed: ClaimedFile, progress: FileProgress | null): Promise<'go on' | 'stop' | 'lost'>;
  /** Keeps which process works on the run beside the owner. */
  workedOnBy(claimed: ClaimedFile, worker: string): Promise<void>;
  /** Ends the claim. A run that was stopped and not cancelled waits again. */
  end(claimed: ClaimedFile, how: FileRunEnd): Promise<void>;
}
