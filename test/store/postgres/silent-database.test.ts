import pg from 'pg';
import { expect, it, onTestFinished, vi } from 'vitest';
import { silenceWatch } from '../../../src/store/postgres/silent-database.ts';
import { databaseLine } from './database-line.ts';
import { databaseOfFile, describePostgres } from './postgres-databases.ts';

const LATE_MS = 50;

describePostgres('a database that says nothing', () => {
  const databases = databaseOfFile();

  it('is given up by all who wait for an answer, and by nobody else', async () => {
    const [waiting, other] = [await watched(async () => false), await watched(async () => false)];
    await other.client.query('SELECT 1');
    waiting.line.hold();
    const asked = [waiting.client.query('SELECT 1'), waiting.client.query('SELECT 2')];
    for (const one of asked) await expect(one).rejects.toThrow('Connection terminated');
    expect((await other.client.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  });

  it('is waited for while somebody is there, for its statement takes its time', async () => {
    const isThere = vi.fn(async () => true);
    const { client } = await watched(isThere);
    expect((await client.query('SELECT 1 AS one FROM pg_sleep(0.3)')).rows).toEqual([{ one: 1 }]);
    expect(isThere).toHaveBeenCalled();
  });

  it('is not asked after when it answers in time', async () => {
    const isThere = vi.fn(async () => false);
    const { client } = await watched(isThere, 10_000);
    await expect(client.query('SELECT 1 / 0')).rejects.toThrow('division by zero');
    expect((await client.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    expect(isThere).not.toHaveBeenCalled();
  });

  async function watched(isThere: () => Promise<boolean>, lateMs = LATE_MS) {
    const line = await databaseLine(await databases.url());
    const client = new pg.Client({ connectionString: line.url });
    client.on('error', () => {});
    silenceWatch(isThere, lateMs)(client);
    await client.connect();
    onTestFinished(() => client.end().catch(() => {}));
    return { line, client };
  }
});
