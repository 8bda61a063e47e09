import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { CrashPoint } from '../../src/contract/served-engine.ts';
import type { AdvancedJob, ClaimedJob, ExecutedJob, JobStore } from '../../src/jobs/job-store.ts';
import type { Patience } from '../../src/jobs/job-waiters.ts';
import { type JobQueue, jobQueue, type Room } from '../../src/jobs/queue.ts';
import type { EndedJob } from '../../src/jobs/runner.ts';
import { LEASE_MS } from '../../src/jobs/runner.ts';
import type { Turns } from '../../src/jobs/turns.ts';
import { openCoreDatabase } from '../../src/store/sqlite/core-database.ts';
import { sqliteCreditStore } from '../../src/store/sqlite/sqlite-credit-store.ts';
import { sqliteJobStore } from '../../src/store/sqlite/sqlite-job-store.ts';
import { testClock } from '../clock.ts';
import { completedJob, newJob, servedJob } from '../store/jobs.ts';
import { tempPath } from '../temp-folder.ts';

const FAMILY = 'entity-resolution';
const LONG_MS = 20_000;

describe('the queue', () => {
  it('works on jobs without anybody waiting: those that were there, and those it is told of', async () => {
    const { store, statesOf } = opened();
    const before = await create(store, 2);
    const { queue } = queueOn(store);
    await soon(() => expect(statesOf(before)).toEqual(['completed', 'completed']));
    const after = await create(store, 1);
    queue.wake();
    await soon(() => expect(statesOf(after)).toEqual(['completed']));
  });

  it('finds new jobs by itself when nobody tells', async () => {
    const { store, statesOf } = opened();
    let looks = 0;
    const claimNext: JobStore['claimNext'] = (limit, lease) => {
      looks++;
      return store.claimNext(limit, lease);
    };
    queueOn({ ...store, claimNext });
    await soon(() => expect(looks).toBe(1));
    const ids = await create(store, 1);
    await soon(() => expect(statesOf(ids)).toEqual(['completed']));
  });

  it('leaves the jobs of the command line alone', async () => {
    const { store, statesOf } = opened();
    const [unserved = ''] = await store.create([newJob()]);
    const served = await create(store, 1);
    queueOn(store);
    await soon(() => expect(statesOf(served)).toEqual(['completed']));
    expect(statesOf([unserved])).toEqual(['pending']);
  });

  it('takes up together what arrives within one turn of the loop', async () => {
    const { store } = opened();
    const groups: number[] = [];
    const { queue } = queueOn(store, {
      execute: async (jobs) => {
        groups.push(jobs.length);
        return completeAll(jobs);
      },
    });
    for (let at = 0; at < 3; at++) {
      await create(store, 1);
      queue.wake();
    }
    await soon(() => expect(groups).toEqual([3]));
  });

  it('works on no more groups at a time than it may, and on all of them in the end', async () => {
    const { store, statesOf } = opened();
    const ids = await create(store, 200);
    const sizes: number[] = [];
    let [atOnce, most] = [0, 0];
    queueOn(store, {
      groups: 2,
      execute: async (jobs) => {
        sizes.push(jobs.length);
        most = Math.max(most, ++atOnce);
        await pause(5);
        atOnce--;
        return completeAll(jobs);
      },
    });
    await soon(() => expect(new Set(statesOf(ids))).toEqual(new Set(['completed'])));
    expect([most, sizes.length > 2, Math.max(...sizes) < 100]).toEqual([2, true, true]);
    expect(sizes.reduce((sum, size) => sum + size)).toBe(200);
  });

  it.each([
    [50, 2, [25, 25]],
    [50, 8, [13, 13, 13, 11]],
    [50, 1, [50]],
    [23, 4, [23]],
    [24, 4, [12, 12]],
    [70, 2, [64, 6]],
  ])('shares %i jobs that wait among %i groups at a time: %j', async (jobs, groups, expected) => {
    const { store, statesOf } = opened();
    const ids = await create(store, jobs);
    const sizes: number[] = [];
    const gate = gated();
    queueOn(store, {
      groups,
      execute: (group) => {
        sizes.push(group.length);
        return gate.execute(group);
      },
    });
    await soon(() => expect(sizes).toEqual(expected));
    gate.open();
    await soon(() => expect(new Set(statesOf(ids))).toEqual(new Set(['completed'])));
  });

  it('shares out what it claims at a turn of its workspace as well', async () => {
    const { store, statesOf } = opened();
    const ids = await create(store, 50);
    const sizes: number[] = [];
    const gate = gated();
    queueOn(store, {
      groups: 2,
      turns: givingTurnsTo(servedJob().workspace),
      execute: (group) => {
        sizes.push(group.length);
        return gate.execute(group);
      },
    });
    await soon(() => expect(sizes).toEqual([25, 25]));
    gate.open();
    await soon(() => expect(new Set(statesOf(ids))).toEqual(new Set(['completed'])));
  });

  it('keeps no process alive that has nothing else to do', () => {
    const { store } = opened();
    const before = activeTimers();
    queueOn(store);
    expect(activeTimers()).toBe(before);
  });
});

describe('room for jobs that are created', () => {
  it('is for jobs that are claimed as they are created: nothing claims them again', async () => {
    const { store, statesOf } = opened();
    const claims: number[] = [];
    const claimNext: JobStore['claimNext'] = async (limit, lease) => {
      const jobs = await store.claimNext(limit, lease);
      claims.push(jobs.length);
      return jobs;
    };
    const { queue, moments } = queueOn({ ...store, claimNext });
    const { lease, begin } = await roomIn(queue);
    const begun = await store.createClaimed([servedJob(), servedJob()], lease);
    const ids = begun.map(({ id }) => id);
    expect(statesOf(ids)).toEqual(['processing', 'processing']);
    begin(begun.flatMap(({ claimed }) => claimed ?? []));
    await soon(() => expect(statesOf(ids)).toEqual(['completed', 'completed']));
    expect(moments).toEqual(['claimed', 'executed', 'committed']);
    expect(new Set(claims)).toEqual(new Set([0]));
  });

  it('is not there while others may wait before them', async () => {
    const { store, statesOf } = opened();
    const { queue } = queueOn(store);
    await roomIn(queue);
    const ids = await create(store, 1);
    queue.wake();
    expect(queue.roomFor(1)).toBeUndefined();
    await soon(() => expect(statesOf(ids)).toEqual(['completed']));
    await roomIn(queue);
  });

  it('is as large as the groups that are not under way', async () => {
    const { store } = opened();
    const gate = gated();
    const { queue } = queueOn(store, { ...gate, groups: 2 });
    const { lease, begin } = await roomIn(queue);
    expect([queue.roomFor(128) === undefined, queue.roomFor(129)]).toEqual([false, undefined]);
    const begun = await store.createClaimed([servedJob()], lease);
    begin(begun.flatMap(({ claimed }) => claimed ?? []));
    expect([queue.roomFor(64) === undefined, queue.roomFor(65)]).toEqual([false, undefined]);
    begin([]);
    expect(queue.roomFor(64)).toBeDefined();
    gate.open();
  });

  it('is nowhere where turns decide, before the executor is ready, and in a queue that closes', async () => {
    const { store } = opened();
    const byTurns = queueOn(store, { turns: givingTurnsTo(servedJob().workspace) });
    const starting = queueOn(store, { ready: () => new Promise(() => {}) });
    const closing = queueOn(store);
    await roomIn(closing.queue);
    const closed = closing.queue.close();
    for (let turns = 0; turns < 3; turns++) await turn();
    expect([byTurns, starting, closing].map(({ queue }) => queue.roomFor(1))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    await closed;
  });
});

describe('waiting for jobs of the queue', () => {
  it('ends when all of them have ended', async () => {
    const { store, statesOf } = opened();
    const ids = await create(store, 2);
    const gate = gated();
    const { queue } = queueOn(store, gate);
    stopTimers();
    const waiting = waitFor(queue, ids, { forMs: LONG_MS });
    gate.open();
    await waiting;
    expect(statesOf(ids)).toEqual(['completed', 'completed']);
  });

  it('ends for those that have ended before, once they were read', async () => {
    const { store, statesOf } = opened();
    const ids = await create(store, 2);
    const { queue } = queueOn(store, { execute: slowly(30) });
    const ends = queue.listen(ids);
    await soon(() => expect(statesOf(ids)).toEqual(['completed', 'completed']));
    await ends.wait(ids, { forMs: LONG_MS });
    ends.stop();
  });

  it('ends when the time is over', async () => {
    const { store, statesOf } = opened();
    const ids = await create(store, 1);
    const gate = gated();
    const { queue } = queueOn(store, gate);
    await soon(() => expect(statesOf(ids)).toEqual(['processing']));
    stopTimers();
    let isOver = false;
    const waiting = waitFor(queue, ids, { forMs: 40 }).then(() => {
      isOver = true;
    });
    await vi.advanceTimersByTimeAsync(39);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await waiting;
    expect(statesOf(ids)).toEqual(['processing']);
    gate.open();
  });

  it('ends when it is called off', async () => {
    const { store, statesOf } = opened();
    const ids = await create(store, 1);
    const gate = gated();
    const { queue } = queueOn(store, gate);
    await soon(() => expect(statesOf(ids)).toEqual(['processing']));
    const calling = new AbortController();
    stopTimers();
    const waiting = waitFor(queue, ids, { forMs: LONG_MS, signal: calling.signal });
    calling.abort();
    await waiting;
    expect(statesOf(ids)).toEqual(['processing']);
    gate.open();
  });

  it('ends after a while, so that one can look whether another process has done the work', async () => {
    const { store } = opened();
    const ids = await create(store, 1);
    await store.claimNext(1, { owner: 'other', forMs: LONG_MS });
    const { queue } = queueOn(store);
    stopTimers();
    const waiting = waitFor(queue, ids, { forMs: LONG_MS });
    await vi.advanceTimersByTimeAsync(LONG_MS / 2);
    await waiting;
  });
});

describe('a queue in trouble', () => {
  it('takes nothing up until its executor is ready: to die while starting wears no job out', async () => {
    const { store, statesOf } = opened();
    const ids = await create(store, 1);
    const starting = queueOn(store, { ready: () => new Promise(() => {}) });
    for (let turns = 0; turns < 3; turns++) await turn();
    await starting.queue.close();
    expect(statesOf(ids)).toEqual(['pending']);
    let begin = () => {};
    const ready = new Promise<void>((resolve) => {
      begin = resolve;
    });
    queueOn(store, { ready: () => ready });
    begin();
    await soon(() => expect(statesOf(ids)).toEqual(['completed']));
  });

  it('hands the jobs of a broken executor back, says so, and does them later, each alone', async () => {
    const { store, statesOf } = opened();
    const ids = await create(store, 2);
    let tries = 0;
    const { told } = queueOn(store, {
      execute: async (jobs) => {
        if (++tries === 1) throw new Error('the thread died');
        return completeAll(jobs);
      },
    });
    await soon(() => expect(told).toHaveLength(1));
    expect(statesOf(ids)).toEqual(['processing', 'processing']);
    await soon(() => expect(statesOf(ids)).toEqual(['completed', 'completed']));
    expect([tries, told]).toEqual([3, [`${ids}: a group of jobs was handed back: the thread died`]]);
  });

  it('does the jobs later when their results cannot be committed', async () => {
    const { store, statesOf } = opened();
    const ids = await create(store, 1);
    let tries = 0;
    const finish: JobStore['finish'] = async (jobs) => {
      if (++tries === 1) throw new Error('the disk is full');
      return store.finish(jobs);
    };
    const { told, ended } = queueOn({ ...store, finish });
    await soon(() => expect(statesOf(ids)).toEqual(['completed']));
    expect([told.length, ended.length]).toEqual([1, 1]);
  });

  it('goes on when jobs could not be claimed once', async () => {
    const { store, statesOf } = opened();
    const ids = await create(store, 1);
    let tries = 0;
    const claimNext: JobStore['claimNext'] = async (...claim) => {
      if (++tries === 1) throw new Error('locked');
      return store.claimNext(...claim);
    };
    const { told } = queueOn({ ...store, claimNext });
    await soon(() => expect(statesOf(ids)).toEqual(['completed']));
    expect(told).toEqual([': jobs could not be claimed: locked']);
  });

  it('fails a job that has been begun too often, gives its credits back, and works on the others', async () => {
    const { store, credits, statesOf } = opened();
    const worn = await create(store, 1);
    for (let claim = 0; claim < 5; claim++) await expire(store);
    const fresh = await create(store, 1);
    const worked: string[] = [];
    queueOn(store, {
      execute: async (jobs) => {
        worked.push(...jobs.map(({ id }) => id));
        return completeAll(jobs);
      },
    });
    await soon(() => expect(statesOf([...worn, ...fresh])).toEqual(['failed', 'completed']));
    const [failed] = await store.read('default', FAMILY, worn);
    expect(failed).toMatchObject({ errorType: 'unknown', errorMessage: expect.stringContaining('5 times') });
    expect(worked).toEqual(fresh);
    expect((await credits.balance())[0]).toMatchObject({ charges: 2, refunds: 1 });
  });

  it('gives a worn-out job up without the executor that wore it out', async () => {
    const { store, statesOf } = opened();
    const worn = await create(store, 1);
    for (let claim = 0; claim < 5; claim++) await expire(store);
    const { told } = queueOn(store, { execute: () => Promise.reject(new Error('no thread is left')) });
    await soon(() => expect(statesOf(worn)).toEqual(['failed']));
    expect(told).toEqual([expect.stringMatching(`^job_000001: a job failed inside the engine: .* 5 times`)]);
  });

  it('tells of a job that failed inside the engine under its id', async () => {
    const { store, statesOf } = opened();
    const ids = await create(store, 2);
    const cause = { message: 'the file is damaged', stack: 'Error: the file is damaged' };
    const { told } = queueOn(store, {
      execute: async (jobs) =>
        (await completeAll(jobs)).map((job, at) => (at === 1 ? { ...job, cause } : job)),
    });
    await soon(() => expect(statesOf(ids)).toEqual(['completed', 'completed']));
    expect(told).toEqual([`${ids[1]}: a job failed inside the engine: the file is damaged`]);
  });

  it('still works on a job that has been begun five times', async () => {
    const { store, statesOf } = opened();
    const ids = await create(store, 1);
    for (let claim = 0; claim < 4; claim++) await expire(store);
    queueOn(store);
    await soon(() => expect(statesOf(ids)).toEqual(['completed']));
  });

  it('takes up the jobs of a process that died when their lease is over, not before', async () => {
    const { store, statesOf } = opened();
    const ids = await create(store, 1);
    await store.claimNext(1, { owner: 'dead', forMs: 500 });
    queueOn(store);
    await pause(100);
    expect(statesOf(ids)).toEqual(['processing']);
    await soon(() => expect(statesOf(ids)).toEqual(['completed']));
  });

  it('tells nothing of jobs that another worker took over meanwhile', async () => {
    const { store, statesOf, advance } = opened();
    const ids = await create(store, 1);
    const gate = gated();
    const { queue, ended, moments } = queueOn(store, gate);
    await soon(() => expect(statesOf(ids)).toEqual(['processing']));
    advance(2 * LEASE_MS);
    const theirs = await store.claimNext(1, { owner: 'other', forMs: LEASE_MS });
    await store.finish(theirs.map((job) => ({ ...completedJob(job, 'Theirs'), endedMs: 0, delivery: null })));
    gate.open();
    await queue.close();
    expect(moments).toContain('committed');
    expect(ended).toEqual([]);
    expect((await store.read('default', FAMILY, ids))[0]?.record).toEqual({ name: 'Theirs' });
  });
});

describe('the moments of a group of jobs', () => {
  it('come in order, each when what it says is true', async () => {
    const { store, statesOf } = opened();
    const ids = await create(store, 2);
    const seen: unknown[] = [];
    const { queue, ended } = queueOn(store, {
      execute: async (jobs) => {
        seen.push('execute');
        return completeAll(jobs);
      },
      at: (moment) => seen.push([moment, ...statesOf(ids)]),
    });
    await waitFor(queue, ids, { forMs: LONG_MS });
    expect(seen).toEqual([
      ['claimed', 'processing', 'processing'],
      'execute',
      ['executed', 'processing', 'processing'],
      ['committed', 'completed', 'completed'],
    ]);
    expect(ended.map(({ claimed, finished }) => [claimed.id, finished.id])).toEqual(
      ids.map((id) => [id, id]),
    );
  });

  it('have one between two steps, when what the first has left behind is kept', async () => {
    const { store } = opened();
    const ids = await create(store, 1);
    const kept: Promise<unknown>[] = [];
    const { queue } = queueOn(store, {
      execute: stepByStep,
      at: (moment) =>
        kept.push(store.read('default', FAMILY, ids).then(([job]) => [moment, job?.hasAdvanced])),
    });
    await waitFor(queue, ids, { forMs: LONG_MS });
    expect(await Promise.all(kept)).toEqual([
      ['claimed', false],
      ['advanced', true],
      ['executed', true],
      ['committed', false],
    ]);
  });
});

describe('closing the queue', () => {
  it('waits for what is under way, and takes nothing more up', async () => {
    const { store, statesOf } = opened();
    const begun = await create(store, 1);
    const gate = gated();
    const { queue } = queueOn(store, gate);
    await soon(() => expect(statesOf(begun)).toEqual(['processing']));
    const left = await create(store, 1);
    const closing = queue.close();
    queue.wake();
    expect(await Promise.race([closing.then(() => 'closed'), pause(50, 'waiting')])).toBe('waiting');
    gate.open();
    await closing;
    expect(statesOf([...begun, ...left])).toEqual(['completed', 'pending']);
  });

  it('takes nothing up that it was told of in the same turn', async () => {
    const { store, statesOf } = opened();
    const ids = await create(store, 1);
    const { queue } = queueOn(store);
    await queue.close();
    await pause(20);
    expect(statesOf(ids)).toEqual(['pending']);
  });

  it('hands the jobs of a broken executor back before it is closed', async () => {
    const { store } = opened();
    await create(store, 1);
    const { queue, told } = queueOn(store, { execute: () => Promise.reject(new Error('the thread died')) });
    await soon(() => expect(told).toHaveLength(1));
    await queue.close();
    expect(await store.claimNext(1, { owner: 'other', forMs: LONG_MS })).toHaveLength(1);
  });
});

interface Parts {
  readonly execute?: Execute;
  readonly ready?: () => Promise<void>;
  readonly groups?: number;
  readonly turns?: Turns;
  readonly at?: (moment: CrashPoint) => void;
}

type Execute = (jobs: readonly ClaimedJob[]) => Promise<readonly (ExecutedJob | AdvancedJob)[]>;

interface OpenedQueue {
  readonly queue: JobQueue;
  readonly ended: readonly EndedJob[];
  readonly told: readonly string[];
  readonly moments: readonly CrashPoint[];
}

function queueOn(store: JobStore, parts: Parts = {}): OpenedQueue {
  const { execute = completeAll, ready, groups = 1, turns, at } = parts;
  const [ended, told, moments]: [EndedJob[], string[], CrashPoint[]] = [[], [], []];
  const queue = jobQueue({
    store,
    executor: { execute, ...(ready && { ready }), close: async () => {} },
    clock: testClock(),
    owner: 'me',
    groups,
    turns,
    onEnded: (jobs) => void ended.push(...jobs),
    onError: (what, error, jobs = []) => void told.push(`${jobs}: ${what}: ${Object(error).message}`),
    at: at ?? ((moment) => void moments.push(moment)),
  });
  onTestFinished(() => queue.close());
  return { queue, ended, told, moments };
}

/** Its room, when it has looked at what was there. */
async function roomIn(queue: JobQueue): Promise<Room> {
  return soon(() => {
    const room = queue.roomFor(1);
    if (room === undefined) expect.fail('there is no room');
    return room;
  });
}

/** As one process alone is given them: the first, and whenever there is room again. */
function givingTurnsTo(workspace: string): Turns {
  return {
    load: async () => {},
    give: async () => {},
    take(_kind, taker) {
      const next = async () => {
        if (taker.hasRoom()) await taker.take(workspace);
      };
      let taking = turn().then(next);
      return {
        wake() {
          taking = taking.then(next);
        },
        close: () => taking,
      };
    },
  };
}

/** Completes jobs in two steps. */
async function stepByStep(jobs: readonly ClaimedJob[]): Promise<readonly (ExecutedJob | AdvancedJob)[]> {
  return jobs.map((job) => {
    const { id, token, notRun: _, ...step } = completedJob(job);
    return job.progress === null ? { id, token, step: { ...step, ran: [] } } : completedJob(job, 'Mine');
  });
}

async function completeAll(jobs: readonly ClaimedJob[]): Promise<readonly ExecutedJob[]> {
  return jobs.map((job) => completedJob(job, 'Mine'));
}

function slowly(ms: number): Execute {
  return async (jobs) => {
    await pause(ms);
    return completeAll(jobs);
  };
}

/** An executor that waits until the gate is opened. */
function gated(): { readonly execute: Execute; open(): void } {
  let open = () => {};
  const opening = new Promise<void>((resolve) => {
    open = resolve;
  });
  const execute: Execute = async (jobs) => {
    await opening;
    return completeAll(jobs);
  };
  onTestFinished(() => open());
  return { execute, open: () => open() };
}

function opened() {
  const database = openCoreDatabase(tempPath('core.sqlite'));
  onTestFinished(() => void database.close());
  let last = 0;
  let skewMs = 0;
  const store = sqliteJobStore(database, {
    newId: () => String(++last).padStart(6, '0'),
    now: () => Date.now() + skewMs,
  });
  // Read beside the store, at once: what is true at one moment of the queue may not be at the next.
  const state = database.prepare<[string], string>('SELECT state FROM job WHERE id = ?').pluck();
  return {
    store,
    statesOf: (ids: readonly string[]) => ids.map((id) => state.get(id)),
    credits: sqliteCreditStore(database),
    advance: (ms: number) => {
      skewMs += ms;
    },
  };
}

function create(store: JobStore, count: number): Promise<readonly string[]> {
  return store.create(Array.from({ length: count }, () => servedJob()));
}

async function waitFor(queue: JobQueue, ids: readonly string[], patience: Patience): Promise<void> {
  const ends = queue.listen(ids);
  await ends.wait(ids, patience);
  ends.stop();
}

/** A worker claims what there is, and dies. */
async function expire(store: JobStore): Promise<void> {
  await store.claimNext(64, { owner: 'dead', forMs: -1 });
}

/** From now on timers that are set go off only when they are told to. */
function stopTimers(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
}

/** Until what is expected is so. */
function soon<Seen>(expected: () => Seen): Promise<Seen> {
  return vi.waitFor(expected, { timeout: 10_000 });
}

/** Timers that keep the process alive. */
function activeTimers(): number {
  return process.getActiveResourcesInfo().filter((resource) => resource === 'Timeout').length;
}
