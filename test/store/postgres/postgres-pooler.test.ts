import { describe, expect, it, onTestFinished } from 'vitest';
import { checkSchema, migratePostgres } from '../../../src/store/postgres/migrate.ts';
import { openPostgresDatabase } from '../../../src/store/postgres/postgres-database.ts';
import { hasPooler, pooled } from './pooler.ts';
import { describePostgres, newDatabase, postgresServer } from './postgres-databases.ts';

const LOCK = 7;
const LIMITS = `SELECT current_setting('statement_timeout') AS statement, current_setting('lock_timeout') AS lock,
  current_setting('idle_in_transaction_session_timeout') AS idle`;

describePostgres('a database behind a pooler that hands connections on', () => {
  describe.skipIf(!hasPooler)('like PgBouncer', () => {
    it('gives the lock back and keeps the limits where it is set to ignore them, too', async () => {
      const { database, other } = await opened([
        'ignore_startup_parameters = statement_timeout,lock_timeout,idle_in_transaction_session_timeout',
      ]);
      const [limits] = await database.transaction((session) => session.rows(LIMITS));
      expect(limits).toEqual({ statement: '1min', lock: '20s', idle: '1min' });
      const busy = async () => {
        await database.rows('SELECT pg_sleep(0.1)');
      };
      await database.alone(LOCK, () => Promise.all([busy(), busy()]));
      expect(await other.alone(LOCK, async () => 'done')).toBe('done');
    });

    it('gets its tables, and transactions have the limits that connections cannot have', async () => {
      const { database } = await opened();
      expect(await migratePostgres(database)).toBeGreaterThan(0);
      await checkSchema(database);
      const limits = { statement: '1min', lock: '20s', idle: '1min' };
      expect(await database.transaction((session) => session.rows(LIMITS))).toEqual([limits]);
      const read = database.snapshot(async function* (asked) {
        yield* await asked.rows(LIMITS);
      });
      for await (const row of read) expect(row).toEqual(limits);
      // They are gone with the transaction, for others have the connection next.
      expect(await database.rows(LIMITS)).toEqual([{ statement: '0', lock: '0', idle: '0' }]);
    });

    it('lets one process alone do what only one may, and another one afterwards', async () => {
      const { database, other } = await opened();
      const both = database.alone(LOCK, () => other.alone(LOCK, async () => 'both'));
      await expect(both).rejects.toMatchObject({ code: 'STORE_BUSY' });
      for (const one of [database, other, database])
        expect(await one.alone(LOCK, async () => 'done')).toBe('done');
      await expect(database.alone(LOCK, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
      expect(await other.alone(LOCK, async () => 'done')).toBe('done');
    });

    it('asks nobody for messages that would not come, nor leaves anybody listening', async () => {
      const { database, url } = await opened();
      const stop = await database.listen(['somewhere'], () => {});
      const server = await openPostgresDatabase(url);
      onTestFinished(() => server.close());
      const listening = `SELECT count(*) AS count FROM pg_stat_activity WHERE query LIKE 'LISTEN%'`;
      expect(await server.rows(listening)).toEqual([{ count: 0 }]);
      await stop();
    });
  });
});

async function opened(settings: readonly string[] = []) {
  const url = await newDatabase(await postgresServer());
  const through = await pooled(url, settings);
  const open = async () => {
    const database = await openPostgresDatabase(through, { connections: 2 });
    onTestFinished(() => database.close());
    return database;
  };
  return { url, database: await open(), other: await open() };
}
