import type Database from 'better-sqlite3';
import { CoreError } from '../../contract/errors.ts';
import { openCoreDatabase } from '../sqlite/core-database.ts';
import { checkSchema } from './migrate.ts';
import {
  openPostgresDatabase,
  type PostgresDatabase,
  type Session,
  type SqlValue,
} from './postgres-database.ts';
import { type CopiedRow, rowGroups } from './row-groups.ts';

/** Of the schema here, which the database of a data directory has none of. */
const OWN_TABLES = [
  ...['schema_version', 'key_revision', 'key_in_use', 'database_id', 'process', 'published_universe'],
  ...['shared_content', 'shared_name', 'dataset_lease', 'rate_count', 'dataset_work', 'dataset_part'],
];
/**
 * Accounts of CRMs are in files that a backup does not have: they are loaded again. Who was reviewing is not there any more.
 */
const LEFT_TABLES = ['dataset', 'dataset_load', 'review_lease'];
/** Of one statement: results of bulks are large. */
const MOST = { rows: 500, characters: 4 * 2 ** 20 };
const SEQUENCES = [
  { table: 'job', column: 'number', sequence: 'core.job_number' },
  { table: 'pin', column: 'sequence', sequence: 'core.pin_sequence' },
] as const;

interface Column {
  readonly table: string;
  readonly name: string;
  /** As an element of an array. */
  readonly type: string;
  readonly isIdentity: boolean;
}

/**
 * Brings all that the database of a data directory has into an empty database with the tables of this version, in one
 * transaction: numbers, ids and times stay. Leases end. Gives the rows that were written. Throws CONFIG when it is not empty.
 */
export async function bringOver(databasePath: string, url: string, signal: AbortSignal): Promise<number> {
  const database = await openPostgresDatabase(url, { connections: 1, name: 'core restore' });
  const from = openCoreDatabase(databasePath);
  try {
    await checkSchema(database);
    return await database.transaction(async (session) => {
      const columns = await columnsIn(session);
      const tables = [...new Set(columns.map(({ table }) => table))];
      await refuseContent(session, tables, database);
      let rows = 0;
      for (const table of tables) {
        const own = columns.filter((column) => column.table === table);
        rows += await copyTable(from, own, { session, signal });
      }
      for (const one of SEQUENCES) await countOn(session, one);
      for (const { table, name } of columns.filter(({ isIdentity }) => isIdentity))
        await countOn(session, {
          ...{ table, column: name },
          sequence: `pg_get_serial_sequence('core.${table}', '${name}')`,
          isExpression: true,
        });
      await session.changes('UPDATE core.key_revision SET revision = revision + 1');
      return rows;
    });
  } finally {
    from.close();
    await database.close();
  }
}

/** Throws CONFIG when there is anything in the database that would be in the way of `bringOver`. */
export async function requireEmpty(url: string): Promise<void> {
  const database = await openPostgresDatabase(url, { connections: 1, name: 'core restore' });
  try {
    await checkSchema(database);
    await database.transaction(async (session) => {
      const tables = new Set((await columnsIn(session)).map(({ table }) => table));
      await refuseContent(session, [...tables], database);
    });
  } finally {
    await database.close();
  }
}

/** The columns of the tables that are copied; a table that another one refers to comes before it, by its name. */
async function columnsIn(session: Session): Promise<readonly Column[]> {
  return session.rows<Column>(
    `SELECT relname AS table, attname AS name, format_type(atttypid, NULL) AS type, attidentity <> '' AS "isIdentity"
     FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
     WHERE relnamespace = 'core'::regnamespace AND relkind = 'r' AND attnum > 0 AND NOT attisdropped
       AND relname <> ALL ($1::text[])
     ORDER BY relname COLLATE "C", attnum`,
    [[...OWN_TABLES, ...LEFT_TABLES]],
  );
}

async function refuseContent(
  session: Session,
  tables: readonly string[],
  { place }: PostgresDatabase,
): Promise<void> {
  for (const table of tables) {
    const [row] = await session.rows(`SELECT 1 FROM core."${table}" LIMIT 1`);
    if (row === undefined) continue;
    throw new CoreError('CONFIG', `${place} is not empty: there is something in the table ${table}`, {
      fix: 'Make a new database (createdb), run core migrate, and name that one.',
    });
  }
}

interface Copying {
  readonly session: Session;
  readonly signal: AbortSignal;
}

async function copyTable(
  from: Database.Database,
  columns: readonly Column[],
  { session, signal }: Copying,
): Promise<number> {
  const table = columns[0]?.table ?? '';
  const names = columns.map(({ name }) => `"${name}"`);
  const into = columns.map(({ type }, at) => (isList(type) ? `c${at}::${type}` : `c${at}`));
  const insert = `
    INSERT INTO core."${table}" (${names.join(', ')}) OVERRIDING SYSTEM VALUE
    SELECT ${into.join(', ')}
    FROM unnest(${columns.map(({ type }, at) => `$${at + 1}::${isList(type) ? 'text' : type}[]`).join(', ')})
      AS given (${columns.map((_, at) => `c${at}`).join(', ')})`;
  const read = from.prepare<[], CopiedRow>(`SELECT ${names.join(', ')} FROM "${table}"`);
  let copied = 0;
  for (const rows of rowGroups(read.iterate(), MOST)) {
    signal.throwIfAborted();
    const values = columns.map((column): SqlValue => rows.map((row) => writtenValue(row, column)));
    copied += await session.changes(insert, values);
  }
  return copied;
}

function isList(type: string): boolean {
  return type.endsWith('[]');
}

/** A list is JSON there, and here the text of an array; what was claimed is nobody's. */
function writtenValue(row: CopiedRow, { name, type }: Column): string | number | null {
  const value = row[name] ?? null;
  if (value === null) return null;
  if (name === 'lease_until') return 0;
  return isList(type) ? listText(JSON.parse(String(value))) : value;
}

function listText(elements: readonly string[]): string {
  return `{${elements.map((one) => `"${one.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`).join(',')}}`;
}

interface Counting {
  readonly table: string;
  readonly column: string;
  readonly sequence: string;
  /** The sequence is asked for, and not named. */
  readonly isExpression?: boolean;
}

/** The next number is the one behind the last. */
async function countOn(session: Session, { table, column, sequence, isExpression }: Counting): Promise<void> {
  const which = isExpression === true ? sequence : `'${sequence}'`;
  await session.rows(
    `SELECT setval(${which}, max("${column}")) FROM core."${table}" HAVING max("${column}") IS NOT NULL`,
  );
}
