import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { newIds } from '../../../src/engine/new-ids.ts';
import type { EndedNewJob, JobStore } from '../../../src/jobs/job-store.ts';
import { openCoreDatabase } from '../../../src/store/sqlite/core-database.ts';
import { sqliteIdentityStore } from '../../../src/store/sqlite/sqlite-identity-store.ts';
import { sqliteJobStore } from '../../../src/store/sqlite/sqlite-job-store.ts';
import { completedJob, createdRecord, newJob } from '../../store/jobs.ts';
import { pinsIn } from '../../store/pins.ts';
import { tempFolder, tempPath } from '../../temp-folder.ts';

/** A thread loads compiled files: those that test/build.ts made. */
const DIST = join(import.meta.dirname, '../../../dist/engine/threads');
const NOW = Date.UTC(2026, 0, 31);

describe('ended jobs that a thread writes', () => {
  it('are in the database, with their ids in the order of the jobs, whatever is written together', async () => {
    const { jobs, here } = await opened();
    const groups = [0, 1, 2, 3, 4, 5].map((group) => range(40).map((at) => endedJob(group * 40 + at)));
    const created = (await Promise.all(groups.map((group) => jobs.createEnded(group)))).flat();
    const read = await jobs.read(
      'default',
      'entity-resolution',
      created.map(({ id }) => id),
    );
    expect(read.map((job) => job?.record)).toEqual(range(240).map((at) => ({ name: `Acme ${at}` })));
    expect([created.every(({ isNew }) => isNew), here.calls]).toEqual([true, 0]);
  });

  it('keep the ids that they tell, and what they created', async () => {
    const { jobs, identity } = await opened();
    const pinned = { coreId: '1111111111', recordKeys: ['created:acme'] };
    const mentioned = [{ coreId: '2222222222', recordKeys: ['ror:2'] }];
    await jobs.createEnded([endedJob(0), endedJob(1, { pinned, mentioned, created: createdRecord('acme') })]);
    expect(await pinsIn(identity)).toEqual([pinned, ...mentioned]);
    expect(await identity.createdRecords()).toEqual([createdRecord('acme')]);
  });

  it('are told as known where their keys are, and refused with another body, alone of those beside them', async () => {
    const { jobs } = await opened();
    const [first] = await jobs.createEnded([endedJob(0)]);
    const other = { ...endedJob(0), job: newJob({ name: 'Zed', idempotencyKey: 'run_1/0' }) };
    const [refused, fresh, again] = await Promise.allSettled([
      jobs.createEnded([other]),
      jobs.createEnded([endedJob(1)]),
      jobs.createEnded([endedJob(0)]),
    ]);
    expect(refused).toMatchObject({ status: 'rejected', reason: { code: 'CONFLICT' } });
    expect(fresh).toMatchObject({ value: [{ isNew: true }] });
    expect(again).toMatchObject({ value: [{ id: first?.id, isNew: false }] });
  });

  it('are written here without a key, and until they are many', async () => {
    const { jobs, here } = await opened({ least: 2 });
    await jobs.createEnded([endedJob(0), endedJob(1)]);
    expect(here.calls).toBe(1);
    await jobs.createEnded([endedJob(2)]);
    expect(here.calls).toBe(1);
    await jobs.createEnded([endedJob(3), { ...endedJob(4), job: newJob() }]);
    expect(here.calls).toBe(2);
  });

  it('are written here when the thread cannot begin', async () => {
    const { jobs, here } = await opened({ path: tempFolder() });
    const groups = await Promise.all([0, 1, 2].map((at) => jobs.createEnded([endedJob(at)])));
    expect(groups).toEqual(groups.map(() => [{ id: expect.stringMatching(/^job_/), isNew: true }]));
    expect(here.calls).toBe(3);
  });
});

interface Opened {
  readonly jobs: JobStore;
  readonly identity: ReturnType<typeof sqliteIdentityStore>;
  /** How often this thread has written jobs. */
  readonly here: { calls: number };
}

/** The thread is started with the first job, for the database of the store, unless told otherwise. */
async function opened(options: { readonly least?: number; readonly path?: string } = {}): Promise<Opened> {
  const path = tempPath('core.sqlite');
  const database = openCoreDatabase(path);
  const parts = { newId: newIds(Date.now), now: Date.now };
  const store = sqliteJobStore(database, parts);
  const here = { calls: 0 };
  const counted: JobStore = {
    ...store,
    createEnded(jobs) {
      here.calls++;
      return store.createEnded(jobs);
    },
  };
  const compiled = pathToFileURL(join(DIST, 'ended-jobs-beside.js')).href;
  const { endedJobsBeside } = (await import(
    compiled
  )) as typeof import('../../../src/engine/threads/ended-jobs-beside.ts');
  const beside = endedJobsBeside(counted, { path, newId: parts.newId, least: 0, ...options });
  onTestFinished(async () => {
    await beside.close();
    database.close();
  });
  return { jobs: beside.jobs, identity: sqliteIdentityStore(database), here };
}

function range(count: number): readonly number[] {
  return Array.from({ length: count }, (_, at) => at);
}

function endedJob(at: number, more: Partial<EndedNewJob['end']> = {}): EndedNewJob {
  return {
    job: newJob({ name: `Acme ${at}`, idempotencyKey: `run_1/${at}` }),
    createdMs: NOW,
    end: { ...completedJob({ id: '0', token: 1 }, `Acme ${at}`), endedMs: NOW, delivery: null, ...more },
  };
}
