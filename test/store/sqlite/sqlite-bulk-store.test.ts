import { onTestFinished } from 'vitest';
import { withBulkRows } from '../../../src/jobs/with-bulk-rows.ts';
import { openCoreDatabase } from '../../../src/store/sqlite/core-database.ts';
import { sqliteBulkStore } from '../../../src/store/sqlite/sqlite-bulk-store.ts';
import { sqliteCreditStore } from '../../../src/store/sqlite/sqlite-credit-store.ts';
import { sqliteJobStore } from '../../../src/store/sqlite/sqlite-job-store.ts';
import { sqliteRetention } from '../../../src/store/sqlite/sqlite-retention.ts';
import { describeBulkStore } from '../bulk-store-suite.ts';

describeBulkStore('bulks in SQLite', async () => {
  const database = openCoreDatabase('');
  onTestFinished(() => void database.close());
  let [nowMs, last] = [0, 0];
  const newId = () => `${++last}`.padStart(32, '0');
  const parts = { newId, now: () => nowMs };
  const store = sqliteBulkStore(database, parts);
  return {
    store,
    jobs: withBulkRows(sqliteJobStore(database, parts), store),
    setNow(ms) {
      nowMs = ms;
    },
    retention: sqliteRetention(database),
    ledger: () => sqliteCreditStore(database).entries({ limit: 100 }),
  };
});
