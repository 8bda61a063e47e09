import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { giveTurns } from '../../../src/store/postgres/give-turns.ts';
import { openPostgresStores } from '../../../src/store/postgres/open-postgres-stores.ts';
import { postgresBulkStore } from '../../../src/store/postgres/postgres-bulk-store.ts';
import { postgresJobStore } from '../../../src/store/postgres/postgres-job-store.ts';
import { postgresProcesses } from '../../../src/store/postgres/postgres-processes.ts';
import { postgresPublishedUniverses } from '../../../src/store/postgres/postgres-published-universes.ts';
import { postgresQueues } from '../../../src/store/postgres/postgres-queues.ts';
import { postgresSignals } from '../../../src/store/postgres/postgres-signals.ts';
import type { PublishedUniverse } from '../../../src/universe/published-universes.ts';
import { until } from '../../cli/run-core.ts';
import { servedJob } from '../jobs.ts';
import { databaseOfFile, describePostgres, postgresServer } from './postgres-databases.ts';

const databases = databaseOfFile();
const MINUTE_MS = 60_000;
const WORKER = {
  kind: 'worker',
  coreVersion: '1.2.3',
  referenceVersion: 'a'.repeat(12),
  threads: 4,
} as const;

describePostgres('universes that machines share', () => {
  it('are listed as they were published, and one of them is in use', async () => {
    const universes = postgresPublishedUniverses(databases.open());
    expect([await universes.list(), await universes.current()]).toEqual([[], undefined]);
    const [first, second] = [universe('a'), universe('b')];
    for (const one of [first, second, { ...first, bytes: 1 }]) await universes.add(one);
    expect(await universes.list()).toEqual([first, second]);
    expect(await universes.moveTo(first.version, undefined)).toBe(true);
    expect(await universes.current()).toEqual(first);
  });

  it('are taken up by one of two machines that have seen the same one in use', async () => {
    const [here, there] = [databases.open(), databases.elsewhere()].map(postgresPublishedUniverses);
    if (here === undefined || there === undefined) throw new Error('there are two machines');
    for (const name of ['a', 'b']) await here.add(universe(name));
    const moved = await Promise.all([
      here.moveTo(universe('a').version, undefined),
      there.moveTo(universe('b').version, undefined),
    ]);
    expect([...moved].sort()).toEqual([false, true]);
    expect((await there.current())?.version).toBe(universe(moved[0] ? 'a' : 'b').version);
    await expect(here.moveTo('f'.repeat(12), (await here.current())?.version)).rejects.toThrow('not added');
    expect(await here.current()).toEqual(await there.current());
  });

  it('are forgotten, but never the one in use', async () => {
    const universes = postgresPublishedUniverses(databases.open());
    for (const name of ['a', 'b']) await universes.add(universe(name));
    await universes.moveTo(universe('b').version, undefined);
    for (const name of ['a', 'b']) await universes.remove(universe(name).version);
    expect(await universes.list()).toEqual([universe('b')]);
  });

  it('are built by one process at a time, also when the one before broke off', async () => {
    const [here, there] = [databases.open(), databases.elsewhere()].map(postgresPublishedUniverses);
    let end = () => {};
    const building = here?.exclusively(
      () =>
        new Promise<void>((done) => {
          end = done;
        }),
    );
    await until(async () => (await held()) === 1, 'the lock is held');
    await expect(there?.exclusively(async () => {})).rejects.toMatchObject({ code: 'STORE_BUSY' });
    end();
    await building;
    await expect(there?.exclusively(() => Promise.reject(new Error('broke off')))).rejects.toThrow(
      'broke off',
    );
    expect(await here?.exclusively(async () => 'built')).toBe('built');
  });

  it('are built by another process when the connection of the one at it is lost', async () => {
    const [here, there] = [databases.open(), databases.elsewhere()].map(postgresPublishedUniverses);
    const broken = here?.exclusively(async () => {
      await (await postgresServer()).sql(
        'SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = $1 AND database = (SELECT oid FROM pg_database WHERE datname = $2)',
        ['advisory', new URL(await databases.url()).pathname.slice(1)],
      );
      await until(async () => (await held()) === 0, 'the lock is free');
      return there?.exclusively(async () => 'built there');
    });
    expect(await broken).toBe('built there');
    expect(await here?.current()).toBeUndefined();
  });
});

describePostgres('processes that share a database', () => {
  it('are known from their first word to their last, with what they work with', async () => {
    let now = 1000;
    const processes = postgresProcesses(databases.open(), { newId: () => '', now: () => now });
    await processes.note({ ...WORKER, owner: 'vm/1/7' });
    now += MINUTE_MS;
    await processes.note({ ...WORKER, owner: 'vm/2/7', kind: 'serve' });
    await processes.note({ ...WORKER, owner: 'vm/1/7', referenceVersion: 'b'.repeat(12) });
    expect(await processes.list()).toEqual([
      { ...WORKER, owner: 'vm/1/7', referenceVersion: 'b'.repeat(12), startedMs: 1000, seenMs: now },
      { ...WORKER, owner: 'vm/2/7', kind: 'serve', startedMs: now, seenMs: now },
    ]);
    await processes.leave('vm/1/7');
    expect((await processes.list()).map(({ owner }) => owner)).toEqual(['vm/2/7']);
    now += 25 * 60 * MINUTE_MS;
    expect(await processes.list()).toEqual([]);
    await processes.note({ ...WORKER, owner: 'vm/3/7' });
    expect(await databases.elsewhere().rows('SELECT owner FROM core.process')).toEqual([{ owner: 'vm/3/7' }]);
  });

  it('see what waits in each workspace, and what was left by those that are gone', async () => {
    const time = { now: 10_000 };
    let lastId = 0;
    const parts = { newId: () => `${++lastId}`, now: () => time.now };
    const database = databases.open();
    const [jobs, bulks] = [postgresJobStore(database, parts), postgresBulkStore(database, parts)];
    const queues = postgresQueues(database, parts);
    expect(await queues.byWorkspace()).toEqual([]);
    await jobs.create([servedJob(), servedJob(), servedJob()]);
    time.now += 5000;
    const bulk = await bulks.create({
      ...{ workspace: 'zebra', family: 'entity-resolution', keyId: 'key_1' },
      options: { createMissing: false, keepEvidence: false },
    });
    const rows = [{ refused: 'is no record' }, { refused: 'is no record' }];
    await bulks.addPart({ workspace: 'zebra', id: bulk }, { part: 1, sha256: 'a'.repeat(64), rows });
    await bulks.start({ workspace: 'zebra', id: bulk }, 1);
    await jobs.claimNext(1, { owner: 'vm/1/7', forMs: 1000 });
    time.now += 2000;
    const none = { jobsUnderWay: 0, rowsUnderWay: 0, lostLeases: 0, waitingDeliveries: 0 };
    expect(await queues.byWorkspace()).toEqual([
      {
        ...{ ...none, workspace: 'default', waitingJobs: 2, jobsUnderWay: 1, waitingRows: 0 },
        ...{ lostLeases: 1, oldestMs: 7000 },
      },
      { ...none, workspace: 'zebra', waitingJobs: 0, waitingRows: 2, oldestMs: 2000 },
    ]);
    await bulks.claim({ owner: 'vm/1/7', forMs: 60_000 });
    expect((await queues.byWorkspace())[1]).toMatchObject({
      waitingRows: 0,
      rowsUnderWay: 2,
      oldestMs: null,
    });
  });

  it('tell each other at once that there is work, and what has ended', async () => {
    const database = databases.open();
    const [here, there] = [database, databases.elsewhere()].map(postgresSignals);
    const giveTurn = (workspace: string) => giveTurns(database, [{ kind: 'jobs', workspace }]);
    const heard: string[] = [];
    const stop = await there?.hear({
      work: () => void heard.push('work'),
      ends: (ids) => void heard.push(...ids),
    });
    const ids = Array.from({ length: 1000 }, (_, at) => `job_${at.toString().padStart(26, '0')}`);
    await giveTurn('ours');
    here?.tellEnds(ids);
    await until(async () => heard.length === 1 + ids.length, 'all is heard');
    expect(heard).toEqual(['work', ...ids]);
    await stop?.();
    await giveTurn('theirs');
    await pause(100);
    expect(heard).toHaveLength(1 + ids.length);
  });

  it('hear each other again when the connection on which they hear was lost', async () => {
    const database = databases.open();
    let [times, given] = [0, 0];
    const there = postgresSignals(databases.elsewhere());
    const stop = await there.hear({ work: () => void times++, ends: () => {} });
    await (await postgresServer()).sql(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN "core"%'`,
    );
    await until(async () => {
      // Of one that waits nobody is told again.
      await giveTurns(database, [{ kind: 'jobs', workspace: `w${++given}` }]);
      await pause(50);
      return times > 0;
    }, 'it is heard again');
    await stop();
  });
});

describePostgres('the key of secrets that machines share', () => {
  const open = async (secretKey?: Uint8Array) => {
    const stores = await openPostgresStores(await databases.url(), {
      newId: () => '',
      ...(secretKey !== undefined && { secretKey }),
    });
    onTestFinished(() => stores.close());
    return stores;
  };

  it('is that of the first process for all of them, and does not stand in the database', async () => {
    await databases.open().rows('SELECT 1');
    const key = new Uint8Array(32).fill(7);
    const stores = await open(key);
    expect(stores.secretKey(() => new Uint8Array())).toEqual(key);
    await open(new Uint8Array(key));
    await expect(open(new Uint8Array(32))).rejects.toMatchObject({
      ...{ code: 'CONFIG', place: { field: '--secret-key-file' } },
    });
    const [row] = await databases.elsewhere().rows<{ hash: string }>('SELECT hash FROM core.key_in_use');
    expect(row?.hash).not.toContain(Buffer.from(key).toString('hex'));
  });

  it('is asked for where a secret is needed, and not before', async () => {
    await databases.open().rows('SELECT 1');
    const stores = await open();
    expect(await stores.keysOf('key').list()).toEqual([]);
    expect(() => stores.secretKey(() => new Uint8Array(32))).toThrow('need a key');
  });
});

function universe(name: string): PublishedUniverse {
  return {
    ...{ version: name.repeat(12), hash: name.repeat(64), bytes: 5_000_000_000 },
    ...{ entityCount: 3, format: 30, publishedMs: 1_795_000_000_000 },
  };
}

/** Locks of the kind that a process holds while it builds, in the database of this file. */
async function held(): Promise<number> {
  const [row] = await databases.elsewhere().rows<{ locks: number }>(
    `SELECT count(*) AS locks FROM pg_locks
       WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
  );
  return row?.locks ?? 0;
}
