import { join } from 'node:path';
import type { CrmAccount } from '../contract/crm-account.ts';
import type { CrosscheckRules } from '../contract/crosscheck-rules.ts';
import { CoreError } from '../contract/errors.ts';
import { datasetFolder } from '../store/dataset-file/dataset-folder.ts';
import { sqliteDatasetStore } from '../store/dataset-file/dataset-store.ts';
import { openCoreDatabase } from '../store/sqlite/core-database.ts';
import { checkWorkspace } from './workspace-name.ts';

/** The accounts of a workspace's CRM, as `core crm load` has loaded them. */
export interface LoadedAccounts {
  /** Another one as soon as they were loaded or judged again. */
  readonly version: string;
  /** How many they are. */
  readonly size: number;
  readonly rules: CrosscheckRules;
  /** In the order in which they came, each once. */
  accounts(): Iterable<CrmAccount>;
  close(): void;
}

/** Opens the accounts of a workspace. Throws USAGE for a name that a workspace cannot have, NOT_FOUND when none are loaded. */
export function openLoadedAccounts(dataDir: string, workspace: string): LoadedAccounts {
  checkWorkspace(workspace);
  const database = openCoreDatabase(join(dataDir, 'core.sqlite'));
  const store = sqliteDatasetStore(database, datasetFolder(dataDir), { now: () => 0, newId: () => '' });
  const inUse = store.inUse({ workspace, name: null });
  if (inUse === undefined) {
    database.close();
    throw new CoreError('NOT_FOUND', `no accounts are loaded in the workspace ${workspace}`, {
      field: '--against',
      fix: `Load them with core crm load accounts.csv --workspace ${workspace}, or name the file: --against accounts.csv.`,
    });
  }
  return {
    version: inUse.version,
    size: inUse.accounts,
    rules: inUse.basis.rules,
    accounts: () => store.accounts(inUse),
    close: () => void database.close(),
  };
}
