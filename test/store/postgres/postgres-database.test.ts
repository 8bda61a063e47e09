import { afterAll, expect, it, onTestFinished } from 'vitest';
import { checkSchema, migratePostgres } from '../../../src/store/postgres/migrate.ts';
import { MIGRATIONS } from '../../../src/store/postgres/migrations.ts';
import {
  openPostgresDatabase,
  type PostgresDatabase,
} from '../../../src/store/postgres/postgres-database.ts';
import { postgresFailure } from '../../../src/store/postgres/postgres-failure.ts';
import { databaseLine } from './database-line.ts';
import { databaseOfFile, describePostgres, newDatabase, postgresServer } from './postgres-databases.ts';
import { type PostgresServer, postgresPrograms, startPostgres } from './postgres-server.ts';

/** Those of graphile-worker, which come with ours. */
const GRAPHILE_MIGRATIONS = 19;
const databases = databaseOfFile();

async function opened(url: string, connections = 2): Promise<PostgresDatabase> {
  const database = await openPostgresDatabase(url, { connections });
  onTestFinished(() => database.close());
  return database;
}

async function* nothing(): AsyncGenerator<undefined> {}

async function emptyDatabase(): Promise<PostgresDatabase> {
  return await opened(await newDatabase(await postgresServer()));
}

describePostgres('the schema in PostgreSQL', () => {
  it('is made from nothing, once, whoever asks for it at the same time', async () => {
    const url = await newDatabase(await postgresServer());
    const [first, second] = [await opened(url), await opened(url)];
    const made = await Promise.all([migratePostgres(first), migratePostgres(second)]);
    expect(made.toSorted()).toEqual([0, MIGRATIONS.length + GRAPHILE_MIGRATIONS]);
    await expect(checkSchema(first)).resolves.toBeUndefined();
  });

  it('is asked for where it is missing or older, and refused where it is newer', async () => {
    const database = await emptyDatabase();
    const check = () => checkSchema(database);
    await expect(check()).rejects.toMatchObject({
      code: 'CONFIG',
      fix: expect.stringContaining('core migrate'),
    });
    await migratePostgres(database);
    await database.rows('UPDATE core.schema_version SET version = version - 1');
    await expect(check()).rejects.toMatchObject({
      code: 'CONFIG',
      fix: expect.stringContaining('core migrate'),
    });
    await database.rows('UPDATE core.schema_version SET version = version + 2');
    await expect(check()).rejects.toThrow('newer version of core');
    await expect(migratePostgres(database)).rejects.toThrow('newer version of core');
  });

  it('is refused in a database that cannot keep every letter', async () => {
    const server = await postgresServer();
    await server.sql(`CREATE DATABASE latin ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0`);
    const database = await opened(server.url.replace(/postgres$/, 'latin'));
    await expect(migratePostgres(database)).rejects.toMatchObject({ code: 'CONFIG' });
  });
});

describePostgres('text in PostgreSQL', () => {
  const TEXTS = [
    '',
    '\0',
    'a\0b',
    '\uFDD0',
    '\uFDD00',
    '\uFDD0\0',
    '\uFDD01\0\uFDD0',
    '✂️ "{}\\,',
    "'; DROP --",
  ];

  it('comes out as it went in, alone and in lists', async () => {
    const database = databases.open();
    for (const text of TEXTS)
      expect(await database.rows('SELECT $1::text AS text', [text])).toEqual([{ text }]);
    expect(await database.rows('SELECT $1::text[] AS texts', [TEXTS])).toEqual([{ texts: TEXTS }]);
    expect(
      await database.rows(
        'SELECT text FROM unnest($1::text[]) WITH ORDINALITY AS given (text, at) ORDER BY at',
        [TEXTS],
      ),
    ).toEqual(TEXTS.map((text) => ({ text })));
  });
});

describePostgres('a transaction in PostgreSQL', () => {
  it('leaves nothing behind when it fails, and its connection serves the next', async () => {
    const database = databases.open();
    const failing = database.transaction(async (session) => {
      await session.rows(`INSERT INTO core.removed_source VALUES ('ror')`);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await database.rows('SELECT name FROM core.removed_source')).toEqual([]);
  });

  it('is tried again when two wait for each other', async () => {
    const database = databases.open();
    await database.rows(`INSERT INTO core.submitted_job VALUES ('a', ''), ('b', '')`);
    let tries = 0;
    let arrived = 0;
    let meet = () => {};
    const bothHaveOne = new Promise<void>((resolve) => {
      meet = resolve;
    });
    const write = (keys: readonly [string, string]) =>
      database.transaction(async (session) => {
        tries++;
        const append = (key: string) =>
          session.changes(`UPDATE core.submitted_job SET job_id = job_id || '.' WHERE key = $1`, [key]);
        await append(keys[0]);
        if (++arrived === 2) meet();
        await bothHaveOne;
        await append(keys[1]);
      });
    await Promise.all([write(['a', 'b']), write(['b', 'a'])]);
    expect(tries).toBeGreaterThan(2);
    const rows = await database.rows('SELECT job_id FROM core.submitted_job');
    expect(rows).toEqual([{ job_id: '..' }, { job_id: '..' }]);
  });

  it('is not taken for done when it ended a statement with an error', async () => {
    const database = databases.open();
    const hiding = database.transaction(async (session) => {
      await session.rows('SELECT 1 / 0').catch(() => {});
      return 'done';
    });
    await expect(hiding).rejects.toThrow('has failed');
  });
});

describePostgres('a database with settings of its own', () => {
  it('does not take what is missing in an array for a word', async () => {
    const server = await postgresServer();
    const url = await newDatabase(server);
    await server.sql(`ALTER DATABASE ${new URL(url).pathname.slice(1)} SET array_nulls = off`);
    const database = await opened(url);
    const asked = database.rows('SELECT one FROM unnest($1::text[]) AS one', [[null, 'NULL']]);
    expect(await asked).toEqual([{ one: null }, { one: 'NULL' }]);
  });
});

describePostgres('a database that cannot be used', () => {
  it('is told by its place and with what to do, never with a password', async () => {
    const { port } = new URL((await postgresServer()).url);
    const missing = await opened(`postgres://tester:geheim@127.0.0.1:${port}/nowhere`);
    const nobody = await opened(`postgres://nobody:geheim@127.0.0.1:${port}/postgres`);
    const silent = await opened('postgres://tester:geheim@127.0.0.1:1/core');
    for (const [database, code, text] of [
      [missing, 'STORE_REFUSED', `the database 127.0.0.1:${port}/nowhere does not exist`],
      [nobody, 'STORE_REFUSED', 'refuses the user or the password'],
      [silent, 'STORE_UNREACHABLE', 'cannot be reached (ECONNREFUSED)'],
    ] as const) {
      const error: unknown = await database.rows('SELECT 1').catch((failure) => failure);
      expect(error).toMatchObject({ code, message: expect.stringContaining(text) });
      expect(JSON.stringify(error) + String(error)).not.toContain('geheim');
    }
  });

  it('is told as full, busy or read-only', async () => {
    const database = await emptyDatabase();
    await expect(database.rows('SELECT * FROM core.job')).rejects.toMatchObject({
      fix: expect.stringContaining('core migrate'),
    });
    await migratePostgres(database);
    const writing = database.transaction(async (session) => {
      await session.rows('SET TRANSACTION READ ONLY');
      await session.rows(`INSERT INTO core.removed_source VALUES ('ror')`);
    });
    await expect(writing).rejects.toMatchObject({
      ...{ code: 'STORE_REFUSED', exitCode: 2, httpStatus: 503 },
      message: expect.stringContaining('read-only'),
    });
    const stateCodes = {
      '42501': 'STORE_REFUSED',
      '53100': 'WRITE_FAILED',
      '53300': 'STORE_BUSY',
      '55P03': 'STORE_BUSY',
      '57P01': 'STORE_UNREACHABLE',
    };
    for (const [state, code] of Object.entries(stateCodes))
      expect(postgresFailure(Object.assign(new Error('x'), { code: state }), 'the database')).toMatchObject({
        code,
      });
  });
});

describePostgres('a network that is cut', () => {
  const UNREACHABLE = { code: 'STORE_UNREACHABLE' };

  it('lets nobody wait for ever for an answer, and what is asked later is answered', async () => {
    const line = await databaseLine(await databases.url());
    const database = await openPostgresDatabase(line.url, { connections: 1, statementMs: 100 });
    onTestFinished(() => database.close());
    const asked = database.transaction(async (session) => {
      line.hold();
      await session.rows('SELECT 1');
    });
    await expect(asked).rejects.toMatchObject(UNREACHABLE);
    line.mend();
    expect(await database.rows('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('is told of by whatever is asked', async () => {
    const line = await databaseLine(await databases.url());
    const database = await openPostgresDatabase(line.url);
    onTestFinished(() => database.close());
    line.cut();
    const read = async () => {
      for await (const row of database.snapshot(nothing)) expect(row).toBeUndefined();
    };
    const asked = [
      database.rows('SELECT 1'),
      database.transaction((session) => session.rows('SELECT 1')),
      database.alone(1, async () => {}),
      read(),
    ];
    for (const one of asked) await expect(one).rejects.toMatchObject(UNREACHABLE);
  });
});

describePostgres('a server that is lost', () => {
  let server: PostgresServer;
  afterAll(() => server?.stop());

  it('takes nothing with it that was committed, and the pool finds it again', async () => {
    server = await startPostgres(postgresPrograms() ?? '');
    const database = await opened(await newDatabase(server));
    await migratePostgres(database);
    await database.rows(`INSERT INTO core.removed_source VALUES ('before')`);
    const broken = database.transaction(async (session) => {
      await session.rows(`INSERT INTO core.removed_source VALUES ('meanwhile')`);
      await server.crash();
      await session.rows('SELECT 1');
    });
    await expect(broken).rejects.toMatchObject({ code: 'STORE_UNREACHABLE' });
    await database.transaction((session) => session.rows(`INSERT INTO core.removed_source VALUES ('later')`));
    expect(await database.rows('SELECT name FROM core.removed_source ORDER BY name')).toEqual([
      { name: 'before' },
      { name: 'later' },
    ]);
  });
});
