import type { AccountPairs } from '../contract/account-pair.ts';
import type { CrmAccount } from '../contract/crm-account.ts';
import type { CrosscheckRules } from '../contract/crosscheck-rules.ts';
import type { FinishedStep } from './job-store.ts';

/** Whose dataset: the workspace's own, or that of a run by its name. */
export interface DatasetKey {
  readonly workspace: string;
  readonly name: string | null;
}

/** What the accounts of a version were resolved and judged with. */
export interface DatasetBasis {
  /** The version of the universe and that of the model. */
  readonly referenceVersion: string;
  readonly modelVersion: string;
  /** Of the decisions of people (crm/override.ts). */
  readonly overridesRevision: number;
  readonly rules: CrosscheckRules;
}

/** The version of a dataset that jobs see. */
export interface DatasetInUse extends DatasetKey {
  readonly version: string;
  readonly accounts: number;
  readonly withEntity: number;
  readonly basis: DatasetBasis;
  /** Milliseconds since 1970, as all times here. */
  readonly loadedMs: number;
  readonly checkedMs: number;
}

/** An account on its way into a draft. */
export interface DraftAccount {
  readonly line: number;
  /** In its whole form (crm/account-id.ts). */
  readonly id: string;
  readonly account: CrmAccount;
  /** A hash of everything of it that decides how it is resolved. */
  readonly resolvedBy: string;
}

export interface UnresolvedAccount {
  readonly position: number;
  readonly account: CrmAccount;
  /** In its normal form, as JSON text, where that has been worked out. */
  readonly normal?: string;
}

export interface ResolvedAccount {
  readonly position: number;
  readonly step: FinishedStep;
  /** The account in its normal form, as JSON text; undefined where it was not told or is not to be kept. */
  readonly normal?: string;
  /** The facts of the entity that was created for it, as JSON text; undefined where the normal form is. */
  readonly createdFacts?: string;
  /** Resolved anew with the next version: the engine failed in it. */
  readonly isProvisional: boolean;
}

/** How a draft differs from the version in use. */
export interface DatasetChanges {
  readonly new: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly leaving: number;
  /** Of the first ten. */
  readonly leavingNames: readonly string[];
}

/**
 * A version of a dataset that is being built in a file of its own. What takes long is done in steps, between which the
 * process does other work. It ends with `switchIn` or `discard`.
 */
export interface DatasetDraft {
  readonly path: string;
  /** Throws INVALID_REQUEST naming both lines when another account of the id is not the same. */
  add(accounts: readonly DraftAccount[]): void;
  size(): number;
  /** Against the version in use when the draft was begun. */
  changes(): Promise<DatasetChanges>;
  /** Takes over resolutions of the version in use from accounts that are resolved by the same; returns how many. */
  keepResolutions(): Promise<number>;
  /** All accounts behind a position, as JSON texts, in order. */
  bodies(after: number, limit: number): readonly string[];
  /** Those without a resolution after a position, in order. */
  unresolved(after: number, limit: number): readonly UnresolvedAccount[];
  resolve(accounts: readonly ResolvedAccount[]): void;
  /** Closes the file, so that it can be judged (store/dataset-file/judged-draft.ts) by another thread. */
  seal(): void;
  /**
   * Jobs see it from now on. False, and discarded, when another version has come into use since it was begun as a
   * refresh.
   */
  switchIn(facts: DraftFacts): Promise<boolean>;
  /** Removes the draft; changes nothing once it was switched in. */
  discard(): Promise<void>;
}

export interface DraftFacts {
  readonly basis: DatasetBasis;
  readonly loadedMs: number;
  readonly checkedMs: number;
}

/** `refresh`: the same accounts judged again, for the universe or a decision of a person has changed. */
export type LoadKind = 'load' | 'refresh';

/** What is known of the latest load, also by other processes. */
export interface LoadRecord extends DatasetChanges {
  readonly loadId: string;
  readonly state: 'resolving' | 'judging' | 'completed' | 'failed';
  readonly accounts: number;
  readonly resolved: number;
  readonly startedMs: number;
  readonly errorMessage: string | null;
}

/** Keeps the versions of all datasets; a new one is built beside the one in use and switched in at once. */
export interface DatasetStore {
  inUse(key: DatasetKey): Promise<DatasetInUse | undefined>;
  /** All that are in use. */
  all(): Promise<readonly DatasetInUse[]>;
  /** The file of the version on this machine. */
  pathOf(version: DatasetInUse): Promise<string>;
  /** The accounts of the version in use, in their order; they may be gone through several times. */
  accounts(version: DatasetInUse): Promise<Iterable<CrmAccount>>;
  /** Pairs of accounts that were kept when the version was judged; undefined when none were to be kept. */
  pairs(version: DatasetInUse): Promise<AccountPairs | undefined>;
  /**
   * Begins a version. Two loads of one dataset exclude each other: throws RUN_BUSY. A refresh excludes no load, and is
   * lost when one is switched in before it; where several machines have the datasets, it excludes other refreshes.
   */
  begin(key: DatasetKey, kind: LoadKind): Promise<DatasetDraft>;
  /** Forgets the dataset. Throws RUN_BUSY during a load. */
  drop(key: DatasetKey): Promise<void>;
  /** Notes that the dataset is in use still. */
  touch(key: DatasetKey): Promise<void>;
  /** The latest load or refresh; one of a process that is gone has failed. */
  load(key: DatasetKey, kind: LoadKind): Promise<LoadRecord | undefined>;
  noteLoad(key: DatasetKey, kind: LoadKind, load: LoadRecord): Promise<void>;
  /** Removes what killed processes left, and datasets of runs that were not touched since. */
  tidy(abandonedMs: number): Promise<void>;
}
