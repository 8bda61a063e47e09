import { CoreError } from '../../contract/errors.ts';
import type { SqlColumn, SqlDatabase, SqlTable } from './sql-database.ts';

export interface SqlSettings {
  /** The table of the accounts. */
  readonly object?: string | undefined;
  /** Tells rows apart; default: the primary key, else a column `id`. */
  readonly idColumn?: string | undefined;
  /** When a row was changed last; default: the first of the usual names. */
  readonly modifiedColumn?: string | undefined;
  /** Gives the rows of a cursor's own time once more: others of that time, often a second, may have come since. */
  readonly isTimeRepeated?: boolean;
}

/** A table and the columns by which its rows are paged. */
export interface PagedTable extends SqlTable {
  readonly id: SqlColumn;
  readonly modified: SqlColumn;
}

const ACCOUNTS = [
  'account',
  'accounts',
  'company',
  'companies',
  'crmaccount',
  'crmaccounts',
  'organizations',
];
const MODIFIED = [
  'systemmodstamp',
  'hslastmodifieddate',
  'lastmodifieddate',
  'modifiedat',
  'updatedat',
  'modifiedon',
  'updatedon',
  'lastmodified',
  'lastupdated',
  'modified',
  'updated',
];

/** Throws INVALID_REQUEST for a table that is not there. */
export async function existingTable(database: SqlDatabase, name: string): Promise<SqlTable> {
  const table = await database.table(name);
  if (table !== undefined) return table;
  const tables = await database.tables();
  const fix = tables.length === 0 ? 'No table can be seen.' : `There are: ${some(tables)}.`;
  throw new CoreError('INVALID_REQUEST', `there is no table "${name}"`, { field: 'object', fix });
}

/** The table that holds the accounts: the one that was named, one with a usual name, or the only one. */
export async function accountsTable(database: SqlDatabase, { object }: SqlSettings): Promise<string> {
  if (object !== undefined) return object;
  const tables = await database.tables();
  const named = ACCOUNTS.flatMap((name) =>
    tables.filter((table) => plain(table.split('.').at(-1) ?? '') === name),
  );
  const only = tables.length === 1 ? tables[0] : undefined;
  const found = named[0] ?? only;
  if (found !== undefined) return found;
  const fix = tables.length === 0 ? 'No table can be seen.' : `Name it with --object: ${some(tables)}.`;
  throw new CoreError('INVALID_REQUEST', 'it is not clear which table holds the accounts', {
    field: 'object',
    fix,
  });
}

/** Throws INVALID_REQUEST when a column is not there, or none is known to page by. */
export function pagedTable(table: SqlTable, object: string, settings: SqlSettings): PagedTable {
  const id = settings.idColumn ?? table.key ?? table.columns.find(({ name }) => plain(name) === 'id')?.name;
  const modified =
    settings.modifiedColumn ??
    MODIFIED.flatMap((usual) => table.columns.filter(({ name }) => plain(name) === usual))[0]?.name;
  if (id === undefined) throw missing(object, 'tells its rows apart', '--id-column');
  if (modified === undefined) throw missing(object, 'says when a row was changed last', '--modified-column');
  return { ...table, id: column(table, id, object), modified: column(table, modified, object) };
}

/** The columns of these names, in their order. */
export function columnsOf(table: SqlTable, names: readonly string[], object: string): readonly SqlColumn[] {
  return names.map((name) => column(table, name, object));
}

function column({ columns }: SqlTable, name: string, object: string): SqlColumn {
  const found = columns.find((one) => one.name === name);
  if (found !== undefined) return found;
  throw new CoreError('INVALID_REQUEST', `the table ${object} has no column "${name}"`, {
    field: 'fields',
    fix: `Its columns are: ${some(columns.map((one) => one.name))}.`,
  });
}

function missing(object: string, what: string, option: string): CoreError {
  return new CoreError('INVALID_REQUEST', `no column of the table ${object} is known that ${what}`, {
    field: option,
    fix: `Name it: core crm connect … ${option} <name>.`,
  });
}

function some(names: readonly string[]): string {
  return names.slice(0, 40).join(', ') + (names.length > 40 ? ` and ${names.length - 40} more` : '');
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '');
}
