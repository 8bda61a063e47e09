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

/** Opens connections on use, with limits of their own where that is possible and with those of each transaction where not. */
export function openConnections(open: (config: PoolConfig) => Pool, limits: Limits): Connections {
  let pool = open({ ...limits });
  let areShared = false;
  const asked = async <T>(ask: (from: Pool) => Promise<T>): Promise<T> => {
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
  const local = Object.entries(limits)
    .map(([name, ms]) => `SET LOCAL ${name} = ${ms};`)
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

function isRefused(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === REFUSED.code &&
    error.message.includes(REFUSED.words)
  );
}
