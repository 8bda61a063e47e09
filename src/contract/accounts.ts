import { z } from 'zod';
import { CrosscheckRules } from './crosscheck-rules.ts';
import { Timestamp } from './job.ts';

/** The header that names the dataset of a run; without it the workspace's own is meant. */
export const DATASET_HEADER = 'x-core-dataset';

export const DatasetName = z
  .string()
  .regex(
    /^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/,
    'must be 1 to 128 letters, digits, dots, dashes and underscores',
  );
export type DatasetName = z.infer<typeof DatasetName>;

/** The first line of a dataset, when it has rules: those that its accounts are judged by. */
export const AccountsHead = z.strictObject({ rules: CrosscheckRules });
export type AccountsHead = z.infer<typeof AccountsHead>;

/** `confirm=leaving`: more than a tenth of the workspace's accounts may leave. */
export const LoadAccountsQuery = z.object({ confirm: z.literal('leaving').optional() });
export type LoadAccountsQuery = z.infer<typeof LoadAccountsQuery>;

/** A line of a dataset: an account (contract/crm-account.ts), or on the first one the rules. */
export interface AccountLine {
  readonly line: number;
  readonly value: unknown;
}

/** The accounts that jobs are evaluated against now. */
export const AccountsInUse = z.object({
  accounts: z.int().min(0),
  /** Accounts with a known or a created entity. */
  with_entity: z.int().min(0),
  loaded_at: Timestamp,
  /** When the plan was made that jobs tell. */
  checked_at: Timestamp,
  reference_version: z.string(),
  /** Judged against the universe and the decisions of people of now. */
  is_current: z.boolean(),
});
export type AccountsInUse = z.infer<typeof AccountsInUse>;

export const AccountsLoadState = z.enum(['resolving', 'judging', 'completed', 'failed']);
export type AccountsLoadState = z.infer<typeof AccountsLoadState>;

/** A load, counted against what was in use before. */
export const AccountsLoad = z.object({
  load_id: z.string(),
  state: AccountsLoadState,
  accounts: z.int().min(0),
  new: z.int().min(0),
  changed: z.int().min(0),
  unchanged: z.int().min(0),
  leaving: z.int().min(0),
  /** Names of the first of those that leave. */
  leaving_names: z.array(z.string()),
  /** How many have a resolution, of all accounts. */
  resolved: z.int().min(0),
  started_at: Timestamp,
  error_message: z.string().nullable(),
});
export type AccountsLoad = z.infer<typeof AccountsLoad>;

/** What a person decided about accounts, as `core overrides export` writes it: empty texts where nothing belongs. */
export const AccountDecision = z.object({
  decision: z.string(),
  account: z.string(),
  other_account: z.string(),
  core_id: z.string(),
  is_operating: z.string(),
  reason: z.string(),
  decided_by: z.string(),
  decided_at: z.string(),
});
export type AccountDecision = z.infer<typeof AccountDecision>;

/**
 * `dataset` is the name of a run's dataset, null for the workspace's own; `load` the latest one. A refresh judges the same
 * accounts again, for the universe or a decision of a person has changed.
 */
export const AccountsStatus = z.object({
  dataset: z.string().nullable(),
  in_use: AccountsInUse.nullable(),
  load: AccountsLoad.nullable(),
  refresh: AccountsLoad.nullable(),
  /** Of a run's dataset that is loaded, oldest first: accounts without an entity are judged beside the service. Absent without any. */
  decisions: z.array(AccountDecision).optional(),
});
export type AccountsStatus = z.infer<typeof AccountsStatus>;

/** Whether accounts are being loaded; jobs see the ones before. */
export function isUnderWay({ load }: Pick<AccountsStatus, 'load'>): boolean {
  return load?.state === 'resolving' || load?.state === 'judging';
}

/** Above this share of accounts that would leave, a load has to be confirmed. */
export const LEAVING_SHARE = 0.1;
