import { describe, expect, it } from 'vitest';
import { type RunPlan, type RunStart, type RunStore, rowKey } from '../../src/batch/run-store.ts';
import type { SubmittedJobs } from '../../src/batch/submitted-jobs.ts';
import { completedJob, failedJob, newJob, servedJob } from './jobs.ts';
import { deadProcess, ownerOf, sleepingProcess } from './processes.ts';
import type { TimedJobStore } from './timed-store.ts';

/** An empty store of runs, and the stores of their jobs. */
export interface OpenedRunStore {
  readonly runs: RunStore;
  /** The same store, with its clock set; it stands still until it is set again. */
  at(nowMs: number): RunStore;
  readonly jobs: TimedJobStore;
  readonly submitted: SubmittedJobs;
  /** Makes the run that of another process. */
  own(id: string, owner: string): Promise<void>;
  ownerOf(id: string): Promise<string | null>;
}

/** What every implementation of the store of runs must do. */
export function describeRunStore(name: string, open: () => OpenedRunStore): void {
  describe(`${name}: beginning a run`, () => beginning(open));
  describe(`${name}: a run that another process has`, () => takingOver(open));
  describe(`${name}: the runs that are kept`, () => keeping(open));
  describe(`${name}: the rows of a run that a service has taken`, () => submitted(open));
  describe(`${name}: jobs of callers with a key`, () => served(open));
}

const NOW = Date.UTC(2026, 0, 31);
const LEASE = { owner: 'host/1/1', forMs: 1000 };
const PLAN: RunPlan = {
  inputPath: '/data/accounts.csv',
  outputPath: '/data/accounts.resolved.csv',
  inputHash: 'hash of the file',
  options: '{"bias":"url"}',
  referenceVersion: '111111111111',
  modelVersion: 'a',
};

function beginning(open: () => OpenedRunStore): void {
  it('starts afresh for a file that was never run, with its plan and time', async () => {
    const opened = open();
    const start = await begin(opened);
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
    const opened = open();
    const first = await begin(opened);
    await jobsOf(opened, first.run.id, ['completed', 'failed', 'processing', 'pending', 'pending']);
    const second = await begin(opened, {}, { nowMs: NOW + 1000 });
    expect(second).toEqual({ kind: 'resumed', run: first.run, counts: { completed: 1, failed: 1, open: 3 } });
  });

  it('goes on with a run of the same file when the file has moved', async () => {
    const opened = open();
    const first = await begin(opened);
    expect(await begin(opened, { inputPath: '/elsewhere/accounts.csv' })).toMatchObject({
      kind: 'resumed',
      run: { id: first.run.id },
    });
  });

  it('starts afresh when asked to, and then goes on with the newer run', async () => {
    const opened = open();
    const first = await begin(opened);
    const second = await begin(opened, {}, { isFresh: true, nowMs: NOW + 1 });
    expect(second).toMatchObject({ kind: 'fresh', changed: [] });
    expect(second.run.id).not.toBe(first.run.id);
    expect(await begin(opened, {}, { nowMs: NOW + 2 })).toMatchObject({
      kind: 'resumed',
      run: { id: second.run.id },
    });
  });

  it('does not go on with a run that is finished', async () => {
    const opened = open();
    const first = await begin(opened);
    await opened.at(NOW + 1).finish(first.run.id, '{"rows":1}');
    const second = await begin(opened, {}, { nowMs: NOW + 2 });
    expect(second).toMatchObject({ kind: 'fresh', changed: [] });
    expect(second.run.id).not.toBe(first.run.id);
  });

  it.each([
    ['the input file', { inputHash: 'another' }],
    ['the options', { options: '{"bias":"name"}' }],
    ['the reference', { referenceVersion: '222222222222' }],
    ['the model', { modelVersion: 'b' }],
    ['the decisions of people', { decisionsVersion: 'a' }],
  ])('starts afresh when %s changed, and says so', async (name, change) => {
    const opened = open();
    await begin(opened);
    expect(await begin(opened, change)).toMatchObject({ kind: 'fresh', changed: [name] });
  });

  it('starts afresh when people have decided otherwise, and goes on while they have not', async () => {
    const opened = open();
    await begin(opened, { decisionsVersion: 'a' });
    expect(await begin(opened, { decisionsVersion: 'a' })).toMatchObject({ kind: 'resumed' });
    for (const change of [{ decisionsVersion: 'b' }, {}])
      expect(await begin(opened, change)).toMatchObject({ changed: ['the decisions of people'] });
  });

  it('names everything that changed', async () => {
    const opened = open();
    await begin(opened);
    const start = await begin(opened, { inputHash: 'another', referenceVersion: '222222222222' });
    expect(start).toMatchObject({ changed: ['the input file', 'the reference'] });
  });

  it('compares with the latest unfinished run of the file, not with runs of other files', async () => {
    const opened = open();
    await begin(opened, { inputPath: '/data/other.csv', inputHash: 'other', options: '{}' });
    await begin(opened);
    await begin(opened, { modelVersion: 'b' }, { nowMs: NOW + 1 });
    const start = await begin(opened, { modelVersion: 'b', options: '{}' }, { nowMs: NOW + 2 });
    expect(start).toMatchObject({ kind: 'fresh', changed: ['the options'] });
  });

  it('compares with a run of the same command, not with that of another over the same file', async () => {
    const opened = open();
    await begin(opened, { modelVersion: 'z' });
    const crosscheck = { outputPath: '/data/crosscheck', options: '{"accounts":{}}' };
    await begin(opened, crosscheck, { nowMs: NOW + 1 });
    const start = await begin(opened, {}, { nowMs: NOW + 2 });
    expect(start).toMatchObject({ kind: 'fresh', changed: ['the model'] });
  });

  it('names the version of core for what another one changes by itself, and beside it what people change', async () => {
    const opened = open();
    await begin(opened, { coreVersion: '0.1.0+1' });
    const other = {
      coreVersion: '0.1.0+2',
      referenceVersion: '222222222222',
      modelVersion: 'b',
      options: '{}',
    };
    const version = 'the version of core (from 0.1.0+1 to 0.1.0+2)';
    expect(await begin(opened, other, { nowMs: NOW + 1 })).toMatchObject({ changed: [version] });
    const file = { ...other, coreVersion: '0.1.0+3', modelVersion: 'c', inputHash: 'another' };
    expect(await begin(opened, file, { nowMs: NOW + 2 })).toMatchObject({
      changed: ['the version of core (from 0.1.0+2 to 0.1.0+3)', 'the input file'],
    });
    // The unfinished run of another build that changed nothing goes on.
    const same = { ...file, coreVersion: '0.1.0+4' };
    expect(await begin(opened, same, { nowMs: NOW + 3 })).toMatchObject({ kind: 'resumed' });
  });

  it('starts a run of its own for another output', async () => {
    const opened = open();
    await begin(opened);
    expect(await begin(opened, { outputPath: '/data/other.csv' })).toMatchObject({ kind: 'fresh' });
  });
}

function takingOver(open: () => OpenedRunStore): void {
  it('is busy while that process lives, even for a fresh start, and the process is named', async () => {
    const opened = open();
    const { run } = await begin(opened);
    const pid = sleepingProcess();
    await opened.own(run.id, ownerOf(pid));
    const busy = expect.objectContaining({ code: 'RUN_BUSY', message: expect.stringContaining(String(pid)) });
    await expect(begin(opened)).rejects.toThrow(busy);
    await expect(begin(opened, {}, { isFresh: true })).rejects.toThrow(busy);
  });

  it('does not stand in the way of another run of the same file', async () => {
    const opened = open();
    await opened.own((await begin(opened)).run.id, ownerOf(sleepingProcess()));
    expect(await begin(opened, { options: '{}', outputPath: '/data/b.csv' })).toMatchObject({
      kind: 'fresh',
    });
  });

  it('stands in the way of another run with its output file, but not where several may write', async () => {
    const opened = open();
    const { run } = await begin(opened);
    const pid = sleepingProcess();
    await opened.own(run.id, ownerOf(pid));
    const other = { options: '{}', inputHash: 'another', inputPath: '/data/b.csv' };
    const busy = { code: 'RUN_BUSY', message: expect.stringContaining(`process ${pid} on`) };
    await expect(begin(opened, other)).rejects.toMatchObject({
      ...busy,
      place: { fix: expect.stringContaining('name another output with -o') },
    });
    expect(await begin(opened, other, { isShared: true })).toMatchObject({ kind: 'fresh' });
  });

  it('does not keep its output file when the process has died, or works on another machine', async () => {
    const opened = open();
    const { run } = await begin(opened);
    await opened.own(run.id, ownerOf(sleepingProcess()).replace(/\/\d+\//, `/${await deadProcess()}/`));
    expect(await begin(opened, { options: '{}' })).toMatchObject({ kind: 'fresh' });
    await opened.own(run.id, 'another-host/1/1');
    expect(await begin(opened, { options: '[]' })).toMatchObject({ kind: 'fresh' });
  });

  it('is taken over when the process has died, and then is busy for others', async () => {
    const opened = open();
    const { run } = await begin(opened);
    await opened.own(run.id, ownerOf(sleepingProcess()).replace(/\/\d+\//, `/${await deadProcess()}/`));
    expect(await begin(opened)).toMatchObject({ kind: 'resumed', run: { id: run.id } });
    expect(await opened.ownerOf(run.id)).toBe(ownerOf(process.pid));
  });

  it('is busy for those on other machines while one of its jobs is under a lease, by the clock of the store', async () => {
    const opened = open();
    const { run } = await begin(opened);
    await jobsOf(opened, run.id, ['processing', 'pending']);
    await opened.own(run.id, 'another-host/1/1');
    const within = NOW + LEASE.forMs / 2;
    await expect(begin(opened, {}, { nowMs: within })).rejects.toMatchObject({ code: 'RUN_BUSY' });
    expect(await opened.at(within).remove([run.id])).toBe(0);
    expect(await begin(opened, {}, { nowMs: NOW + LEASE.forMs })).toMatchObject({ kind: 'resumed' });
  });

  it('is free again when it is finished', async () => {
    const opened = open();
    const { run } = await begin(opened);
    await opened.own(run.id, ownerOf(sleepingProcess()));
    await opened.at(NOW).finish(run.id, '{}');
    expect(await begin(opened)).toMatchObject({ kind: 'fresh' });
    expect(await opened.runs.remove([run.id])).toBe(1);
  });
}

function keeping(open: () => OpenedRunStore): void {
  it('are found by what they have finished last, with the columns that were read', async () => {
    const opened = open();
    const { outputPath } = PLAN;
    const columnsRead = { external_id: ['Kunde'] };
    const old = (await begin(opened)).run;
    const young = (await begin(opened, { inputHash: 'b', columnsRead }, { nowMs: NOW + 1000 })).run;
    expect(await opened.runs.lastInto(outputPath)).toBeUndefined();
    await opened.at(NOW + 2000).finish(old.id, '{}');
    expect((await opened.runs.lastInto(outputPath))?.id).toBe(old.id);
    await opened.at(NOW + 3000).finish(young.id, '{}');
    expect(await opened.runs.lastInto(outputPath)).toMatchObject({ id: young.id, columnsRead });
    expect(await opened.runs.lastInto('/data/others.csv')).toBeUndefined();
  });

  it('are listed newest first, with summaries and counts', async () => {
    const opened = open();
    const old = (await begin(opened)).run;
    const young = (await begin(opened, { inputHash: 'b' }, { nowMs: NOW + 1000 })).run;
    await jobsOf(opened, old.id, ['completed', 'completed', 'failed']);
    await opened.at(NOW + 2000).finish(old.id, '{"rows":3}');
    expect(await opened.runs.list()).toEqual([
      { ...young, counts: { completed: 0, failed: 0, open: 0 } },
      {
        ...old,
        completedAt: '2026-01-31T00:00:02.000Z',
        summary: '{"rows":3}',
        counts: { completed: 2, failed: 1, open: 0 },
      },
    ]);
  });

  it('are found by id, and by no part of it', async () => {
    const opened = open();
    const { run } = await begin(opened);
    expect(await opened.runs.find(run.id)).toEqual({ ...run, counts: { completed: 0, failed: 0, open: 0 } });
    expect(await opened.runs.find(run.id.slice(0, -1))).toBeUndefined();
  });

  it('give their jobs in the order of the rows, beyond row 9', async () => {
    const opened = open();
    const { run } = await begin(opened);
    const states = Array.from({ length: 12 }, (_, at) => (at === 10 ? 'failed' : 'completed'));
    await jobsOf(opened, run.id, states);
    const jobs = await opened.runs.jobIds(run.id);
    expect(jobs.map((job) => job.row)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(jobs.map((job) => job.state)).toEqual(states);
  });

  it('count their own jobs alone when the id of one run begins like that of another', async () => {
    const opened = open();
    await jobsOf(opened, 'run_1', ['completed']);
    await jobsOf(opened, 'run_10', ['completed', 'completed']);
    expect(await opened.runs.jobIds('run_1')).toHaveLength(1);
    expect(await opened.runs.jobIds('run_10')).toHaveLength(2);
  });

  it('are removed with their jobs, and no others', async () => {
    const opened = open();
    const [gone, kept] = [(await begin(opened)).run, (await begin(opened, { inputHash: 'b' })).run];
    for (const { id } of [gone, kept]) {
      await jobsOf(opened, id, ['completed', 'failed']);
      await opened.at(NOW).finish(id, '{}');
    }
    expect(await opened.runs.remove([gone.id, 'run_unknown'])).toBe(1);
    expect(await opened.runs.find(gone.id)).toBeUndefined();
    expect(await opened.runs.jobIds(gone.id)).toEqual([]);
    expect((await opened.runs.find(kept.id))?.counts).toEqual({ completed: 1, failed: 1, open: 0 });
  });

  it('are removed with what they asked beside their rows, which is counted with no row', async () => {
    const opened = open();
    const { run } = await begin(opened);
    await jobsOf(opened, `${run.id}.accounts`, ['completed', 'completed']);
    expect((await opened.runs.find(run.id))?.counts).toEqual({ completed: 0, failed: 0, open: 0 });
    expect(await opened.runs.jobIds(`${run.id}.accounts`)).toHaveLength(2);
    await opened.at(NOW).finish(run.id, '{}');
    expect(await opened.runs.remove([run.id])).toBe(1);
    expect(await opened.runs.jobIds(`${run.id}.accounts`)).toEqual([]);
  });

  it('are not removed while another process works on them', async () => {
    const opened = open();
    const { run } = await begin(opened);
    await opened.own(run.id, ownerOf(sleepingProcess()));
    expect(await opened.runs.remove([run.id])).toBe(0);
    expect(await opened.runs.find(run.id)).toBeDefined();
  });
}

function submitted(open: () => OpenedRunStore): void {
  it('are open for this machine, and listed in the order of the rows', async () => {
    const opened = open();
    const { run } = await begin(opened);
    await submit(opened, run.id, [12, 2, 1]);
    expect((await opened.runs.find(run.id))?.counts).toEqual({ completed: 0, failed: 0, open: 3 });
    expect(await opened.runs.jobIds(run.id)).toEqual(
      [1, 2, 12].map((row) => ({ id: `remote_${row}`, row, state: 'submitted' })),
    );
  });

  it('stand beside the jobs of this machine', async () => {
    const opened = open();
    const { run } = await begin(opened);
    await jobsOf(opened, run.id, ['completed', 'pending']);
    await submit(opened, run.id, [3]);
    expect((await opened.runs.find(run.id))?.counts).toEqual({ completed: 1, failed: 0, open: 2 });
    expect((await opened.runs.jobIds(run.id)).map(({ row, state }) => [row, state])).toEqual([
      [1, 'completed'],
      [2, 'pending'],
      [3, 'submitted'],
    ]);
  });

  it('are those of one run when the id of another begins like it', async () => {
    const opened = open();
    await submit(opened, 'run_1', [1]);
    await submit(opened, 'run_10', [1, 2]);
    expect([(await opened.runs.jobIds('run_1')).length, (await opened.runs.jobIds('run_10')).length]).toEqual(
      [1, 2],
    );
  });

  it('are forgotten with the run, and no others', async () => {
    const opened = open();
    const [gone, kept] = [(await begin(opened)).run, (await begin(opened, { inputHash: 'b' })).run];
    for (const { id } of [gone, kept]) await submit(opened, id, [1, 2]);
    expect(await opened.runs.remove([gone.id])).toBe(1);
    const keys = [gone, kept].map(({ id }) => rowKey(id, 1));
    expect([...(await opened.submitted.find(keys)).keys()]).toEqual(keys.slice(1));
    expect(await opened.runs.jobIds(kept.id)).toHaveLength(2);
  });
}

function served(open: () => OpenedRunStore): void {
  it('are none of any run, and stay when runs are removed', async () => {
    const opened = open();
    const { run } = await begin(opened);
    const ids = await opened.jobs
      .at(NOW)
      .create([servedJob({ idempotencyKey: `http/${rowKey(run.id, 1)}` })]);
    expect([await opened.runs.jobIds(run.id), (await opened.runs.find(run.id))?.counts.open]).toEqual([
      [],
      0,
    ]);
    await opened.runs.remove([run.id]);
    expect((await opened.jobs.read('default', 'entity-resolution', ids))[0]?.state).toBe('pending');
  });
}

function begin(
  { at }: OpenedRunStore,
  change: Partial<RunPlan> = {},
  { isFresh = false, isShared = false, nowMs = NOW } = {},
): Promise<RunStart> {
  return at(nowMs).begin({ ...PLAN, ...change }, { isFresh, isShared });
}

/** Brings jobs of the run, one for each row, into the states. */
async function jobsOf({ jobs }: OpenedRunStore, runId: string, states: readonly string[]): Promise<void> {
  const store = jobs.at(NOW);
  const ids = await store.create(states.map((_, at) => newJob({ idempotencyKey: rowKey(runId, at + 1) })));
  const claimed = await store.claim(
    ids.filter((_, at) => states[at] !== 'pending'),
    LEASE,
  );
  const ended = claimed.flatMap((job) => {
    const state = states[ids.indexOf(job.id)];
    if (state === 'processing') return [];
    return [state === 'completed' ? completedJob(job) : failedJob(job)];
  });
  await store.finish(ended);
}

/** Remembers rows of the run as taken by a service. */
async function submit({ submitted }: OpenedRunStore, runId: string, rows: readonly number[]): Promise<void> {
  await submitted.add(new Map(rows.map((row) => [rowKey(runId, row), `remote_${row}`])));
}
