import { existsSync, statSync } from 'node:fs';
import Database from 'better-sqlite3';
import { CoreError } from '../../contract/errors.ts';
import type { SqlColumn, SqlDatabase, SqlRow, SqlTable, SqlUpdate } from './sql-database.ts';
import { quotedName, type SqlDialect, type SqlText, type SqlValue } from './sql-where.ts';

const BUSY_MS = 10_000;

/** Numbers are compared as numbers whatever a column is declared as; any other text becomes what its column holds. */
const DIALECT: SqlDialect = {
  placeholder: (_, type) => (type === 'number' ? 'CAST(? AS NUMERIC)' : '?'),
  asText: (column) => column,
  like: 'LIKE',
};

interface ColumnRow {
  readonly name: string;
  readonly type: string;
  readonly pk: number;
}

/** Opens a file of SQLite: to read alone until something is written. Throws FILE_NOT_FOUND, FILE_UNREADABLE. */
export function openSqlite(file: string): SqlDatabase {
  const reading = opened(file, true);
  let writing: Database.Database | undefined;
  const toWrite = () => {
    writing ??= opened(file, false);
    return writing;
  };
  return {
    dialect: DIALECT,
    table: async (name) => attempt(file, () => tableIn(reading, name)),
    tables: async () =>
      attempt(file, () =>
        reading
          .prepare<[], string>(
            "SELECT name FROM sqlite_schema WHERE type IN ('table', 'view') AND name NOT LIKE 'sqlite!_%' ESCAPE '!' ORDER BY name",
          )
          .pluck()
          .all(),
      ),
    select: async (text, values) =>
      attempt(file, () => reading.prepare<unknown[], SqlRow>(text).all(...values.map(bindable))),
    updates: async (statements) => allUpdated(toWrite(), statements),
    whoami: async () => ({ place: file, user: null }),
    async close() {
      reading.close();
      writing?.close();
    },
  };
}

function opened(file: string, readonly: boolean): Database.Database {
  if (!existsSync(file)) throw new CoreError('FILE_NOT_FOUND', `there is no file ${file}`, { file });
  if (statSync(file).isDirectory()) throw new CoreError('FILE_UNREADABLE', `${file} is a folder`, { file });
  return attempt(file, () => new Database(file, { readonly, fileMustExist: true, timeout: BUSY_MS }));
}

function tableIn(database: Database.Database, name: string): SqlTable | undefined {
  const rows = database
    .prepare<[string], ColumnRow>(
      'SELECT name, type, pk FROM pragma_table_xinfo(?) WHERE hidden IN (0, 2, 3)',
    )
    .all(name);
  if (rows.length === 0) return undefined;
  const keys = rows.filter(({ pk }) => pk > 0);
  return {
    name: quotedName(name),
    columns: rows.map(sqlColumn),
    key: keys.length === 1 ? keys[0]?.name : undefined,
  };
}

/** What is not a number is text: only a column without a type keeps a number that is compared with text as it is. */
function sqlColumn({ name }: ColumnRow): SqlColumn {
  const column = quotedName(name);
  return {
    name,
    selected: `CAST(${column} AS TEXT)`,
    exact: `CASE typeof(${column}) WHEN 'real' THEN printf('%!.17g', ${column}) ELSE CAST(${column} AS TEXT) END`,
  };
}

function bindable(value: SqlValue): string | number | null {
  return typeof value === 'boolean' ? Number(value) : value;
}

/** One transaction, for the disk is waited for once: a statement that fails undoes itself alone, unless a trigger ends it all. */
function allUpdated(database: Database.Database, statements: readonly SqlText[]): readonly SqlUpdate[] {
  const failed = failureOf(() => database.exec('BEGIN IMMEDIATE'));
  if (failed !== undefined) return statements.map(() => failed);
  const results = statements.map((statement) => updated(database, statement));
  const undone = database.inTransaction ? failureOf(() => database.exec('COMMIT')) : ENDED;
  if (database.inTransaction) database.exec('ROLLBACK');
  return undone === undefined ? results : results.map((result) => ('error' in result ? result : undone));
}

const ENDED = { error: 'a trigger of the database has undone all writes of this page', isLasting: false };

type Refused = { readonly error: string; readonly isLasting: boolean };

function updated(
  database: Database.Database,
  { text, values }: SqlText,
): { readonly changed: number } | Refused {
  if (!database.inTransaction) return ENDED;
  let changed = 0;
  const failed = failureOf(() => {
    changed = database.prepare(text).run(...values.map(bindable)).changes;
  });
  return failed ?? { changed };
}

/** Constraints and triggers refuse a row however often it is tried; a lock passes. */
function failureOf(work: () => void): Refused | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    if (!(error instanceof Database.SqliteError)) throw error;
    const isLasting = !/^SQLITE_(?:BUSY|LOCKED|FULL|IOERR)/.test(error.code);
    return { error: error.message, isLasting };
  }
}

function attempt<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Database.SqliteError)) throw error;
    if (error.code.startsWith('SQLITE_BUSY'))
      throw new CoreError('STORE_BUSY', `${file} is locked by another program`, { file });
    throw new CoreError(
      'FILE_UNREADABLE',
      `${file} cannot be read as a database of SQLite (${error.message})`,
      {
        file,
      },
    );
  }
}
