import { onTestFinished } from 'vitest';
import { openCoreDatabase } from '../../../src/store/sqlite/core-database.ts';
import { sqliteEnrichmentStore } from '../../../src/store/sqlite/sqlite-enrichment-store.ts';
import { tempPath } from '../../temp-folder.ts';
import { describeEnrichmentStore, type OpenedEnrichmentStore } from '../enrichment-store-suite.ts';

const DAY = 24 * 60 * 60 * 1000;

describeEnrichmentStore('enrichment runs in SQLite', opened);

function opened(): OpenedEnrichmentStore {
  const database = openCoreDatabase(tempPath('core.sqlite'));
  onTestFinished(() => void database.close());
  let last = 0;
  let nowMs = Date.UTC(2026, 0, 31);
  return {
    enrichments: sqliteEnrichmentStore(database, {
      newId: () => `${++last}`,
      now: () => nowMs,
      cacheMs: DAY,
    }),
    set(ms) {
      nowMs = ms;
    },
    async kept() {
      const pins = database.prepare<[], string>('SELECT core_id FROM pin').pluck().all();
      const created = Number(database.prepare('SELECT count(*) FROM created_record').pluck().get());
      return { pins, created };
    },
  };
}
