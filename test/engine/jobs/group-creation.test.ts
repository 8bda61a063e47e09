import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Clock } from '../../../src/contract/clock.ts';
import { type CreateJobs, groupCreation } from '../../../src/engine/jobs/group-creation.ts';
import type { ClaimedJob, JobStore } from '../../../src/jobs/job-store.ts';
import { openCoreDatabase } from '../../../src/store/sqlite/core-database.ts';
import { sqliteCreditStore } from '../../../src/store/sqlite/sqlite-credit-store.ts';
import { sqliteJobStore } from '../../../src/store/sqlite/sqlite-job-store.ts';
import { testClock } from '../../clock.ts';
import { newJob, servedJob } from '../../store/jobs.ts';
import { tempPath } from '../../temp-folder.ts';

const NOW = Date.UTC(2026, 0, 31);

describe('creating jobs for many callers', () => {
  it('takes one transaction for all that arrive within a turn of the loop, and gives each their own ids', async () => {
    const { create, store, transactions } = opened();
    const names = [['Acme'], ['Beta', 'Gamma'], [], ['Delta']];
    const ids = await Promise.all(names.map((some) => create(some.map((name) => servedJob({ name })))));
    expect(transactions).toEqual([4]);
    const claimed = await store.claim(ids.flat(), { owner: 'me', forMs: 0 });
    expect(claimed.map((job) => job.request)).toEqual(names.flat().map((name) => ({ trading_name: name })));
    expect(ids.map((some) => some.length)).toEqual([1, 2, 0, 1]);
  });

  it('takes another transaction for those who come later', async () => {
    const { create, transactions } = opened();
    await create([servedJob()]);
    await Promise.all([create([servedJob()]), create([servedJob()])]);
    expect(transactions).toEqual([1, 2]);
  });

  it('tells when the jobs are there, once for all of them', async () => {
    const told: unknown[] = [];
    const { create, store } = opened({
      onCreated: async () => void told.push((await store.openCounts()).waiting),
    });
    await Promise.all([create([servedJob()]), create([servedJob()])]);
    expect(told).toEqual([2]);
  });

  it('gives callers of one key the same job, charged once', async () => {
    const { create, charges } = opened();
    const job = servedJob({ idempotencyKey: 'k' });
    const [first, second] = await Promise.all([create([job]), create([job])]);
    expect(second).toEqual(first);
    expect(await charges()).toBe(1);
  });

  it('refuses a caller whose key was used with another body, and nobody else', async () => {
    const { create, store, charges } = opened();
    await create([servedJob({ name: 'Acme', idempotencyKey: 'k' })]);
    const bad = create([servedJob({ name: 'New' }), servedJob({ name: 'Zed', idempotencyKey: 'k' })]);
    const good = [create([servedJob()]), bad, create([servedJob()])];
    const results = await Promise.allSettled(good);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    await expect(bad).rejects.toThrow(expect.objectContaining({ code: 'CONFLICT' }));
    expect([(await store.openCounts()).waiting, await charges()]).toEqual([3, 3]);
  });

  it('refuses the second of two callers who use one key for two bodies at once', async () => {
    const { create } = opened();
    const both = ['Acme', 'Zed'].map((name) => create([servedJob({ name, idempotencyKey: 'k' })]));
    const results = await Promise.allSettled(both);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  });

  it('does not try again for each caller when it is the disk that refuses', async () => {
    let tries = 0;
    const refuse = () => {
      tries++;
      throw new Error('the disk is full');
    };
    const { create } = opened({ refuse });
    const results = await Promise.allSettled([create([servedJob()]), create([servedJob()])]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(tries).toBe(1);
  });
});

describe('creating jobs that can be worked on at once', () => {
  it('claims them in the same transaction, and begins them together', async () => {
    const told: string[] = [];
    const { create, store, transactions } = opened({
      onCreated: () => void told.push('created'),
      room: (jobs) => void told.push(`begun ${jobs.map(({ id, token }) => `${id}:${token}`).join(' ')}`),
    });
    const [[first], [second]] = await Promise.all([create([servedJob()]), create([servedJob()])]);
    expect(told).toEqual(['created', `begun ${first}:1 ${second}:1`]);
    expect(transactions).toEqual([2]);
    expect(await store.openCounts()).toEqual({ waiting: 0, running: 2 });
  });

  it.each([
    ['a moment where there is room', () => {}, 1],
    ['longer where there is none', undefined, 3],
  ])('gathers them while many arrive, %s', async (_, room, ms) => {
    const { create, gathered } = opened({ ...(room && { room }) });
    await Promise.all([create([servedJob()]), create([servedJob()])]);
    expect(gathered).toEqual([]);
    await create([servedJob()]);
    expect(gathered).toEqual([ms]);
  });

  it('begins no job that was there already', async () => {
    const begun: number[] = [];
    const { create, store } = opened({ room: (jobs) => void begun.push(jobs.length) });
    const job = servedJob({ idempotencyKey: 'k' });
    const [[first], [second]] = await Promise.all([create([job]), create([job])]);
    expect(second).toBe(first);
    await create([job]);
    expect(begun).toEqual([1, 0]);
    expect(await store.openCounts()).toEqual({ waiting: 0, running: 1 });
  });

  it('begins them while the disk is waited for, and answers when they are on it', async () => {
    const told: string[] = [];
    let write = () => {};
    const written = new Promise<void>((resolve) => {
      write = resolve;
    });
    const { create } = opened({ room: () => void told.push('begun'), written: () => written });
    const created = create([servedJob()]).then(() => void told.push('answered'));
    await vi.waitFor(() => expect(told).toEqual(['begun']));
    write();
    await created;
    expect(told).toEqual(['begun', 'answered']);
  });

  it('tells all callers when the disk fails, and creates nothing twice', async () => {
    const { create, transactions } = opened({
      room: () => {},
      written: () => Promise.reject(new Error('EIO: i/o error')),
    });
    const results = await Promise.allSettled([create([servedJob()]), create([servedJob()])]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(transactions).toEqual([2]);
  });

  it('leaves them waiting and wakes the queue where it has no room, and where some came without a key', async () => {
    const woken: number[] = [];
    const { create, store } = opened({ wake: () => void woken.push(1) });
    await create([servedJob()]);
    expect(woken).toEqual([1]);
    expect(await store.openCounts()).toEqual({ waiting: 1, running: 0 });
    const other = opened({ room: () => expect.unreachable() });
    await other.create([servedJob(), newJob()]);
    expect(await other.store.openCounts()).toEqual({ waiting: 1, running: 0 });
  });

  it('refuses a caller and begins the jobs of the others', async () => {
    const woken: number[] = [];
    const { create, store } = opened({
      room: () => expect.unreachable(),
      wake: () => void woken.push(1),
    });
    const both = ['Acme', 'Zed'].map((name) => create([servedJob({ name, idempotencyKey: 'k' })]));
    const results = await Promise.allSettled(both);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(woken).toEqual([1]);
    expect(await store.openCounts()).toEqual({ waiting: 1, running: 0 });
  });
});

interface Parts {
  readonly onCreated?: () => void;
  readonly refuse?: () => void;
  readonly wake?: () => void;
  /** There is room, and this begins the jobs; without, there is none. */
  readonly room?: (jobs: readonly ClaimedJob[]) => void;
  readonly written?: () => Promise<void>;
}

function opened(parts: Parts = {}) {
  const { onCreated = () => {}, refuse = () => {}, wake = () => {}, room, written } = parts;
  const database = openCoreDatabase(tempPath('core.sqlite'));
  onTestFinished(() => void database.close());
  let last = 0;
  const store = sqliteJobStore(database, { newId: () => String(++last), now: () => NOW });
  const transactions: number[] = [];
  const counted = <Created>(created: readonly Created[]) => {
    transactions.push(created.length);
    return created;
  };
  const counting: Pick<JobStore, 'create' | 'createClaimed' | 'written'> = {
    ...(written !== undefined && { written }),
    async create(jobs) {
      refuse();
      return counted(await store.create(jobs));
    },
    createClaimed: async (jobs, lease) => counted(await store.createClaimed(jobs, lease)),
  };
  const lease = { owner: 'host/1/1', forMs: 60_000 };
  const queue = { wake, roomFor: () => room && { lease, begin: room } };
  const gathered: number[] = [];
  const clock = testClock();
  const after: Clock['after'] = (ms, ...rest) => {
    gathered.push(ms);
    return clock.after(ms, ...rest);
  };
  const create: CreateJobs = groupCreation({
    ...{ store: counting, queue, clock: { ...clock, after }, onCreated },
  });
  const credits = sqliteCreditStore(database);
  return {
    store,
    create,
    transactions,
    gathered,
    charges: async () => (await credits.balance())[0]?.charges,
  };
}
