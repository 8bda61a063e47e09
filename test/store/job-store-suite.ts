import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CreditStore } from '../../src/access/credit-store.ts';
import type { JobStore } from '../../src/jobs/job-store.ts';
import type { ToldJob } from '../../src/store/sqlite/finish-jobs.ts';
import type { IdentityStore } from '../../src/universe/identity-store.ts';
import { interleavings } from './interleavings.ts';
import { completedJob, createdRecord, failedJob, newJob } from './jobs.ts';
import { servedJobsSuite } from './served-jobs-suite.ts';

/** A job store and what commits together with its jobs, empty, opened anew for every test. */
export interface OpenedJobStore {
  readonly store: JobStore;
  readonly identity: Pick<IdentityStore, 'pins' | 'createdRecords'>;
  readonly credits: CreditStore;
  readonly outbox: TestOutbox;
}

/** Where the store tells of ended jobs, in the same transactions. */
export interface TestOutbox {
  /** What was committed, in order. */
  told(): readonly { readonly ended: ToldJob; readonly nowMs: number }[];
  /** While broken, it throws `the outbox is full` after it has written. */
  breakDown(isBroken: boolean): void;
}

/** What every implementation of the job store must do. */
export function jobStoreSuite(name: string, open: () => OpenedJobStore): void {
  describe(`${name}: creating jobs`, () => creating(open));
  describe(`${name}: claiming jobs`, () => claiming(open));
  describe(`${name}: finishing jobs`, () => finishing(open));
  describe(`${name}: reading jobs`, () => reading(open));
  servedJobsSuite(name, open);
  describe(`${name}: any order of events`, () => {
    it('leaves every job with at most one holder, loses none and completes none twice', () => {
      fc.assert(
        interleavings(() => open().store),
        { numRuns: 100 },
      );
    });
  });
}

const DAY = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2026, 0, 31);
const LEASE = { owner: 'host/1/1', untilMs: NOW + 1000 };
const OTHER_LEASE = { owner: 'host/2/2', untilMs: NOW + 5000 };

function creating(open: () => OpenedJobStore): void {
  it('makes a job pending, with the time it was created at', () => {
    const { store } = open();
    const ids = store.create([newJob()], NOW);
    expect(store.read('default', 'entity-resolution', ids)).toEqual([
      expect.objectContaining({
        id: ids[0],
        state: 'pending',
        createdAt: '2026-01-31T00:00:00.000Z',
        completedAt: null,
      }),
    ]);
  });

  it('gives an id of its own to every job without a key, in the order of the jobs', () => {
    const { store } = open();
    const ids = store.create(
      [newJob({ name: 'Acme' }), newJob({ name: 'Acme' }), newJob({ name: 'Zed' })],
      NOW,
    );
    expect(new Set(ids).size).toBe(3);
    const requests = store.claim(ids, LEASE, NOW).map((job) => job.request);
    expect(requests).toEqual([{ trading_name: 'Acme' }, { trading_name: 'Acme' }, { trading_name: 'Zed' }]);
  });

  it('gives the job that is there for a key that is known', () => {
    const { store } = open();
    const job = newJob({ idempotencyKey: 'run_1/1' });
    const first = store.create([job], NOW);
    expect(store.create([job], NOW + DAY)).toEqual(first);
    expect(store.claim(first, LEASE, NOW)).toHaveLength(1);
  });

  it('gives one job for a key that stands twice in one call', () => {
    const { store } = open();
    const job = newJob({ idempotencyKey: 'run_1/1' });
    expect(new Set(store.create([job, job], NOW)).size).toBe(1);
  });

  it('still gives the job of a key when it has ended', () => {
    const { store } = open();
    const job = newJob({ idempotencyKey: 'run_1/1' });
    const ids = store.create([job], NOW);
    store.finish(
      store.claim(ids, LEASE, NOW).map((job) => completedJob(job)),
      NOW,
    );
    expect(store.create([job], NOW)).toEqual(ids);
    expect(store.claim(ids, LEASE, NOW + DAY)).toEqual([]);
  });

  it('refuses a known key with another body, and creates none of that call', () => {
    const { store } = open();
    store.create([newJob({ name: 'Acme', idempotencyKey: 'k' })], NOW);
    const call = [newJob({ name: 'New', idempotencyKey: 'n' }), newJob({ name: 'Zed', idempotencyKey: 'k' })];
    expect(() => store.create(call, NOW)).toThrow(expect.objectContaining({ code: 'CONFLICT' }));
    const [made = ''] = store.create([newJob({ name: 'Other', idempotencyKey: 'n' })], NOW);
    expect(store.claim([made], LEASE, NOW)[0]?.request).toEqual({ trading_name: 'Other' });
  });

  it('refuses a known key with the same body in another family', () => {
    const { store } = open();
    const request = { core_id: '1234567890' };
    store.create([newJob({ family: 'resolve-parent', request, idempotencyKey: 'k' })], NOW);
    const call = [newJob({ family: 'firmographics', request, idempotencyKey: 'k' })];
    expect(() => store.create(call, NOW)).toThrow(expect.objectContaining({ code: 'CONFLICT' }));
  });

  it('keeps the keys of workspaces apart', () => {
    const { store } = open();
    const ours = store.create([newJob({ name: 'Acme', idempotencyKey: 'k' })], NOW);
    const theirs = store.create([newJob({ name: 'Zed', idempotencyKey: 'k', workspace: 'theirs' })], NOW);
    expect(theirs).not.toEqual(ours);
  });
}

function claiming(open: () => OpenedJobStore): void {
  it('hands over the request and the options as they were given, and the job is processing', () => {
    const { store } = open();
    const options = { createMissing: true, keepEvidence: true };
    const ids = store.create([newJob({ name: 'Ácme "Œuvre"', options })], NOW);
    expect(store.claim(ids, LEASE, NOW)).toEqual([
      {
        id: ids[0],
        family: 'entity-resolution',
        request: { trading_name: 'Ácme "Œuvre"' },
        options,
        createdMs: NOW,
        token: 1,
      },
    ]);
    expect(store.read('default', 'entity-resolution', ids)[0]?.state).toBe('processing');
  });

  it('gives a job to one owner only', () => {
    const { store } = open();
    const ids = store.create([newJob(), newJob()], NOW);
    expect(store.claim(ids, LEASE, NOW)).toHaveLength(2);
    expect(store.claim(ids, OTHER_LEASE, NOW)).toEqual([]);
  });

  it('does not give a job twice to the owner who has it', () => {
    const { store } = open();
    const ids = store.create([newJob()], NOW);
    store.claim(ids, LEASE, NOW);
    expect(store.claim(ids, LEASE, NOW)).toEqual([]);
  });

  it('gives a job once when it is asked for twice in one call', () => {
    const { store } = open();
    const [id = ''] = store.create([newJob()], NOW);
    expect(store.claim([id, id], LEASE, NOW)).toHaveLength(1);
  });

  it('holds a lease to its last millisecond', () => {
    const { store } = open();
    const ids = store.create([newJob()], NOW);
    store.claim(ids, LEASE, NOW);
    expect(store.claim(ids, OTHER_LEASE, LEASE.untilMs)).toEqual([]);
  });

  it('gives a job whose lease ran out to the next one, with a higher token', () => {
    const { store } = open();
    const ids = store.create([newJob()], NOW);
    const [first] = store.claim(ids, LEASE, NOW);
    const [second] = store.claim(ids, OTHER_LEASE, LEASE.untilMs + 1);
    expect(second?.token).toBeGreaterThan(first?.token ?? Number.POSITIVE_INFINITY);
  });

  it('passes over jobs that are unknown', () => {
    const { store } = open();
    const [id = ''] = store.create([newJob()], NOW);
    expect(store.claim(['nobody', id], LEASE, NOW).map((job) => job.id)).toEqual([id]);
  });

  it('frees the jobs of dead owners at once, and no others', () => {
    const { store } = open();
    const [dead = '', living = '', ended = ''] = store.create([newJob(), newJob(), newJob()], NOW);
    store.claim([dead], LEASE, NOW);
    store.claim([living], OTHER_LEASE, NOW);
    store.finish(
      store.claim([ended], LEASE, NOW).map((job) => completedJob(job)),
      NOW,
    );
    expect(store.releaseLeases((owner) => owner === OTHER_LEASE.owner)).toBe(1);
    const third = { owner: 'host/3/3', untilMs: NOW + 1000 };
    expect(store.claim([dead, living, ended], third, NOW).map((job) => job.id)).toEqual([dead]);
  });
}

function finishing(open: () => OpenedJobStore): void {
  it('keeps the record and what goes with it, and the time', () => {
    const { store } = open();
    const ids = store.create([newJob()], NOW);
    const finished = store.claim(ids, LEASE, NOW).map((job) => completedJob(job, 'Acme'));
    expect(store.finish(finished, NOW + 5)).toEqual(ids);
    expect(store.read('default', 'entity-resolution', ids)[0]).toMatchObject({
      state: 'completed',
      completedAt: '2026-01-31T00:00:00.005Z',
      record: { name: 'Acme' },
      extended: finished[0]?.result.extended,
      errorType: null,
      errorMessage: null,
    });
  });

  it('keeps why a job failed', () => {
    const { store } = open();
    const ids = store.create([newJob()], NOW);
    store.finish(
      store.claim(ids, LEASE, NOW).map((job) => failedJob(job)),
      NOW,
    );
    expect(store.read('default', 'entity-resolution', ids)[0]).toMatchObject({
      state: 'failed',
      record: null,
      errorType: 'core_id_not_found',
      errorMessage: 'No entity has the core_id of the request.',
    });
  });

  it('ignores a job that was never claimed', () => {
    const { store } = open();
    const ids = store.create([newJob()], NOW);
    expect(store.finish([completedJob({ id: ids[0] ?? '', token: 0 })], NOW)).toEqual([]);
    expect(store.read('default', 'entity-resolution', ids)[0]?.state).toBe('pending');
  });

  it('takes a late result as long as nobody else has claimed the job', () => {
    const { store } = open();
    const ids = store.create([newJob()], NOW);
    const claimed = store.claim(ids, LEASE, NOW);
    expect(
      store.finish(
        claimed.map((job) => completedJob(job)),
        LEASE.untilMs + DAY,
      ),
    ).toEqual(ids);
  });

  it('changes nothing for a worker that lost its lease: no result, no pin, no created record', () => {
    const { store, identity } = open();
    const ids = store.create([newJob()], NOW);
    const zombies = store.claim(ids, LEASE, NOW);
    const heirs = store.claim(ids, OTHER_LEASE, LEASE.untilMs + 1);
    expect(
      store.finish(
        zombies.map((job) => completedJob(job, 'Zombie')),
        NOW,
      ),
    ).toEqual([]);
    expect([...identity.pins()]).toEqual([]);
    expect(identity.createdRecords()).toEqual([]);
    expect(
      store.finish(
        heirs.map((job) => completedJob(job, 'Heir')),
        NOW,
      ),
    ).toEqual(ids);
    expect(
      store.finish(
        zombies.map((job) => completedJob(job, 'Zombie')),
        NOW,
      ),
    ).toEqual([]);
    expect(store.read('default', 'entity-resolution', ids)[0]?.record).toEqual({ name: 'Heir' });
  });

  it('does not finish a job twice', () => {
    const { store } = open();
    const ids = store.create([newJob()], NOW);
    const claimed = store.claim(ids, LEASE, NOW);
    store.finish(
      claimed.map((job) => completedJob(job, 'First')),
      NOW,
    );
    expect(
      store.finish(
        claimed.map((job) => failedJob(job)),
        NOW + DAY,
      ),
    ).toEqual([]);
    expect(store.read('default', 'entity-resolution', ids)[0]).toMatchObject({
      state: 'completed',
      record: { name: 'First' },
      completedAt: '2026-01-31T00:00:00.000Z',
    });
  });

  it('never changes a job that has ended, completed or failed', () => {
    const { store } = open();
    const ids = store.create([newJob(), newJob()], NOW);
    const [first, second] = store.claim(ids, LEASE, NOW);
    if (first === undefined || second === undefined) throw new Error('nothing claimed');
    store.finish([completedJob(first), failedJob(second)], NOW);
    const before = store.read('default', 'entity-resolution', ids);
    store.releaseLeases(() => false);
    store.claim(ids, OTHER_LEASE, NOW + DAY);
    store.finish([failedJob(first), completedJob(second)], NOW + DAY);
    expect(store.read('default', 'entity-resolution', ids)).toEqual(before);
  });

  it('commits the result, the pin and the created record of a job together', () => {
    const { store, identity } = open();
    const [job] = store.claim(store.create([newJob()], NOW), LEASE, NOW);
    if (job === undefined) throw new Error('nothing claimed');
    const pinned = { coreId: '1234567890', recordKeys: ['created:acme'] };
    store.finish([{ ...completedJob(job), pinned, created: createdRecord('acme') }], NOW);
    expect([...identity.pins()]).toEqual([pinned]);
    expect(identity.createdRecords()).toEqual([createdRecord('acme')]);
  });

  it('commits nothing of a group when one result cannot be written', () => {
    const { store, identity } = open();
    const ids = store.create([newJob(), newJob()], NOW);
    const [good, bad] = store.claim(ids, LEASE, NOW);
    if (good === undefined || bad === undefined) throw new Error('nothing claimed');
    const pinned = { coreId: '1234567890', recordKeys: ['created:acme'] };
    const group = [
      { ...completedJob(good), pinned, created: createdRecord('acme') },
      { ...completedJob(bad), result: { ...completedJob(bad).result, record: 1n } },
    ];
    expect(() => store.finish(group, NOW)).toThrow();
    expect(store.read('default', 'entity-resolution', ids).map((job) => job?.state)).toEqual([
      'processing',
      'processing',
    ]);
    expect([[...identity.pins()], identity.createdRecords()]).toEqual([[], []]);
  });

  it('keeps pins in the order of their coming, each with every record that its entity ever had', () => {
    const { store, identity } = open();
    const claimed = store.claim(store.create([newJob(), newJob(), newJob()], NOW), LEASE, NOW);
    const pins = [
      { coreId: '9000000000', recordKeys: ['ror:1'] },
      { coreId: '1000000000', recordKeys: ['ror:2'] },
      { coreId: '9000000000', recordKeys: ['ror:1', 'starter:1'] },
    ];
    store.finish(
      claimed.map((job, at) => ({ ...completedJob(job), pinned: pins[at] ?? null })),
      NOW,
    );
    expect([...identity.pins()]).toEqual([pins[2], pins[1]]);
  });

  it('keeps the same one of two variants of a new company, whichever comes first', () => {
    const keptOf = (names: readonly string[]) => {
      const { store, identity } = open();
      const claimed = store.claim(
        store.create(
          names.map(() => newJob()),
          NOW,
        ),
        LEASE,
        NOW,
      );
      const results = claimed.map((job, at) => ({
        ...completedJob(job),
        created: createdRecord('acme', names[at]),
      }));
      for (const result of results) store.finish([result], NOW);
      return identity.createdRecords();
    };
    expect(keptOf(['Acme Inc', 'ACME, INC.'])).toHaveLength(1);
    expect(keptOf(['Acme Inc', 'ACME, INC.'])).toEqual(keptOf(['ACME, INC.', 'Acme Inc']));
  });
}

function reading(open: () => OpenedJobStore): void {
  it('answers in the order of the ids, with nothing for those that are unknown', () => {
    const { store } = open();
    const [a = '', b = ''] = store.create([newJob(), newJob()], NOW);
    const read = store.read('default', 'entity-resolution', [b, 'nobody', a]);
    expect(read.map((job) => job?.id)).toEqual([b, undefined, a]);
  });

  it('does not know a job of another family or another workspace', () => {
    const { store } = open();
    const ids = store.create([newJob({ workspace: 'ours' })], NOW);
    expect(store.read('ours', 'crosscheck', ids)).toEqual([undefined]);
    expect(store.read('theirs', 'entity-resolution', ids)).toEqual([undefined]);
    expect(store.read('ours', 'entity-resolution', ids)).toEqual([expect.objectContaining({ id: ids[0] })]);
  });

  it('finds the latest completed resolution of an entity under any of its ids', () => {
    const { store } = open();
    const resolvedAt = resolver(store, 'default');
    const earlier = resolvedAt('1111111111', NOW + 2);
    const latest = resolvedAt('2222222222', NOW + 3);
    resolvedAt('1111111111', NOW + 1);
    expect(store.latestResolution('default', ['1111111111'])?.id).toBe(earlier);
    expect(store.latestResolution('default', ['1111111111', '2222222222'])?.id).toBe(latest);
    expect(store.latestResolution('default', ['2222222222', '1111111111'])?.id).toBe(latest);
  });

  it('finds no resolution of another workspace, of another entity, or of a job that failed', () => {
    const { store } = open();
    resolver(store, 'theirs')('1111111111', NOW);
    resolver(store, 'default')('3333333333', NOW);
    const pinned = { coreId: '2222222222', recordKeys: [] };
    const claimed = store.claim(store.create([newJob()], NOW), LEASE, NOW);
    store.finish(
      claimed.map((job) => ({ ...failedJob(job), pinned })),
      NOW,
    );
    expect(store.latestResolution('default', ['1111111111', '2222222222'])).toBeUndefined();
  });
}

/** Completes a job that resolved to an entity, and gives its id. */
function resolver(store: JobStore, workspace: string): (coreId: string, atMs: number) => string {
  return (coreId, atMs) => {
    const ids = store.create([newJob({ workspace })], NOW);
    const pinned = { coreId, recordKeys: [] };
    store.finish(
      store.claim(ids, LEASE, NOW).map((job) => ({ ...completedJob(job), pinned })),
      atMs,
    );
    return ids[0] ?? '';
  };
}
