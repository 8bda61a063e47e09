import { describe, expect, it, onTestFinished } from 'vitest';
import type { ClaimedJob, ExecutedJob } from '../../src/jobs/job-store.ts';
import { jobRunner } from '../../src/jobs/runner.ts';
import { openCoreDatabase } from '../../src/store/sqlite/core-database.ts';
import { sqliteJobStore } from '../../src/store/sqlite/sqlite-job-store.ts';
import { completedJob, newJob } from '../store/jobs.ts';
import { type TimedJobStore, timedStore } from '../store/timed-store.ts';
import { tempPath } from '../temp-folder.ts';

const NOW = 1_000_000;
const HOUR = 60 * 60 * 1000;

describe('jobRunner', () => {
  it('works on every job and commits it before it resolves', async () => {
    const { store, ids } = await jobsFor(['Acme', 'Zed']);
    await runnerOf(store, completeAll).run(ids);
    expect((await store.read('default', 'entity-resolution', ids)).map((job) => job?.state)).toEqual([
      'completed',
      'completed',
    ]);
  });

  it('sees a job as processing while it works on it', async () => {
    const { store, ids } = await jobsFor(['Acme']);
    const seen: (string | undefined)[] = [];
    const look = async (jobs: readonly ClaimedJob[]) => {
      seen.push((await store.read('default', 'entity-resolution', ids))[0]?.state);
      return completeAll(jobs);
    };
    await runnerOf(store, look).run(ids);
    expect(seen).toEqual(['processing']);
  });

  it('leaves alone what another worker has, and does not work when nothing is left', async () => {
    const { store, ids } = await jobsFor(['Acme', 'Zed']);
    await store.at(NOW).claim(ids, { owner: 'other', forMs: HOUR });
    const worked: string[] = [];
    const note = (jobs: readonly ClaimedJob[]) => {
      worked.push('worked');
      return completeAll(jobs);
    };
    await runnerOf(store, note).run(ids);
    expect(worked).toEqual([]);
  });

  it('does every job once when two runners are asked for the same ones', async () => {
    const { store, ids } = await jobsFor(['Acme', 'Zed', 'Beta']);
    const done: string[] = [];
    const note = (jobs: readonly ClaimedJob[]) => {
      done.push(...jobs.map((job) => job.id));
      return completeAll(jobs);
    };
    await Promise.all([runnerOf(store, note, 'a').run(ids), runnerOf(store, note, 'b').run(ids)]);
    expect(done.sort()).toEqual([...ids].sort());
  });

  it('lets another worker have the jobs when the work breaks down, once the lease is over', async () => {
    const { store, ids } = await jobsFor(['Acme']);
    const breakDown = () => Promise.reject(new Error('the thread died'));
    await expect(runnerOf(store, breakDown).run(ids)).rejects.toThrow('the thread died');
    const other = { owner: 'other', forMs: 2 * HOUR };
    expect(await store.at(NOW).claim(ids, other)).toEqual([]);
    expect(await store.at(NOW + HOUR).claim(ids, other)).toHaveLength(1);
  });

  it('changes nothing when it comes back after another worker took the job over', async () => {
    const { store, ids } = await jobsFor(['Acme']);
    const oversleep = async (jobs: readonly ClaimedJob[]) => {
      const later = await store.at(NOW + HOUR).claim(ids, { owner: 'other', forMs: 2 * HOUR });
      await store.at(NOW + HOUR).finish(later.map((job) => completedJob(job, 'Theirs')));
      return completeAll(jobs);
    };
    await runnerOf(store, oversleep).run(ids);
    expect((await store.read('default', 'entity-resolution', ids))[0]?.record).toEqual({ name: 'Theirs' });
  });
});

describe('jobRunner with new jobs', () => {
  it('creates them, works on them, and gives their ends in order once they are committed', async () => {
    const { store } = await jobsFor([]);
    const run = await runnerOf(store, completeAll).runNew([
      newJob({ name: 'Acme' }),
      newJob({ name: 'Zed' }),
    ]);
    const read = await store.read(
      'default',
      'entity-resolution',
      run.map(({ id }) => id),
    );
    expect(run.map(({ ended }) => ended?.claimed.request)).toEqual([
      { trading_name: 'Acme' },
      { trading_name: 'Zed' },
    ]);
    expect(read.map((job) => job?.record)).toEqual(
      run.map(({ ended }) => ended?.finished.result.state === 'completed' && ended.finished.result.record),
    );
  });

  it('leaves alone those that were there before, and gives no end of them', async () => {
    const { store } = await jobsFor([]);
    const known = newJob({ name: 'Acme', idempotencyKey: 'k' });
    const [id] = await store.create([known]);
    const worked: unknown[] = [];
    const note = (jobs: readonly ClaimedJob[]) => {
      worked.push(...jobs.map(({ request }) => request));
      return completeAll(jobs);
    };
    const run = await runnerOf(store, note).runNew([known, newJob({ name: 'Zed' })]);
    expect(run.map(({ ended }) => ended === undefined)).toEqual([true, false]);
    expect([run[0]?.id, worked]).toEqual([id, [{ trading_name: 'Zed' }]]);
  });

  it('writes jobs of one step once, when they have ended', async () => {
    const { store } = await jobsFor([]);
    const job = newJob({ idempotencyKey: 'k' });
    const seen: unknown[] = [];
    const look = async (jobs: readonly ClaimedJob[]) => {
      seen.push(await store.known([job]));
      return completeAll(jobs);
    };
    const [run] = await runnerOf(store, look).runNew([job]);
    expect([seen, await store.known([job])]).toEqual([[[undefined]], [run?.id]]);
  });

  it('sees a job of several steps as processing while it works on it', async () => {
    const { store } = await jobsFor([]);
    const seen: unknown[] = [];
    const look = async (jobs: readonly ClaimedJob[]) => {
      const ids = jobs.map(({ id }) => id);
      seen.push(...(await store.read('default', 'combined', ids)).map((job) => job?.state));
      return completeAll(jobs);
    };
    await runnerOf(store, look).runNew([newJob({ family: 'combined' })]);
    expect(seen).toEqual(['processing']);
  });

  it('gives no end of a job that another worker took over', async () => {
    const { store } = await jobsFor([]);
    const oversleep = async (jobs: readonly ClaimedJob[]) => {
      const ids = jobs.map(({ id }) => id);
      expect(await store.at(NOW + HOUR).claim(ids, { owner: 'other', forMs: HOUR })).toHaveLength(1);
      return completeAll(jobs);
    };
    const run = await runnerOf(store, oversleep).runNew([newJob({ family: 'combined' })]);
    expect(run).toEqual([{ id: expect.any(String), ended: undefined }]);
  });
});

describe('jobRunner with new jobs that are at hand', () => {
  it('creates them with their ends, and gives these in order', async () => {
    const { store } = await jobsFor([]);
    const run = await atHand(store).runNew([newJob({ name: 'Acme' }), newJob({ name: 'Zed' })]);
    const ids = run.map(({ id }) => id);
    const read = await store.read('default', 'entity-resolution', ids);
    expect(read.map((job) => [job?.state, job?.record])).toEqual([
      ['completed', { name: 'Mine' }],
      ['completed', { name: 'Mine' }],
    ]);
    expect(run.map(({ ended }) => [ended?.claimed.id, ended?.finished.id, ended?.claimed.request])).toEqual([
      [ids[0], ids[0], { trading_name: 'Acme' }],
      [ids[1], ids[1], { trading_name: 'Zed' }],
    ]);
  });

  it('gives no end of those that were there before, and leaves them as they are', async () => {
    const { store } = await jobsFor([]);
    const known = newJob({ name: 'Acme', idempotencyKey: 'k' });
    const [id] = await store.create([known]);
    const run = await atHand(store).runNew([known, newJob({ name: 'Zed' })]);
    expect(run.map(({ ended }) => ended === undefined)).toEqual([true, false]);
    const read = await store.read('default', 'entity-resolution', [id ?? '']);
    expect([run[0]?.id, read[0]?.state]).toEqual([id, 'pending']);
  });

  it('creates none when they cannot be executed', async () => {
    const { store } = await jobsFor([]);
    const breakDown = () => Promise.reject(new Error('the file is gone'));
    const job = newJob({ idempotencyKey: 'k' });
    await expect(atHand(store, breakDown).runNew([job])).rejects.toThrow('the file is gone');
    expect((await atHand(store).runNew([job]))[0]?.ended).toBeDefined();
  });

  it('tells of each in which the engine failed, by the id that it got', async () => {
    const { store } = await jobsFor([]);
    const failed: string[] = [];
    const cause = { message: 'out of luck', stack: '' };
    const runner = jobRunner({
      ...{ store, owner: 'me', onFailure: (id) => failed.push(id) },
      executor: {
        execute: async (jobs) => jobs.map((job) => ({ ...completedJob(job), cause })),
        ...{ isAtHand: () => true, close: async () => {} },
      },
    });
    const [run] = await runner.runNew([newJob()]);
    expect(failed).toEqual([run?.id]);
  });
});

function atHand(store: TimedJobStore, execute = completeAll) {
  const executor = { execute, isAtHand: () => true, close: async () => {} };
  return jobRunner({ store, executor, owner: 'me' });
}

async function completeAll(jobs: readonly ClaimedJob[]): Promise<readonly ExecutedJob[]> {
  return jobs.map((job) => completedJob(job, 'Mine'));
}

function runnerOf(
  store: TimedJobStore,
  execute: (jobs: readonly ClaimedJob[]) => Promise<readonly ExecutedJob[]>,
  owner = 'me',
) {
  return jobRunner({ store, executor: { execute, close: async () => {} }, owner });
}

async function jobsFor(names: readonly string[]): Promise<{ store: TimedJobStore; ids: readonly string[] }> {
  const database = openCoreDatabase(tempPath('core.sqlite'));
  onTestFinished(() => void database.close());
  let last = 0;
  const store = timedStore(
    (now) => sqliteJobStore(database, { newId: () => String(++last), now }),
    () => NOW,
  );
  const ids = await store.at(NOW).create(names.map((name) => newJob({ name })));
  return { store, ids };
}
