import { afterAll, describe } from 'vitest';
import { migratePostgres } from '../../../src/store/postgres/migrate.ts';
import {
  openPostgresDatabase,
  type PostgresDatabase,
  type SqlValue,
} from '../../../src/store/postgres/postgres-database.ts';
import { type PostgresServer, postgresPrograms, startPostgres } from './postgres-server.ts';

const programs = postgresPrograms();
/** One for all files that a worker of the tests runs, each with a database of its own. */
let running: Promise<PostgresServer> | undefined;
let databases = 0;

/** Describes what is tested where PostgreSQL is installed. */
export const describePostgres = describe.skipIf(programs === undefined);

/** The server of the tests, for those that make databases of their own. */
export function postgresServer(): Promise<PostgresServer> {
  running ??= startPostgres(programs ?? '');
  return running;
}

/** Makes a database on the server, empty or a copy of another one, and gives its connection string. */
export async function newDatabase(server: PostgresServer, template = 'template0'): Promise<string> {
  const name = `test_${process.pid}_${databases++}`;
  await server.sql(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  return server.url.replace(/postgres$/, name);
}

export interface FileDatabases {
  /** The connection string of the database, which has the tables of core. */
  url(): Promise<string>;
  /** The database, emptied before it is asked the first thing. */
  open(): PostgresDatabase;
  /** The same database through a pool of its own, as another process has it; what is there stays. */
  elsewhere(): PostgresDatabase;
}

/** The database of a file of tests; it is made when it is asked the first thing, and closed behind the last test. */
export function databaseOfFile(): FileDatabases {
  let address: Promise<string> | undefined;
  const pools: Promise<PostgresDatabase>[] = [];
  /** The first pool, once it has emptied the database for the test. */
  let emptying: Promise<unknown> | undefined;
  const url = () => {
    address ??= migrated();
    return address;
  };
  const pool = (at: 0 | 1) => {
    pools[at] ??= url().then((where) => openPostgresDatabase(where));
    return pools[at];
  };
  afterAll(async () => {
    for (const opened of pools) await (await opened)?.close();
  });
  return {
    url,
    open() {
      const opening = pool(0).then(emptied);
      emptying = opening.catch(() => {});
      return deferred(opening);
    },
    elsewhere: () => deferred(Promise.resolve(emptying).then(() => pool(1))),
  };
}

async function migrated(): Promise<string> {
  const url = await newDatabase(await postgresServer());
  const database = await openPostgresDatabase(url);
  await migratePostgres(database);
  await database.close();
  return url;
}

/** A database that is opened when it is asked the first thing: suites open their stores at once. */
function deferred(opening: Promise<PostgresDatabase>): PostgresDatabase {
  return {
    place: 'the database of the tests',
    rows: async <Row>(sql: string, values?: readonly SqlValue[]) => (await opening).rows<Row>(sql, values),
    changes: async (sql, values) => (await opening).changes(sql, values),
    transaction: async (work) => (await opening).transaction(work),
    async *snapshot(read) {
      yield* (await opening).snapshot(read);
    },
    listen: async (channels, hear) => (await opening).listen(channels, hear),
    lend: async (use) => (await opening).lend(use),
    alone: async (lock, work) => (await opening).alone(lock, work),
    close: async () => (await opening).close(),
  };
}

/** Without rows, and numbers begin anew: quicker than new tables. */
async function emptied(database: PostgresDatabase): Promise<PostgresDatabase> {
  await database.rows(`DO $$
    DECLARE name text;
    BEGIN
      DELETE FROM core.delivery_attempt;
      DELETE FROM graphile_worker._private_jobs;
      FOR name IN SELECT relname FROM pg_class WHERE relnamespace = 'core'::regnamespace AND relkind = 'r'
          AND relname NOT IN ('schema_version', 'key_revision') LOOP
        EXECUTE format('DELETE FROM core.%I', name);
      END LOOP;
      PERFORM setval(oid, 1, false) FROM pg_class WHERE relnamespace = 'core'::regnamespace AND relkind = 'S';
    END $$`);
  return database;
}
