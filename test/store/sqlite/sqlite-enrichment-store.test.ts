import { onTestFinished } from 'vitest';
import { openCoreDatabase } from '../../../src/store/sqlite/core-database.ts';
import { sqliteEnrichmentStore } from '../../../src/store/sqlite/sqlite-enrichment-store.ts';
import { tempPath } from '../../temp-folder.ts';
import { describeEnrichmentStore, type OpenedEnrichmentStore } from '../enrichment-store-suite.ts';

describeEnrichmentStore('enrichment runs in SQLite', opened);

function opened(): OpenedEnrichmentStore {
  const database = openCoreDatabase(tempPath('core.sqlite'));
  onTestFinished(() => void database.close());
  let last = 0;
  const rows = database.prepare<[], { id: string; request: string; at: number }>(
    'SELECT id, request, created_at AS at FROM enrichment ORDER BY at',
  );
  return {
    enrichments: sqliteEnrichmentStore(database, () => `exec_${++last}`),
    kept: async () => rows.all().map((row) => ({ ...row, request: JSON.parse(row.request) })),
  };
}
