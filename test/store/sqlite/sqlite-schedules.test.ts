import { onTestFinished } from 'vitest';
import { openCoreDatabase } from '../../../src/store/sqlite/core-database.ts';
import { sqliteCrosscheckSchedules } from '../../../src/store/sqlite/sqlite-crosscheck-schedules.ts';
import { sqliteEnrichmentStore } from '../../../src/store/sqlite/sqlite-enrichment-store.ts';
import { sqliteScheduleStore } from '../../../src/store/sqlite/sqlite-schedule-store.ts';
import { tempPath } from '../../temp-folder.ts';
import { describeCrosscheckSchedules } from '../crosscheck-schedules-suite.ts';
import { describeScheduleStore } from '../schedule-store-suite.ts';

let lastId = 0;

function opened() {
  const database = openCoreDatabase(tempPath('core.sqlite'));
  onTestFinished(() => void database.close());
  let nowMs = 0;
  const set = (ms: number) => {
    nowMs = ms;
  };
  return { database, set, parts: { newId: () => `${++lastId}`, now: () => nowMs, cacheMs: 1000 } };
}

describeScheduleStore('in SQLite', () => {
  const { database, set, parts } = opened();
  return {
    ...{ set, schedules: sqliteScheduleStore(database, parts) },
    enrichments: sqliteEnrichmentStore(database, parts),
  };
});

describeCrosscheckSchedules('schedules of crosschecks in SQLite', () => {
  const { database, set, parts } = opened();
  return { set, schedules: sqliteCrosscheckSchedules(database, parts) };
});
