import type { CrmAccount } from '../contract/crm-account.ts';
import type { DatasetInUse } from './dataset-store.ts';

/** A row of a workspace; `type` is its kind, the other members are named as the columns, times are ISO 8601. */
export type WorkspaceRow = Readonly<Record<string, unknown>> & { readonly type: string };

/** How many of each kind are kept of a workspace, of `bulk_rows` the rows that were sent; what there is none of is left out. */
export type KeptCounts = Readonly<Record<string, number>>;

/** All that is kept of one workspace, whatever it is. Implemented in store/. */
export interface WorkspaceRows {
  /** The workspaces that anything is kept of, by name. */
  names(): Promise<readonly string[]>;
  /** Whether anything is kept of the workspace. */
  isKnown(workspace: string): Promise<boolean>;
  counts(workspace: string): Promise<KeptCounts>;
  /**
   * One row after the other, all of one moment: first the accounts of its datasets in use, which are read elsewhere, then
   * what the store has. It can be asked for nothing else before the end.
   */
  rows(
    workspace: string,
    accountsOf: (dataset: DatasetInUse) => Promise<Iterable<CrmAccount>>,
  ): AsyncIterable<WorkspaceRow>;
  /** Deletes all rows of the workspace at once. */
  remove(workspace: string): Promise<void>;
}
