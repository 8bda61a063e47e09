import type { Pool, PoolClient, PoolConfig, QueryResult } from 'pg';
import { CoreError } from '../../contract/errors.ts';
import { type Connections, type Limits, openConnections } from './postgres-connections.ts';
import {
  isConnectionLost,
  isRepeatable,
  isUnanswered,
  placeOf,
  postgresFailure,
} from './postgres-failure.ts';
import { type Hear, listening } from './postgres-listening.ts';
import { holdingLock } from './postgres-lock.ts';
import { readText, writtenList, writtenText } from './postgres-text.ts';
import { silenceWatch } from './silent-database.ts';

/** What stands for $1, $2 … in a statement. An array is bound as one value, for `unnest` and `ANY`. */
export type SqlValue = string | number | null | undefined | readonly (string | number | null | undefined)[];

/** What asks one statement after the other. */
export interface Statements {
  rows<Row>(sql: string, values?: readonly SqlValue[]): Promise<readonly Row[]>;
  /** How many rows the statement has changed. */
  changes(sql: string, values?: readonly SqlValue[]): Promise<number>;
}

/** A transaction under way; read committed, so that each statement sees what others have committed before it. */
export interface Session extends Statements {
  /** By the clock of the database, when the transaction began; milliseconds since 1970. */
  readonly nowMs: number;
  /** Asks once more when the transaction is committed, without anybody waiting: it may get lost. */
  afterCommit(ask: (asked: Statements) => Promise<void>): void;
}

/** A pool of connections; a statement outside a transaction is one of its own. */
export interface PostgresDatabase extends Statements {
  /** Where it is, to be told to people: without user and password. */
  readonly place: string;
  /** Commits when `work` resolves. It is called again when others were in the way: it must touch nothing but the session. */
  transaction<T>(work: (session: Session) => Promise<T>): Promise<T>;
  /**
   * Reads of one moment, for as long as what it gives is asked for. While it is open nothing can be cleaned up: whoever
   * asks for nothing for a minute loses it.
   */
  snapshot<T>(read: (asked: Statements) => AsyncIterable<T>): AsyncIterable<T>;
  /**
   * Works while no other connection has the lock of this number: a connection is kept for it, and the lock goes with it.
   * Throws STORE_BUSY when somebody has it. Behind a pooler that shares connections a transaction stays open meanwhile.
   */
  alone<T>(lock: number, work: () => Promise<T>): Promise<T>;
  /**
   * Hears the messages of channels (NOTIFY) until what it gives back is called, on a connection of its own; after a loss of
   * the connection on another one. What is told between is not heard, and nothing at all behind a pooler that shares
   * connections.
   */
  listen(channels: readonly string[], hear: Hear): Promise<() => Promise<void>>;
  /** Lends the pool to a package that asks for itself; its errors are those of pg. */
  lend<T>(use: (pool: Pool) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export interface PostgresOptions {
  /** The most connections at once. */
  readonly connections?: number;
  /** Shown by pg_stat_activity. */
  readonly name?: string;
  /** What a statement may take. */
  readonly statementMs?: number;
}

const CONNECTIONS = 10;
const CONNECT_MS = 10_000;
const STATEMENT_MS = 60_000;
/** The server gives a statement up in time: an answer that is so much later does not come, for the network is cut. */
const LATE_MS = 5000;
/** A connection on which nothing is asked is held to be good for so long. */
const SILENT_MS = 10_000;
const LOCK_MS = 20_000;
/** No transaction of core waits for anything but the database: one that is idle belongs to a process that hangs. */
const IDLE_MS = 60_000;
/** Of a transaction, or a statement of its own, that others are in the way of. */
const MOST_TRIES = 10;
const NOW = 'SELECT floor(extract(epoch FROM statement_timestamp()) * 1000)::bigint AS ms';
const [TEXT, TEXTS, INT8] = [25, 1009, 20];

/**
 * Opens connections to the database of a connection string, on use. Throws CONFIG when the package pg is not installed;
 * whether its tables are those of this version is asked by checkSchema (migrate.ts).
 */
export async function openPostgresDatabase(
  url: string,
  { connections = CONNECTIONS, name = 'core', statementMs = STATEMENT_MS }: PostgresOptions = {},
): Promise<PostgresDatabase> {
  const pg = await import('pg').catch(() => {
    throw new CoreError('CONFIG', 'the package pg, which speaks with PostgreSQL, is not installed', {
      fix: 'Run npm install pg in the folder of core.',
    });
  });
  const { types } = pg.default;
  const place = placeOf(url);
  const watch = silenceWatch(async () => {
    const client = new pg.default.Client({ ...timeouts(name, statementMs), connectionString: url });
    client.on('error', () => {});
    const refusal: unknown = await client.connect().catch((error: unknown) => error);
    void client.end().catch(() => {});
    return !isUnanswered(refusal);
  });
  const open = (config: PoolConfig) => {
    const pool = new pg.default.Pool({
      ...timeouts(name, statementMs),
      ...config,
      connectionString: url,
      max: connections,
      // A process that fails before it has closed the pool ends without it.
      allowExitOnIdle: true,
      types: { getTypeParser: (oid, format) => parserOf(oid) ?? types.getTypeParser(oid, format) },
    });
    // Connections that break while nothing is asked are taken out of the pool; those in use tell whoever uses them.
    pool.on('error', () => {});
    pool.on('connect', (client) => watch(client.on('error', () => {})));
    return pool;
  };
  return databaseOf(openConnections(open, limitsOf(statementMs)), place);

  function parserOf(oid: number): ((text: string) => unknown) | undefined {
    if (oid === INT8) return Number;
    if (oid === TEXT) return readText;
    const parseTexts = types.getTypeParser(TEXTS);
    return oid === TEXTS ? (text) => (parseTexts(text) as string[]).map(readText) : undefined;
  }
}

function timeouts(name: string, statementMs: number): PoolConfig {
  return {
    application_name: name,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: statementMs + LATE_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: SILENT_MS,
  };
}

function limitsOf(statementMs: number): Limits {
  return {
    statement_timeout: statementMs,
    lock_timeout: LOCK_MS,
    idle_in_transaction_session_timeout: IDLE_MS,
  };
}

function databaseOf(connections: Connections, place: string): PostgresDatabase {
  const outside = statements((sql, values) => repeated(() => connections.query(sql, values)), place);
  return {
    place,
    ...outside,
    async transaction(work) {
      try {
        const { result, behind } = await repeated(() => once(connections, work));
        for (const ask of behind) void ask(outside).catch(() => {});
        return result;
      } catch (error) {
        throw postgresFailure(error instanceof NotBegun ? error.cause : error, place);
      }
    },
    async *snapshot(read) {
      const client = await connected(connections, place);
      const asked = statements((sql, values) => client.query(sql, values), place);
      let broken: Error | undefined;
      try {
        await asked.rows(`BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; ${connections.limits()}`);
        yield* read(asked);
      } finally {
        await client.query('ROLLBACK').catch((error: Error) => {
          broken = error;
        });
        client.release(broken);
      }
    },
    alone: (lock, work) => holdingLock(lock, work, { connections, place }),
    listen: (channels, hear) => listening(connections, channels, hear),
    lend: (use) => use(connections.pool()),
    close: connections.close,
  };
}

function connected(connections: Connections, place: string): Promise<PoolClient> {
  return connections.connect().catch((error) => {
    throw postgresFailure(error, place);
  });
}

/** Does it again when others were in the way: then nothing of it was done. */
async function repeated<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await ask();
    } catch (error) {
      const isAgain = isRepeatable(error) || error instanceof NotBegun;
      if (!isAgain || tries === MOST_TRIES) throw error;
    }
  }
}

/** The connection was lost before anything was asked. */
class NotBegun extends Error {}

/** What a transaction gave, and what is to be asked behind it. */
interface Committed<T> {
  readonly result: T;
  readonly behind: readonly ((asked: Statements) => Promise<void>)[];
}

async function once<T>(
  connections: Connections,
  work: (session: Session) => Promise<T>,
): Promise<Committed<T>> {
  const client = await connections.connect();
  let broken: Error | undefined;
  try {
    const nowMs = await begin(client, connections.limits());
    const behind: Committed<T>['behind'][number][] = [];
    const result = await work({
      nowMs,
      afterCommit: (ask) => void behind.push(ask),
      ...statements((sql, values) => client.query(sql, values), undefined),
    });
    // A transaction in which a statement has failed is rolled back by COMMIT.
    if ((await client.query('COMMIT')).command !== 'COMMIT') throw new Error('the transaction has failed');
    return { result, behind };
  } catch (error) {
    if (isConnectionLost(error) || error instanceof NotBegun) broken = new Error('the connection was lost');
    else
      await client.query('ROLLBACK').catch((failure: Error) => {
        broken = failure;
      });
    throw error;
  } finally {
    client.release(broken);
  }
}

async function begin(client: PoolClient, limits: string): Promise<number> {
  try {
    // Of several statements in one text pg gives several results, which its types do not say.
    const results = (await client.query(`BEGIN; ${limits} ${NOW}`)) as unknown as readonly QueryResult<{
      ms: number;
    }>[];
    return results.at(-1)?.rows[0]?.ms ?? Number.NaN;
  } catch (error) {
    if (isConnectionLost(error)) throw new NotBegun('the connection was lost', { cause: error });
    throw error;
  }
}

type Ask = (sql: string, values: unknown[]) => Promise<QueryResult>;

/** Errors are told in words where the place is given; within a transaction that is for the whole of it. */
function statements(ask: Ask, place: string | undefined): Statements {
  const asked = async (sql: string, values: readonly SqlValue[] = []) => {
    try {
      return await ask(sql, values.map(written));
    } catch (error) {
      throw place === undefined ? error : postgresFailure(error, place);
    }
  };
  return {
    rows: async <Row>(sql: string, values?: readonly SqlValue[]) =>
      (await asked(sql, values)).rows as readonly Row[],
    changes: async (sql, values) => (await asked(sql, values)).rowCount ?? 0,
  };
}

function written(value: SqlValue): unknown {
  if (typeof value === 'string') return writtenText(value);
  return isList(value) ? writtenList(value) : value;
}

function isList(value: SqlValue): value is Extract<SqlValue, readonly unknown[]> {
  return Array.isArray(value);
}
