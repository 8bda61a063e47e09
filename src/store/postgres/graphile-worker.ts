import { createRequire as requiringFrom } from 'node:module';
import { parse } from 'node:path';
import type { Pool, QueryConfig } from 'pg';
import { CoreError } from '../../contract/errors.ts';
import { TURN_KINDS, taskOf } from './give-turns.ts';
import type { PostgresDatabase, Statements } from './postgres-database.ts';
import { schemaMissing, schemaNew, schemaOld } from './postgres-failure.ts';

/** The migrations of graphile-worker 0.17.3, by their number. */
const MIGRATIONS = 19;
export const SCHEMA = 'graphile_worker';

export type GraphileWorker = typeof import('graphile-worker');

const PACKAGE = 'graphile-worker';
let loaded: GraphileWorker | undefined;

/** Loads the package that hands turns out. Throws CONFIG when it is not installed. */
export function loadGraphileWorker(): GraphileWorker {
  try {
    loaded ??= atRoot(() => requiringFrom(import.meta.url)(PACKAGE));
    return loaded as GraphileWorker;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND')) throw error;
    throw new CoreError('CONFIG', 'the package graphile-worker, which hands out work, is not installed', {
      fix: 'Run npm install graphile-worker@0.17.3 in the folder of core.',
    });
  }
}

/**
 * While the package is loaded it looks for settings in the working directory and above, and carries out what it finds there:
 * whoever starts core in somebody's folder would run his program. Nothing else happens meanwhile.
 */
function atRoot<T>(load: () => T): T {
  const before = process.cwd();
  process.chdir(parse(before).root);
  try {
    return load();
  } finally {
    process.chdir(before);
  }
}

/** Tells who asks what goes wrong: warnings and errors, and nothing else. */
export function loggerOf({ Logger }: GraphileWorker, onError: (error: Error) => void) {
  return new Logger(() => (level, message) => {
    if (level === 'error' || level === 'warning') onError(new Error(message));
  });
}

/**
 * Every job that is added takes a number of this column, also when its task is known (graphile/worker#619). After 2^31 of them
 * they begin anew, instead of ending all work; what takes one again is no new task.
 */
const BEGINS_ANEW = `SELECT cycle FROM pg_sequences
  WHERE format('%I.%I', schemaname, sequencename) = pg_get_serial_sequence('${SCHEMA}._private_tasks', 'id')`;
const BEGIN_ANEW = `ALTER TABLE ${SCHEMA}._private_tasks ALTER COLUMN id SET CYCLE`;
const MAKE_TASKS = `INSERT INTO ${SCHEMA}._private_tasks (identifier) SELECT unnest($1::text[]) ON CONFLICT DO NOTHING`;

/**
 * Gives graphile-worker its tables, in its own schema; the number of migrations that were made. It makes them one by one, on a
 * connection of its own: whoever calls this keeps others from doing so at the same time.
 */
export async function migrateGraphileWorker(database: PostgresDatabase): Promise<number> {
  const graphile = loadGraphileWorker();
  const before = (await versionOf(database)) ?? 0;
  if (before > MIGRATIONS) throw schemaNew(database.place);
  if (before < MIGRATIONS) {
    const logger = loggerOf(graphile, () => {});
    await database.lend((pgPool) => graphile.runMigrations({ pgPool, schema: SCHEMA, logger }));
  }
  const [numbers] = await database.rows<{ cycle: boolean }>(BEGINS_ANEW);
  if (numbers?.cycle !== true) {
    await database.rows(MAKE_TASKS, [TURN_KINDS.map(taskOf)]);
    await database.rows(BEGIN_ANEW);
  }
  return MIGRATIONS - before;
}

/** Throws CONFIG when its tables are missing or not those of this version. */
export async function checkGraphileWorker(database: PostgresDatabase): Promise<void> {
  const version = await versionOf(database);
  if (version === undefined) throw schemaMissing(database.place);
  if (version < MIGRATIONS) throw schemaOld(database.place);
  if (version > MIGRATIONS) throw schemaNew(database.place);
}

/** What graphile-worker writes may get lost: then a sweep gives turns anew. So nobody waits for the disk. */
const BEGIN = 'BEGIN; SET LOCAL synchronous_commit = off';

interface LentPoolOptions {
  readonly isOver: () => boolean;
  /** Hears of errors as they are: what graphile-worker tells of them is text. */
  readonly onError: (error: Error) => void;
}

/**
 * The pool as graphile-worker is handed it. It gets no connection to listen on, for what it would hear is heard by
 * postgres-signals.ts. Errors lose their codes: it would wait up to two minutes by itself before it tries again. When it is
 * over an error is no answer.
 */
export function lentPool(pool: Pool, { isOver, onError }: LentPoolOptions): Pool {
  const failed = (error: unknown) => {
    onError(error instanceof Error ? error : new Error(String(error)));
    return withoutCode(error);
  };
  const connect = async () => {
    const client = await pool.connect().catch(failed);
    let broken: Error | undefined;
    const query = async (statement: QueryConfig) => {
      try {
        await client.query(BEGIN);
        const answer = await client.query(statement);
        await client.query('COMMIT');
        return answer;
      } catch (error) {
        // Its transaction goes with the connection.
        broken = error instanceof Error ? error : new Error(String(error));
        return isOver() ? { rows: [] } : failed(error);
      }
    };
    return { query, release: () => client.release(broken) };
  };
  const lent = { connect: (listen?: unknown) => (listen === undefined ? connect() : undefined) };
  // These are all members of a pool that it asks for.
  return lent as unknown as Pool;
}

function withoutCode(error: unknown): never {
  throw new Error(error instanceof Error ? error.message : String(error), { cause: error });
}

async function versionOf(asked: Statements): Promise<number | undefined> {
  const [table] = await asked.rows<{ name: string | null }>(
    `SELECT to_regclass('${SCHEMA}.migrations')::text AS name`,
  );
  if (table === undefined || table.name === null) return undefined;
  const [row] = await asked.rows<{ version: number | null }>(
    `SELECT max(id) AS version FROM ${SCHEMA}.migrations`,
  );
  return row?.version ?? 0;
}
