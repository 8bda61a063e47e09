import type { CrmAccount } from '../contract/crm-account.ts';
import type { Crosscheck, CrosscheckParentage } from '../contract/crosscheck.ts';
import type { CrosscheckExtended } from '../contract/extended.ts';
import type { FinishedStep, PinnedEntity } from './job-store.ts';

/** An account of a dataset with everything that was worked out when the dataset was loaded. */
export interface JudgedAccount {
  readonly account: CrmAccount;
  /** How it was resolved; a job that asks about the same record need not do it again. */
  readonly resolution: FinishedStep;
  /** When the plan was made: ISO 8601. */
  readonly checkedAt: string;
  /** Null for an account without an entity. */
  readonly crosscheck: Crosscheck | null;
  /** The members of its duplicate group as JSON, where they are at hand as such: they are read when somebody asks for them. */
  readonly membersText?: string | undefined;
  readonly extended: CrosscheckExtended | null;
  /** Null for an account without an entity. */
  readonly owners: ToldOwners | null;
}

/** The owners of an entity, each with its account where it has one, and the entities whose ids stand in them. */
export interface ToldOwners {
  readonly parentage: CrosscheckParentage;
  readonly mentioned: readonly PinnedEntity[];
}

/** The accounts of one dataset at one time. */
export interface JudgedDataset {
  /** The version of the universe against which it was judged: owners are those that this version knows. */
  readonly referenceVersion: string;
  /** By its CRM id in any form; undefined when the dataset has no such account. */
  account(externalId: string): Promise<JudgedAccount | undefined>;
  /** For each entity that has an account in the dataset the id of the one that stands for it, as it was sent. */
  accountsOf(coreIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

/** The datasets that crosschecks are evaluated against. Implemented in store/, opened by each executor. */
export interface JudgedDatasets {
  /** The workspace's own dataset, or one of a run by its name; undefined when there is none. */
  open(workspace: string, name: string | null): Promise<JudgedDataset | undefined>;
  /** No job works with what was opened: versions that are in use no more may be closed. */
  rest?(): Promise<void>;
}

/** For executors that have no datasets. */
export const NO_DATASETS: JudgedDatasets = { open: async () => undefined };
