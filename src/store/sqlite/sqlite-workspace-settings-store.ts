import type Database from 'better-sqlite3';
import type { SettingChanges, WorkspaceSettingsStore } from '../../access/workspace-settings-store.ts';
import { defaultSettings, GivenSettings } from '../../contract/workspace-settings.ts';

/** Settings of workspaces in the database of core-database.ts. */
export function sqliteWorkspaceSettingsStore(database: Database.Database): WorkspaceSettingsStore {
  const select = database
    .prepare<[string], string>('SELECT body FROM workspace_settings WHERE workspace = ?')
    .pluck();
  const write = database.prepare<[string, string]>(
    `INSERT INTO workspace_settings (workspace, body) VALUES (?, ?)
     ON CONFLICT (workspace) DO UPDATE SET body = excluded.body`,
  );
  const given = (workspace: string): GivenSettings => {
    const body = select.get(workspace);
    // JSON has no undefined members.
    return body === undefined ? {} : (GivenSettings.parse(JSON.parse(body)) as GivenSettings);
  };
  const of = (workspace: string) => ({ ...defaultSettings(workspace), ...given(workspace) });
  const change = database.transaction((workspace: string, changes: SettingChanges) => {
    const merged = Object.entries({ ...given(workspace), ...changes });
    const kept = Object.fromEntries(merged.filter(([, value]) => value !== null && value !== undefined));
    write.run(workspace, JSON.stringify(GivenSettings.parse(kept)));
    return of(workspace);
  });
  return {
    of: async (workspace) => of(workspace),
    given: async (workspace) => given(workspace),
    change: async (workspace, changes) => change.immediate(workspace, changes),
  };
}
