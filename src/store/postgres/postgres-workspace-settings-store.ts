import type { WorkspaceSettingsStore } from '../../access/workspace-settings-store.ts';
import { defaultSettings } from '../../contract/workspace-settings.ts';
import { changedSettings, givenSettings } from '../rows/settings-rows.ts';
import type { PostgresDatabase, Statements } from './postgres-database.ts';
import { lockWorkspace } from './workspace-lock.ts';

const WRITE = `INSERT INTO core.workspace_settings (workspace, body) VALUES ($1, $2)
  ON CONFLICT (workspace) DO UPDATE SET body = excluded.body`;

/** Settings of workspaces in PostgreSQL. */
export function postgresWorkspaceSettingsStore(database: PostgresDatabase): WorkspaceSettingsStore {
  return {
    of: async (workspace) => ({ ...defaultSettings(workspace), ...(await givenIn(database, workspace)) }),
    given: (workspace) => givenIn(database, workspace),
    change: (workspace, changes) =>
      database.transaction(async (session) => {
        await lockWorkspace(session, 'settings', workspace);
        const changed = changedSettings(await givenIn(session, workspace), changes);
        await session.rows(WRITE, [workspace, JSON.stringify(changed)]);
        return { ...defaultSettings(workspace), ...changed };
      }),
  };
}

async function givenIn(asked: Statements, workspace: string) {
  const sql = 'SELECT body FROM core.workspace_settings WHERE workspace = $1';
  const [row] = await asked.rows<{ body: string }>(sql, [workspace]);
  return givenSettings(row?.body);
}
