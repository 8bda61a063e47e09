import type Database from 'better-sqlite3';
import type { SettingChanges, WorkspaceSettingsStore } from '../../access/workspace-settings-store.ts';
import { defaultSettings } from '../../contract/workspace-settings.ts';
import { changedSettings, givenSettings } from '../rows/settings-rows.ts';

/** Settings of workspaces in the database of core-database.ts. */
export function sqliteWorkspaceSettingsStore(database: Database.Database): WorkspaceSettingsStore {
  const select = database
    .prepare<[string], string>('SELECT body FROM workspace_settings WHERE workspace = ?')
    .pluck();
  const write = database.prepare<[string, string]>(
    `INSERT INTO workspace_settings (workspace, body) VALUES (?, ?)
     ON CONFLICT (workspace) DO UPDATE SET body = excluded.body`,
  );
  const given = (workspace: string) => givenSettings(select.get(workspace));
  const of = (workspace: string) => ({ ...defaultSettings(workspace), ...given(workspace) });
  const change = database.transaction((workspace: string, changes: SettingChanges) => {
    write.run(workspace, JSON.stringify(changedSettings(given(workspace), changes)));
    return of(workspace);
  });
  return {
    of: async (workspace) => of(workspace),
    given: async (workspace) => given(workspace),
    change: async (workspace, changes) => change.immediate(workspace, changes),
  };
}
