import { hostname } from 'node:os';
import type Database from 'better-sqlite3';
import { describe, expect, it, onTestFinished } from 'vitest';
import { rowKey } from '../../../src/batch/run-store.ts';
import type { NewJob } from '../../../src/jobs/job-store.ts';
import type { Pruned, PruneOptions } from '../../../src/jobs/retention.ts';
import { openCoreDatabase } from '../../../src/store/sqlite/core-database.ts';
import { sqliteEnrichmentStore } from '../../../src/store/sqlite/sqlite-enrichment-store.ts';
import { sqliteJobStore } from '../../../src/store/sqlite/sqlite-job-store.ts';
import { sqliteOverrideStore } from '../../../src/store/sqlite/sqlite-override-store.ts';
import { sqliteRetention } from '../../../src/store/sqlite/sqlite-retention.ts';
import { sqliteRunStore } from '../../../src/store/sqlite/sqlite-run-store.ts';
import { sqliteSubmittedJobs } from '../../../src/store/sqlite/sqlite-submitted-jobs.ts';
import { same } from '../../crm/overrides/decisions.ts';
import { tempPath } from '../../temp-folder.ts';
import { deliveries } from '../../webhooks/deliveries.ts';
import { claimOf } from '../delivery-store-suite.ts';
import { completedJob, newJob, servedJob } from '../jobs.ts';
import { deadProcess, ownerOf, sleepingProcess } from '../processes.ts';
import { timedStore } from '../timed-store.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOW = 100 * DAY;
const NOTHING: Pruned = { runs: 0, jobs: 0, deliveries: 0, inboundRuns: 0, bytes: 0 };

describe('retention of jobs', () => {
  it('takes those that ended before, and notes until when', async () => {
    const kept = opened();
    const [old, young] = [await kept.ended(servedJob(), 10), await kept.ended(servedJob(), 20)];
    expect(await kept.prune(20)).toEqual({ ...NOTHING, jobs: 1 });
    expect([kept.has(old), kept.has(young), await kept.store.prunedBefore()]).toEqual([false, true, 20]);
    await kept.prune(15);
    expect(await kept.store.prunedBefore()).toBe(20);
  });

  it('leaves those that have not ended, however old', async () => {
    const kept = opened();
    const ids = await kept.store.at(1).create([servedJob({ name: 'A' }), servedJob({ name: 'B' })]);
    await kept.store.at(2).claimNext(1, { owner: 'host/1/1', forMs: 7 });
    expect(await kept.prune(NOW)).toEqual(NOTHING);
    expect(ids.map(kept.has)).toEqual([true, true]);
  });

  it('says no longer that jobs of a time to come were taken, as a wrong clock has left it', async () => {
    const kept = opened();
    await kept.prune(NOW + 10, { nowMs: NOW + 10 });
    await kept.prune(20, { nowMs: NOW });
    expect(await kept.store.prunedBefore()).toBe(NOW);
    await kept.prune(NOW + 5, { nowMs: NOW + 9 });
    expect(await kept.store.prunedBefore()).toBe(NOW + 5);
  });

  it('leaves the latest resolution of each company in each workspace', async () => {
    const kept = opened();
    const resolved = async (workspace: string, coreId: string, atMs: number) =>
      await kept.ended(servedJob({ workspace }), atMs, coreId);
    const old = await resolved('acme', '1111111111', 10);
    const last = await resolved('acme', '1111111111', 11);
    const other = await resolved('acme', '2222222222', 10);
    const elsewhere = await resolved('zeta', '1111111111', 9);
    expect(await kept.prune(NOW)).toEqual({ ...NOTHING, jobs: 1 });
    expect([old, last, other, elsewhere].map((id) => kept.has(id))).toEqual([false, true, true, true]);
    expect((await kept.store.latestResolution('acme', ['1111111111']))?.id).toBe(last);
  });

  it('leaves the latest resolution of a company behind later jobs that no lookup answers', async () => {
    const kept = opened();
    const job = (family: NewJob['family']) => ({ ...servedJob(), family });
    const resolution = await kept.ended(job('entity-resolution'), 10, '1111111111');
    const crosscheck = await kept.ended(job('crosscheck'), 10, '2222222222');
    for (const family of ['firmographics', 'resolve-parent'] as const)
      for (const coreId of ['1111111111', '2222222222']) await kept.ended(job(family), 11, coreId);
    expect(await kept.prune(NOW)).toEqual({ ...NOTHING, jobs: 4 });
    expect([resolution, crosscheck].map((id) => kept.has(id))).toEqual([true, true]);
  });

  it('leaves what was charged and given back', async () => {
    const kept = opened();
    await kept.ended(servedJob(), 10);
    await kept.prune(NOW);
    expect(kept.count('credit_entry')).toBe(1);
  });

  it('goes on behind jobs that stay, and behind a clock that was put back', async () => {
    const kept = opened();
    for (let at = 0; at < 30; at++) await kept.ended(servedJob(), at === 3 ? NOW : 10, String(at % 20));
    expect(await kept.prune(20, { rows: 4 })).toEqual({ ...NOTHING, jobs: 10 });
  });

  it('changes nothing when it only counts, and says how much there is', async () => {
    const kept = opened();
    await kept.ended(servedJob(), 10);
    const counted = await kept.prune(20, { isDryRun: true });
    expect(counted).toMatchObject({ jobs: 1, bytes: expect.toSatisfy((bytes) => bytes > 20) });
    expect([kept.count('job'), await kept.store.prunedBefore()]).toEqual([1, 0]);
  });
});

describe('retention of runs', () => {
  it('takes those that ended before with their jobs and what a service has taken of them', async () => {
    const kept = opened();
    const [old, young] = [await kept.run('a', 10), await kept.run('b', 20)];
    for (const run of [old, young]) {
      await kept.ended(newJob({ idempotencyKey: rowKey(run, 1) }), 10);
      kept.submitted.add(new Map([1, 2, 3].map((row) => [rowKey(run, row), 'there'])));
    }
    expect(await kept.prune(20, { isDryRun: true })).toMatchObject({ runs: 1, jobs: 1 });
    expect(await kept.prune(20, { rows: 2 })).toEqual({ ...NOTHING, runs: 1, jobs: 1 });
    expect((await kept.runs.list()).map(({ id }) => id)).toEqual([young]);
    expect([kept.count('job'), kept.count('submitted_job')]).toEqual([1, 3]);
  });

  it('leaves an unfinished one with all its jobs, and says how many of them nobody works on', async () => {
    const kept = opened();
    const owners = [ownerOf(sleepingProcess()), `${hostname()}/${await deadProcess()}/1`, null];
    for (const [at, owner] of owners.entries()) {
      const id = await kept.run(`file ${at}`, undefined);
      kept.database.prepare('UPDATE run SET owner = ? WHERE id = ?').run(owner, id);
      await kept.ended(newJob({ idempotencyKey: rowKey(id, 1) }), 2);
    }
    expect(await kept.prune(NOW)).toEqual(NOTHING);
    expect((await kept.runs.list()).map(({ counts }) => counts.completed)).toEqual([1, 1, 1]);
    expect(await sqliteRetention(kept.database).abandonedRuns(NOW)).toBe(2);
    expect(await sqliteRetention(kept.database).abandonedRuns(1)).toBe(0);
  });
});

it('takes webhooks that ended before with their attempts, and none that waits', async () => {
  const { database, store, at, add } = deliveries();
  const [sent, young, waiting] = [await add({}, 1), await add({}, 2), await add({}, 3)];
  const [first, second] = await at(3).claim(claimOf({ ids: [sent, young] }));
  for (const [delivery, endedMs] of [
    [first, 10],
    [second, 20],
  ] as const) {
    if (delivery === undefined) throw new Error('there was nothing to claim');
    const answer = { status: 200, error: null, response: '', outcome: { state: 'delivered' as const } };
    await store.finish({ ...delivery, ...answer, endedMs });
  }
  expect(await pruned(database, 20)).toEqual({ ...NOTHING, deliveries: 1 });
  expect((await store.list({ limit: 9 })).map(({ id }) => id)).toEqual([waiting, young]);
  expect(database.prepare('SELECT count(*) FROM delivery_attempt').pluck().get()).toBe(1);
});

it('takes inbound runs that ended, but none that the cache still answers with', async () => {
  const { database, prune } = opened();
  const newId = ids('run');
  const at = (nowMs: number) => sqliteEnrichmentStore(database, { newId, now: () => nowMs, cacheMs: 0 });
  const start = async (crmId: string, atMs: number) => {
    const request = { crmId, name: 'Acme', website: 'acme.com' };
    return (await at(atMs).start({ workspace: 'acme', request })).executionId;
  };
  const fail = async (id: string, atMs: number) => {
    const wish = { workspace: 'acme', accountsAtOnce: 9, limit: 1, executionIds: [id] };
    const runs = await at(atMs).claim(wish, { owner: 'host/1/1', forMs: 1 });
    await at(atMs).end(runs.map((run) => ({ ...run, status: 'error', error: 'x' })));
  };
  const old = await start('1', 0);
  await fail(old, NOW - 15 * DAY);
  const left = [await start('2', 0), await start('3', 0)];
  await fail(left[0] ?? '', NOW - 13 * DAY);
  expect(await prune(NOW)).toEqual({ ...NOTHING, inboundRuns: 1 });
  const enrichments = at(NOW);
  const found = await Promise.all(left.map((id) => enrichments.find('acme', id)));
  expect(found.map((run) => run?.status)).toEqual(['error', 'queued']);
  expect(await enrichments.find('acme', old)).toBeUndefined();
});

describe('space that becomes free', () => {
  it('goes back to the disk but for what is to be spared', async () => {
    const kept = opened();
    const pages = () => Number(kept.database.pragma('page_count', { simple: true }));
    for (let at = 0; at < 40; at++) await kept.ended(servedJob({ name: 'x'.repeat(40_000) }), 10);
    const before = pages();
    const spareBytes = 100 * 4096;
    expect((await kept.prune(20, { spareBytes })).bytes).toBe((before - pages()) * 4096);
    expect(before - pages()).toBeGreaterThan(200);
    expect(kept.database.pragma('freelist_count', { simple: true })).toBe(100);
    await kept.prune(20);
    expect(kept.database.pragma('freelist_count', { simple: true })).toBe(0);
  });
});

it('leaves what people have decided, however long ago', async () => {
  const { database, prune } = opened();
  const overrides = sqliteOverrideStore(database);
  await overrides.add('acme', [{ override: { ...same('A', 'B'), decided_at: '1970-01-01' } }]);
  expect(await prune(NOW)).toEqual(NOTHING);
  expect([(await overrides.list('acme')).length, await overrides.revision('acme')]).toEqual([1, 1]);
});

function opened() {
  const database = openCoreDatabase(tempPath('core.sqlite'));
  onTestFinished(() => void database.close());
  const store = timedStore((now) => sqliteJobStore(database, { newId: ids('job'), now }));
  const runs = sqliteRunStore(database, { now: () => runsAtMs, workspace: 'default' });
  let runsAtMs = 1;
  const lease = { owner: 'host/1/1', forMs: NOW };
  const plan = { outputPath: '/out', options: '{}', referenceVersion: '1', modelVersion: 'a' };
  return {
    ...{ database, store, runs, submitted: sqliteSubmittedJobs(database) },
    /** A job that was created and completed at the time, and resolved to the company. */
    async ended(job: NewJob, atMs: number, coreId?: string): Promise<string> {
      const [claimed] = await store.at(atMs).claim(await store.at(atMs).create([job]), lease);
      if (claimed === undefined) throw new Error('there was nothing to claim');
      const pinned = coreId === undefined ? null : { coreId, recordKeys: ['ror:1'] };
      await store.at(atMs).finish([{ ...completedJob(claimed), pinned }]);
      return claimed.id;
    },
    async run(inputHash: string, endedMs: number | undefined): Promise<string> {
      runsAtMs = 1;
      const { run } = await runs.begin(
        { ...plan, inputHash, inputPath: inputHash, outputPath: `/out/${inputHash}` },
        { isFresh: false },
      );
      runsAtMs = endedMs ?? 1;
      if (endedMs !== undefined) await runs.finish(run.id, '{}');
      return run.id;
    },
    has: (id: string) => database.prepare('SELECT 1 FROM job WHERE id = ?').get(id) !== undefined,
    count: (table: string) => database.prepare(`SELECT count(*) FROM ${table}`).pluck().get(),
    prune: (beforeMs: number, options: Partial<PruneOptions> = {}) => pruned(database, beforeMs, options),
  };
}

async function pruned(
  database: Database.Database,
  beforeMs: number,
  options: Partial<PruneOptions> = {},
): Promise<Pruned> {
  let sum = NOTHING;
  const steps = sqliteRetention(database).prune({
    beforeMs,
    nowMs: NOW,
    rows: 64,
    spareBytes: 0,
    ...options,
  });
  for await (const step of steps)
    sum = {
      runs: sum.runs + step.runs,
      jobs: sum.jobs + step.jobs,
      deliveries: sum.deliveries + step.deliveries,
      inboundRuns: sum.inboundRuns + step.inboundRuns,
      bytes: sum.bytes + step.bytes,
    };
  return sum;
}

function ids(prefix: string): () => string {
  let last = 0;
  return () => `${prefix}_${++last}`;
}
