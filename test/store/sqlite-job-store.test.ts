import { describe, expect, it, onTestFinished } from 'vitest';
import { openCoreDatabase } from '../../src/store/core-database.ts';
import { sqliteIdentityStore } from '../../src/store/sqlite-identity-store.ts';
import { sqliteJobStore } from '../../src/store/sqlite-job-store.ts';
import { tempPath } from '../temp-folder.ts';
import { jobStoreSuite, type OpenedJobStore } from './job-store-suite.ts';
import { completedJob, newJob } from './jobs.ts';

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
  const newId = () => `job_${++lastId}`;
  return { store: sqliteJobStore(database, newId), identity: sqliteIdentityStore(database) };
}
