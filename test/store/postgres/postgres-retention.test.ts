import { expect, it } from 'vitest';
import { rowKey } from '../../../src/batch/run-store.ts';
import { CrosscheckRules } from '../../../src/contract/crosscheck-rules.ts';
import type { NewJob } from '../../../src/jobs/job-store.ts';
import type { Pruned, PruneOptions } from '../../../src/jobs/retention.ts';
import { postgresAccountHistory } from '../../../src/store/postgres/postgres-account-history.ts';
import { postgresDatasetLeases } from '../../../src/store/postgres/postgres-dataset-leases.ts';
import { postgresDatasetRows } from '../../../src/store/postgres/postgres-dataset-rows.ts';
import { postgresDeliveryStore } from '../../../src/store/postgres/postgres-delivery-store.ts';
import { postgresEnrichmentStore } from '../../../src/store/postgres/postgres-enrichment-store.ts';
import { postgresJobStore } from '../../../src/store/postgres/postgres-job-store.ts';
import { postgresRetention } from '../../../src/store/postgres/postgres-retention.ts';
import { postgresRunStore } from '../../../src/store/postgres/postgres-run-store.ts';
import { postgresSubmittedJobs } from '../../../src/store/postgres/postgres-submitted-jobs.ts';
import { completedJob, newJob, servedJob } from '../jobs.ts';
import { timedStore } from '../timed-store.ts';
import { databaseOfFile, describePostgres } from './postgres-databases.ts';

const NOW = Date.UTC(2026, 0, 31);
const NOTHING: Pruned = { runs: 0, jobs: 0, deliveries: 0, inboundRuns: 0, bytes: 0 };
const LEASE = { owner: 'host/1/1', forMs: 1000 };
const WEBHOOK = { event: 'entity-resolution.completed', url: 'https://a.example', body: '{}' } as const;
const databases = databaseOfFile();
let lastId = 0;

function newId(): string {
  return String(++lastId);
}

function opened() {
  const database = databases.open();
  const jobs = timedStore((now) => postgresJobStore(database, { newId, now }));
  let runsAtMs = 1;
  const runs = postgresRunStore(database, { now: () => runsAtMs, workspace: 'default' });
  return {
    ...{ database, jobs, runs, submitted: postgresSubmittedJobs(database) },
    async ended(job: NewJob, atMs: number, coreId?: string): Promise<string> {
      const [claimed] = await jobs.at(atMs).claim(await jobs.at(atMs).create([job]), LEASE);
      if (claimed === undefined) throw new Error('there was nothing to claim');
      const pinned = coreId === undefined ? null : { coreId, recordKeys: ['ror:1'] };
      const delivery = job.keyId === undefined ? null : WEBHOOK;
      await jobs.at(atMs).finish([{ ...completedJob(claimed), pinned, delivery }]);
      return claimed.id;
    },
    async run(input: string, endedMs: number | undefined): Promise<string> {
      runsAtMs = 1;
      const plan = { inputPath: input, inputHash: input, outputPath: '/out', options: '{}' };
      const versions = { referenceVersion: '1', modelVersion: 'a' };
      const { run } = await runs.begin({ ...plan, ...versions }, { isFresh: false });
      runsAtMs = endedMs ?? 1;
      if (endedMs !== undefined) await runs.finish(run.id, '{}');
      return run.id;
    },
    async left(): Promise<readonly string[]> {
      return (await database.rows<{ id: string }>('SELECT id FROM core.job ORDER BY number')).map(
        ({ id }) => id,
      );
    },
    async prune(beforeMs: number, options: Partial<PruneOptions> = {}): Promise<Pruned> {
      let sum = NOTHING;
      const wish = { beforeMs, nowMs: NOW, rows: 64, spareBytes: 0, ...options };
      for await (const step of postgresRetention(database).prune(wish))
        sum = {
          ...{ runs: sum.runs + step.runs, jobs: sum.jobs + step.jobs, bytes: sum.bytes + step.bytes },
          deliveries: sum.deliveries + step.deliveries,
          inboundRuns: sum.inboundRuns + step.inboundRuns,
        };
      return sum;
    },
  };
}

describePostgres('retention in PostgreSQL', () => {
  it('takes jobs that ended before, and none that waits or runs', async () => {
    const kept = opened();
    const [old, young] = [await kept.ended(newJob(), 10), await kept.ended(newJob(), 20)];
    const open = await kept.jobs.at(1).create([servedJob({ name: 'A' }), servedJob({ name: 'B' })]);
    await kept.jobs.at(2).claimNext(1, LEASE);
    expect(await kept.prune(20)).toEqual({ ...NOTHING, jobs: 1 });
    expect(await kept.left()).toEqual([young, ...open]);
    expect(await kept.left()).not.toContain(old);
    expect(await kept.jobs.prunedBefore()).toBe(20);
    await kept.prune(15);
    expect(await kept.jobs.prunedBefore()).toBe(20);
  });

  it('says no longer that jobs of a time to come were taken, as a wrong clock has left it', async () => {
    const kept = opened();
    await kept.prune(NOW + 10, { nowMs: NOW + 10 });
    await kept.prune(20, { nowMs: NOW });
    expect(await kept.jobs.prunedBefore()).toBe(NOW);
    await kept.prune(NOW + 5, { nowMs: NOW + 9 });
    expect(await kept.jobs.prunedBefore()).toBe(NOW + 5);
  });

  it('leaves the latest resolution of each company in each workspace', async () => {
    const kept = opened();
    const resolved = (workspace: string, coreId: string, atMs: number) =>
      kept.ended(newJob({ workspace }), atMs, coreId);
    await resolved('acme', '1111111111', 10);
    const last = await resolved('acme', '1111111111', 11);
    const left = [last, await resolved('acme', '2222222222', 10), await resolved('zeta', '1111111111', 9)];
    expect(await kept.prune(NOW)).toEqual({ ...NOTHING, jobs: 1 });
    expect(await kept.left()).toEqual(left);
  });

  it('leaves the latest resolution of a company behind later jobs that no lookup answers', async () => {
    const kept = opened();
    const job = (family: NewJob['family']) => ({ ...newJob(), family });
    const resolution = await kept.ended(job('combined'), 10, '1111111111');
    for (const family of ['firmographics', 'resolve-parent'] as const)
      await kept.ended(job(family), 11, '1111111111');
    expect(await kept.prune(NOW)).toEqual({ ...NOTHING, jobs: 2 });
    expect(await kept.left()).toEqual([resolution]);
  });

  it('goes on behind jobs that stay, and behind a clock that was put back', async () => {
    const kept = opened();
    for (let at = 0; at < 30; at++) await kept.ended(newJob(), at === 3 ? NOW : 10, String(at % 20));
    expect(await kept.prune(20, { rows: 4 })).toEqual({ ...NOTHING, jobs: 10 });
  });

  it('changes nothing when it only counts, and says how much there is', async () => {
    const kept = opened();
    const id = await kept.ended(newJob(), 10);
    const counted = await kept.prune(20, { isDryRun: true });
    expect(counted).toMatchObject({ jobs: 1, bytes: expect.toSatisfy((bytes) => bytes > 20) });
    expect([await kept.left(), await kept.jobs.prunedBefore()]).toEqual([[id], 0]);
  });

  it('takes runs with their jobs and what a service has taken of them, but none that has not ended', async () => {
    const kept = opened();
    const [old, young, open] = [
      await kept.run('a', 10),
      await kept.run('b', 20),
      await kept.run('c', undefined),
    ];
    const jobs: string[] = [];
    for (const run of [old, young, open]) {
      jobs.push(await kept.ended(newJob({ idempotencyKey: rowKey(run, 1) }), 10));
      await kept.submitted.add(new Map([1, 2, 3].map((row) => [rowKey(run, row), 'there'])));
    }
    expect(await kept.prune(20, { isDryRun: true })).toMatchObject({ runs: 1, jobs: 1 });
    expect(await kept.prune(20, { rows: 2 })).toEqual({ ...NOTHING, runs: 1, jobs: 1 });
    expect((await kept.runs.list()).map(({ id }) => id).sort()).toEqual([young, open].sort());
    expect(await kept.left()).toEqual(jobs.slice(1));
    expect((await kept.submitted.find([rowKey(old, 1), rowKey(young, 1)])).size).toBe(1);
    expect(await postgresRetention(kept.database).abandonedRuns(NOW)).toBe(0);
    await kept.database.rows(`UPDATE core.run SET owner = NULL WHERE id = $1`, [open]);
    expect(await postgresRetention(kept.database).abandonedRuns(NOW)).toBe(1);
  });

  it('takes webhooks that ended before with their attempts, and none that waits', async () => {
    const kept = opened();
    await kept.ended(servedJob(), 10);
    await kept.ended(servedJob(), 10);
    let nowMs = 11;
    const store = postgresDeliveryStore(kept.database, { newId, now: () => nowMs });
    const underWay = new Map<string, number>();
    const ifLost = () => ({ state: 'failed' as const });
    const claim = {
      owner: 'host/1/1',
      forMs: 1000,
      furthestMs: NOW,
      perOrigin: 1,
      limit: 1,
      underWay,
      ifLost,
    };
    const [sent] = await store.claim(claim);
    if (sent === undefined) throw new Error('there was nothing to claim');
    const outcome = { state: 'delivered' } as const;
    await store.finish({ ...sent, status: 200, error: null, response: 'nul \0', outcome, endedMs: 12 });
    expect((await store.find(sent.id))?.history[0]?.response).toBe('nul \0');
    nowMs = 13;
    expect(await kept.prune(20)).toMatchObject({ deliveries: 1, jobs: 2 });
    expect((await store.list({ limit: 9 })).map(({ state }) => state)).toEqual(['waiting']);
    expect(await kept.database.rows('SELECT 1 FROM core.delivery_attempt')).toEqual([]);
  });

  it('takes inbound runs that ended, but none that the cache still answers with', async () => {
    const kept = opened();
    const DAY = 24 * 60 * 60 * 1000;
    const at = (nowMs: number) =>
      postgresEnrichmentStore(kept.database, { newId, now: () => nowMs, cacheMs: 0 });
    const request = { name: 'Acme', website: 'acme.com' };
    const fail = async (crmId: string, endedMs: number) => {
      const { executionId } = await at(1).start({ workspace: 'acme', request: { ...request, crmId } });
      const wish = { workspace: 'acme', accountsAtOnce: 9, limit: 1, executionIds: [executionId] };
      const runs = await at(endedMs).claim(wish, LEASE);
      await at(endedMs).end(runs.map((run) => ({ ...run, status: 'error', error: 'x' })));
    };
    await fail('1', NOW - 15 * DAY);
    await fail('2', NOW - 13 * DAY);
    await at(1).start({ workspace: 'acme', request: { ...request, crmId: '3' } });
    expect(await kept.prune(NOW)).toEqual({ ...NOTHING, inboundRuns: 1 });
    const left = await kept.database.rows('SELECT crm_id AS id FROM core.enrichment ORDER BY crm_id');
    expect(left).toEqual([{ id: '2' }, { id: '3' }]);
  });
});

describePostgres('the history of an account in PostgreSQL', () => {
  it('is what the newest of its jobs tells, past those of others that resemble it', async () => {
    const kept = opened();
    const asked = (external_id: string) =>
      newJob({ request: { external_id, trading_name: 'A \0 "quoted" name' } });
    await kept.ended(asked('0015g00000AbCdE'), 1, '1111111111');
    await kept.ended(asked('0015g00000AbCdEAAV'), 2, '2222222222');
    for (let at = 0; at < 70; at++)
      await kept.ended(newJob({ request: { external_id: 'x', trading_name: '0015g00000AbCdE' } }), 3);
    const history = postgresAccountHistory(kept.database);
    expect(await history.of('default', '0015g00000AbCdE')).toEqual({ coreId: '2222222222', group: [] });
    expect(await history.of('default', '0015g00000XbCdE')).toBeUndefined();
    expect(await history.of('acme', '0015g00000AbCdE')).toBeUndefined();
  });
});

describePostgres('datasets in PostgreSQL', () => {
  const key = { workspace: 'acme', name: null };
  const basis = {
    referenceVersion: '1',
    modelVersion: 'a',
    overridesRevision: 0,
    rules: CrosscheckRules.parse({}),
  };
  const inUse = { ...key, accounts: 3, withEntity: 2, loadedMs: 1, checkedMs: 2 };

  it('have one version in use, which another takes the place of only while it is still that', async () => {
    const rows = postgresDatasetRows(databases.open(), { now: () => 7 });
    const version = (name: string) => ({ ...inUse, basis, version: name });
    expect(await rows.replace(version('a'))).toEqual({ isDone: true });
    const both = await Promise.all(['b', 'c'].map((name) => rows.replace(version(name), { ifStill: 'a' })));
    expect(both.filter(({ isDone }) => isDone)).toEqual([{ isDone: true, before: 'a' }]);
    const found = await rows.find(key);
    expect([await rows.isInUse('a'), await rows.isInUse(found?.version ?? '')]).toEqual([false, true]);
    expect(await rows.all()).toEqual([found]);
    await rows.replace({ ...version('r'), name: 'run_1' });
    expect((await rows.abandoned(8)).map(({ name }) => name)).toEqual(['run_1']);
    expect(await rows.abandoned(7)).toEqual([]);
    await rows.removeVersion('r');
    await rows.remove(key);
    expect(await rows.all()).toEqual([]);
  });

  it('tell how their latest load goes, and that it failed when its process is gone', async () => {
    const database = databases.open();
    const loads = postgresDatasetRows(database, {});
    const changes = { new: 1, changed: 0, unchanged: 0, leaving: 0, leavingNames: [] };
    const figures = { accounts: 1, resolved: 0, startedMs: 1, errorMessage: null };
    const load = { loadId: 'load_1', state: 'resolving', ...changes, ...figures } as const;
    await postgresDatasetLeases(database, {}).take(key, 'load');
    await loads.noteLoad(key, 'load', load);
    await loads.noteLoad(key, 'load', load);
    expect(await loads.load(key, 'load')).toEqual(load);
    await database.rows(`UPDATE core.dataset_load SET owner = ''`);
    expect(await loads.load(key, 'load')).toMatchObject({ state: 'failed' });
    await loads.remove(key);
    expect(await loads.load(key, 'load')).toBeUndefined();
  });
});
