import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CreditStore } from '../../src/access/credit-store.ts';
import type { ClaimedJob, FinishedJob, FinishedStep } from '../../src/jobs/job-store.ts';
import type { IdentityStore } from '../../src/universe/identity-store.ts';
import type { DeliveryStore } from '../../src/webhooks/delivery-store.ts';
import { describeEndedJobs } from './ended-jobs-suite.ts';
import { interleavings } from './interleavings.ts';
import { completedJob, createdRecord, failedJob, newJob } from './jobs.ts';
import { pinsIn } from './pins.ts';
import { describeServedJobs } from './served-jobs-suite.ts';
import type { TimedJobStore } from './timed-store.ts';

/** A job store and what commits together with its jobs, empty, opened anew for every test. */
export interface OpenedJobStore {
  readonly store: TimedJobStore;
  readonly identity: Pick<IdentityStore, 'pins' | 'createdRecords' | 'createdAmong'>;
  readonly credits: CreditStore;
  readonly deliveries: Pick<DeliveryStore, 'list'>;
}

/** What every implementation of the job store must do. */
export function describeJobStore(name: string, open: () => OpenedJobStore): void {
  describe(`${name}: creating jobs`, () => creating(open));
  describe(`${name}: creating jobs under a lease`, () => creatingClaimed(open));
  describe(`${name}: jobs that are created with their ends`, () => describeEndedJobs(open));
  describe(`${name}: claiming jobs`, () => claiming(open));
  describe(`${name}: finishing jobs`, () => finishing(open));
  describe(`${name}: reading jobs`, () => reading(open));
  describeServedJobs(name, open);
  describe(`${name}: any order of events`, () => {
    it('leaves every job with at most one holder, loses none and completes none twice', async () => {
      await fc.assert(
        interleavings(() => open().store),
        { numRuns: 100 },
      );
    });
  });
}

const DAY = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2026, 0, 31);
const LEASE = { owner: 'host/1/1', forMs: 1000 };
/** The end of a lease that was given NOW. */
const LEASE_ENDS = NOW + LEASE.forMs;
const OTHER_LEASE = { owner: 'host/2/2', forMs: 5000 };

function creating(open: () => OpenedJobStore): void {
  it('makes a job pending, with the time it was created at', async () => {
    const { store } = open();
    const ids = await store.at(NOW).create([newJob()]);
    expect(await store.read('default', 'entity-resolution', ids)).toEqual([
      expect.objectContaining({
        id: ids[0],
        state: 'pending',
        createdAt: '2026-01-31T00:00:00.000Z',
        completedAt: null,
      }),
    ]);
  });

  it('gives an id of its own to every job without a key, in the order of the jobs', async () => {
    const { store } = open();
    const ids = await store
      .at(NOW)
      .create([newJob({ name: 'Acme' }), newJob({ name: 'Acme' }), newJob({ name: 'Zed' })]);
    expect(new Set(ids).size).toBe(3);
    const requests = (await store.at(NOW).claim(ids, LEASE)).map((job) => job.request);
    expect(requests).toEqual([{ trading_name: 'Acme' }, { trading_name: 'Acme' }, { trading_name: 'Zed' }]);
  });

  it('gives the job that is there for a key that is known', async () => {
    const { store } = open();
    const job = newJob({ idempotencyKey: 'run_1/1' });
    const first = await store.at(NOW).create([job]);
    expect(await store.at(NOW + DAY).create([job])).toEqual(first);
    expect(await store.at(NOW).claim(first, LEASE)).toHaveLength(1);
  });

  it('gives one job for a key that stands twice in one call', async () => {
    const { store } = open();
    const job = newJob({ idempotencyKey: 'run_1/1' });
    expect(new Set(await store.at(NOW).create([job, job])).size).toBe(1);
  });

  it('still gives the job of a key when it has ended', async () => {
    const { store } = open();
    const job = newJob({ idempotencyKey: 'run_1/1' });
    const ids = await store.at(NOW).create([job]);
    await store.at(NOW).finish((await store.at(NOW).claim(ids, LEASE)).map((job) => completedJob(job)));
    expect(await store.at(NOW).create([job])).toEqual(ids);
    expect(await store.at(NOW + DAY).claim(ids, LEASE)).toEqual([]);
  });

  it('refuses a known key with another body, and creates none of that call', async () => {
    const { store } = open();
    await store.at(NOW).create([newJob({ name: 'Acme', idempotencyKey: 'k' })]);
    const call = [newJob({ name: 'New', idempotencyKey: 'n' }), newJob({ name: 'Zed', idempotencyKey: 'k' })];
    await expect(store.at(NOW).create(call)).rejects.toThrow(expect.objectContaining({ code: 'CONFLICT' }));
    const [made = ''] = await store.at(NOW).create([newJob({ name: 'Other', idempotencyKey: 'n' })]);
    expect((await store.at(NOW).claim([made], LEASE))[0]?.request).toEqual({ trading_name: 'Other' });
  });

  it('refuses a known key with the same body for the accounts of another run', async () => {
    const { store } = open();
    const job = newJob({ idempotencyKey: 'k' });
    const of = (dataset: string) => ({ ...job, options: { ...job.options, dataset } });
    const [id] = await store.at(NOW).create([of('run_1')]);
    expect(await store.at(NOW).create([of('run_1')])).toEqual([id]);
    for (const other of [of('run_2'), job])
      for (const ask of [() => store.at(NOW).create([other]), () => store.known([other])])
        await expect(ask()).rejects.toThrow(expect.objectContaining({ code: 'CONFLICT' }));
  });

  it('refuses a known key with the same body in another family', async () => {
    const { store } = open();
    const request = { core_id: '1234567890' };
    await store.at(NOW).create([newJob({ family: 'resolve-parent', request, idempotencyKey: 'k' })]);
    const call = [newJob({ family: 'firmographics', request, idempotencyKey: 'k' })];
    await expect(store.at(NOW).create(call)).rejects.toThrow(expect.objectContaining({ code: 'CONFLICT' }));
  });

  it('keeps the keys of workspaces apart', async () => {
    const { store } = open();
    const ours = await store.at(NOW).create([newJob({ name: 'Acme', idempotencyKey: 'k' })]);
    const theirs = await store
      .at(NOW)
      .create([newJob({ name: 'Zed', idempotencyKey: 'k', workspace: 'theirs' })]);
    expect(theirs).not.toEqual(ours);
  });
}

function creatingClaimed(open: () => OpenedJobStore): void {
  it('hands over what a claim would, in the order of the jobs, and the jobs are processing', async () => {
    const { store } = open();
    const options = { createMissing: true, keepEvidence: true };
    const begun = await store.at(NOW).createClaimed([newJob({ name: 'Œuvre', options }), newJob()], LEASE);
    const ids = begun.map(({ id }) => id);
    expect(begun.map(({ claimed }) => claimed)).toEqual([
      {
        ...{
          id: ids[0],
          workspace: 'default',
          family: 'entity-resolution',
          request: { trading_name: 'Œuvre' },
        },
        ...{ options, createdMs: NOW, progress: null, token: expect.any(Number) },
      },
      expect.objectContaining({ id: ids[1], request: { trading_name: 'Acme' } }),
    ]);
    const read = await store.read('default', 'entity-resolution', ids);
    expect(read.map((job) => job?.state)).toEqual(['processing', 'processing']);
  });

  it('keeps everybody else from them until the lease is over, and then what comes late changes nothing', async () => {
    const { store } = open();
    const { ids, claimed } = await begunJobs(store);
    expect(await store.at(LEASE_ENDS).claim(ids, OTHER_LEASE)).toEqual([]);
    const heirs = await store.at(LEASE_ENDS + 1).claim(ids, OTHER_LEASE);
    expect(heirs).toHaveLength(1);
    expect(await store.finish(claimed.map((job) => finishedJob(job, 'Zombie')))).toEqual([]);
    expect(await store.finish(heirs.map((job) => finishedJob(job, 'Heir')))).toEqual(ids);
  });

  it('frees them at once when the owner has died', async () => {
    const { store } = open();
    const { ids } = await begunJobs(store);
    expect(await store.releaseLeases((owner) => owner !== LEASE.owner)).toBe(1);
    expect((await store.at(NOW).claim(ids, OTHER_LEASE)).map((job) => job.request)).toEqual([
      { trading_name: 'Acme' },
    ]);
  });

  it('commits their results', async () => {
    const { store } = open();
    const { ids, claimed } = await begunJobs(store);
    expect(await store.finish(claimed.map((job) => finishedJob(job, 'Acme')))).toEqual(ids);
    expect((await store.read('default', 'entity-resolution', ids))[0]).toMatchObject({
      state: 'completed',
      record: { name: 'Acme' },
    });
  });

  it('gives the job that is there for a key that is known, and leaves it as it is', async () => {
    const { store } = open();
    const job = newJob({ idempotencyKey: 'run_1/1' });
    const [id = ''] = await store.at(NOW).create([job]);
    expect(await store.at(NOW).createClaimed([job], LEASE)).toEqual([{ id, claimed: undefined }]);
    expect((await store.read('default', 'entity-resolution', [id]))[0]?.state).toBe('pending');
    await store.at(NOW).finish((await store.at(NOW).claim([id], LEASE)).map((one) => completedJob(one)));
    expect(await store.at(NOW).createClaimed([job], LEASE)).toEqual([{ id, claimed: undefined }]);
    expect((await store.read('default', 'entity-resolution', [id]))[0]?.state).toBe('completed');
  });

  it('claims one job once for a key that stands twice in one call', async () => {
    const { store } = open();
    const job = newJob({ idempotencyKey: 'run_1/1' });
    const [first, second] = await store.at(NOW).createClaimed([job, job], LEASE);
    expect(first?.claimed?.id).toBe(first?.id);
    expect(second).toEqual({ id: first?.id, claimed: undefined });
  });

  it('refuses a known key with another body, and creates none of that call', async () => {
    const { store } = open();
    await store.at(NOW).createClaimed([newJob({ name: 'Acme', idempotencyKey: 'k' })], LEASE);
    const call = [newJob({ name: 'New', idempotencyKey: 'n' }), newJob({ name: 'Zed', idempotencyKey: 'k' })];
    const refused = store.at(NOW).createClaimed(call, LEASE);
    await expect(refused).rejects.toThrow(expect.objectContaining({ code: 'CONFLICT' }));
    expect(await store.at(NOW).create([newJob({ name: 'Other', idempotencyKey: 'n' })])).toHaveLength(1);
  });
}

function claiming(open: () => OpenedJobStore): void {
  it('hands over the request and the options as they were given, and the job is processing', async () => {
    const { store } = open();
    const options = { createMissing: true, keepEvidence: true };
    const ids = await store.at(NOW).create([newJob({ name: 'Ácme "Œuvre"', options })]);
    expect(await store.at(NOW).claim(ids, LEASE)).toEqual([
      {
        id: ids[0],
        workspace: 'default',
        family: 'entity-resolution',
        request: { trading_name: 'Ácme "Œuvre"' },
        options,
        createdMs: NOW,
        progress: null,
        token: 1,
      },
    ]);
    expect((await store.read('default', 'entity-resolution', ids))[0]?.state).toBe('processing');
  });

  it('gives a job to one owner only', async () => {
    const { store } = open();
    const ids = await store.at(NOW).create([newJob(), newJob()]);
    expect(await store.at(NOW).claim(ids, LEASE)).toHaveLength(2);
    expect(await store.at(NOW).claim(ids, OTHER_LEASE)).toEqual([]);
  });

  it('does not give a job twice to the owner who has it', async () => {
    const { store } = open();
    const ids = await store.at(NOW).create([newJob()]);
    await store.at(NOW).claim(ids, LEASE);
    expect(await store.at(NOW).claim(ids, LEASE)).toEqual([]);
  });

  it('gives a job once when it is asked for twice in one call', async () => {
    const { store } = open();
    const [id = ''] = await store.at(NOW).create([newJob()]);
    expect(await store.at(NOW).claim([id, id], LEASE)).toHaveLength(1);
  });

  it('holds a lease to its last millisecond', async () => {
    const { store } = open();
    const ids = await store.at(NOW).create([newJob()]);
    await store.at(NOW).claim(ids, LEASE);
    expect(await store.at(LEASE_ENDS).claim(ids, OTHER_LEASE)).toEqual([]);
  });

  it('gives a job whose lease ran out to the next one, with a higher token', async () => {
    const { store } = open();
    const ids = await store.at(NOW).create([newJob()]);
    const [first] = await store.at(NOW).claim(ids, LEASE);
    const [second] = await store.at(LEASE_ENDS + 1).claim(ids, OTHER_LEASE);
    expect(second?.token).toBeGreaterThan(first?.token ?? Number.POSITIVE_INFINITY);
  });

  it('hands over what a step has left behind to whoever claims the job next, and says that it has advanced', async () => {
    const { store } = open();
    const ids = await store.at(NOW).create([newJob({ family: 'combined' })]);
    const [first] = await store.at(NOW).claim(ids, LEASE);
    const step = stepOf(first);
    expect(await store.advance([{ id: first?.id ?? '', token: first?.token ?? 0, step }])).toEqual(ids);
    expect((await store.read('default', 'combined', ids))[0]?.hasAdvanced).toBe(true);
    const [second] = await store.at(LEASE_ENDS + 1).claim(ids, OTHER_LEASE);
    expect(second?.progress).toEqual(step);
  });

  it('keeps no step of a worker that lost its lease, nor of a job that has ended', async () => {
    const { store } = open();
    const ids = await store.at(NOW).create([newJob({ family: 'combined' })]);
    const [late] = await store.at(NOW).claim(ids, LEASE);
    const [current] = await store.at(LEASE_ENDS + 1).claim(ids, OTHER_LEASE);
    expect(
      await store.advance([{ id: late?.id ?? '', token: late?.token ?? 0, step: stepOf(late) }]),
    ).toEqual([]);
    await store.at(LEASE_ENDS + 1).finish(current === undefined ? [] : [completedJob(current)]);
    expect(
      await store.advance([{ id: current?.id ?? '', token: current?.token ?? 0, step: stepOf(current) }]),
    ).toEqual([]);
    expect((await store.read('default', 'combined', ids))[0]).toMatchObject({
      state: 'completed',
      hasAdvanced: false,
    });
  });

  it('passes over jobs that are unknown', async () => {
    const { store } = open();
    const [id = ''] = await store.at(NOW).create([newJob()]);
    expect((await store.at(NOW).claim(['nobody', id], LEASE)).map((job) => job.id)).toEqual([id]);
  });

  it('frees the jobs of dead owners at once, and no others', async () => {
    const { store } = open();
    const [dead = '', living = '', ended = ''] = await store.at(NOW).create([newJob(), newJob(), newJob()]);
    await store.at(NOW).claim([dead], LEASE);
    await store.at(NOW).claim([living], OTHER_LEASE);
    await store.at(NOW).finish((await store.at(NOW).claim([ended], LEASE)).map((job) => completedJob(job)));
    expect(await store.releaseLeases((owner) => owner === OTHER_LEASE.owner)).toBe(1);
    const third = { owner: 'host/3/3', forMs: 1000 };
    expect((await store.at(NOW).claim([dead, living, ended], third)).map((job) => job.id)).toEqual([dead]);
  });
}

function finishing(open: () => OpenedJobStore): void {
  it('keeps the record and what goes with it, and the time', async () => {
    const { store } = open();
    const ids = await store.at(NOW).create([newJob()]);
    const finished = (await store.at(NOW).claim(ids, LEASE)).map((job) => completedJob(job, 'Acme'));
    expect(await store.at(NOW + 5).finish(finished)).toEqual(ids);
    expect((await store.read('default', 'entity-resolution', ids))[0]).toMatchObject({
      state: 'completed',
      completedAt: '2026-01-31T00:00:00.005Z',
      record: { name: 'Acme' },
      extended: finished[0]?.result.extended,
      errorType: null,
      errorMessage: null,
    });
  });

  it('keeps why a job failed', async () => {
    const { store } = open();
    const ids = await store.at(NOW).create([newJob()]);
    await store.at(NOW).finish((await store.at(NOW).claim(ids, LEASE)).map((job) => failedJob(job)));
    expect((await store.read('default', 'entity-resolution', ids))[0]).toMatchObject({
      state: 'failed',
      record: null,
      errorType: 'core_id_not_found',
      errorMessage: 'No entity has the core_id of the request.',
    });
  });

  it('ignores a job that was never claimed', async () => {
    const { store } = open();
    const ids = await store.at(NOW).create([newJob()]);
    expect(await store.at(NOW).finish([completedJob({ id: ids[0] ?? '', token: 0 })])).toEqual([]);
    expect((await store.read('default', 'entity-resolution', ids))[0]?.state).toBe('pending');
  });

  it('takes a late result as long as nobody else has claimed the job', async () => {
    const { store } = open();
    const ids = await store.at(NOW).create([newJob()]);
    const claimed = await store.at(NOW).claim(ids, LEASE);
    expect(await store.at(LEASE_ENDS + DAY).finish(claimed.map((job) => completedJob(job)))).toEqual(ids);
  });

  it('changes nothing for a worker that lost its lease: no result, no pin, no created record', async () => {
    const { store, identity } = open();
    const ids = await store.at(NOW).create([newJob()]);
    const zombies = await store.at(NOW).claim(ids, LEASE);
    const heirs = await store.at(LEASE_ENDS + 1).claim(ids, OTHER_LEASE);
    expect(await store.at(NOW).finish(zombies.map((job) => completedJob(job, 'Zombie')))).toEqual([]);
    expect(await pinsIn(identity)).toEqual([]);
    expect(await identity.createdRecords()).toEqual([]);
    expect(await store.at(NOW).finish(heirs.map((job) => completedJob(job, 'Heir')))).toEqual(ids);
    expect(await store.at(NOW).finish(zombies.map((job) => completedJob(job, 'Zombie')))).toEqual([]);
    expect((await store.read('default', 'entity-resolution', ids))[0]?.record).toEqual({ name: 'Heir' });
  });

  it('does not finish a job twice', async () => {
    const { store } = open();
    const ids = await store.at(NOW).create([newJob()]);
    const claimed = await store.at(NOW).claim(ids, LEASE);
    await store.at(NOW).finish(claimed.map((job) => completedJob(job, 'First')));
    expect(await store.at(NOW + DAY).finish(claimed.map((job) => failedJob(job)))).toEqual([]);
    expect((await store.read('default', 'entity-resolution', ids))[0]).toMatchObject({
      state: 'completed',
      record: { name: 'First' },
      completedAt: '2026-01-31T00:00:00.000Z',
    });
  });

  it('never changes a job that has ended, completed or failed', async () => {
    const { store } = open();
    const ids = await store.at(NOW).create([newJob(), newJob()]);
    const [first, second] = await store.at(NOW).claim(ids, LEASE);
    if (first === undefined || second === undefined) throw new Error('nothing claimed');
    await store.at(NOW).finish([completedJob(first), failedJob(second)]);
    const before = await store.read('default', 'entity-resolution', ids);
    await store.releaseLeases(() => false);
    await store.at(NOW + DAY).claim(ids, OTHER_LEASE);
    await store.at(NOW + DAY).finish([failedJob(first), completedJob(second)]);
    expect(await store.read('default', 'entity-resolution', ids)).toEqual(before);
  });

  it('commits the result, the pin and the created record of a job together', async () => {
    const { store, identity } = open();
    const [job] = await store.at(NOW).claim(await store.at(NOW).create([newJob()]), LEASE);
    if (job === undefined) throw new Error('nothing claimed');
    const pinned = { coreId: '1234567890', recordKeys: ['created:acme'] };
    await store.at(NOW).finish([{ ...completedJob(job), pinned, created: createdRecord('acme') }]);
    expect(await pinsIn(identity)).toEqual([pinned]);
    expect(await identity.createdRecords()).toEqual([createdRecord('acme')]);
    const asked = { keys: [] as string[], coreIds: [] as string[] };
    for (const by of [{ keys: ['created:acme'] }, { coreIds: ['1234567890'] }])
      expect(await identity.createdAmong({ ...asked, ...by })).toEqual([createdRecord('acme')]);
    expect(await identity.createdAmong({ keys: ['created:other'], coreIds: ['2000000000'] })).toEqual([]);
  });

  it('commits nothing of a group when one result cannot be written', async () => {
    const { store, identity } = open();
    const ids = await store.at(NOW).create([newJob(), newJob()]);
    const [good, bad] = await store.at(NOW).claim(ids, LEASE);
    if (good === undefined || bad === undefined) throw new Error('nothing claimed');
    const pinned = { coreId: '1234567890', recordKeys: ['created:acme'] };
    const group = [
      { ...completedJob(good), pinned, created: createdRecord('acme') },
      { ...completedJob(bad), result: { ...completedJob(bad).result, record: 1n } },
    ];
    await expect(store.at(NOW).finish(group)).rejects.toThrow();
    expect((await store.read('default', 'entity-resolution', ids)).map((job) => job?.state)).toEqual([
      'processing',
      'processing',
    ]);
    expect([await pinsIn(identity), await identity.createdRecords()]).toEqual([[], []]);
  });

  it('keeps pins in the order of their coming, each with every record that its entity ever had', async () => {
    const { store, identity } = open();
    const claimed = await store
      .at(NOW)
      .claim(await store.at(NOW).create([newJob(), newJob(), newJob()]), LEASE);
    const pins = [
      { coreId: '9000000000', recordKeys: ['ror:1'] },
      { coreId: '1000000000', recordKeys: ['ror:2'] },
      { coreId: '9000000000', recordKeys: ['ror:1', 'starter:1'] },
    ];
    await store
      .at(NOW)
      .finish(claimed.map((job, at) => ({ ...completedJob(job), pinned: pins[at] ?? null })));
    expect(await pinsIn(identity)).toEqual([pins[2], pins[1]]);
  });

  it('keeps the same one of two variants of a new company, whichever comes first', async () => {
    const keptOf = async (names: readonly string[]) => {
      const { store, identity } = open();
      const claimed = await store.at(NOW).claim(await store.at(NOW).create(names.map(() => newJob())), LEASE);
      const results = claimed.map((job, at) => ({
        ...completedJob(job),
        created: createdRecord('acme', names[at]),
      }));
      for (const result of results) await store.at(NOW).finish([result]);
      return identity.createdRecords();
    };
    const kept = await keptOf(['Acme Inc', 'ACME, INC.']);
    expect(kept).toHaveLength(1);
    expect(kept).toEqual(await keptOf(['ACME, INC.', 'Acme Inc']));
  });
}

function reading(open: () => OpenedJobStore): void {
  it('answers in the order of the ids, with nothing for those that are unknown', async () => {
    const { store } = open();
    const [a = '', b = ''] = await store.at(NOW).create([newJob(), newJob()]);
    const read = await store.read('default', 'entity-resolution', [b, 'nobody', a]);
    expect(read.map((job) => job?.id)).toEqual([b, undefined, a]);
  });

  it('does not know a job of another family or another workspace', async () => {
    const { store } = open();
    const ids = await store.at(NOW).create([newJob({ workspace: 'ours' })]);
    expect(await store.read('ours', 'crosscheck', ids)).toEqual([undefined]);
    expect(await store.read('theirs', 'entity-resolution', ids)).toEqual([undefined]);
    expect(await store.read('ours', 'entity-resolution', ids)).toEqual([
      expect.objectContaining({ id: ids[0] }),
    ]);
  });

  it('finds the latest completed resolution of an entity under any of its ids', async () => {
    const { store } = open();
    const resolvedAt = resolver(store, 'default');
    const earlier = await resolvedAt('1111111111', NOW + 2);
    const latest = await resolvedAt('2222222222', NOW + 3);
    await resolvedAt('1111111111', NOW + 1);
    expect((await store.latestResolution('default', ['1111111111']))?.id).toBe(earlier);
    expect((await store.latestResolution('default', ['1111111111', '2222222222']))?.id).toBe(latest);
    expect((await store.latestResolution('default', ['2222222222', '1111111111']))?.id).toBe(latest);
  });

  it('finds what ended until now before what ended in a time to come, as a wrong clock has left it', async () => {
    const { store } = open();
    const resolvedAt = resolver(store, 'default');
    const wrong = await resolvedAt('1111111111', NOW + 400);
    store.at(NOW + 1);
    expect((await store.latestResolution('default', ['1111111111']))?.id).toBe(wrong);
    const right = await resolvedAt('1111111111', NOW + 2);
    await resolvedAt('2222222222', NOW + 300);
    store.at(NOW + 3);
    expect((await store.latestResolution('default', ['2222222222', '1111111111']))?.id).toBe(right);
  });

  it('finds no job that only followed a resolution', async () => {
    const { store } = open();
    const ids = await store.at(NOW).create([newJob({ family: 'resolve-parent' })]);
    const [job] = await store.at(NOW).claim(ids, LEASE);
    const pinned = { coreId: '1111111111', recordKeys: [] };
    await store.at(NOW).finish(job === undefined ? [] : [{ ...completedJob(job), pinned }]);
    expect(await store.latestResolution('default', ['1111111111'])).toBeUndefined();
  });

  it('finds no resolution of another workspace, of another entity, or of a job that failed', async () => {
    const { store } = open();
    await resolver(store, 'theirs')('1111111111', NOW);
    await resolver(store, 'default')('3333333333', NOW);
    const pinned = { coreId: '2222222222', recordKeys: [] };
    const claimed = await store.at(NOW).claim(await store.at(NOW).create([newJob()]), LEASE);
    await store.at(NOW).finish(claimed.map((job) => ({ ...failedJob(job), pinned })));
    expect(await store.latestResolution('default', ['1111111111', '2222222222'])).toBeUndefined();
  });
}

/** A job that was created under LEASE. */
async function begunJobs(store: TimedJobStore) {
  const begun = await store.at(NOW).createClaimed([newJob()], LEASE);
  return { ids: begun.map(({ id }) => id), claimed: begun.flatMap(({ claimed }) => claimed ?? []) };
}

function finishedJob(job: ClaimedJob, name: string): FinishedJob {
  return { ...completedJob(job, name), endedMs: NOW, delivery: null };
}

/** Completes a job that resolved to an entity, and gives its id. */
function resolver(
  store: TimedJobStore,
  workspace: string,
): (coreId: string, atMs: number) => Promise<string> {
  return async (coreId, atMs) => {
    const ids = await store.at(NOW).create([newJob({ workspace })]);
    const pinned = { coreId, recordKeys: [] };
    await store
      .at(atMs)
      .finish((await store.at(NOW).claim(ids, LEASE)).map((job) => ({ ...completedJob(job), pinned })));
    return ids[0] ?? '';
  };
}

function stepOf(job: ClaimedJob | undefined): FinishedStep {
  if (job === undefined) throw new Error('the job was not claimed');
  const { result, pinned, mentioned, created } = completedJob(job);
  return { result, pinned, mentioned, created, ran: ['entity-resolution'] };
}
