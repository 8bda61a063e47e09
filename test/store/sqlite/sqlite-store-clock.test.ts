import { onTestFinished } from 'vitest';
import { openCoreDatabase } from '../../../src/store/sqlite/core-database.ts';
import { sqliteJobStore } from '../../../src/store/sqlite/sqlite-job-store.ts';
import { sqliteStoreClock } from '../../../src/store/sqlite/sqlite-store-clock.ts';
import { tempPath } from '../../temp-folder.ts';
import { newJob } from '../jobs.ts';
import { describeStoreClock } from '../store-clock-suite.ts';

describeStoreClock('the clock of a process, beside SQLite', (now) => {
  const database = openCoreDatabase(tempPath('core.sqlite'));
  onTestFinished(() => void database.close());
  const jobs = sqliteJobStore(database, { newId: () => '1', now });
  return { clock: sqliteStoreClock(database, { now }), addJob: () => jobs.create([newJob()]) };
});
