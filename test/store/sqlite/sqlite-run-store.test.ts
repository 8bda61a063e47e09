import type Database from 'better-sqlite3';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type RunPlan, type RunStart, type RunStore, rowKey } from '../../../src/batch/run-store.ts';
import { openCoreDatabase } from '../../../src/store/sqlite/core-database.ts';
import { sqliteJobStore } from '../../../src/store/sqlite/sqlite-job-store.ts';
import { sqliteRunStore } from '../../../src/store/sqlite/sqlite-run-store.ts';
import { sqliteSubmittedJobs } from '../../../src/store/sqlite/sqlite-submitted-jobs.ts';
import { tempPath } from '../../temp-folder.ts';
import { completedJob, failedJob, newJob, servedJob } from '../jobs.ts';
import { deadProcess, ownerOf, sleepingProcess } from '../processes.ts';
import { timedStore } from '../timed-store.ts';

const NOW = Date.UTC(2026, 0, 31);
const PLAN: RunPlan = {
  inputPath: '/data/accounts.csv',
  outputPath: '/data/accounts.resolved.csv',
  inputHash: 'hash of the file',
  options: '{"bias":"url"}',
  referenceVersion: '111111111111',
  modelVersion: 'a',
};

describe('beginning a run', () => {
  it('starts afresh for a file that was never run, with its plan and time', () => {
    const { runs } = opened();
    const start = begin(runs);
    expect(start).toMatchObject({ kind: 'fresh', changed: [] });
    expect(start.run).toEqual({
      ...PLAN,
      id: start.run.id,
      createdAt: '2026-01-31T00:00:00.000Z',
      completedAt: null,
      summary: null,
    });
  });

  it('goes on with the unfinished run of the same file, and tells what is done', async () => {
    const { runs, database } = opened();
    const first = begin(runs);
    await jobsOf(database, first.run.id, ['completed', 'failed', 'processing', 'pending', 'pending']);
    const second = begin(runs, {}, { nowMs: NOW + 1000 });
    expect(second).toEqual({ kind: 'resumed', run: first.run, counts: { completed: 1, failed: 1, open: 3 } });
  });

  it('goes on with a run of the same file when the file has moved', () => {
    const { runs } = opened();
    const first = begin(runs);
    expect(begin(runs, { inputPath: '/elsewhere/accounts.csv' })).toMatchObject({
      kind: 'resumed',
      run: { id: first.run.id },
    });
  });

  it('starts afresh when asked to, and then goes on with the newer run', () => {
    const { runs } = opened();
    const first = begin(runs);
    const second = begin(runs, {}, { isFresh: true, nowMs: NOW + 1 });
    expect(second).toMatchObject({ kind: 'fresh', changed: [] });
    expect(second.run.id).not.toBe(first.run.id);
    expect(begin(runs, {}, { nowMs: NOW + 2 })).toMatchObject({
      kind: 'resumed',
      run: { id: second.run.id },
    });
  });

  it('does not go on with a run that is finished', () => {
    const { runs } = opened();
    const first = begin(runs);
    runs.finish(first.run.id, '{"rows":1}', NOW + 1);
    const second = begin(runs, {}, { nowMs: NOW + 2 });
    expect(second).toMatchObject({ kind: 'fresh', changed: [] });
    expect(second.run.id).not.toBe(first.run.id);
  });

  it.each([
    ['the input file', { inputHash: 'another' }],
    ['the options', { options: '{"bias":"name"}' }],
    ['the reference', { referenceVersion: '222222222222' }],
    ['the model', { modelVersion: 'b' }],
  ])('starts afresh when %s changed, and says so', (name, change) => {
    const { runs } = opened();
    begin(runs);
    expect(begin(runs, change)).toMatchObject({ kind: 'fresh', changed: [name] });
  });

  it('names everything that changed', () => {
    const { runs } = opened();
    begin(runs);
    const start = begin(runs, { inputHash: 'another', referenceVersion: '222222222222' });
    expect(start).toMatchObject({ changed: ['the input file', 'the reference'] });
  });

  it('compares with the latest unfinished run of the file, not with runs of other files', () => {
    const { runs } = opened();
    begin(runs, { inputPath: '/data/other.csv', inputHash: 'other', options: '{}' });
    begin(runs);
    begin(runs, { modelVersion: 'b' }, { nowMs: NOW + 1 });
    const start = begin(runs, { modelVersion: 'b', options: '{}' }, { nowMs: NOW + 2 });
    expect(start).toMatchObject({ kind: 'fresh', changed: ['the options'] });
  });

  it('starts a run of its own for another output', () => {
    const { runs } = opened();
    begin(runs);
    expect(begin(runs, { outputPath: '/data/other.csv' })).toMatchObject({ kind: 'fresh' });
  });
});

describe('a run that another process has', () => {
  it('is busy while that process lives, even for a fresh start, and the process is named', () => {
    const { runs, database } = opened();
    const { run } = begin(runs);
    const pid = sleepingProcess();
    own(database, run.id, ownerOf(pid));
    const busy = expect.objectContaining({ code: 'RUN_BUSY', message: expect.stringContaining(String(pid)) });
    expect(() => begin(runs)).toThrow(busy);
    expect(() => begin(runs, {}, { isFresh: true })).toThrow(busy);
  });

  it('does not stand in the way of another run of the same file', () => {
    const { runs, database } = opened();
    own(database, begin(runs).run.id, ownerOf(sleepingProcess()));
    expect(begin(runs, { options: '{}', outputPath: '/data/b.csv' })).toMatchObject({ kind: 'fresh' });
  });

  it('is taken over when the process has died, and then is busy for others', async () => {
    const { runs, database } = opened();
    const { run } = begin(runs);
    own(database, run.id, ownerOf(sleepingProcess()).replace(/\/\d+\//, `/${await deadProcess()}/`));
    expect(begin(runs)).toMatchObject({ kind: 'resumed', run: { id: run.id } });
    const owner = database.prepare('SELECT owner FROM run WHERE id = ?').pluck().get(run.id);
    expect(owner).toBe(ownerOf(process.pid));
  });

  it('is free again when it is finished', () => {
    const { runs, database } = opened();
    const { run } = begin(runs);
    own(database, run.id, ownerOf(sleepingProcess()));
    runs.finish(run.id, '{}', NOW);
    expect(begin(runs)).toMatchObject({ kind: 'fresh' });
    expect(runs.remove([run.id])).toBe(1);
  });
});

describe('the runs that are kept', () => {
  it('are listed newest first, with summaries and counts', async () => {
    const { runs, database } = opened();
    const old = begin(runs).run;
    const young = begin(runs, { inputHash: 'b' }, { nowMs: NOW + 1000 }).run;
    await jobsOf(database, old.id, ['completed', 'completed', 'failed']);
    runs.finish(old.id, '{"rows":3}', NOW + 2000);
    expect(runs.list()).toEqual([
      { ...young, counts: { completed: 0, failed: 0, open: 0 } },
      {
        ...old,
        completedAt: '2026-01-31T00:00:02.000Z',
        summary: '{"rows":3}',
        counts: { completed: 2, failed: 1, open: 0 },
      },
    ]);
  });

  it('are found by id, and by no part of it', () => {
    const { runs } = opened();
    const { run } = begin(runs);
    expect(runs.find(run.id)).toEqual({ ...run, counts: { completed: 0, failed: 0, open: 0 } });
    expect(runs.find(run.id.slice(0, -1))).toBeUndefined();
  });

  it('give their jobs in the order of the rows, beyond row 9', async () => {
    const { runs, database } = opened();
    const { run } = begin(runs);
    const states = Array.from({ length: 12 }, (_, at) => (at === 10 ? 'failed' : 'completed'));
    await jobsOf(database, run.id, states);
    const jobs = runs.jobIds(run.id);
    expect(jobs.map((job) => job.row)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(jobs.map((job) => job.state)).toEqual(states);
  });

  it('count their own jobs alone when the id of one run begins like that of another', async () => {
    const { runs, database } = opened();
    await jobsOf(database, 'run_1', ['completed']);
    await jobsOf(database, 'run_10', ['completed', 'completed']);
    expect(runs.jobIds('run_1')).toHaveLength(1);
    expect(runs.jobIds('run_10')).toHaveLength(2);
  });

  it('are removed with their jobs, and no others', async () => {
    const { runs, database } = opened();
    const [gone, kept] = [begin(runs).run, begin(runs, { inputHash: 'b' }).run];
    for (const { id } of [gone, kept]) {
      await jobsOf(database, id, ['completed', 'failed']);
      runs.finish(id, '{}', NOW);
    }
    expect(runs.remove([gone.id, 'run_unknown'])).toBe(1);
    expect(runs.find(gone.id)).toBeUndefined();
    expect(runs.jobIds(gone.id)).toEqual([]);
    expect(runs.find(kept.id)?.counts).toEqual({ completed: 1, failed: 1, open: 0 });
  });

  it('are not removed while another process works on them', () => {
    const { runs, database } = opened();
    const { run } = begin(runs);
    own(database, run.id, ownerOf(sleepingProcess()));
    expect(runs.remove([run.id])).toBe(0);
    expect(runs.find(run.id)).toBeDefined();
  });
});

describe('the rows of a run that a service has taken', () => {
  it('are open for this machine, and listed in the order of the rows', () => {
    const { runs, database } = opened();
    const { run } = begin(runs);
    submit(database, run.id, [12, 2, 1]);
    expect(runs.find(run.id)?.counts).toEqual({ completed: 0, failed: 0, open: 3 });
    expect(runs.jobIds(run.id)).toEqual(
      [1, 2, 12].map((row) => ({ id: `remote_${row}`, row, state: 'submitted' })),
    );
  });

  it('stand beside the jobs of this machine', async () => {
    const { runs, database } = opened();
    const { run } = begin(runs);
    await jobsOf(database, run.id, ['completed', 'pending']);
    submit(database, run.id, [3]);
    expect(runs.find(run.id)?.counts).toEqual({ completed: 1, failed: 0, open: 2 });
    expect(runs.jobIds(run.id).map(({ row, state }) => [row, state])).toEqual([
      [1, 'completed'],
      [2, 'pending'],
      [3, 'submitted'],
    ]);
  });

  it('are those of one run when the id of another begins like it', () => {
    const { runs, database } = opened();
    submit(database, 'run_1', [1]);
    submit(database, 'run_10', [1, 2]);
    expect([runs.jobIds('run_1').length, runs.jobIds('run_10').length]).toEqual([1, 2]);
  });

  it('are forgotten with the run, and no others', () => {
    const { runs, database } = opened();
    const [gone, kept] = [begin(runs).run, begin(runs, { inputHash: 'b' }).run];
    for (const { id } of [gone, kept]) submit(database, id, [1, 2]);
    expect(runs.remove([gone.id])).toBe(1);
    const keys = [gone, kept].map(({ id }) => rowKey(id, 1));
    expect([...sqliteSubmittedJobs(database).find(keys).keys()]).toEqual(keys.slice(1));
    expect(runs.jobIds(kept.id)).toHaveLength(2);
  });
});

describe('jobs of callers with a key', () => {
  it('are none of any run, and stay when runs are removed', async () => {
    const { runs, database } = opened();
    const { run } = begin(runs);
    const store = timedStore((now) => sqliteJobStore(database, { newId: () => 'served', now }));
    const ids = await store.at(NOW).create([servedJob({ idempotencyKey: `http/${rowKey(run.id, 1)}` })]);
    expect([runs.jobIds(run.id), runs.find(run.id)?.counts.open]).toEqual([[], 0]);
    runs.remove([run.id]);
    expect((await store.read('default', 'entity-resolution', ids))[0]?.state).toBe('pending');
  });
});

function opened(): { runs: RunStore; database: Database.Database } {
  const database = openCoreDatabase(tempPath('core.sqlite'));
  onTestFinished(() => void database.close());
  return { runs: sqliteRunStore(database), database };
}

function begin(
  runs: RunStore,
  change: Partial<RunPlan> = {},
  { isFresh = false, nowMs = NOW } = {},
): RunStart {
  return runs.begin({ ...PLAN, ...change }, { isFresh, nowMs });
}

function own(database: Database.Database, id: string, owner: string): void {
  database.prepare('UPDATE run SET owner = ? WHERE id = ?').run(owner, id);
}

/** Brings jobs of the run, one for each row, into the states. */
async function jobsOf(database: Database.Database, runId: string, states: readonly string[]): Promise<void> {
  const store = timedStore((now) =>
    sqliteJobStore(database, { newId: () => `${runId}-${Math.random()}`, now }),
  );
  const lease = { owner: 'host/1/1', forMs: 1000 };
  const ids = await store
    .at(NOW)
    .create(states.map((_, at) => newJob({ idempotencyKey: rowKey(runId, at + 1) })));
  const claimed = await store.at(NOW).claim(
    ids.filter((_, at) => states[at] !== 'pending'),
    lease,
  );
  const ended = claimed.flatMap((job) => {
    const state = states[ids.indexOf(job.id)];
    if (state === 'processing') return [];
    return [state === 'completed' ? completedJob(job) : failedJob(job)];
  });
  await store.at(NOW).finish(ended);
}

/** Remembers rows of the run as taken by a service. */
function submit(database: Database.Database, runId: string, rows: readonly number[]): void {
  sqliteSubmittedJobs(database).add(new Map(rows.map((row) => [rowKey(runId, row), `remote_${row}`])));
}
