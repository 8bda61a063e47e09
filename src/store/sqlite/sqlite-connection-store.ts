import type Database from 'better-sqlite3';
import type { ConnectionStore } from '../../connectors/connection-store.ts';
import { type ConnectionRow, storedConnection } from '../rows/connection-rows.ts';

/** Connections to CRMs in the database of core-database.ts. */
export function sqliteConnectionStore(database: Database.Database): ConnectionStore {
  const put = database.prepare(
    `INSERT OR REPLACE INTO crm_connection (workspace, name, kind, settings, sealed_credentials, created_at)
     VALUES (@workspace, @name, @kind, @settings, @sealedCredentials, @createdAt)`,
  );
  const update = database.prepare<[string, string, string]>(
    'UPDATE crm_connection SET sealed_credentials = ? WHERE workspace = ? AND name = ?',
  );
  const byName = database.prepare<[string, string], ConnectionRow>(
    'SELECT * FROM crm_connection WHERE workspace = ? AND name = ?',
  );
  const all = database.prepare<[string], ConnectionRow>(
    'SELECT * FROM crm_connection WHERE workspace = ? ORDER BY name',
  );
  const remove = database.prepare<[string, string]>(
    'DELETE FROM crm_connection WHERE workspace = ? AND name = ?',
  );
  return {
    put: async (connection) => void put.run({ ...connection, settings: JSON.stringify(connection.settings) }),
    putCredentials: async (workspace, name, sealed) => void update.run(sealed, workspace, name),
    async find(workspace, name) {
      const row = byName.get(workspace, name);
      return row && { ...storedConnection(row), sealedCredentials: row.sealed_credentials };
    },
    list: async (workspace) => all.all(workspace).map(storedConnection),
    remove: async (workspace, name) => remove.run(workspace, name).changes > 0,
  };
}
