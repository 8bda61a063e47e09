import type { CrmAccount } from '../contract/crm-account.ts';
import type { CrosscheckRules } from '../contract/crosscheck-rules.ts';
import { CoreError } from '../contract/errors.ts';
import type { EngineStores } from '../engine/stores.ts';
import { datasetFolder } from '../store/dataset-file/dataset-folder.ts';
import { fileDatasetStore } from '../store/dataset-file/dataset-store.ts';
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
}

interface LoadedParts {
  readonly stores: Pick<EngineStores, 'datasets' | 'sharedFiles'>;
  /** Where the files of the accounts are. */
  readonly dataDir: string;
}

/** The accounts of a workspace. Throws USAGE for a name that a workspace cannot have, NOT_FOUND when none are loaded. */
export async function loadedAccounts(
  { stores, dataDir }: LoadedParts,
  workspace: string,
): Promise<LoadedAccounts> {
  checkWorkspace(workspace);
  const store = fileDatasetStore({
    rows: stores.datasets,
    files: stores.sharedFiles,
    folder: datasetFolder(dataDir),
    newId: () => '',
  });
  const inUse = await store.inUse({ workspace, name: null });
  if (inUse === undefined)
    throw new CoreError('NOT_FOUND', `no accounts are loaded in the workspace ${workspace}`, {
      field: '--against',
      fix: `Load them with core crm load accounts.csv --workspace ${workspace}, or name the file: --against accounts.csv.`,
    });
  const accounts = await store.accounts(inUse);
  return {
    version: inUse.version,
    size: inUse.accounts,
    rules: inUse.basis.rules,
    accounts: () => accounts,
  };
}
