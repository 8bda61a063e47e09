import { expect, it, onTestFinished } from 'vitest';
import { sharedRateLimits } from '../../../src/access/shared-rate-limits.ts';
import { openPostgresDatabase } from '../../../src/store/postgres/postgres-database.ts';
import { postgresRateCounts } from '../../../src/store/postgres/postgres-rate-counts.ts';
import { describeRateLimits } from '../../access/rate-limits-suite.ts';
import { until } from '../../cli/run-core.ts';
import { databaseOfFile, describePostgres, postgresServer } from './postgres-databases.ts';

const databases = databaseOfFile();
const SECOND = { key: 'acme', most: 5, windowMs: 1000 };

describePostgres('in PostgreSQL', () => {
  describeRateLimits(
    'limits of processes that share a database',
    (now) => {
      const [here, there] = [databases.open(), databases.elsewhere()].map((database) =>
        sharedRateLimits(postgresRateCounts(database, { now }), now),
      );
      if (here === undefined || there === undefined) throw new Error('there are two');
      return [here, there];
    },
    { runs: 5 },
  );

  it('counts of a key stay small however large its limit is', async () => {
    let nowMs = 1_000_000;
    const database = databases.open();
    const counts = postgresRateCounts(database, { now: () => nowMs });
    const limit = { ...SECOND, most: 1_000_000 };
    for (let times = 0; times < 200; times++, nowMs += 10)
      expect(await counts.countSome(limit, 700)).toMatchObject({ counted: 700, waitMs: 0 });
    const [row] = await database.rows<{ moments: number; bytes: number }>(
      'SELECT cardinality(moments) AS moments, pg_column_size(rate_count)::bigint AS bytes FROM core.rate_count',
    );
    expect(row?.moments).toBeLessThanOrEqual(52);
    expect(row?.bytes).toBeLessThan(1200);
  });

  it('counts go by the clock of the database, and are given in part', async () => {
    const [here, there] = [databases.open(), databases.elsewhere()].map((database) =>
      postgresRateCounts(database, {}),
    );
    const limit = { ...SECOND, windowMs: 3_600_000 };
    expect(await here?.countSome(limit, 3)).toMatchObject({ counted: 3, waitMs: 0 });
    const second = await there?.countSome(limit, 3);
    expect(second?.counted).toBe(2);
    expect(second?.waitMs).toBeGreaterThan(3_500_000);
    expect(await there?.waitMs([limit])).toBeGreaterThan(3_500_000);
  });

  it('nobody waits for a time that a clock which was set back has left', async () => {
    let nowMs = 10_000_000;
    const counts = postgresRateCounts(databases.open(), { now: () => nowMs });
    await counts.countSome(SECOND, 5);
    nowMs -= 3_600_000;
    expect(await counts.waitMs([SECOND])).toBe(0);
    expect(await counts.countSome(SECOND, 6)).toMatchObject({ counted: 5, waitMs: 1000 });
  });

  it('rows that no window needs any more go within a minute of use', async () => {
    let nowMs = 1_000_000;
    const database = databases.open();
    const counts = postgresRateCounts(database, { now: () => nowMs });
    const keys = async () =>
      (await database.rows<{ key: string }>('SELECT key FROM core.rate_count ORDER BY key')).map(
        ({ key }) => key,
      );
    for (const key of ['a', 'b', 'c']) await counts.countSome({ ...SECOND, key }, 1);
    await counts.countEach([{ ...SECOND, key: 'long', windowMs: 900_000 }]);
    nowMs += 61_000;
    await counts.countSome({ ...SECOND, key: 'd' }, 1);
    await until(async () => (await keys()).length === 2, 'the old ones are gone');
    expect(await keys()).toEqual(['d', 'long']);
  });

  it('a crash of the database forgets the counts, and nothing else', async () => {
    const server = await postgresServer();
    const database = databases.open();
    const counts = postgresRateCounts(database, {});
    const limit = { ...SECOND, windowMs: 3_600_000 };
    await counts.countSome(limit, 5);
    await server.crash();
    await until(async () => (await counts.waitMs([limit]).catch(() => 1)) === 0, 'it is there again');
    expect(await counts.countSome(limit, 6)).toMatchObject({ counted: 5 });
  });

  it('a database that cannot be reached is told as such', async () => {
    const database = await openPostgresDatabase('postgres://nobody@127.0.0.1:1/nothing');
    onTestFinished(() => database.close());
    const limits = sharedRateLimits(postgresRateCounts(database, {}), () => 0);
    for (const asked of [limits.take([SECOND]), limits.waitMs([SECOND]), limits.take([SECOND, SECOND])])
      await expect(asked).rejects.toMatchObject({ code: 'STORE_UNREACHABLE' });
  });
});
