import type { Client, ClientConfig } from 'pg';
import { CoreError } from '../../contract/errors.ts';
import type { AddressGuard } from '../address-guard.ts';
import { guardedSocket } from './guarded-socket.ts';
import { isConnectionLost, isPassing, postgresFailure, stateOf } from './postgres-failure.ts';
import type { SqlDatabase, SqlRow, SqlTable, SqlUpdate } from './sql-database.ts';
import { quotedName, type SqlDialect, type SqlText, type SqlValue } from './sql-where.ts';

const CONNECT_MS = 10_000;
const STATEMENT_MS = 120_000;

/** PostgreSQL gives a bound text the type of the column it meets. */
const DIALECT: SqlDialect = {
  placeholder(at, type) {
    const cast = type === 'number' ? '::numeric' : type === 'boolean' ? '::boolean' : '';
    return `$${at}${type === 'pattern' ? '::text' : cast}`;
  },
  asText: (column) => `${column}::text`,
  like: 'ILIKE',
};

const RELATIONS = `pg_catalog.pg_class c JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
  WHERE c.relkind IN ('r', 'v', 'm', 'f', 'p') AND n.nspname NOT IN ('pg_catalog', 'information_schema', 'pg_toast')
  AND has_table_privilege(c.oid, 'SELECT')`;

/** Opens a database by its connection string; throws CONFIG when the package pg is missing, NETWORK, UNAUTHORIZED. */
export async function openPostgres(url: string, guard: AddressGuard): Promise<SqlDatabase> {
  let opened: Promise<Client> | undefined;
  // One that is lost makes room for a new one, which the next question opens.
  const drop = (lost: Promise<Client>) => {
    if (opened === lost) opened = undefined;
  };
  const connected = () => {
    const opening: Promise<Client> = opened ?? connect(url, guard, () => drop(opening));
    if (opened === undefined) opening.catch(() => drop(opening));
    opened = opening;
    return opening;
  };
  const select = async (text: string, values: readonly SqlValue[]): Promise<readonly SqlRow[]> => {
    const connection = connected();
    try {
      const { rows } = await (await connection).query<SqlRow>(text, [...values]);
      return rows;
    } catch (error) {
      if (isConnectionLost(error)) drop(connection);
      throw postgresFailure(error);
    }
  };
  await connected();
  return {
    dialect: DIALECT,
    table: (name) => tableIn(select, name),
    tables: async () => {
      const rows = await select(
        `SELECT CASE WHEN pg_catalog.pg_table_is_visible(c.oid) THEN relname ELSE nspname || '.' || relname END AS name FROM ${RELATIONS} ORDER BY 1`,
        [],
      );
      return rows.map(({ name }) => name ?? '');
    },
    select,
    async updates(statements) {
      const results: SqlUpdate[] = [];
      for (const statement of statements) {
        const connection = connected();
        const result = await updated(connection, statement);
        if (result === 'unknown') drop(connection);
        results.push(result);
      }
      return results;
    },
    async whoami() {
      const [row] = await select('SELECT current_database()::text AS place, current_user::text AS who', []);
      return { place: row?.place ?? '', user: row?.who ?? null };
    },
    close: async () => (await opened)?.end(),
  };
}

async function connect(url: string, guard: AddressGuard, onLost: () => void): Promise<Client> {
  const config = configOf(url, guard);
  const pg = await import('pg').catch(() => {
    throw new CoreError('CONFIG', 'the package pg, which speaks with PostgreSQL, is not installed', {
      fix: 'Run npm install pg in the folder of core.',
    });
  });
  const client = new pg.default.Client(config);
  // A connection that breaks while nothing is asked is opened anew by the next question.
  client.on('error', onLost);
  try {
    await client.connect();
    await client.query(
      "SET TIME ZONE 'UTC'; SET datestyle = 'ISO, YMD'; SET standard_conforming_strings = on",
    );
  } catch (error) {
    await client.end().catch(() => {});
    throw postgresFailure(error);
  }
  return client;
}

function configOf(url: string, guard: AddressGuard): ClientConfig {
  return {
    connectionString: url,
    application_name: 'core',
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    stream: () => guardedSocket(guard),
  };
}

type Select = SqlDatabase['select'];

async function tableIn(select: Select, name: string): Promise<SqlTable | undefined> {
  const [found] = await select(
    `SELECT c.oid::text AS oid, nspname::text AS schema, relname::text AS relation FROM ${RELATIONS}
     AND (nspname || '.' || relname = $1 OR (relname = $1 AND pg_catalog.pg_table_is_visible(c.oid)))
     ORDER BY relname = $1 DESC LIMIT 1`,
    [name],
  );
  if (found === undefined) return undefined;
  const columns = await select(
    `SELECT a.attname::text AS name, t.typname::text AS type,
            (SELECT 'key' FROM pg_catalog.pg_index i WHERE i.indrelid = a.attrelid AND i.indisprimary
              AND i.indnatts = 1 AND i.indkey[0] = a.attnum) AS key
     FROM pg_catalog.pg_attribute a JOIN pg_catalog.pg_type t ON t.oid = a.atttypid
     WHERE a.attrelid = $1::oid AND a.attnum > 0 AND NOT a.attisdropped ORDER BY a.attnum`,
    [found.oid ?? null],
  );
  return {
    name: `${quotedName(found.schema ?? '')}.${quotedName(found.relation ?? '')}`,
    columns: columns.map(({ name: column, type }) => {
      const selected = selectedAs(quotedName(column ?? ''), type ?? '');
      return { name: column ?? '', selected, exact: selected };
    }),
    key: columns.find(({ key }) => key === 'key')?.name ?? undefined,
  };
}

/** Times in ISO 8601, exact to the microsecond; infinity stays what it is. */
function selectedAs(column: string, type: string): string {
  const form = type === 'timestamptz' ? 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"' : 'YYYY-MM-DD"T"HH24:MI:SS.US';
  if (type !== 'timestamptz' && type !== 'timestamp') return `${column}::text`;
  return `CASE WHEN isfinite(${column}) THEN to_char(${column}, '${form}') ELSE ${column}::text END`;
}

async function updated(connection: Promise<Client>, { text, values }: SqlText): Promise<SqlUpdate> {
  const client = await connection.catch(failedOf);
  if ('error' in client) return client;
  try {
    return { changed: (await client.query(text, [...values])).rowCount ?? 0 };
  } catch (error) {
    return isConnectionLost(error) ? 'unknown' : failedOf(error);
  }
}

function failedOf(error: unknown): { readonly error: string; readonly isLasting: boolean } {
  const failure = postgresFailure(error);
  if (!(failure instanceof CoreError)) throw failure;
  return {
    error: failure.message,
    isLasting: failure.code === 'INVALID_REQUEST' && !isPassing(stateOf(error)),
  };
}
