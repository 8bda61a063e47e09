import { beforeEach, describe, expect, it } from 'vitest';
import type { CreditEntry } from '../../src/access/credit-store.ts';
import { bulkRowId } from '../../src/contract/bulk.ts';
import type { CreditOperation } from '../../src/contract/charges.ts';
import type { BulkRow, BulkStore, ClaimedChunk, RowEnd } from '../../src/jobs/bulk-store.ts';
import type { JobStore, StoredJob } from '../../src/jobs/job-store.ts';
import type { PruneOptions, Retention } from '../../src/jobs/retention.ts';

const OPTIONS = { createMissing: false, keepEvidence: true };
const LEASE = { owner: 'host/1/1', forMs: 60_000 };
const NEW = { workspace: 'ours', family: 'entity-resolution' as const, options: OPTIONS, keyId: 'key_1' };
const SHA = 'a'.repeat(64);

/** A store over nothing, its clock, the jobs beside it with which it is read, and the ledger that it writes. */
export interface BulkStoreUnderTest {
  readonly store: BulkStore;
  readonly jobs: Pick<JobStore, 'read' | 'latestResolution'>;
  setNow(ms: number): void;
  ledger(): Promise<readonly CreditEntry[]>;
  readonly retention: Retention;
}

/** Everything that a store of bulks has to do. */
export function describeBulkStore(name: string, open: () => Promise<BulkStoreUnderTest>): void {
  describe(name, () => {
    let opened: BulkStoreUnderTest;
    let store: BulkStore;
    beforeEach(async () => {
      opened = await open();
      store = opened.store;
    });

    it('gives the bulk that is there for a known key, and refuses the key of another family', async () => {
      const id = await store.create({ ...NEW, idempotencyKey: 'k' });
      expect(await store.create({ ...NEW, idempotencyKey: 'k' })).toBe(id);
      expect(await store.create({ ...NEW, workspace: 'theirs', idempotencyKey: 'k' })).not.toBe(id);
      await expect(
        store.create({ ...NEW, family: 'firmographics', idempotencyKey: 'k' }),
      ).rejects.toMatchObject({ code: 'CONFLICT' });
    });

    it('takes a part once, however often it comes, and no other one under its number', async () => {
      const key = await created();
      const part = { part: 1, sha256: SHA, rows: rowsOf(3) };
      expect(await store.addPart(key, part)).toEqual({ part: 1, rows: 3, sha256: SHA, done: 0 });
      expect(await store.addPart(key, part)).toEqual({ part: 1, rows: 3, sha256: SHA, done: 0 });
      await expect(store.addPart(key, { ...part, sha256: 'b'.repeat(64) })).rejects.toMatchObject({
        code: 'CONFLICT',
      });
      await expect(store.addPart({ ...key, workspace: 'theirs' }, part)).rejects.toMatchObject({
        code: 'JOB_NOT_FOUND',
      });
      await store.start(key, 1);
      await expect(store.addPart(key, { ...part, part: 2 })).rejects.toMatchObject({ code: 'CONFLICT' });
      expect(await store.addPart(key, part)).toMatchObject({ part: 1, rows: 3 });
    });

    it('starts when all parts are there, and not before', async () => {
      const key = await created();
      await store.addPart(key, { part: 2, sha256: SHA, rows: rowsOf(2) });
      await expect(store.start(key, 2)).rejects.toMatchObject({ code: 'CONFLICT' });
      await expect(store.start(key, 1)).rejects.toMatchObject({ code: 'CONFLICT' });
      expect(await store.claim(LEASE)).toBeUndefined();
      await store.addPart(key, { part: 1, sha256: SHA, rows: rowsOf(1) });
      await store.start(key, 2);
      await store.start(key, 2);
      expect(await store.status(key)).toMatchObject({ status: 'processing', rows: 3, done: 0 });
    });

    it('has nothing left to do when its parts are empty', async () => {
      const key = await created();
      await store.addPart(key, { part: 1, sha256: SHA, rows: [] });
      await store.start(key, 1);
      expect(await store.status(key)).toMatchObject({ status: 'completed', rows: 0 });
      expect(await all(store.results(key, 1))).toEqual([]);
    });

    it('counts rows over all parts in their order, in whatever order they came', async () => {
      const key = await created();
      await store.addPart(key, { part: 2, sha256: SHA, rows: rowsOf(260, 'second') });
      await store.addPart(key, { part: 1, sha256: SHA, rows: rowsOf(270, 'first') });
      await store.start(key, 2);
      await workAll();
      const jobs = [...(await all(store.results(key, 1))), ...(await all(store.results(key, 2)))];
      expect(jobs.map(({ id }) => id)).toEqual(
        Array.from({ length: 530 }, (_, at) => bulkRowId(key.id, at + 1)),
      );
      expect([jobs[0], jobs[269], jobs[270], jobs[529]].map((job) => job?.record)).toEqual([
        { of: 'first 1' },
        { of: 'first 270' },
        { of: 'second 1' },
        { of: 'second 260' },
      ]);
      const family = 'entity-resolution' as const;
      expect(await store.row({ ...key, family }, 271)).toEqual(jobs[270]);
      expect(await store.row({ ...key, family }, 531)).toBeUndefined();
      expect(await store.row({ ...key, family: 'combined' }, 1)).toBeUndefined();
      expect(await store.row({ ...key, workspace: 'theirs', family }, 1)).toBeUndefined();
    });

    it('gives results of a part when all of its rows have ended', async () => {
      const key = await started(300);
      await finish(await claimed());
      expect(await store.status(key)).toMatchObject({ status: 'processing', rows: 300, done: 250 });
      await expect(all(store.results(key, 1))).rejects.toMatchObject({ code: 'CONFLICT' });
      await finish(await claimed());
      expect(await store.status(key)).toMatchObject({ status: 'completed', done: 300, failed: 0 });
      expect(await all(store.results(key, 1))).toHaveLength(300);
      await expect(all(store.results(key, 2))).rejects.toMatchObject({ code: 'JOB_NOT_FOUND' });
    });

    it('has rows that wait, are worked on and have ended', async () => {
      const key = { ...(await started(251)), family: 'entity-resolution' as const };
      const states = async () => [(await store.row(key, 1))?.state, (await store.row(key, 251))?.state];
      expect(await states()).toEqual(['pending', 'pending']);
      const first = await claimed();
      expect(await states()).toEqual(['processing', 'pending']);
      await finish(first);
      expect(await states()).toEqual(['completed', 'pending']);
      expect(await store.openRows()).toBe(1);
    });

    it('serves workspaces in turns, however many rows one of them has', async () => {
      await started(2000, 'ours');
      const theirs = await started(1, 'theirs');
      const first = [await claimed(), await claimed()].map(({ bulk }) => bulk);
      expect(first).toContain(theirs.id);
    });

    it('charges rows when they end, and gives back what did not run', async () => {
      const key = await started(2);
      const chunk = await claimed();
      await finish(chunk, (end, at) => (at === 1 ? { ...end, notRun: ['entity-resolution'] } : end));
      const entries = (await opened.ledger()).map(({ jobId, kind, amount }) => [jobId, kind, amount]).sort();
      expect(entries).toEqual([
        [bulkRowId(key.id, 1), 'charge', 1],
        [bulkRowId(key.id, 2), 'charge', 1],
        [bulkRowId(key.id, 2), 'refund', 1],
      ]);
    });

    it('charges nothing for a row that is no request', async () => {
      const key = await created();
      await store.addPart(key, { part: 1, sha256: SHA, rows: [{ refused: 'website: must be a string' }] });
      await store.start(key, 1);
      await finish(await claimed(), () => failed('website: must be a string'));
      expect(await opened.ledger()).toEqual([]);
      expect(await store.status(key)).toMatchObject({ done: 1, failed: 1 });
      expect(await all(store.results(key, 1))).toMatchObject([
        { state: 'failed', errorMessage: 'website: must be a string' },
      ]);
    });

    it('commits nothing of a worker that lost its lease', async () => {
      const key = await started(1);
      const lost = await claimed();
      expect(await store.claim(LEASE)).toBeUndefined();
      opened.setNow(LEASE.forMs + 1);
      const taken = await claimed();
      expect(taken.token).toBe(lost.token + 1);
      expect(await finish(lost)).toBe(false);
      expect(await opened.ledger()).toEqual([]);
      expect(await finish(taken)).toBe(true);
      expect(await finish(taken)).toBe(false);
      expect(await store.status(key)).toMatchObject({ status: 'completed', done: 1 });
    });

    it('keeps a lease that is renewed, and gives up one whose owner is gone', async () => {
      await started(1);
      const chunk = await claimed();
      opened.setNow(LEASE.forMs - 1);
      await store.renew(chunk, LEASE.forMs);
      opened.setNow(LEASE.forMs + 1);
      expect(await store.claim(LEASE)).toBeUndefined();
      expect(await store.releaseLeases((owner) => owner === LEASE.owner)).toBe(0);
      expect(await store.releaseLeases(() => false)).toBe(1);
      expect(await claimed()).toMatchObject({ number: chunk.number });
    });

    it('is claimed of a workspace alone where one is named', async () => {
      await started(1);
      const theirs = await store.create({ ...NEW, workspace: 'theirs' });
      await store.addPart(
        { id: theirs, workspace: 'theirs' },
        { part: 1, sha256: SHA, rows: [{ refused: 'no' }] },
      );
      await store.start({ id: theirs, workspace: 'theirs' }, 1);
      expect(await store.claim(LEASE, 'nobody')).toBeUndefined();
      expect(await store.claim(LEASE, 'theirs')).toMatchObject({ bulk: theirs });
      expect(await store.claim(LEASE, 'theirs')).toBeUndefined();
    });

    it('can be claimed at once when it was handed back', async () => {
      await started(1);
      const chunk = await claimed();
      await store.handBack(chunk);
      expect(await claimed()).toMatchObject({ number: chunk.number, token: chunk.token + 1 });
    });

    it('finds the latest row of an entity, of its workspace alone', async () => {
      const [first, second] = [await started(1), await started(1)];
      opened.setNow(1000);
      await finish(await claimed(), (end) => ({
        ...end,
        pinned: { coreId: '1234567890', recordKeys: ['s:1'] },
      }));
      opened.setNow(2000);
      await finish(await claimed(), (end) => ({
        ...end,
        pinned: { coreId: '1234567890', recordKeys: ['s:1'] },
      }));
      const latest = await store.latestResolution('ours', ['1234567890', '9999999999']);
      expect([first.id, second.id].map((id) => bulkRowId(id, 1))).toContain(latest?.id);
      expect(latest?.completedAt).toBe(new Date(2000).toISOString());
      expect(await store.latestResolution('theirs', ['1234567890'])).toBeUndefined();
    });

    it('finds a row that ended until now before one of a time to come, as a wrong clock has left it', async () => {
      opened.setNow(9000);
      await started(1);
      await workAll(resolvedTo(() => '1234567890'));
      opened.setNow(1000);
      const right = await started(1);
      await workAll(resolvedTo(() => '1234567890'));
      for (const found of [store, opened.jobs])
        expect((await found.latestResolution('ours', ['1234567890']))?.id).toBe(bulkRowId(right.id, 1));
    });

    it('is gone when it was dropped, and so is the work on it', async () => {
      const key = await started(1);
      const chunk = await claimed();
      expect(await store.drop({ ...key, workspace: 'theirs' })).toBe(false);
      expect(await store.drop(key)).toBe(true);
      expect(await store.drop(key)).toBe(false);
      expect(await store.status(key)).toBeUndefined();
      expect(await finish(chunk)).toBe(false);
      expect(await opened.ledger()).toEqual([]);
    });

    it('goes with age when it has ended or was never started, and not while it is worked on', async () => {
      const [ended, young] = [await started(2), await created()];
      await finish(await claimed());
      const working = await started(1);
      const states = async () => {
        const all = await Promise.all([ended, young, working].map((key) => store.status(key)));
        return all.map((one) => one?.status);
      };
      expect(await pruned(1, { isDryRun: true })).toBe(2);
      expect(await pruned(0)).toBe(0);
      expect(await states()).toEqual(['completed', 'open', 'processing']);
      expect(await pruned(1)).toBe(2);
      expect(await states()).toEqual([undefined, undefined, 'processing']);
      expect(await finish(await claimed())).toBe(true);
    });

    it('leaves rows that are the latest resolutions of their entities, as jobs of the same ids', async () => {
      const old = await started(600);
      await workAll(resolvedTo((row) => (row % 100 === 0 ? `${1_000_000_000 + row}` : null)));
      opened.setNow(10);
      const later = await started(1);
      await workAll(resolvedTo(() => '1000000300'));
      const before = await opened.jobs.latestResolution('ours', ['1000000500']);
      const [dry, took] = [await pruned(5, { isDryRun: true, nowMs: 50 }), await pruned(5, { nowMs: 50 })];
      expect([dry, took]).toEqual([595, 595]);
      expect(await store.status(old)).toBeUndefined();
      const latest = async (coreId: number) => opened.jobs.latestResolution('ours', [String(coreId)]);
      const ids = await Promise.all([1_000_000_100, 1_000_000_300, 1_000_000_600].map(latest));
      expect(ids.map((job) => job?.id)).toEqual([
        ...[bulkRowId(old.id, 100), bulkRowId(later.id, 1), bulkRowId(old.id, 600)],
      ]);
      expect(await latest(1_000_000_500)).toEqual(before);
      expect((await opened.jobs.read('ours', 'entity-resolution', [bulkRowId(old.id, 500)]))[0]).toEqual(
        before,
      );
    });

    it('takes a row that was left when its entity was resolved again', async () => {
      const old = await started(1);
      await workAll(resolvedTo(() => '1234567890'));
      expect(await pruned(5, { nowMs: 5 })).toBe(0);
      opened.setNow(20);
      await started(1);
      await workAll(resolvedTo(() => '1234567890'));
      await pruned(30, { nowMs: 50 });
      expect(await pruned(30, { nowMs: 50 })).toBe(1);
      const latest = await opened.jobs.latestResolution('ours', ['1234567890']);
      expect(latest?.completedAt).toBe(new Date(20).toISOString());
      expect(await opened.jobs.read('ours', 'entity-resolution', [bulkRowId(old.id, 1)])).toEqual([
        undefined,
      ]);
    });

    async function pruned(beforeMs: number, options: Partial<PruneOptions> = {}): Promise<number> {
      let jobs = 0;
      const wish = { beforeMs, nowMs: beforeMs, rows: 100, spareBytes: 0, ...options };
      for await (const step of opened.retention.prune(wish)) jobs += step.jobs;
      return jobs;
    }

    async function created(workspace = 'ours') {
      return { workspace, id: await store.create({ ...NEW, workspace }) };
    }

    async function started(rows: number, workspace = 'ours') {
      const key = await created(workspace);
      await store.addPart(key, { part: 1, sha256: SHA, rows: rowsOf(rows) });
      await store.start(key, 1);
      return key;
    }

    async function claimed(): Promise<ClaimedChunk> {
      const chunk = await store.claim(LEASE);
      if (chunk === undefined) throw new Error('nothing to claim');
      return chunk;
    }

    async function finish(chunk: ClaimedChunk, change = (end: RowEnd, _at: number): RowEnd => end) {
      const ends = chunk.rows.map((row, at) => change(endOf(row), at));
      return store.finish({ chunk, endedMs: await store.now(), ends });
    }

    async function workAll(change?: (chunk: ClaimedChunk) => (end: RowEnd, at: number) => RowEnd) {
      for (let chunk = await store.claim(LEASE); chunk !== undefined; chunk = await store.claim(LEASE))
        await finish(chunk, change?.(chunk));
    }
  });
}

/** Ends of rows that resolved to the entities, by the numbers of the rows. */
function resolvedTo(coreIdOf: (row: number) => string | null) {
  return ({ firstRow }: ClaimedChunk) =>
    (end: RowEnd, at: number): RowEnd => {
      const coreId = coreIdOf(firstRow + at);
      return { ...end, pinned: coreId === null ? null : { coreId, recordKeys: ['s:1'] } };
    };
}

function rowsOf(count: number, name = 'row'): readonly BulkRow[] {
  const operation: CreditOperation = 'entity-resolution';
  return Array.from({ length: count }, (_, at) => ({
    request: { trading_name: `${name} ${at + 1}` },
    charges: [{ operation, amount: 1 }],
  }));
}

function endOf(row: BulkRow): RowEnd {
  if ('refused' in row) return failed(row.refused);
  const { trading_name } = row.request as { readonly trading_name: string };
  const extended = {
    ...{ outcome: 'no_match' as const, sources: [], candidates: [], unmatched_reason: null },
    ...{ probability: null, explanation: null },
  };
  const result = { state: 'completed' as const, record: { of: trading_name }, extended };
  return { result, pinned: null, mentioned: [], created: null, notRun: [] };
}

function failed(errorMessage: string): RowEnd {
  const result = { state: 'failed' as const, errorType: 'unknown' as const, errorMessage, extended: null };
  return { result, pinned: null, mentioned: [], created: null, notRun: [] };
}

async function all(batches: AsyncIterable<readonly StoredJob[]>): Promise<readonly StoredJob[]> {
  const jobs: StoredJob[] = [];
  for await (const batch of batches) jobs.push(...batch);
  return jobs;
}
