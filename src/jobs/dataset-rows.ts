import type { DatasetInUse, DatasetKey, LoadKind, LoadRecord } from './dataset-store.ts';
import type { FinishedStep } from './job-store.ts';

/** Which versions of datasets are in use, for who reads them. */
export interface DatasetVersions {
  versionOf(key: DatasetKey): Promise<string | undefined>;
  isInUse(version: string): Promise<boolean>;
}

/** When a version may come into use. */
export interface ReplacedWhere {
  /** Only in place of this one; '' for none. */
  readonly ifStill?: string | undefined;
  /** Only while this lease is held (dataset-leases.ts). */
  readonly lease?: string | undefined;
}

/**
 * Which versions of datasets are in use, and how far loads are; their accounts are in files (store/dataset-file).
 * Implemented in store/. Every method is one transaction.
 */
export interface DatasetRows extends DatasetVersions {
  find(key: DatasetKey): Promise<DatasetInUse | undefined>;
  /** All that are in use. */
  all(): Promise<readonly DatasetInUse[]>;
  /** Those of runs that were not touched since; milliseconds since 1970. */
  abandoned(beforeMs: number): Promise<readonly DatasetInUse[]>;
  /** Gives the version that was in use before. */
  replace(
    fresh: DatasetInUse,
    where?: ReplacedWhere,
  ): Promise<{ readonly isDone: boolean; readonly before?: string }>;
  /** Forgets the dataset and its loads. */
  remove(key: DatasetKey): Promise<void>;
  /** Nothing when another version is in use meanwhile. */
  removeVersion(version: string): Promise<void>;
  /** Notes that the dataset is in use still. */
  touch(key: DatasetKey): Promise<void>;
  /** The latest load or refresh; one of a process that is gone has failed. */
  load(key: DatasetKey, kind: LoadKind): Promise<LoadRecord | undefined>;
  /** Where machines share the rows, the first note of a load counts under its lease alone. */
  noteLoad(key: DatasetKey, kind: LoadKind, load: LoadRecord): Promise<void>;
  /** Pins the ids of the steps and keeps the entities that they created, for the run of the name or for good. */
  keepSteps(steps: readonly Pick<FinishedStep, 'pinned' | 'created'>[], run: string | null): Promise<void>;
}
