import { describe, expect, it, onTestFinished } from 'vitest';
import { openCoreDatabase } from '../../../src/store/sqlite/core-database.ts';
import type { Outbox } from '../../../src/store/sqlite/finish-jobs.ts';
import { sqliteCreditStore } from '../../../src/store/sqlite/sqlite-credit-store.ts';
import { sqliteIdentityStore } from '../../../src/store/sqlite/sqlite-identity-store.ts';
import { sqliteJobStore } from '../../../src/store/sqlite/sqlite-job-store.ts';
import { tempPath } from '../../temp-folder.ts';
import { jobStoreSuite, type OpenedJobStore } from '../job-store-suite.ts';
import { completedJob, newJob } from '../jobs.ts';

let lastId = 0;

jobStoreSuite('jobs in SQLite', () => openedAt(tempPath('core.sqlite')));

describe('jobs in SQLite', () => {
  it('are there for another process that opens the same file', () => {
    const path = tempPath('core.sqlite');
    const [mine, theirs] = [openedAt(path).store, openedAt(path).store];
    const ids = mine.create([newJob()], 1);
    const claimed = theirs.claim(ids, { owner: 'other', untilMs: 100 }, 1);
    expect(mine.claim(ids, { owner: 'me', untilMs: 100 }, 1)).toEqual([]);
    theirs.finish(
      claimed.map((job) => completedJob(job)),
      2,
    );
    expect(mine.read('default', 'entity-resolution', ids)[0]?.state).toBe('completed');
  });
});

function openedAt(path: string): OpenedJobStore {
  const database = openCoreDatabase(path);
  onTestFinished(() => void database.close());
  database.exec('CREATE TABLE IF NOT EXISTS told (body TEXT)');
  const tell = database.prepare('INSERT INTO told VALUES (?)');
  const all = database.prepare<[], string>('SELECT body FROM told').pluck();
  let isBroken = false;
  const outbox: Outbox = (ended, nowMs) => {
    tell.run(JSON.stringify({ ended, nowMs }));
    if (isBroken) throw new Error('the outbox is full');
  };
  return {
    store: sqliteJobStore(database, newId, outbox),
    identity: sqliteIdentityStore(database),
    credits: sqliteCreditStore(database),
    outbox: {
      told: () => all.all().map((body) => JSON.parse(body)),
      breakDown: (broken) => {
        isBroken = broken;
      },
    },
  };
}

/** Later ids are smaller: nothing may go by their order. */
function newId(): string {
  return `job_${1_000_000 - ++lastId}`;
}
