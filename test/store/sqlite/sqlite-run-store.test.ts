import { onTestFinished } from 'vitest';
import { openCoreDatabase } from '../../../src/store/sqlite/core-database.ts';
import { sqliteJobStore } from '../../../src/store/sqlite/sqlite-job-store.ts';
import { sqliteRunStore } from '../../../src/store/sqlite/sqlite-run-store.ts';
import { sqliteSubmittedJobs } from '../../../src/store/sqlite/sqlite-submitted-jobs.ts';
import { tempPath } from '../../temp-folder.ts';
import { describeRunStore, type OpenedRunStore } from '../run-store-suite.ts';
import { timedStore } from '../timed-store.ts';

describeRunStore('runs in SQLite', opened);

function opened(): OpenedRunStore {
  const database = openCoreDatabase(tempPath('core.sqlite'));
  onTestFinished(() => void database.close());
  let nowMs = 0;
  let lastId = 0;
  const runs = sqliteRunStore(database, { now: () => nowMs, workspace: 'default' });
  const own = database.prepare('UPDATE run SET owner = ? WHERE id = ?');
  const ownerOf = database.prepare<[string], string | null>('SELECT owner FROM run WHERE id = ?').pluck();
  return {
    runs,
    at(ms) {
      nowMs = ms;
      return runs;
    },
    jobs: timedStore((now) => sqliteJobStore(database, { newId: () => String(++lastId), now })),
    submitted: sqliteSubmittedJobs(database),
    own: async (id, owner) => void own.run(owner, id),
    ownerOf: async (id) => ownerOf.get(id) ?? null,
  };
}
