import { describe, expect, it } from 'vitest';
import type { ClaimedJob, ExecutedJob } from '../../src/jobs/job-store.ts';
import type { OpenedJobStore } from './job-store-suite.ts';
import { completedJob, failedJob, newJob, servedJob } from './jobs.ts';
import { pinsIn } from './pins.ts';
import type { TimedJobStore } from './timed-store.ts';

const NOW = Date.UTC(2026, 0, 31);
const LEASE = { owner: 'host/1/1', forMs: 1000 };
/** The end of a lease that was given NOW. */
const LEASE_ENDS = NOW + LEASE.forMs;
const OTHER_LEASE = { owner: 'host/2/2', forMs: 5000 };
const LATER = LEASE_ENDS + 1;
const WEBHOOK = {
  event: 'entity-resolution.completed',
  url: 'https://hooks.example.com:8443/core',
  body: '{"event":"entity-resolution.completed"}',
} as const;

/** What every job store must do for the jobs of callers with an API key. */
export function describeServedJobs(name: string, open: () => OpenedJobStore): void {
  describe(`${name}: taking up the next jobs`, () => takingUp(open));
  describe(`${name}: handing jobs back`, () => handingBack(open));
  describe(`${name}: credits`, () => credits(open));
  describe(`${name}: webhooks of ended jobs`, () => telling(open));
}

function takingUp(open: () => OpenedJobStore): void {
  it('takes up the oldest jobs that came with a key, as many as asked for', async () => {
    const { store } = open();
    const ids: string[] = [];
    for (let at = 0; at < 12; at++) ids.push(...(await store.at(NOW).create([servedJob()])));
    expect((await store.at(NOW).claimNext(11, LEASE)).map((job) => job.id)).toEqual(ids.slice(0, 11));
    expect((await store.at(NOW).claimNext(11, LEASE)).map((job) => job.id)).toEqual(ids.slice(11));
    expect(await store.at(NOW).claimNext(11, LEASE)).toEqual([]);
  });

  it('gives out those of a workspace alone where one is named, also when they were begun before', async () => {
    const { store } = open();
    const [theirs = ''] = await store.at(NOW).create([servedJob({ workspace: 'theirs' })]);
    const [ours = ''] = await store.at(NOW).create([servedJob({ workspace: 'ours' })]);
    const claimed = async (nowMs: number, workspace: string) =>
      (await store.at(nowMs).claimNext(9, LEASE, workspace)).map(({ id }) => id);
    expect(await claimed(NOW, 'ours')).toEqual([ours]);
    expect(await claimed(NOW, 'nobody')).toEqual([]);
    expect(await claimed(LATER, 'theirs')).toEqual([theirs]);
    expect(await claimed(LATER, 'ours')).toEqual([ours]);
  });

  it('hands over what was asked for, and when, and the job is processing', async () => {
    const { store } = open();
    const options = { createMissing: true, keepEvidence: true };
    const ids = await store.at(NOW - 5).create([servedJob({ family: 'crosscheck', name: 'Œuvre', options })]);
    expect(await store.at(NOW).claimNext(1, LEASE)).toEqual([
      {
        id: ids[0],
        workspace: 'default',
        family: 'crosscheck',
        request: { trading_name: 'Œuvre' },
        options,
        createdMs: NOW - 5,
        progress: null,
        token: 1,
      },
    ]);
    expect((await store.read('default', 'crosscheck', ids))[0]?.state).toBe('processing');
  });

  it('leaves the jobs of the command line to those who wait for them', async () => {
    const { store } = open();
    const ids = await store.at(NOW).create([newJob(), newJob({ idempotencyKey: 'run_1/1' })]);
    await store.at(NOW).claim(ids.slice(0, 1), LEASE);
    expect(await store.at(LATER).claimNext(9, OTHER_LEASE)).toEqual([]);
    expect(await store.at(LATER).claim(ids, OTHER_LEASE)).toHaveLength(2);
  });

  it('takes the jobs of all workspaces', async () => {
    const { store } = open();
    const ids = await store.at(NOW).create([servedJob({ workspace: 'a' }), servedJob({ workspace: 'b' })]);
    expect((await store.at(NOW).claimNext(9, LEASE)).map((job) => job.id)).toEqual(ids);
  });

  it('gives a job to one of two workers', async () => {
    const { store } = open();
    await store.at(NOW).create([servedJob(), servedJob(), servedJob()]);
    const mine = (await store.at(NOW).claimNext(2, LEASE)).map((job) => job.id);
    const theirs = (await store.at(NOW).claimNext(2, OTHER_LEASE)).map((job) => job.id);
    expect([mine.length, theirs.length, new Set([...mine, ...theirs]).size]).toEqual([2, 1, 3]);
  });

  it('takes a job over when its lease has run out, before younger ones, with a higher token', async () => {
    const { store } = open();
    const [old = '', young = ''] = await store.at(NOW).create([servedJob(), servedJob()]);
    const [lost] = await store.at(NOW).claimNext(1, LEASE);
    expect((await store.at(LEASE_ENDS).claimNext(9, OTHER_LEASE)).map((job) => job.id)).toEqual([young]);
    const [taken] = await store.at(LATER).claimNext(9, OTHER_LEASE);
    expect(taken?.id).toBe(old);
    expect(taken?.token).toBeGreaterThan(lost?.token ?? Number.POSITIVE_INFINITY);
  });

  it('leaves no job to a lease from before the clock was set back by two days', async () => {
    const { store } = open();
    const ids = await store.at(NOW).create([servedJob(), newJob()]);
    const daysMs = 2 * 24 * 60 * 60 * 1000;
    await store.at(NOW).claim(ids, LEASE);
    const claim = async (nowMs: number) => [
      ...(await store.at(nowMs).claimNext(9, LEASE)),
      ...(await store.at(nowMs).claim(ids.slice(1), LEASE)),
    ];
    expect(await claim(NOW - daysMs)).toEqual([]);
    expect((await claim(LATER - daysMs)).map(({ id }) => id)).toEqual(ids);
  });

  it('takes nothing up that has ended', async () => {
    const { store } = open();
    await store.at(NOW).create([servedJob(), servedJob()]);
    const [one, other] = await claimedPair(store);
    await store.at(NOW).finish([completedJob(one), failedJob(other)]);
    expect(await store.at(LATER).claimNext(9, OTHER_LEASE)).toEqual([]);
  });

  it('counts the jobs with a key that wait and those that run', async () => {
    const { store } = open();
    expect(await store.openCounts()).toEqual({ waiting: 0, running: 0 });
    await store.at(NOW).create([newJob(), ...Array.from({ length: 5 }, () => servedJob())]);
    await store.at(NOW).claimNext(3, LEASE);
    expect(await store.openCounts()).toEqual({ waiting: 2, running: 3 });
    const [one, other] = await claimedPair(store);
    await store.at(NOW).finish([completedJob(one), failedJob(other)]);
    expect(await store.openCounts()).toEqual({ waiting: 0, running: 3 });
  });
}

function handingBack(open: () => OpenedJobStore): void {
  it('is not needed of a job whose lease was renewed, nor is a lost lease renewed', async () => {
    const { store } = open();
    await store.at(NOW).create([servedJob()]);
    const claimed = await store.at(NOW).claimNext(1, LEASE);
    await store.at(LATER - 1).renew(claimed, LEASE.forMs);
    expect(await store.at(LATER).claimNext(1, OTHER_LEASE)).toEqual([]);
    const muchLater = LATER + 2 * LEASE.forMs;
    const taken = await store.at(muchLater).claimNext(1, OTHER_LEASE);
    await store.at(muchLater + OTHER_LEASE.forMs + 1).renew(claimed, LEASE.forMs);
    expect(await store.at(muchLater + OTHER_LEASE.forMs + 1).claimNext(1, LEASE)).toHaveLength(taken.length);
  });

  it('lets another worker claim at once, while the job stays processing', async () => {
    const { store } = open();
    const ids = await store.at(NOW).create([servedJob()]);
    const claimed = await store.at(NOW).claimNext(1, LEASE);
    await store.handBack(claimed);
    expect((await store.read('default', 'entity-resolution', ids))[0]?.state).toBe('processing');
    const [taken] = await store.at(NOW).claimNext(1, OTHER_LEASE);
    expect(taken?.token).toBeGreaterThan(claimed[0]?.token ?? Number.POSITIVE_INFINITY);
  });

  it('takes nothing away from the worker who has the job by now', async () => {
    const { store } = open();
    await store.at(NOW).create([servedJob()]);
    const lost = await store.at(NOW).claimNext(1, LEASE);
    const taken = await store.at(LATER).claimNext(1, OTHER_LEASE);
    await store.handBack(lost);
    expect(await store.at(LATER).claimNext(1, LEASE)).toEqual([]);
    const finished = taken.map((job) => completedJob(job));
    expect(await store.at(LATER).finish(finished)).toHaveLength(1);
  });

  it('changes nothing of a job that has ended or was never begun', async () => {
    const { store } = open();
    const ids = await store.at(NOW).create([servedJob(), servedJob()]);
    const [claimed] = await store.at(NOW).claimNext(1, LEASE);
    await store.at(NOW).finish([completedJob(claimed ?? { id: '', token: 0 })]);
    const before = await store.read('default', 'entity-resolution', ids);
    await store.handBack([claimed ?? { id: '', token: 0 }, { id: ids[1] ?? '', token: 0 }]);
    expect(await store.read('default', 'entity-resolution', ids)).toEqual(before);
  });

  it('takes a late result as long as nobody else has claimed the job', async () => {
    const { store } = open();
    await store.at(NOW).create([servedJob()]);
    const claimed = await store.at(NOW).claimNext(1, LEASE);
    await store.handBack(claimed);
    expect(await store.at(NOW).finish(claimed.map((job) => completedJob(job)))).toHaveLength(1);
  });

  it('leaves no owner behind that could be asked whether it lives', async () => {
    const { store } = open();
    await store.at(NOW).create([servedJob(), servedJob()]);
    await store.handBack((await store.at(NOW).claimNext(2, LEASE)).slice(0, 1));
    const asked: unknown[] = [];
    await store.releaseLeases((owner) => asked.push(owner) > 0);
    expect(asked).toEqual([LEASE.owner]);
  });
}

function credits(open: () => OpenedJobStore): void {
  const CHARGES = [
    { operation: 'entity-resolution', amount: 0.3 },
    { operation: 'firmographics', amount: 2 },
  ] as const;

  it('charges a job when it is created, to its workspace', async () => {
    const { store, credits: ledger } = open();
    const ids = await store.at(NOW).create([servedJob({ workspace: 'ours', charges: CHARGES })]);
    const at = '2026-01-31T00:00:00.000Z';
    const line = { workspace: 'ours', jobId: ids[0], kind: 'charge', at };
    expect(await ledger.entries({ limit: 9 })).toEqual([
      { number: 2, ...line, operation: 'firmographics', amount: 2 },
      { number: 1, ...line, operation: 'entity-resolution', amount: 0.3 },
    ]);
  });

  it('charges a repeated idempotency key once, also within one call', async () => {
    const { store, credits: ledger } = open();
    const job = servedJob({ idempotencyKey: 'k' });
    await store.at(NOW).create([job, job]);
    await store.at(NOW).create([job]);
    expect(await ledger.entries({ limit: 9 })).toHaveLength(1);
  });

  it('charges nothing of a call that is refused', async () => {
    const { store, credits: ledger } = open();
    await store.at(NOW).create([servedJob({ name: 'Acme', idempotencyKey: 'k' })]);
    await expect(
      store.at(NOW).create([servedJob(), servedJob({ name: 'Zed', idempotencyKey: 'k' })]),
    ).rejects.toThrow();
    expect(await ledger.entries({ limit: 9 })).toHaveLength(1);
  });

  it('gives back exactly what was charged for the parts that did not run', async () => {
    const { store, credits: ledger } = open();
    const ids = await store.at(NOW).create([servedJob({ workspace: 'ours', charges: CHARGES })]);
    await finishNext(store, (job) => ({ ...completedJob(job), notRun: ['firmographics', 'resolve-parent'] }));
    const [newest, ...others] = await ledger.entries({ limit: 9 });
    expect(newest).toMatchObject({ jobId: ids[0], operation: 'firmographics', kind: 'refund', amount: 2 });
    expect(others).toHaveLength(2);
    expect((await ledger.balance('ours')).map(({ used }) => used)).toEqual([0.3, 0, 0, 0]);
  });

  it('gives back once, whoever finishes the job and how often', async () => {
    const { store, credits: ledger } = open();
    await store.at(NOW).create([servedJob()]);
    const lost = await store.at(NOW).claimNext(1, LEASE);
    const taken = await store.at(LATER).claimNext(1, OTHER_LEASE);
    const twice = (job: ClaimedJob): ExecutedJob => {
      const notRun = ['entity-resolution', 'entity-resolution'] as const;
      return { ...failedJob(job), notRun };
    };
    for (const jobs of [lost, taken, taken, lost]) await store.at(LATER).finish(jobs.map(twice));
    expect((await ledger.balance())[0]).toMatchObject({ charges: 1, refunds: 1, used: 0 });
  });

  it('gives nothing back of a job whose lease was lost', async () => {
    const { store, credits: ledger } = open();
    await store.at(NOW).create([servedJob()]);
    const lost = await store.at(NOW).claimNext(1, LEASE);
    await store.at(LATER).claimNext(1, OTHER_LEASE);
    await store.at(LATER).finish(lost.map((job) => failedJob(job)));
    expect((await ledger.balance())[0]).toMatchObject({ charges: 1, refunds: 0 });
  });

  it('writes no line for jobs of the command line', async () => {
    const { store, credits: ledger } = open();
    const claimed = await store.at(NOW).claim(await store.at(NOW).create([newJob()]), LEASE);
    await store.at(NOW).finish(claimed.map((job) => failedJob(job)));
    expect(await ledger.entries({ limit: 9 })).toEqual([]);
  });
}

function telling(open: () => OpenedJobStore): void {
  it('are written once, due at once, for the key and workspace of the job', async () => {
    const { store, deliveries } = open();
    const [id = ''] = await store.at(NOW).create([servedJob({ workspace: 'ours', keyId: 'key_7' })]);
    const claimed = await store.at(NOW).claimNext(1, LEASE);
    const finished = claimed.map((job) => ({ ...completedJob(job), delivery: WEBHOOK }));
    await store.at(NOW + 5).finish(finished);
    await store.at(NOW + 6).finish(finished);
    const at = '2026-01-31T00:00:00.005Z';
    const due = { createdAt: at, nextAt: at, state: 'waiting', attempts: 0, endedAt: null };
    expect(await deliveries.list({ limit: 9 })).toEqual([
      expect.objectContaining({ ...WEBHOOK, ...due, workspace: 'ours', keyId: 'key_7', jobId: id }),
    ]);
  });

  it('are written for none that has no webhook, or no key', async () => {
    const { store, deliveries } = open();
    await store.at(NOW).create([servedJob()]);
    await finishNext(store, (job) => completedJob(job));
    const claimed = await store.at(NOW).claim(await store.at(NOW).create([newJob()]), LEASE);
    const finished = claimed.map((job) => ({ ...completedJob(job), delivery: WEBHOOK }));
    expect(await store.at(NOW).finish(finished)).toHaveLength(1);
    expect(await deliveries.list({ limit: 9 })).toEqual([]);
  });

  it('are not written for a result that comes after the lease was lost', async () => {
    const { store, deliveries } = open();
    await store.at(NOW).create([servedJob()]);
    const lost = await store.at(NOW).claimNext(1, LEASE);
    await store.at(LATER).claimNext(1, OTHER_LEASE);
    const finished = lost.map((job) => ({ ...completedJob(job), delivery: WEBHOOK }));
    expect(await store.at(LATER).finish(finished)).toEqual([]);
    expect(await deliveries.list({ limit: 9 })).toEqual([]);
  });

  it('are not written for a group when one of its results cannot be written', async () => {
    const { store, deliveries } = open();
    await store.at(NOW).create([servedJob(), servedJob()]);
    const [good, bad] = await claimedPair(store);
    const unwritable = { ...completedJob(bad), result: { ...completedJob(bad).result, record: 1n } };
    const told = { ...completedJob(good), delivery: WEBHOOK };
    await expect(store.at(NOW).finish([told, unwritable])).rejects.toThrow();
    expect(await deliveries.list({ limit: 9 })).toEqual([]);
  });

  it('leave a job unfinished, charged and unpinned when they cannot be written', async () => {
    const { store, deliveries, credits: ledger, identity } = open();
    const ids = await store.at(NOW).create([servedJob()]);
    const pinned = { coreId: '1234567890', recordKeys: ['ror:1'] };
    const finished = (await store.at(NOW).claimNext(1, LEASE)).map((job) => ({ ...failedJob(job), pinned }));
    // No store takes a webhook without a body, which no program of ours makes.
    const broken = { ...WEBHOOK, body: null as unknown as string };
    await expect(
      store.at(NOW).finish(finished.map((job) => ({ ...job, delivery: broken }))),
    ).rejects.toThrow();
    expect((await store.read('default', 'entity-resolution', ids))[0]).toMatchObject({
      state: 'processing',
      completedAt: null,
      errorType: null,
    });
    expect([(await ledger.balance())[0]?.refunds, await pinsIn(identity)]).toEqual([0, []]);
    expect(await store.at(NOW).finish(finished.map((job) => ({ ...job, delivery: WEBHOOK })))).toEqual(ids);
    expect([(await ledger.balance())[0]?.refunds, await pinsIn(identity)]).toEqual([1, [pinned]]);
    expect(await deliveries.list({ limit: 9 })).toHaveLength(1);
  });

  it('knows the follow-ups of a combined job, and that others have none', async () => {
    const { store } = open();
    const request = { website: 'acme.com', jobs: ['resolve-parent', 'firmographics'] };
    const [combined = ''] = await store.at(NOW).create([servedJob({ family: 'combined', request })]);
    const [other = ''] = await store.at(NOW).create([servedJob({ request })]);
    expect((await store.read('default', 'combined', [combined]))[0]?.followUps).toEqual(request.jobs);
    expect((await store.read('default', 'entity-resolution', [other]))[0]?.followUps).toEqual([]);
  });
}

async function claimedPair(store: TimedJobStore): Promise<readonly [ClaimedJob, ClaimedJob]> {
  const [one, other] = await store.at(NOW).claimNext(2, LEASE);
  if (one === undefined || other === undefined) throw new Error('nothing claimed');
  return [one, other];
}

async function finishNext(store: TimedJobStore, end: (job: ClaimedJob) => ExecutedJob): Promise<void> {
  const claimed = await store.at(NOW).claimNext(1, LEASE);
  if ((await store.at(NOW).finish(claimed.map(end))).length === 0) throw new Error('nothing finished');
}
