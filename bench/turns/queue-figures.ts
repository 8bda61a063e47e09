import type { PostgresDatabase } from '../../dist/store/postgres/postgres-database.js';

/** What a table holds and takes up. */
export interface TableFigures {
  readonly name: string;
  readonly live: number;
  readonly dead: number;
  /** With its indexes and what is kept beside its pages. */
  readonly bytes: number;
}

interface StatementFigures {
  readonly calls: number;
  readonly ms: number;
  readonly query: string;
}

const WAL = `SELECT (pg_current_wal_insert_lsn() - '0/0')::bigint AS bytes`;
const TABLES = `SELECT schemaname || '.' || relname AS name, n_live_tup AS live, n_dead_tup AS dead,
    pg_total_relation_size(relid) AS bytes
  FROM pg_stat_user_tables WHERE n_tup_ins + n_tup_upd > 0 AND n_live_tup + n_dead_tup > 20 ORDER BY dead DESC, name`;
const STATEMENTS = `SELECT calls, total_exec_time::bigint AS ms, left(regexp_replace(query, '\\s+', ' ', 'g'), 110) AS query
  FROM pg_stat_statements ORDER BY total_exec_time DESC LIMIT 14`;
const COUNTS = 'CREATE EXTENSION pg_stat_statements';

/** The settings of a server that counts its statements. */
export const COUNTING = ['shared_preload_libraries=pg_stat_statements'];

export async function countStatements(database: PostgresDatabase): Promise<void> {
  await database.rows(COUNTS);
}

/** Statements since the last time, those that took longest first. */
export async function statementTable(database: PostgresDatabase): Promise<readonly string[]> {
  const rows = await database.rows<StatementFigures>(STATEMENTS);
  await database.rows('SELECT pg_stat_statements_reset()');
  return rows.map(
    ({ calls, ms, query }) => `${String(ms).padStart(8)} ms ${String(calls).padStart(8)} times  ${query}`,
  );
}

/** Bytes that were written to the log of the database so far. */
export async function walBytes(database: PostgresDatabase): Promise<number> {
  const [row] = await database.rows<{ bytes: number }>(WAL);
  return row?.bytes ?? Number.NaN;
}

/** The tables with more than a few rows, those with the most dead ones first. */
export function tableFigures(database: PostgresDatabase): Promise<readonly TableFigures[]> {
  return database.rows<TableFigures>(TABLES);
}

export function tableLines(tables: readonly TableFigures[]): readonly string[] {
  const lines = tables.map(({ name, live, dead, bytes }) => {
    const figures = [live, dead].map((figure) => figure.toLocaleString('en-US').padStart(12));
    return `${name.padEnd(34)}${figures.join('')}${(bytes / 2 ** 20).toFixed(1).padStart(10)}`;
  });
  return [`${'table'.padEnd(34)}${'live'.padStart(12)}${'dead'.padStart(12)}${'MB'.padStart(10)}`, ...lines];
}
