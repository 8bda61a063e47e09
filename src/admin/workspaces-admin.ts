import type { SettingChanges } from '../access/workspace-settings-store.ts';
import { CoreError } from '../contract/errors.ts';
import type { GivenSettings, WorkspaceSettings } from '../contract/workspace-settings.ts';
import type { EngineStores } from '../engine/stores.ts';
import type { KeptCounts, WorkspaceRow } from '../jobs/workspace-rows.ts';
import { datasetFolder } from '../store/dataset-file/dataset-folder.ts';
import { fileDatasetStore } from '../store/dataset-file/dataset-store.ts';
import { sharedName } from '../store/dataset-file/shared-versions.ts';
import { realDirectory, refuseWhileInUse } from '../store/sqlite/data-directory.ts';
import { removeUploadedFiles } from '../store/sqlite/remove-uploaded-files.ts';
import { checkWorkspace } from './workspace-name.ts';

export type { SettingChanges };

/** A workspace, what is settled for it and what is kept of it. */
export interface ShownWorkspace {
  readonly workspace: string;
  readonly settings: WorkspaceSettings;
  /** Those of the settings that were given; the others are defaults. */
  readonly given: GivenSettings;
  /** Rows of each kind, and the accounts of its datasets. */
  readonly kept: KeptCounts;
}

/** What the owner of a data directory does to its workspaces. All throw USAGE for a name that a workspace cannot have. */
export interface WorkspacesAdmin {
  /** All that anything is kept of, by name. */
  list(): Promise<readonly ShownWorkspace[]>;
  show(workspace: string): Promise<ShownWorkspace>;
  change(workspace: string, changes: SettingChanges): Promise<WorkspaceSettings>;
  /** Whether a key that was not deleted opens it. */
  hasKey(workspace: string): Promise<boolean>;
  /** All that is kept of the workspace, of one moment; throws NOT_FOUND when there is nothing. No other call before its end. */
  rows(workspace: string): Promise<AsyncIterable<WorkspaceRow>>;
  /**
   * Deletes all of it, the entities excepted, which all workspaces share. Throws NOT_FOUND when there is nothing, STORE_BUSY
   * while a process works in the data directory; then nothing was changed.
   */
  remove(workspace: string): Promise<void>;
}

export function workspacesAdmin({
  stores,
  dataDir,
}: {
  readonly stores: Pick<EngineStores, 'settings' | 'keysOf' | 'workspaces' | 'datasets' | 'sharedFiles'>;
  /** Where the files of accounts and those that people have uploaded are. */
  readonly dataDir: string;
}): WorkspacesAdmin {
  const { settings, workspaces: rows } = stores;
  const datasets = fileDatasetStore({
    rows: stores.datasets,
    files: stores.sharedFiles,
    folder: datasetFolder(dataDir),
    newId: () => '',
  });
  const ofWorkspace = async (workspace: string) =>
    (await datasets.all()).filter((one) => one.workspace === workspace);
  const known = async (workspace: string) => {
    checkWorkspace(workspace);
    if (!(await rows.isKnown(workspace))) throw unknown(workspace);
  };
  const show = async (workspace: string): Promise<ShownWorkspace> => {
    const accounts = (await ofWorkspace(workspace)).reduce((sum, one) => sum + one.accounts, 0);
    return {
      workspace,
      settings: await settings.of(workspace),
      given: await settings.given(workspace),
      kept: { ...(await rows.counts(workspace)), ...(accounts > 0 && { account: accounts }) },
    };
  };
  return {
    list: async () => Promise.all((await rows.names()).map(show)),
    async show(workspace) {
      checkWorkspace(workspace);
      return show(workspace);
    },
    async change(workspace, changes) {
      checkWorkspace(workspace);
      return settings.change(workspace, changes);
    },
    async hasKey(workspace) {
      const listed = await stores.keysOf('key').list();
      return listed.some((key) => key.workspace === workspace && key.deletedAt === null);
    },
    async rows(workspace) {
      await known(workspace);
      // What is told of one moment does not wait for files of other machines.
      for (const one of await ofWorkspace(workspace)) await datasets.pathOf(one);
      return rows.rows(workspace, datasets.accounts);
    },
    async remove(workspace) {
      await known(workspace);
      refuseWhileInUse(realDirectory(dataDir));
      const own = await ofWorkspace(workspace);
      await rows.remove(workspace);
      // The files of its accounts are nobody's now.
      await stores.sharedFiles?.forget(own.map(({ version }) => sharedName(version)));
      await datasets.tidy(0);
      await removeUploadedFiles({ dataDir, sharedFiles: stores.sharedFiles }, workspace);
    },
  };
}

function unknown(workspace: string): CoreError {
  const fix = 'Run core workspace list to see the workspaces.';
  return new CoreError('NOT_FOUND', `nothing is kept of a workspace ${workspace}`, { fix });
}
