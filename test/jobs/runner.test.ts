import { describe, expect, it, onTestFinished } from 'vitest';
import type { ClaimedJob, FinishedJob, JobStore } from '../../src/jobs/job-store.ts';
import { jobRunner } from '../../src/jobs/runner.ts';
import { openCoreDatabase } from '../../src/store/sqlite/core-database.ts';
import { sqliteJobStore } from '../../src/store/sqlite/sqlite-job-store.ts';
import { completedJob, newJob } from '../store/jobs.ts';
import { tempPath } from '../temp-folder.ts';

const NOW = 1_000_000;
const HOUR = 60 * 60 * 1000;

describe('jobRunner', () => {
  it('works on every job and commits it before it resolves', async () => {
    const { store, ids } = jobsFor(['Acme', 'Zed']);
    await runnerOf(store, completeAll).run(ids);
    expect(store.read('default', 'entity-resolution', ids).map((job) => job?.state)).toEqual([
      'completed',
      'completed',
    ]);
  });

  it('sees a job as processing while it works on it', async () => {
    const { store, ids } = jobsFor(['Acme']);
    const seen: (string | undefined)[] = [];
    const look = (jobs: readonly ClaimedJob[]) => {
      seen.push(store.read('default', 'entity-resolution', ids)[0]?.state);
      return completeAll(jobs);
    };
    await runnerOf(store, look).run(ids);
    expect(seen).toEqual(['processing']);
  });

  it('leaves alone what another worker has, and does not work when nothing is left', async () => {
    const { store, ids } = jobsFor(['Acme', 'Zed']);
    store.claim(ids, { owner: 'other', untilMs: NOW + HOUR }, NOW);
    const worked: string[] = [];
    const note = (jobs: readonly ClaimedJob[]) => {
      worked.push('worked');
      return completeAll(jobs);
    };
    await runnerOf(store, note).run(ids);
    expect(worked).toEqual([]);
  });

  it('does every job once when two runners are asked for the same ones', async () => {
    const { store, ids } = jobsFor(['Acme', 'Zed', 'Beta']);
    const done: string[] = [];
    const note = (jobs: readonly ClaimedJob[]) => {
      done.push(...jobs.map((job) => job.id));
      return completeAll(jobs);
    };
    await Promise.all([runnerOf(store, note, 'a').run(ids), runnerOf(store, note, 'b').run(ids)]);
    expect(done.sort()).toEqual([...ids].sort());
  });

  it('lets another worker have the jobs when the work breaks down, once the lease is over', async () => {
    const { store, ids } = jobsFor(['Acme']);
    const breakDown = () => Promise.reject(new Error('the thread died'));
    await expect(runnerOf(store, breakDown).run(ids)).rejects.toThrow('the thread died');
    const other = { owner: 'other', untilMs: NOW + 2 * HOUR };
    expect(store.claim(ids, other, NOW)).toEqual([]);
    expect(store.claim(ids, other, NOW + HOUR)).toHaveLength(1);
  });

  it('changes nothing when it comes back after another worker took the job over', async () => {
    const { store, ids } = jobsFor(['Acme']);
    const oversleep = (jobs: readonly ClaimedJob[]) => {
      const later = store.claim(ids, { owner: 'other', untilMs: NOW + 2 * HOUR }, NOW + HOUR);
      store.finish(
        later.map((job) => completedJob(job, 'Theirs')),
        NOW + HOUR,
      );
      return completeAll(jobs);
    };
    await runnerOf(store, oversleep).run(ids);
    expect(store.read('default', 'entity-resolution', ids)[0]?.record).toEqual({ name: 'Theirs' });
  });
});

async function completeAll(jobs: readonly ClaimedJob[]): Promise<readonly FinishedJob[]> {
  return jobs.map((job) => completedJob(job, 'Mine'));
}

function runnerOf(
  store: JobStore,
  execute: (jobs: readonly ClaimedJob[]) => Promise<readonly FinishedJob[]>,
  owner = 'me',
) {
  return jobRunner({ store, executor: { execute, close: async () => {} }, owner, now: () => NOW });
}

function jobsFor(names: readonly string[]): { store: JobStore; ids: readonly string[] } {
  const database = openCoreDatabase(tempPath('core.sqlite'));
  onTestFinished(() => void database.close());
  let last = 0;
  const store = sqliteJobStore(database, () => `job_${++last}`);
  const ids = store.create(
    names.map((name) => newJob({ name })),
    NOW,
  );
  return { store, ids };
}
