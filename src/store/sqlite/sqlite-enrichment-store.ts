import type Database from 'better-sqlite3';
import { EnrichmentState } from '../../contract/inbound.ts';
import type { EnrichmentStore } from '../../inbound/enrichment-store.ts';

/** Enrichment runs in the database of core-database.ts. */
export function sqliteEnrichmentStore(database: Database.Database, newId: () => string): EnrichmentStore {
  const insert = database.prepare(
    'INSERT INTO enrichment (id, workspace, request, status, created_at) VALUES (?, ?, ?, ?, ?)',
  );
  const byId = database
    .prepare<[string, string], string>('SELECT status FROM enrichment WHERE id = ? AND workspace = ?')
    .pluck();
  return {
    async add({ workspace, request, status }, nowMs) {
      const id = newId();
      insert.run(id, workspace, JSON.stringify(request), status, nowMs);
      return id;
    },
    async find(workspace, executionId) {
      const status = byId.get(executionId, workspace);
      return status === undefined ? undefined : EnrichmentState.parse(status);
    },
  };
}
