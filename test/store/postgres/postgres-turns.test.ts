import { expect, it, onTestFinished, vi } from 'vitest';
import { systemClock } from '../../../src/http/client/clock.ts';
import { bulkQueue } from '../../../src/jobs/bulk-queue.ts';
import type { ClaimedJob, ExecutedJob } from '../../../src/jobs/job-store.ts';
import { jobQueue } from '../../../src/jobs/queue.ts';
import type { TurnKind, TurnTaker } from '../../../src/jobs/turns.ts';
import { giveTurns } from '../../../src/store/postgres/give-turns.ts';
import { postgresBulkStore } from '../../../src/store/postgres/postgres-bulk-store.ts';
import type { PostgresDatabase } from '../../../src/store/postgres/postgres-database.ts';
import { postgresDeliveryStore } from '../../../src/store/postgres/postgres-delivery-store.ts';
import { postgresEnrichmentStore } from '../../../src/store/postgres/postgres-enrichment-store.ts';
import { postgresJobStore } from '../../../src/store/postgres/postgres-job-store.ts';
import { postgresTurns } from '../../../src/store/postgres/postgres-turns.ts';
import { sweepTurns } from '../../../src/store/postgres/sweep-turns.ts';
import { completedJob, servedJob } from '../jobs.ts';
import { databaseOfFile, describePostgres } from './postgres-databases.ts';

const LONG_MS = 60_000;
const OPTIONS = { createMissing: false, keepEvidence: false };
const LEASE = { owner: 'host/1/1', forMs: 60_000 };
/** Other rows than the first have the same content: a bulk of many chunks is made at once. */
const MORE_CHUNKS = `INSERT INTO core.bulk_chunk (bulk, part, place, rows, first_row, state, requests)
  SELECT bulk, part, place + more, rows, first_row + more, state, requests
  FROM core.bulk_chunk CROSS JOIN generate_series(1, $2::bigint) AS more WHERE bulk = $1`;

const databases = databaseOfFile();
let lastId = 0;
const PARTS = { newId: () => `${++lastId}` };

describePostgres('turns', { timeout: 2 * LONG_MS }, () => {
  it('are taken by two processes, which never do a piece twice and leave no turn behind', async () => {
    const [here, there] = [databases.open(), databases.elsewhere()];
    const done: string[] = [];
    const execute = async (jobs: readonly ClaimedJob[]) => {
      done.push(...jobs.map(({ id }) => id));
      return jobs.map((job) => completedJob(job));
    };
    const ids: string[] = [];
    const create = async (count: number) => {
      const jobs = Array.from({ length: count }, (_, at) => servedJob({ workspace: `w${at % 3}` }));
      ids.push(...(await postgresJobStore(here, PARTS).create(jobs)));
    };
    await create(200);
    for (const database of [here, there]) await jobsOn(database, execute);
    for (let times = 0; times < 20; times++) await create(17);
    await soon(async () => expect(await waitingIn(here)).toEqual({ jobs: 0, turns: 0 }));
    expect(done.toSorted()).toEqual(ids.toSorted());
  });

  it('are taken by others when a process ends them that has not closed what takes them', async () => {
    const [mine, theirs] = await Promise.all(
      [databases.open(), databases.elsewhere()].map(async (database) => {
        const turns = postgresTurns(database, {});
        const onError = (what: string, error: unknown) => expect.fail(`${what}: ${error}`);
        await turns.load(onError);
        onTestFinished(() => turns.end());
        const asked: string[] = [];
        const take = async (workspace: string) => void asked.push(workspace);
        return { turns, asked, begin: () => turns.take('jobs', { hasRoom: () => true, take, onError }) };
      }),
    );
    if (mine === undefined || theirs === undefined) throw new Error('no databases');
    mine.begin();
    await mine.turns.give('jobs', 'first');
    await soon(async () => expect(mine.asked).toEqual(['first']));
    await mine.turns.end();
    theirs.begin();
    const workspaces = Array.from({ length: 20 }, (_, at) => `w${at}`);
    for (const workspace of workspaces) await theirs.turns.give('jobs', workspace);
    await soon(async () => expect(theirs.asked.toSorted()).toEqual(workspaces.toSorted()));
    expect(mine.asked).toEqual(['first']);
  });

  it('let a single job and rows of another workspace come before a thousand chunks of one', async () => {
    const database = databases.open();
    const turns = postgresTurns(database, {});
    await turns.load();
    const bulks = postgresBulkStore(database, PARTS);
    await bulkOf(database, 'large', 1000);
    const order: string[] = [];
    const execute = async (jobs: readonly ClaimedJob[]) => {
      order.push(...jobs.map(({ workspace, family }) => `${workspace} ${family}`));
      // The others come while the large one is under way.
      if (order.length === 5) {
        await bulkOf(database, 'small', 2);
        await postgresJobStore(database, PARTS).create([
          servedJob({ workspace: 'single', family: 'combined' }),
        ]);
      }
      return jobs.map((job) => completedJob(job));
    };
    const common = {
      clock: systemClock,
      executor: { execute, close: async () => {} },
      owner: 'here',
      at: () => {},
      turns,
    };
    const onError = (what: string, error: unknown) => expect.fail(`${what}: ${error}`);
    const rows = bulkQueue({ ...common, store: bulks, chunks: 1, onError });
    onTestFinished(() => rows.close());
    await jobsOn(database, execute, turns);
    const last = (what: string) => order.lastIndexOf(what);
    const others = ['single combined', 'small entity-resolution'];
    await soon(async () =>
      expect(others.map((what) => order.filter((one) => one === what).length)).toEqual([1, 2]),
    );
    // Behind the turns that the large one had already, and one of its own for each that it gets meanwhile.
    expect(Math.max(...others.map(last))).toBeLessThan(5 + 4 * 3);
  });

  it('are given anew for all that waits when every one of them is lost', async () => {
    const database = databases.open();
    await workOfEveryKind(database);
    const wanted = await keysIn(database);
    await database.rows('DELETE FROM graphile_worker._private_jobs');
    await sweepTurns(database, {});
    expect(await keysIn(database)).toEqual(wanted);
    expect(wanted.map((key) => key.split(':')[1])).toEqual(['chunks', 'deliveries', 'enrichments', 'jobs']);
  });

  it('are taken by whoever begins when their work was left by a process that died with its turn', async () => {
    const database = databases.open();
    const store = postgresJobStore(database, PARTS);
    await store.create([servedJob()]);
    await store.claimNext(1, { owner: 'dead', forMs: -1 });
    await holdAll(database, '10 seconds');
    await jobsOn(database);
    await soon(async () => expect((await waitingIn(database)).jobs).toBe(0));
  });

  it('are forgotten, once they were given anew, when whoever had them has long been dead', async () => {
    const database = databases.open();
    const turn = { kind: 'jobs', workspace: 'default' } as const;
    await giveTurns(database, [turn]);
    await holdAll(database, '6 minutes');
    await giveTurns(database, [turn]);
    expect(await waitingIn(database)).toEqual({ jobs: 0, turns: 2 });
    await sweepTurns(database, {});
    expect(await waitingIn(database)).toEqual({ jobs: 0, turns: 1 });
  });

  it('are not lost for a piece that is made while the turn is being taken', async () => {
    const database = databases.open();
    const takes: string[] = [];
    await taking(database, 'jobs', {
      async take(workspace) {
        takes.push(workspace);
        if (takes.length === 1) await giveTurns(database, [{ kind: 'jobs', workspace: 'ours' }]);
        return undefined;
      },
    });
    await giveTurns(database, [{ kind: 'jobs', workspace: 'ours' }]);
    await soon(async () => expect(takes).toEqual(['ours', 'ours']));
  });

  it('are left to others while there is no room, and nobody has to be told of them', async () => {
    const [here, there] = [databases.open(), databases.elsewhere()];
    let hasRoom = false;
    const takes: string[] = [];
    const take = (where: string) => async () => void takes.push(where);
    await taking(here, 'chunks', { hasRoom: () => hasRoom, take: take('here') });
    await giveTurns(here, [{ kind: 'chunks', workspace: 'ours' }]);
    const other = await taking(there, 'jobs', { take: take('jobs') });
    await giveTurns(here, [{ kind: 'jobs', workspace: 'ours' }]);
    await soon(async () => expect(takes).toEqual(['jobs']));
    hasRoom = true;
    await soon(async () => expect(takes).toEqual(['jobs', 'here']));
    await other.close();
  });

  it('come as late as they were asked for, and at once all the same when there is new work', async () => {
    const database = databases.open();
    const takes: number[] = [];
    await taking(database, 'deliveries', {
      async take() {
        takes.push(Date.now());
        return takes.length === 1 ? 600_000 : undefined;
      },
    });
    await giveTurns(database, [{ kind: 'deliveries', workspace: '' }]);
    await soon(async () => expect(await turnsIn(database)).toMatchObject([{ isLater: true }]));
    await giveTurns(database, [{ kind: 'deliveries', workspace: '' }]);
    await soon(async () => expect(takes).toHaveLength(2));
    expect(await waitingIn(database)).toMatchObject({ jobs: 0 });
  });

  it('go on after an error, which is told, and after the connections were lost', async () => {
    const database = databases.open();
    const told: string[] = [];
    const takes: string[] = [];
    await taking(database, 'jobs', {
      async take(workspace) {
        takes.push(workspace);
        if (takes.length === 1) throw new Error('the disk is full');
        return undefined;
      },
      onError: (what, error) => void told.push(`${what}: ${error}`),
    });
    await giveTurns(database, [{ kind: 'jobs', workspace: 'ours' }]);
    await soon(async () =>
      expect(told).toEqual(['a turn of jobs could not be taken: Error: the disk is full']),
    );
    await databases
      .elsewhere()
      .rows(
        'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
      );
    await soon(async () => giveTurns(database, [{ kind: 'jobs', workspace: 'theirs' }]));
    await soon(async () => expect(takes).toContain('theirs'));
    for (const line of told.slice(1))
      expect(line).toMatch(/could not be .*: CoreError: .* cannot be reached/);
  });

  it('are given and taken when more of them were given than numbers of tasks there are', async () => {
    const database = databases.open();
    await database.rows(`SELECT setval('graphile_worker.tasks_id_seq', 2147483647)`);
    const takes: string[] = [];
    await giveTurns(database, [{ kind: 'jobs', workspace: 'ours' }]);
    await taking(database, 'jobs', { take: async (workspace) => void takes.push(workspace) });
    await soon(async () => expect(takes).toEqual(['ours']));
  });

  it('do no harm when their workspace is not there any more', async () => {
    const database = databases.open();
    await giveTurns(database, [{ kind: 'jobs', workspace: 'gone' }]);
    await bulkOf(database, 'gone', 1);
    await database.rows('DELETE FROM core.bulk_chunk');
    await database.rows('DELETE FROM core.bulk');
    await jobsOn(database);
    await soon(async () =>
      expect((await keysIn(database)).filter((key) => key.startsWith('core:jobs'))).toEqual([]),
    );
  });
});

async function soon(assertion: () => Promise<unknown>): Promise<void> {
  await vi.waitFor(assertion, { timeout: LONG_MS, interval: 20 });
}

/** A queue of single jobs, as a process has it. */
async function jobsOn(
  database: PostgresDatabase,
  execute: (jobs: readonly ClaimedJob[]) => Promise<readonly ExecutedJob[]> = async (jobs) =>
    jobs.map((job) => completedJob(job)),
  turns = postgresTurns(database, {}),
) {
  await turns.load();
  const queue = jobQueue({
    ...{
      store: postgresJobStore(database, PARTS),
      executor: { execute, close: async () => {} },
      clock: systemClock,
      turns,
    },
    ...{ owner: 'here', groups: 2, onEnded: () => {}, at: () => {} },
    onError: (what, error) => expect.fail(`${what}: ${error}`),
  });
  onTestFinished(() => queue.close());
}

async function taking(
  database: PostgresDatabase,
  kind: TurnKind,
  { hasRoom = () => true, onError = () => {}, take }: Partial<TurnTaker> & Pick<TurnTaker, 'take'>,
) {
  const turns = postgresTurns(database, {});
  await turns.load(onError);
  const taken = turns.take(kind, { hasRoom, onError, take });
  onTestFinished(() => taken.close());
  return taken;
}

/** A bulk that was started, of so many chunks of one row. */
async function bulkOf(database: PostgresDatabase, workspace: string, chunks: number): Promise<void> {
  const bulks = postgresBulkStore(database, PARTS);
  const id = await bulks.create({ workspace, family: 'entity-resolution', options: OPTIONS, keyId: 'key_1' });
  const rows = [{ request: { legal_name: 'Acme' }, charges: [] }];
  await bulks.addPart({ id, workspace }, { part: 1, sha256: 'a'.repeat(64), rows });
  await bulks.start({ id, workspace }, 1);
  if (chunks > 1) await database.rows(MORE_CHUNKS, [id, chunks - 1]);
}

/** A job, a webhook, a chunk and an enrichment that wait. */
async function workOfEveryKind(database: PostgresDatabase): Promise<void> {
  const jobs = postgresJobStore(database, PARTS);
  await jobs.create([servedJob({ workspace: 'ended' })]);
  const claimed = await jobs.claimNext(1, LEASE);
  const delivery = { event: 'entity-resolution.completed', url: 'https://a.example', body: '{}' } as const;
  await jobs.finish(claimed.map((job) => ({ ...completedJob(job), endedMs: 1, delivery })));
  await database.rows(`DELETE FROM graphile_worker._private_jobs WHERE key LIKE '%:ended'`);
  await jobs.create([servedJob()]);
  await bulkOf(database, 'default', 1);
  await database.rows(
    `DELETE FROM graphile_worker._private_jobs WHERE key LIKE 'core:chunks:%' AND key NOT LIKE '%:1:%'`,
  );
  const enrichments = postgresEnrichmentStore(database, { ...PARTS, cacheMs: 1 });
  await enrichments.start({ workspace: 'default', request: { crmId: '001A' }, schedule: null });
  expect(await postgresDeliveryStore(database, PARTS).waiting()).toBe(1);
}

/** As if a process had all turns that wait, since so long ago. */
async function holdAll(database: PostgresDatabase, since: string): Promise<void> {
  await database.rows(
    `UPDATE graphile_worker._private_jobs SET locked_by = 'pool-dead', locked_at = now() - $1::interval, attempts = 1`,
    [since],
  );
}

async function keysIn(database: PostgresDatabase): Promise<readonly string[]> {
  const rows = await database.rows<{ key: string }>('SELECT key FROM graphile_worker.jobs ORDER BY key');
  return rows.map(({ key }) => key);
}

async function turnsIn(database: PostgresDatabase): Promise<readonly unknown[]> {
  return await database.rows(
    `SELECT key, run_at > now() + interval '1 minute' AS "isLater" FROM graphile_worker.jobs`,
  );
}

async function waitingIn(database: PostgresDatabase): Promise<unknown & { jobs: number }> {
  const [row] = await database.rows<{ jobs: number; turns: number }>(
    `SELECT (SELECT count(*) FROM core.job WHERE state IN ('pending', 'processing')) AS jobs,
      (SELECT count(*) FROM graphile_worker.jobs) AS turns`,
  );
  return row ?? expect.fail('nothing was counted');
}
