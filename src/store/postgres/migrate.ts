import { CoreError } from '../../contract/errors.ts';
import { checkGraphileWorker, migrateGraphileWorker } from './graphile-worker.ts';
import { MIGRATIONS } from './migrations.ts';
import type { PostgresDatabase, Statements } from './postgres-database.ts';
import { schemaMissing, schemaNew, schemaOld } from './postgres-failure.ts';

/** Any number that no other program is likely to take. */
const LOCK = 0x636f7265;

/**
 * Brings the tables to those of this version, and those of graphile-worker to its own, from nothing too; gives the number of
 * migrations that were made. One process does it at a time, and of our own all are done or none is. It takes two connections.
 * Throws CONFIG when the tables are those of a newer version, and when the package graphile-worker is not installed.
 */
export async function migratePostgres(database: PostgresDatabase): Promise<number> {
  await refuseEncoding(database);
  return await database.transaction(async (session) => {
    await session.rows('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    // Only where they are missing: who may write these tables need not be one who may make a schema.
    const before = await versionOf(session);
    if (before === undefined) {
      await session.rows('CREATE SCHEMA IF NOT EXISTS core');
      await session.rows('CREATE TABLE core.schema_version (version bigint NOT NULL)');
      await session.rows('INSERT INTO core.schema_version VALUES (0)');
    }
    const done = before ?? 0;
    if (done > MIGRATIONS.length) throw schemaNew(database.place);
    for (const sql of MIGRATIONS.slice(done)) await session.rows(sql);
    if (done < MIGRATIONS.length)
      await session.rows('UPDATE core.schema_version SET version = $1', [MIGRATIONS.length]);
    return MIGRATIONS.length - done + (await migrateGraphileWorker(database));
  });
}

/** Throws CONFIG when the tables are missing or not those of this version. */
export async function checkSchema(database: PostgresDatabase): Promise<void> {
  const version = await versionOf(database);
  if (version === undefined) throw schemaMissing(database.place);
  if (version < MIGRATIONS.length) throw schemaOld(database.place);
  if (version > MIGRATIONS.length) throw schemaNew(database.place);
  await checkGraphileWorker(database);
}

async function versionOf(database: Statements): Promise<number | undefined> {
  const [table] = await database.rows<{ name: string | null }>(
    `SELECT to_regclass('core.schema_version')::text AS name`,
  );
  if (table === undefined || table.name === null) return undefined;
  const [row] = await database.rows<{ version: number }>('SELECT version FROM core.schema_version');
  return row?.version ?? 0;
}

async function refuseEncoding(database: PostgresDatabase): Promise<void> {
  const [row] = await database.rows<{ encoding: string }>(
    `SELECT current_setting('server_encoding') AS encoding`,
  );
  if (row?.encoding === 'UTF8') return;
  throw new CoreError(
    'CONFIG',
    `${database.place} keeps text as ${row?.encoding}, which has not every letter`,
    {
      fix: 'Create a database with the encoding UTF8: createdb --encoding UTF8 --template template0.',
    },
  );
}
