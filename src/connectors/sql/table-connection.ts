import type { CrmQuery, CrmRow, CrmUpdate, CrmWriteResult } from '../../contract/crm-connection.ts';
import type { CrmSystem } from '../../contract/crm-system.ts';
import { CoreError } from '../../contract/errors.ts';
import { assertDistinct } from '../distinct-ids.ts';
import type { SqlDatabase, SqlRow, SqlUpdate } from './sql-database.ts';
import { quotedName, type SqlText, type SqlValue, sqlWhere } from './sql-where.ts';
import {
  accountsTable,
  columnsOf,
  existingTable,
  type PagedTable,
  pagedTable,
  type SqlSettings,
} from './table-columns.ts';

const PAGE_ROWS = 1000;
const IDS_AT_ONCE = 500;

/**
 * Tables of a database as objects of a CRM: for a warehouse, and for a CRM that is kept in a database. Rows without a
 * time of change count as older than all others; their `modified` is ''. The column of ids must tell rows apart.
 */
export function tableConnection(database: SqlDatabase, settings: SqlSettings): CrmSystem {
  const tables = new Map<string, Promise<PagedTable>>();
  const tableOf = (object: string) => {
    const known =
      tables.get(object) ??
      existingTable(database, object).then((table) => pagedTable(table, object, settings));
    tables.set(object, known);
    known.catch(() => tables.delete(object));
    return known;
  };
  return {
    changed: (query) => changedRows(database, { tableOf, settings }, query),
    async read(object, ids, fields) {
      const table = await tableOf(object);
      const found: CrmRow[] = [];
      for (let from = 0; from < ids.length; from += IDS_AT_ONCE) {
        const some = ids.slice(from, from + IDS_AT_ONCE);
        const places = some.map((_, at) => database.dialect.placeholder(at + 1, 'column'));
        const text = `${selection(table, fields, object)} WHERE ${quotedName(table.id.name)} IN (${places.join(', ')})`;
        found.push(...(await database.select(text, some)).map((row) => crmRow(row, fields)));
      }
      return found;
    },
    async write(object, updates) {
      const table = await tableOf(object);
      assertDistinct(updates);
      const statements = updates.map((update) => updateText(database, table, { object, update }));
      const done = await database.updates(statements);
      return updates.map(({ id }, at) => writeResult(id, done[at] ?? 'unknown'));
    },
    accountsObject: () => accountsTable(database, settings),
    async look(object) {
      const table = await tableOf(object);
      const [counted] = await database.select(`SELECT CAST(count(*) AS TEXT) AS n FROM ${table.name}`, []);
      return { ...(await database.whoami()), object, rows: Number(counted?.n ?? 0) };
    },
    async fields(object) {
      const { columns, id } = await tableOf(object);
      return columns.map(({ name }) => ({ name, label: name, isWritable: name !== id.name }));
    },
    close: () => database.close(),
  };
}

interface Reading {
  readonly tableOf: (object: string) => Promise<PagedTable>;
  readonly settings: Pick<SqlSettings, 'isTimeRepeated'>;
}

/** First the rows without a time of change, by id, then the others: an index of either order can be used. */
async function* changedRows(
  database: SqlDatabase,
  { tableOf, settings: { isTimeRepeated = false } }: Reading,
  { object, fields, where, after, signal }: CrmQuery,
): AsyncGenerator<readonly CrmRow[]> {
  const table = await tableOf(object);
  const selected = selection(table, fields, object);
  const [id, modified] = [quotedName(table.id.name), quotedName(table.modified.name)];
  const columns = table.columns.map(({ name }) => name);
  const condition = where === undefined ? undefined : sqlWhere(where, { columns, dialect: database.dialect });
  const pagesOf = async function* (stretch: Stretch) {
    let [behind, place] = [stretch.behind, stretch.first];
    for (;;) {
      signal?.throwIfAborted();
      const bound = behind.map((_, at) =>
        database.dialect.placeholder((condition?.values.length ?? 0) + at + 1, 'column'),
      );
      const asked = [stretch.only, ...(condition ? [condition.text] : [])];
      if (behind.length > 0) asked.push(`${place} (${bound.join(', ')})`);
      const text = `${selected} WHERE ${asked.join(' AND ')} ORDER BY ${stretch.order.slice(1, -1)} LIMIT ${PAGE_ROWS}`;
      const found = await database.select(text, [...(condition?.values ?? []), ...behind]);
      const last = found.at(-1);
      if (last === undefined) return;
      yield found.map((row) => crmRow(row, fields));
      if (found.length < PAGE_ROWS) return;
      behind = stretch.columns.map((name) => last[name] ?? '');
      place = `${stretch.order} >`;
    }
  };
  if (after === undefined || after.modified === '')
    yield* pagesOf({
      only: `${modified} IS NULL`,
      order: `(${id})`,
      first: `(${id}) >`,
      columns: [ID],
      behind: after === undefined ? [] : [after.id],
    });
  const order = `(${modified}, ${id})`;
  const timed = after === undefined || after.modified === '' ? [] : [after.modified, after.id];
  yield* pagesOf({
    ...{ only: `${modified} IS NOT NULL`, order, columns: [MODIFIED, ID] },
    first: isTimeRepeated ? `(${modified}) >=` : `${order} >`,
    behind: isTimeRepeated ? timed.slice(0, 1) : timed,
  });
}

interface Stretch {
  readonly only: string;
  /** A row value: columns in parentheses. */
  readonly order: string;
  /** How rows of the first page compare to `behind`. */
  readonly first: string;
  /** What of the last row the next page begins behind. */
  readonly columns: readonly string[];
  readonly behind: readonly string[];
}

const ID = 'core_row_id';
const MODIFIED = 'core_row_modified';

/** Names of the result are our own: a column may be called anything. */
function selection(table: PagedTable, fields: readonly string[], object: string): string {
  const selected = columnsOf(table, fields, object).map(
    ({ selected: text }, at) => `${text} AS core_field_${at}`,
  );
  const own = [`${table.id.exact} AS ${ID}`, `${table.modified.exact} AS ${MODIFIED}`];
  return `SELECT ${[...own, ...selected].join(', ')} FROM ${table.name}`;
}

function crmRow(row: SqlRow, fields: readonly string[]): CrmRow {
  const values = fields.map((name, at) => [name, row[`core_field_${at}`] ?? null] as const);
  return { id: row[ID] ?? '', modified: row[MODIFIED] ?? '', fields: Object.fromEntries(values) };
}

function writeResult(id: string, done: SqlUpdate): CrmWriteResult {
  if (done === 'unknown') return { id, written: 'unknown' };
  if ('error' in done) return { id, written: false, ...done };
  return done.changed > 0
    ? { id, written: true }
    : { id, written: false, error: 'the row is gone', isLasting: true };
}

function updateText(
  { dialect }: SqlDatabase,
  table: PagedTable,
  { object, update: { id, fields } }: { readonly object: string; readonly update: CrmUpdate },
): SqlText {
  const columns = columnsOf(table, Object.keys(fields), object);
  if (columns.length === 0 || columns.some(({ name }) => name === table.id.name))
    throw new CoreError('INVALID_REQUEST', `to write, name columns of ${object} other than ${table.id.name}`);
  const set = columns.map(({ name }, at) => `${quotedName(name)} = ${dialect.placeholder(at + 1, 'column')}`);
  const place = dialect.placeholder(columns.length + 1, 'column');
  return {
    text: `UPDATE ${table.name} SET ${set.join(', ')} WHERE ${quotedName(table.id.name)} = ${place}`,
    values: [...columns.map(({ name }): SqlValue => fields[name] ?? null), id],
  };
}
