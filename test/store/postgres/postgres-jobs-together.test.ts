import fc from 'fast-check';
import { expect, it, onTestFinished } from 'vitest';
import type { ClaimedJob, JobStore } from '../../../src/jobs/job-store.ts';
import { migratePostgres } from '../../../src/store/postgres/migrate.ts';
import { postgresCreditStore } from '../../../src/store/postgres/postgres-credit-store.ts';
import {
  openPostgresDatabase,
  type PostgresDatabase,
  type SqlValue,
} from '../../../src/store/postgres/postgres-database.ts';
import { postgresIdentityStore } from '../../../src/store/postgres/postgres-identity-store.ts';
import { postgresJobStore } from '../../../src/store/postgres/postgres-job-store.ts';
import { interleavings } from '../interleavings.ts';
import { completedJob, createdRecord, failedJob, newJob, servedJob } from '../jobs.ts';
import { pinsIn } from '../pins.ts';
import { timedStore } from '../timed-store.ts';
import { databaseOfFile, describePostgres, newDatabase } from './postgres-databases.ts';
import { postgresPrograms, startPostgres } from './postgres-server.ts';

const databases = databaseOfFile();
const LEASE = { owner: 'host/1/1', forMs: 60_000 };
const NO_WEBHOOK = { endedMs: 1, delivery: null };
let lastId = 0;

function newId(): string {
  return String(++lastId);
}

function storeOf(database: PostgresDatabase) {
  return postgresJobStore(database, { newId });
}

/** A store that asks another one each time. */
function inTurn(stores: readonly JobStore[]): JobStore {
  let turn = 0;
  return new Proxy(stores[0] as JobStore, {
    get: (_, name: keyof JobStore) => stores[turn++ % stores.length]?.[name],
  });
}

function times<T>(count: number, make: (at: number) => T): readonly T[] {
  return Array.from({ length: count }, (_, at) => make(at));
}

async function claimAll(store: ReturnType<typeof storeOf>, limit: number): Promise<readonly ClaimedJob[]> {
  const all: ClaimedJob[] = [];
  for (;;) {
    const claimed = await store.claimNext(limit, LEASE);
    if (claimed.length === 0) return all;
    all.push(...claimed);
  }
}

describePostgres('several processes with one PostgreSQL', () => {
  it('never claim the same job, and leave none', async () => {
    const [mine, theirs] = [storeOf(databases.open()), storeOf(databases.elsewhere())];
    const ids = await mine.create(times(400, (at) => servedJob({ name: `${at}` })));
    const workers = [...times(4, () => claimAll(mine, 7)), ...times(4, () => claimAll(theirs, 7))];
    const claimed = (await Promise.all(workers)).flat().map(({ id }) => id);
    expect(claimed.toSorted()).toEqual([...ids].sort());
  });

  it('claim a job that both ask for by name once', async () => {
    const [mine, theirs] = [storeOf(databases.open()), storeOf(databases.elsewhere())];
    for (let round = 0; round < 20; round++) {
      const ids = await mine.create(times(20, () => newJob()));
      const claims = await Promise.all([mine.claim(ids, LEASE), theirs.claim(ids.toReversed(), LEASE)]);
      expect(
        claims
          .flat()
          .map(({ id }) => id)
          .toSorted(),
      ).toEqual([...ids].sort());
    }
  });

  it('create one job for a key that all have at once, and charge it once', async () => {
    const [mine, theirs] = [databases.open(), databases.elsewhere()];
    const keys = times(20, (at) => servedJob({ name: `${at}`, idempotencyKey: `key ${at}` }));
    const created = await Promise.all(
      times(10, (at) =>
        storeOf(at % 2 === 0 ? mine : theirs).create(at % 3 === 0 ? keys.toReversed() : keys),
      ),
    );
    expect(new Set(created.flat()).size).toBe(20);
    const [balance] = await postgresCreditStore(mine).balance();
    expect(balance).toMatchObject({ operation: 'entity-resolution', charges: 20, charged: 20 });
  });

  it('commit the result of a claim once, and nothing of one that was lost', async () => {
    const [mine, theirs] = [storeOf(databases.open()), storeOf(databases.elsewhere())];
    const ids = await mine.create(times(30, () => servedJob()));
    const lost = await mine.claim(ids, { owner: 'host/1/1', forMs: -1 });
    const held = await theirs.claim(ids, LEASE);
    const ends = [
      ...times(3, () => mine.finish(lost.map((job) => ({ ...failedJob(job), ...NO_WEBHOOK })))),
      ...times(3, () => theirs.finish(held.map((job) => ({ ...completedJob(job), ...NO_WEBHOOK })))),
    ];
    const done = (await Promise.all(ends)).flat();
    expect(done.toSorted()).toEqual([...ids].sort());
    const states = (await mine.read('default', 'entity-resolution', ids)).map((job) => job?.state);
    expect(new Set(states)).toEqual(new Set(['completed']));
    expect((await postgresCreditStore(databases.elsewhere()).balance())[0]?.refunds).toBe(0);
  });

  it('renew and finish the same jobs in whatever order, and none waits for the other for ever', async () => {
    const [mine, theirs] = [storeOf(databases.open()), storeOf(databases.elsewhere())];
    const ids = await mine.create(times(300, () => servedJob()));
    const claimed = await mine.claim(ids, LEASE);
    const ends = claimed.map((job) => ({ ...completedJob(job), ...NO_WEBHOOK }));
    const [done] = await Promise.all([
      mine.finish(ends),
      ...times(6, (at) => theirs.renew(at % 2 === 0 ? claimed : claimed.toReversed(), 60_000)),
      ...times(6, (at) => mine.renew(at % 2 === 0 ? claimed.toReversed() : claimed, 60_000)),
    ]);
    expect(done).toEqual(claimed.map(({ id }) => id));
  });

  it('that meet the same new company 200 times at once create one entity', async () => {
    const [first, second] = [databases.open(), databases.elsewhere()];
    const stores = [storeOf(first), storeOf(second)];
    const pinned = { coreId: '1000000000', recordKeys: ['created:acme'] };
    const other = { coreId: '2000000000', recordKeys: ['ror:2'] };
    const claims = await stores[0]?.createClaimed(
      times(200, () => newJob()),
      LEASE,
    );
    const ends = (claims ?? []).map(({ claimed }, at) => {
      if (claimed === undefined) throw new Error('there is nothing to finish');
      const created = createdRecord('acme', `Acme ${at % 7}`);
      // Two orders, in which two that lock one after the other would wait for each other.
      const told = at % 2 === 0 ? { pinned, mentioned: [other] } : { pinned: other, mentioned: [pinned] };
      return stores[at % 2]?.finish([{ ...completedJob(claimed), ...NO_WEBHOOK, ...told, created }]);
    });
    await Promise.all(ends);
    const identity = postgresIdentityStore(first);
    expect(await identity.createdRecords()).toEqual([createdRecord('acme', 'Acme 0')]);
    expect((await pinsIn(identity)).map(({ coreId }) => coreId).toSorted()).toEqual([
      '1000000000',
      '2000000000',
    ]);
  });
});

describePostgres('any order of events in several processes with one PostgreSQL', () => {
  it('leaves every job with at most one holder, loses none and completes none twice', async () => {
    await fc.assert(
      interleavings(() => {
        const pools = [databases.open(), databases.elsewhere()];
        return timedStore((now) => inTurn(pools.map((pool) => postgresJobStore(pool, { newId, now }))));
      }),
      { numRuns: 40 },
    );
  });
});

describePostgres('what is asked all the time', () => {
  const CLAIM = `SELECT number FROM core.job WHERE key_id IS NOT NULL AND state = 'pending' ORDER BY number LIMIT 64`;
  const FINISH = `UPDATE core.job SET state = 'completed' WHERE id = ANY ($1::text[]) AND lease_token = 1`;

  it('is looked up in the index of what waits, or by the id, however many jobs have ended', async () => {
    const database = databases.open();
    await database.rows(`INSERT INTO core.job (id, workspace, family, key_id, state, request, options, created_at)
      SELECT 'job_' || number, 'acme', 'entity-resolution', 'key_1',
        CASE WHEN number % 1000 = 0 THEN 'pending' ELSE 'completed' END, '{}', '{}', number
      FROM generate_series(1, 20000) AS number`);
    await database.rows('ANALYZE core.job');
    const plan = async (sql: string, values: readonly SqlValue[] = []) => {
      const rows = await database.rows<{ 'QUERY PLAN': string }>(`EXPLAIN ${sql}`, values);
      return rows.map((row) => row['QUERY PLAN']).join(' ');
    };
    expect(await plan(CLAIM)).toContain('job_waiting');
    const ids = times(64, (at) => `job_${at * 300}`);
    expect(await plan(FINISH, [ids])).toContain('job_id_key');
  });
});

describePostgres('jobs when the server is lost under them', () => {
  it('are all there that were told to be, and each has ended once', async () => {
    const server = await startPostgres(postgresPrograms() ?? '');
    const database = await openPostgresDatabase(await newDatabase(server));
    onTestFinished(async () => {
      await database.close();
      await server.stop();
    });
    await migratePostgres(database);
    const [store, known] = [storeOf(database), new Set<string>()];
    const finished = new Set<string>();
    let crashes = 0;
    const work = async (name: string) => {
      for (let at = 0; crashes < 3 || at < 60; at++) {
        try {
          const ids = await store.create(
            times(5, (row) => servedJob({ idempotencyKey: `${name} ${at} ${row}` })),
          );
          for (const id of ids) known.add(id);
          const claimed = await store.claimNext(5, { owner: name, forMs: 10 });
          const ends = claimed.map((job) => ({ ...failedJob(job), ...NO_WEBHOOK }));
          for (const id of await store.finish(ends)) {
            expect(finished.has(id)).toBe(false);
            finished.add(id);
          }
        } catch (error) {
          expect(error).toMatchObject({ code: 'STORE_UNREACHABLE' });
        }
      }
    };
    const crashing = async () => {
      for (; crashes < 3; crashes++) await server.crash();
    };
    await Promise.all([work('a'), work('b'), crashing()]);
    const read = await store.read('default', 'entity-resolution', [...known]);
    expect(read.filter((job) => job === undefined)).toEqual([]);
    const states = await store.read('default', 'entity-resolution', [...finished]);
    expect(new Set(states.map((job) => job?.state))).toEqual(new Set(['failed']));
    const [balance] = await postgresCreditStore(database).balance();
    const jobs = await database.rows<{ state: string; jobs: number }>(
      'SELECT state, count(*) AS jobs FROM core.job GROUP BY state',
    );
    const count = (state: string) => jobs.find((row) => row.state === state)?.jobs ?? 0;
    expect(balance?.charges).toBe(jobs.reduce((sum, row) => sum + row.jobs, 0));
    expect(balance?.refunds).toBe(count('failed'));
  });
});
