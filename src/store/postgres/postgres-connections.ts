import type { Pool, PoolClient, PoolConfig, QueryResult } from 'pg';

/** Connections of a pool, directly or through a pooler like PgBouncer, which hands one on after each transaction. */
export interface Connections {
  /** Rejects with the errors of pg, and so does `query`. */
  connect(): Promise<PoolClient>;
  query(sql: string, values: unknown[]): Promise<QueryResult>;
  /** Statements that stand behind BEGIN, where connections cannot be given limits of their own; '' elsewhere. */
  limits(): string;
  /** Connections are handed on: what belongs to a session is lost or somebody else's. Known once one has been asked for. */
  areShared(): boolean;
  /** The pool itself; another one once it is known that connections are shared. */
  pool(): Pool;
  close(): Promise<void>;
}

/** What may take how long, in milliseconds, as the settings of PostgreSQL are called. */
export interface Limits {
  readonly statement_timeout: number;
  readonly lock_timeout: number;
  readonly idle_in_transaction_session_timeout: number;
}

/** PgBouncer: protocol_violation, for it knows no such setting, and would not give it to who has the connection next. */
const REFUSED = { code: '08P01', words: 'unsupported startup parameter' };

/** Rows are handed over as arrays, in which NULL is not a word. */
const NULLS = ['array_nulls', 'on'] as const;

/** Who answers, and what of our limits it has taken over. */
const ASK = `SELECT pg_backend_pid() AS pid, setting::bigint AS "statementMs" FROM pg_settings
  WHERE name = 'statement_timeout'`;

interface Answering {
  readonly pid: number;
  readonly statementMs: number;
}

/** Opens connections on use, with limits of their own where that is possible and with those of each transaction where not. */
export function openConnections(open: (config: PoolConfig) => Pool, limits: Limits): Connections {
  let pool = open({ ...limits, options: `-c ${NULLS[0]}=${NULLS[1]}` });
  let areShared = false;
  let findingOut: Promise<void> | undefined;
  /** A pooler may be set to ignore the limits, instead of refusing them. */
  const findOut = async () => {
    const client = await trying((from) => from.connect());
    try {
      areShared ||= !(await isDirect(client, limits));
    } finally {
      client.release();
    }
  };
  const asked = async <T>(ask: (from: Pool) => Promise<T>): Promise<T> => {
    findingOut ??= findOut().catch((error) => {
      findingOut = undefined;
      throw error;
    });
    await findingOut;
    return trying(ask);
  };
  const trying = async <T>(ask: (from: Pool) => Promise<T>): Promise<T> => {
    const from = pool;
    try {
      return await ask(from);
    } catch (error) {
      if (!isRefused(error)) throw error;
      // Others may have found out at the same time.
      if (pool === from) {
        areShared = true;
        pool = open({});
        void from.end().catch(() => {});
      }
      return await ask(pool);
    }
  };
  const local = [...Object.entries(limits), NULLS]
    .map(([name, value]) => `SET LOCAL ${name} = ${value};`)
    .join(' ');
  return {
    connect: () => asked((from) => from.connect()),
    query: (sql, values) => asked((from) => from.query(sql, values)),
    limits: () => (areShared ? local : ''),
    areShared: () => areShared,
    pool: () => pool,
    close: () => pool.end(),
  };
}

/** A pooler tells the number of a process that is not the one that answers, or whose limits are not ours. */
async function isDirect(client: PoolClient, limits: Limits): Promise<boolean> {
  const { rows } = await client.query<Answering>(ASK);
  const [answering] = rows;
  const told = 'processID' in client ? client.processID : undefined;
  return answering?.pid === told && Number(answering?.statementMs) === limits.statement_timeout;
}

function isRefused(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === REFUSED.code &&
    error.message.includes(REFUSED.words)
  );
}
