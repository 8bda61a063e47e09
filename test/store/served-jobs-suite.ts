import { describe, expect, it } from 'vitest';
import type { ClaimedJob, FinishedJob, JobStore } from '../../src/jobs/job-store.ts';
import type { OpenedJobStore } from './job-store-suite.ts';
import { completedJob, failedJob, newJob, servedJob } from './jobs.ts';

const NOW = Date.UTC(2026, 0, 31);
const LEASE = { owner: 'host/1/1', untilMs: NOW + 1000 };
const OTHER_LEASE = { owner: 'host/2/2', untilMs: NOW + 5000 };
const LATER = LEASE.untilMs + 1;
const WEBHOOK = { trading_name: 'Acme', webhook_url: 'https://hooks.example.com/core' };

/** What every job store must do for the jobs of callers with an API key. */
export function servedJobsSuite(name: string, open: () => OpenedJobStore): void {
  describe(`${name}: taking up the next jobs`, () => takingUp(open));
  describe(`${name}: handing jobs back`, () => handingBack(open));
  describe(`${name}: credits`, () => credits(open));
  describe(`${name}: telling of ended jobs`, () => telling(open));
}

function takingUp(open: () => OpenedJobStore): void {
  it('takes up the oldest jobs that came with a key, as many as asked for', () => {
    const { store } = open();
    const ids = Array.from({ length: 12 }, () => store.create([servedJob()], NOW)).flat();
    expect(store.claimNext(11, LEASE, NOW).map((job) => job.id)).toEqual(ids.slice(0, 11));
    expect(store.claimNext(11, LEASE, NOW).map((job) => job.id)).toEqual(ids.slice(11));
    expect(store.claimNext(11, LEASE, NOW)).toEqual([]);
  });

  it('hands over what was asked for, and when, and the job is processing', () => {
    const { store } = open();
    const options = { createMissing: true, keepEvidence: true };
    const ids = store.create([servedJob({ family: 'crosscheck', name: 'Œuvre', options })], NOW - 5);
    expect(store.claimNext(1, LEASE, NOW)).toEqual([
      {
        id: ids[0],
        family: 'crosscheck',
        request: { trading_name: 'Œuvre' },
        options,
        createdMs: NOW - 5,
        token: 1,
      },
    ]);
    expect(store.read('default', 'crosscheck', ids)[0]?.state).toBe('processing');
  });

  it('leaves the jobs of the command line to those who wait for them', () => {
    const { store } = open();
    const ids = store.create([newJob(), newJob({ idempotencyKey: 'run_1/1' })], NOW);
    store.claim(ids.slice(0, 1), LEASE, NOW);
    expect(store.claimNext(9, OTHER_LEASE, LATER)).toEqual([]);
    expect(store.claim(ids, OTHER_LEASE, LATER)).toHaveLength(2);
  });

  it('takes the jobs of all workspaces', () => {
    const { store } = open();
    const ids = store.create([servedJob({ workspace: 'a' }), servedJob({ workspace: 'b' })], NOW);
    expect(store.claimNext(9, LEASE, NOW).map((job) => job.id)).toEqual(ids);
  });

  it('gives a job to one of two workers', () => {
    const { store } = open();
    store.create([servedJob(), servedJob(), servedJob()], NOW);
    const mine = store.claimNext(2, LEASE, NOW).map((job) => job.id);
    const theirs = store.claimNext(2, OTHER_LEASE, NOW).map((job) => job.id);
    expect([mine.length, theirs.length, new Set([...mine, ...theirs]).size]).toEqual([2, 1, 3]);
  });

  it('takes a job over when its lease has run out, before younger ones, with a higher token', () => {
    const { store } = open();
    const [old = '', young = ''] = store.create([servedJob(), servedJob()], NOW);
    const [lost] = store.claimNext(1, LEASE, NOW);
    expect(store.claimNext(9, OTHER_LEASE, LEASE.untilMs).map((job) => job.id)).toEqual([young]);
    const [taken] = store.claimNext(9, OTHER_LEASE, LATER);
    expect(taken?.id).toBe(old);
    expect(taken?.token).toBeGreaterThan(lost?.token ?? Number.POSITIVE_INFINITY);
  });

  it('leaves no job to a lease from before the clock was set back by two days', () => {
    const { store } = open();
    const ids = [...store.create([servedJob()], NOW), ...store.create([newJob()], NOW)];
    const daysMs = 2 * 24 * 60 * 60 * 1000;
    store.claim(ids, LEASE, NOW);
    const [early, late] = [LEASE.untilMs - daysMs, LATER - daysMs];
    const claim = (untilMs: number, nowMs: number) => [
      ...store.claimNext(9, { ...OTHER_LEASE, untilMs }, nowMs),
      ...store.claim(ids.slice(1), { ...OTHER_LEASE, untilMs }, nowMs),
    ];
    expect(claim(early, NOW - daysMs)).toEqual([]);
    expect(claim(late, late).map(({ id }) => id)).toEqual(ids);
  });

  it('takes nothing up that has ended', () => {
    const { store } = open();
    store.create([servedJob(), servedJob()], NOW);
    const [one, other] = claimedPair(store);
    store.finish([completedJob(one), failedJob(other)], NOW);
    expect(store.claimNext(9, OTHER_LEASE, LATER)).toEqual([]);
  });

  it('counts the jobs with a key that wait and those that run', () => {
    const { store } = open();
    expect(store.openCounts()).toEqual({ waiting: 0, running: 0 });
    store.create([newJob(), ...Array.from({ length: 5 }, () => servedJob())], NOW);
    store.claimNext(3, LEASE, NOW);
    expect(store.openCounts()).toEqual({ waiting: 2, running: 3 });
    const [one, other] = claimedPair(store);
    store.finish([completedJob(one), failedJob(other)], NOW);
    expect(store.openCounts()).toEqual({ waiting: 0, running: 3 });
  });
}

function handingBack(open: () => OpenedJobStore): void {
  it('lets another worker claim at once, while the job stays processing', () => {
    const { store } = open();
    const ids = store.create([servedJob()], NOW);
    const claimed = store.claimNext(1, LEASE, NOW);
    store.handBack(claimed);
    expect(store.read('default', 'entity-resolution', ids)[0]?.state).toBe('processing');
    const [taken] = store.claimNext(1, OTHER_LEASE, NOW);
    expect(taken?.token).toBeGreaterThan(claimed[0]?.token ?? Number.POSITIVE_INFINITY);
  });

  it('takes nothing away from the worker who has the job by now', () => {
    const { store } = open();
    store.create([servedJob()], NOW);
    const lost = store.claimNext(1, LEASE, NOW);
    const taken = store.claimNext(1, OTHER_LEASE, LATER);
    store.handBack(lost);
    expect(store.claimNext(1, LEASE, LATER)).toEqual([]);
    const finished = taken.map((job) => completedJob(job));
    expect(store.finish(finished, LATER)).toHaveLength(1);
  });

  it('changes nothing of a job that has ended or was never begun', () => {
    const { store } = open();
    const ids = store.create([servedJob(), servedJob()], NOW);
    const [claimed] = store.claimNext(1, LEASE, NOW);
    store.finish([completedJob(claimed ?? { id: '', token: 0 })], NOW);
    const before = store.read('default', 'entity-resolution', ids);
    store.handBack([claimed ?? { id: '', token: 0 }, { id: ids[1] ?? '', token: 0 }]);
    expect(store.read('default', 'entity-resolution', ids)).toEqual(before);
  });

  it('takes a late result as long as nobody else has claimed the job', () => {
    const { store } = open();
    store.create([servedJob()], NOW);
    const claimed = store.claimNext(1, LEASE, NOW);
    store.handBack(claimed);
    expect(
      store.finish(
        claimed.map((job) => completedJob(job)),
        NOW,
      ),
    ).toHaveLength(1);
  });

  it('leaves no owner behind that could be asked whether it lives', () => {
    const { store } = open();
    store.create([servedJob(), servedJob()], NOW);
    store.handBack(store.claimNext(2, LEASE, NOW).slice(0, 1));
    const asked: unknown[] = [];
    store.releaseLeases((owner) => asked.push(owner) > 0);
    expect(asked).toEqual([LEASE.owner]);
  });
}

function credits(open: () => OpenedJobStore): void {
  const CHARGES = [
    { operation: 'entity-resolution', amount: 0.3 },
    { operation: 'firmographics', amount: 2 },
  ] as const;

  it('charges a job when it is created, to its workspace', () => {
    const { store, credits: ledger } = open();
    const ids = store.create([servedJob({ workspace: 'ours', charges: CHARGES })], NOW);
    const at = '2026-01-31T00:00:00.000Z';
    const line = { workspace: 'ours', jobId: ids[0], kind: 'charge', at };
    expect(ledger.entries({ limit: 9 })).toEqual([
      { number: 2, ...line, operation: 'firmographics', amount: 2 },
      { number: 1, ...line, operation: 'entity-resolution', amount: 0.3 },
    ]);
  });

  it('charges a repeated idempotency key once, also within one call', () => {
    const { store, credits: ledger } = open();
    const job = servedJob({ idempotencyKey: 'k' });
    store.create([job, job], NOW);
    store.create([job], NOW);
    expect(ledger.entries({ limit: 9 })).toHaveLength(1);
  });

  it('charges nothing of a call that is refused', () => {
    const { store, credits: ledger } = open();
    store.create([servedJob({ name: 'Acme', idempotencyKey: 'k' })], NOW);
    expect(() => store.create([servedJob(), servedJob({ name: 'Zed', idempotencyKey: 'k' })], NOW)).toThrow();
    expect(ledger.entries({ limit: 9 })).toHaveLength(1);
  });

  it('gives back exactly what was charged for the parts that did not run', () => {
    const { store, credits: ledger } = open();
    const ids = store.create([servedJob({ workspace: 'ours', charges: CHARGES })], NOW);
    finishNext(store, (job) => ({ ...completedJob(job), notRun: ['firmographics', 'resolve-parent'] }));
    const [newest, ...others] = ledger.entries({ limit: 9 });
    expect(newest).toMatchObject({ jobId: ids[0], operation: 'firmographics', kind: 'refund', amount: 2 });
    expect(others).toHaveLength(2);
    expect(ledger.balance('ours').map(({ used }) => used)).toEqual([0.3, 0, 0, 0]);
  });

  it('gives back once, whoever finishes the job and how often', () => {
    const { store, credits: ledger } = open();
    store.create([servedJob()], NOW);
    const lost = store.claimNext(1, LEASE, NOW);
    const taken = store.claimNext(1, OTHER_LEASE, LATER);
    const twice = (job: ClaimedJob): FinishedJob => {
      const notRun = ['entity-resolution', 'entity-resolution'] as const;
      return { ...failedJob(job), notRun };
    };
    for (const jobs of [lost, taken, taken, lost]) store.finish(jobs.map(twice), LATER);
    expect(ledger.balance()[0]).toMatchObject({ charges: 1, refunds: 1, used: 0 });
  });

  it('gives nothing back of a job whose lease was lost', () => {
    const { store, credits: ledger } = open();
    store.create([servedJob()], NOW);
    const lost = store.claimNext(1, LEASE, NOW);
    store.claimNext(1, OTHER_LEASE, LATER);
    store.finish(
      lost.map((job) => failedJob(job)),
      LATER,
    );
    expect(ledger.balance()[0]).toMatchObject({ charges: 1, refunds: 0 });
  });

  it('writes no line for jobs of the command line', () => {
    const { store, credits: ledger } = open();
    const claimed = store.claim(store.create([newJob()], NOW), LEASE, NOW);
    store.finish(
      claimed.map((job) => failedJob(job)),
      NOW,
    );
    expect(ledger.entries({ limit: 9 })).toEqual([]);
  });
}

function telling(open: () => OpenedJobStore): void {
  it('tells once how a job has ended, to the webhook that came with it', () => {
    const { store, outbox } = open();
    const [id] = store.create([servedJob({ workspace: 'ours', keyId: 'key_7', request: WEBHOOK })], NOW);
    const [claimed] = store.claimNext(1, LEASE, NOW);
    if (claimed === undefined) throw new Error('nothing claimed');
    store.finish([completedJob(claimed, 'Acme')], NOW + 5);
    store.finish([failedJob(claimed)], NOW + 6);
    const job = store.read('ours', 'entity-resolution', [id ?? ''])[0];
    expect(job).toMatchObject({ state: 'completed', record: { name: 'Acme' } });
    expect(outbox.told()).toEqual([
      { ended: { job, workspace: 'ours', keyId: 'key_7', url: WEBHOOK.webhook_url }, nowMs: NOW + 5 },
    ]);
  });

  it('tells of a failed job with its reason', () => {
    const { store, outbox } = open();
    store.create([servedJob({ request: WEBHOOK })], NOW);
    finishNext(store, failedJob);
    expect(outbox.told().map(({ ended }) => ended.job)).toEqual([
      expect.objectContaining({ state: 'failed', errorType: 'core_id_not_found', record: null }),
    ]);
  });

  it('tells nobody of a job without webhook, or without key', () => {
    const { store, outbox } = open();
    store.create([servedJob()], NOW);
    finishNext(store, (job) => completedJob(job));
    const claimed = store.claim(store.create([newJob({ request: WEBHOOK })], NOW), LEASE, NOW);
    const finished = claimed.map((job) => completedJob(job));
    expect(store.finish(finished, NOW)).toHaveLength(1);
    expect(outbox.told()).toEqual([]);
  });

  it('tells nothing of a result that comes after the lease was lost', () => {
    const { store, outbox } = open();
    store.create([servedJob({ request: WEBHOOK })], NOW);
    const lost = store.claimNext(1, LEASE, NOW);
    store.claimNext(1, OTHER_LEASE, LATER);
    expect(
      store.finish(
        lost.map((job) => completedJob(job)),
        LATER,
      ),
    ).toEqual([]);
    expect(outbox.told()).toEqual([]);
  });

  it('tells nothing of a group when one of its results cannot be written', () => {
    const { store, outbox } = open();
    store.create([servedJob({ request: WEBHOOK }), servedJob()], NOW);
    const [good, bad] = claimedPair(store);
    const unwritable = { ...completedJob(bad), result: { ...completedJob(bad).result, record: 1n } };
    expect(() => store.finish([completedJob(good), unwritable], NOW)).toThrow();
    expect(outbox.told()).toEqual([]);
  });

  it('leaves a job unfinished, charged and unpinned when telling of it breaks down', () => {
    const { store, outbox, credits: ledger, identity } = open();
    const ids = store.create([servedJob({ request: WEBHOOK })], NOW);
    const pinned = { coreId: '1234567890', recordKeys: ['ror:1'] };
    const finished = store.claimNext(1, LEASE, NOW).map((job) => ({ ...failedJob(job), pinned }));
    outbox.breakDown(true);
    expect(() => store.finish(finished, NOW)).toThrow('the outbox is full');
    expect(store.read('default', 'entity-resolution', ids)[0]).toMatchObject({
      state: 'processing',
      completedAt: null,
      errorType: null,
    });
    expect([ledger.balance()[0]?.refunds, [...identity.pins()]]).toEqual([0, []]);
    outbox.breakDown(false);
    expect(store.finish(finished, NOW)).toEqual(ids);
    expect([ledger.balance()[0]?.refunds, [...identity.pins()], outbox.told().length]).toEqual([
      1,
      [pinned],
      1,
    ]);
  });

  it('knows the follow-ups of a combined job, and that others have none', () => {
    const { store } = open();
    const request = { website: 'acme.com', jobs: ['resolve-parent', 'firmographics'] };
    const [combined = ''] = store.create([servedJob({ family: 'combined', request })], NOW);
    const [other = ''] = store.create([servedJob({ request })], NOW);
    expect(store.read('default', 'combined', [combined])[0]?.followUps).toEqual(request.jobs);
    expect(store.read('default', 'entity-resolution', [other])[0]?.followUps).toEqual([]);
  });
}

function claimedPair(store: JobStore): readonly [ClaimedJob, ClaimedJob] {
  const [one, other] = store.claimNext(2, LEASE, NOW);
  if (one === undefined || other === undefined) throw new Error('nothing claimed');
  return [one, other];
}

function finishNext(store: JobStore, end: (job: ClaimedJob) => FinishedJob): void {
  const claimed = store.claimNext(1, LEASE, NOW);
  if (store.finish(claimed.map(end), NOW).length === 0) throw new Error('nothing finished');
}
