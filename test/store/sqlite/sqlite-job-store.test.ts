import { describe, expect, it, onTestFinished } from 'vitest';
import type { JobStore } from '../../../src/jobs/job-store.ts';
import { commitsBeside } from '../../../src/store/sqlite/commits-beside.ts';
import { type CoreDatabase, openCoreDatabase } from '../../../src/store/sqlite/core-database.ts';
import { jobsWrittenBeside } from '../../../src/store/sqlite/jobs-written-beside.ts';
import { sqliteCreditStore } from '../../../src/store/sqlite/sqlite-credit-store.ts';
import { sqliteDeliveryStore } from '../../../src/store/sqlite/sqlite-delivery-store.ts';
import { sqliteIdentityStore } from '../../../src/store/sqlite/sqlite-identity-store.ts';
import { sqliteJobStore } from '../../../src/store/sqlite/sqlite-job-store.ts';
import { tempPath } from '../../temp-folder.ts';
import { describeJobStore, type OpenedJobStore } from '../job-store-suite.ts';
import { completedJob, newJob } from '../jobs.ts';
import { timedStore } from '../timed-store.ts';

let lastId = 0;

describeJobStore('jobs in SQLite', () => openedAt(tempPath('core.sqlite')));

describeJobStore('jobs in SQLite that the disk is waited for beside', () =>
  openedAt(tempPath('core.sqlite'), (store, database) => {
    const commits = commitsBeside(database);
    onTestFinished(() => commits.close());
    return jobsWrittenBeside(store, commits);
  }),
);

describe('jobs in SQLite', () => {
  it('are there for another process that opens the same file', async () => {
    const path = tempPath('core.sqlite');
    const [mine, theirs] = [openedAt(path).store, openedAt(path).store];
    const ids = await mine.at(1).create([newJob()]);
    const claimed = await theirs.at(1).claim(ids, { owner: 'other', forMs: 100 });
    expect(await mine.at(1).claim(ids, { owner: 'me', forMs: 100 })).toEqual([]);
    await theirs.at(2).finish(claimed.map((job) => completedJob(job)));
    expect((await mine.read('default', 'entity-resolution', ids))[0]?.state).toBe('completed');
  });
});

function openedAt(
  path: string,
  writing: (store: JobStore, database: CoreDatabase) => JobStore = (store) => store,
): OpenedJobStore {
  const database = openCoreDatabase(path);
  onTestFinished(() => void database.close());
  return {
    store: timedStore((now) => writing(sqliteJobStore(database, { newId, now }), database)),
    identity: sqliteIdentityStore(database),
    credits: sqliteCreditStore(database),
    deliveries: sqliteDeliveryStore(database, { newId, now: Date.now }),
  };
}

/** Later ids are smaller: nothing may go by their order. */
function newId(): string {
  return String(1_000_000 - ++lastId);
}
