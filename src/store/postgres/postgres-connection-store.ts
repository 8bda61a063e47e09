import type { ConnectionStore } from '../../connectors/connection-store.ts';
import { type ConnectionRow, storedConnection } from '../rows/connection-rows.ts';
import type { PostgresDatabase } from './postgres-database.ts';

const PUT = `INSERT INTO core.crm_connection (workspace, name, kind, settings, sealed_credentials, created_at)
  VALUES ($1, $2, $3, $4, $5, $6)
  ON CONFLICT (workspace, name) DO UPDATE SET kind = excluded.kind, settings = excluded.settings,
    sealed_credentials = excluded.sealed_credentials, created_at = excluded.created_at`;

/** Connections to CRMs in PostgreSQL. */
export function postgresConnectionStore(database: PostgresDatabase): ConnectionStore {
  return {
    async put({ workspace, name, kind, settings, sealedCredentials, createdAt }) {
      const values = [workspace, name, kind, JSON.stringify(settings), sealedCredentials, createdAt];
      await database.rows(PUT, values);
    },
    async putCredentials(workspace, name, sealed) {
      const sql = 'UPDATE core.crm_connection SET sealed_credentials = $3 WHERE workspace = $1 AND name = $2';
      await database.rows(sql, [workspace, name, sealed]);
    },
    async find(workspace, name) {
      const sql = 'SELECT * FROM core.crm_connection WHERE workspace = $1 AND name = $2';
      const [row] = await database.rows<ConnectionRow>(sql, [workspace, name]);
      return row && { ...storedConnection(row), sealedCredentials: row.sealed_credentials };
    },
    async list(workspace) {
      const sql = 'SELECT * FROM core.crm_connection WHERE workspace = $1 ORDER BY name';
      return (await database.rows<ConnectionRow>(sql, [workspace])).map(storedConnection);
    },
    async remove(workspace, name) {
      const sql = 'DELETE FROM core.crm_connection WHERE workspace = $1 AND name = $2';
      return (await database.changes(sql, [workspace, name])) > 0;
    },
  };
}
