import { join } from 'node:path';
import type { SettingChanges } from '../access/workspace-settings-store.ts';
import type { Clock } from '../contract/clock.ts';
import { CoreError } from '../contract/errors.ts';
import type { GivenSettings, WorkspaceSettings } from '../contract/workspace-settings.ts';
import { datasetsOf } from '../engine/open-local.ts';
import type { KeptCounts, WorkspaceRow } from '../store/rows/workspace-rows.ts';
import { openCoreDatabase } from '../store/sqlite/core-database.ts';
import { realDirectory, refuseWhileInUse } from '../store/sqlite/data-directory.ts';
import { removeUploadedFiles } from '../store/sqlite/remove-uploaded-files.ts';
import { sqliteKeyStore } from '../store/sqlite/sqlite-key-store.ts';
import { sqliteWorkspaceSettingsStore } from '../store/sqlite/sqlite-workspace-settings-store.ts';
import { workspaceRows } from '../store/sqlite/workspace-rows.ts';
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
  rows(workspace: string): Iterable<WorkspaceRow>;
  /**
   * Deletes all of it, the entities excepted, which all workspaces share. Throws NOT_FOUND when there is nothing, STORE_BUSY
   * while a process works in the data directory; then nothing was changed.
   */
  remove(workspace: string): void;
  close(): void;
}

export function workspacesAdmin({
  dataDir,
  clock,
}: {
  readonly dataDir: string;
  readonly clock: Clock;
}): WorkspacesAdmin {
  const database = openCoreDatabase(join(dataDir, 'core.sqlite'));
  const settings = sqliteWorkspaceSettingsStore(database);
  const keys = sqliteKeyStore(database);
  const rows = workspaceRows(database);
  const { store: datasets } = datasetsOf({ dataDir, clock }, database);
  const datasetsIn = (workspace: string) => datasets.all().filter((one) => one.workspace === workspace);
  const show = async (workspace: string): Promise<ShownWorkspace> => {
    const accounts = datasetsIn(workspace).reduce((sum, one) => sum + one.accounts, 0);
    return {
      workspace,
      settings: await settings.of(workspace),
      given: await settings.given(workspace),
      kept: { ...rows.counts(workspace), ...(accounts > 0 && { account: accounts }) },
    };
  };
  return {
    list: () => Promise.all(rows.names().map(show)),
    async show(workspace) {
      checkWorkspace(workspace);
      return show(workspace);
    },
    async change(workspace, changes) {
      checkWorkspace(workspace);
      return settings.change(workspace, changes);
    },
    async hasKey(workspace) {
      const listed = await keys.list();
      return listed.some((key) => key.workspace === workspace && key.deletedAt === null);
    },
    rows(workspace) {
      checkWorkspace(workspace);
      if (!rows.isKnown(workspace)) throw unknown(workspace);
      return ofOneMoment(workspace);
    },
    remove(workspace) {
      checkWorkspace(workspace);
      if (!rows.isKnown(workspace)) throw unknown(workspace);
      refuseWhileInUse(realDirectory(dataDir));
      rows.remove(workspace);
      // The files of its accounts are nobody's now.
      datasets.tidy(0);
      removeUploadedFiles(dataDir, workspace);
    },
    close: () => database.close(),
  };

  function* ofOneMoment(workspace: string): Generator<WorkspaceRow> {
    database.exec('BEGIN');
    try {
      for (const dataset of datasetsIn(workspace))
        for (const account of datasets.accounts(dataset))
          yield { type: 'account', dataset: dataset.name, account };
      yield* rows.rows(workspace);
    } finally {
      database.exec('COMMIT');
    }
  }
}

function unknown(workspace: string): CoreError {
  const fix = 'Run core workspace list to see the workspaces.';
  return new CoreError('NOT_FOUND', `nothing is kept of a workspace ${workspace}`, { fix });
}
