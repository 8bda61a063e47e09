import { expect, it, onTestFinished } from 'vitest';
import { bringOver, requireEmpty } from '../../../src/store/postgres/bring-over.ts';
import { postgresIdentityStore } from '../../../src/store/postgres/postgres-identity-store.ts';
import { postgresJobStore } from '../../../src/store/postgres/postgres-job-store.ts';
import { openCoreDatabase } from '../../../src/store/sqlite/core-database.ts';
import { SHARED_TABLES, WORKSPACE_TABLES } from '../../../src/store/sqlite/workspace-tables.ts';
import { tempPath } from '../../temp-folder.ts';
import { servedJob } from '../jobs.ts';
import { pinsIn } from '../pins.ts';
import { databaseOfFile, describePostgres } from './postgres-databases.ts';

type Row = Readonly<Record<string, unknown>>;

const databases = databaseOfFile();
const NEVER = new AbortController().signal;
const TABLES = [...WORKSPACE_TABLES.map(({ table }) => table), ...SHARED_TABLES];
/** Accounts are in files that a backup does not have, and who was reviewing is gone. */
const LEFT = ['dataset', 'dataset_load', 'review_lease'];
/** What a quoted list, a text for a statement and PostgreSQL itself stumble over. */
const HARD = 'a "quoted" \\ back, {brace} NULL \0 \uFDD0 ü 💼';

describePostgres('what a data directory holds', () => {
  it('is in the database of several machines with every number and text, and leases have ended', async () => {
    const path = filled();
    const before = rowsIn(path);
    const database = databases.open();
    const rows = await bringOver(path, await urlOf(database), NEVER);
    expect(rows).toBe(TABLES.length - LEFT.length);
    for (const table of TABLES) {
      const there = await database.rows<Row>(`SELECT * FROM core."${table}"`);
      const expected = LEFT.includes(table) ? [] : (before.get(table) ?? []).map(freed);
      expect(
        there.map((row) => sorted(table, row)),
        table,
      ).toEqual(expected.map((row) => sorted(table, row)));
    }
  });

  it('counts on behind its last numbers', async () => {
    const database = databases.open();
    await bringOver(filled(), await urlOf(database), NEVER);
    const jobs = postgresJobStore(database, { newId: () => 'fresh', now: () => 1000 });
    await jobs.create([servedJob()]);
    const [row] = await database.rows<{ number: number }>(
      `SELECT number FROM core.job WHERE id = 'job_fresh'`,
    );
    expect(row?.number).toBe(42 + 1);
    const identity = postgresIdentityStore(database);
    await identity.pin([{ coreId: '1234567890', recordKeys: ['list:new'] }]);
    expect((await pinsIn(identity)).map(({ coreId }) => coreId).at(-1)).toBe('1234567890');
  });

  it('comes into an empty database alone, and not in part', async () => {
    const database = databases.open();
    const url = await urlOf(database);
    await requireEmpty(url);
    await bringOver(filled(), url, NEVER);
    await expect(requireEmpty(url)).rejects.toMatchObject({ code: 'CONFIG' });
    await expect(bringOver(filled(), url, NEVER)).rejects.toThrow('is not empty');
    const stopped = databases.open();
    const controller = new AbortController();
    controller.abort();
    await expect(bringOver(filled(), await urlOf(stopped), controller.signal)).rejects.toThrow('aborted');
    await requireEmpty(url);
  });
});

/** The database is emptied when it is asked the first thing. */
async function urlOf(database: ReturnType<typeof databases.open>): Promise<string> {
  await database.rows('SELECT 1');
  return databases.url();
}

/** A database with a row in every table, all of whose values are told apart. */
function filled(): string {
  const path = tempPath('core.sqlite');
  const database = openCoreDatabase(path);
  onTestFinished(() => void database.close());
  // What refers to another row stands before it in the list.
  for (const table of TABLES.toReversed()) {
    const columns = database
      .prepare<[string], { name: string; type: string }>('SELECT name, type FROM pragma_table_info(?)')
      .all(table);
    const values = columns.map(({ name, type }) => {
      if (name === 'record_keys') return JSON.stringify([`list:${HARD}`, 'list:2']);
      if (name === 'delivery_id') return 'delivery.id';
      if (table === 'delivery' && name === 'id') return 'delivery.id';
      if (['pruned', 'seen_clock'].includes(table) && name === 'id') return 1;
      if (type === 'TEXT') return `${table}.${name} ${HARD}`;
      return type === 'REAL' ? 0.1 : 42;
    });
    const places = columns.map(() => '?').join(', ');
    const names = columns.map(({ name }) => `"${name}"`).join(', ');
    database.prepare(`INSERT OR REPLACE INTO "${table}" (${names}) VALUES (${places})`).run(...values);
  }
  database.close();
  return path;
}

function rowsIn(path: string): ReadonlyMap<string, readonly Row[]> {
  const database = openCoreDatabase(path);
  const rows = new Map(
    TABLES.map((table) => [table, database.prepare<[], Row>(`SELECT * FROM "${table}"`).all()]),
  );
  database.close();
  return rows;
}

function freed(row: Row): Row {
  return 'lease_until' in row ? { ...row, lease_until: 0 } : row;
}

/** A list is JSON text in SQLite. */
function sorted(table: string, row: Row): Row {
  const { record_keys: keys, ...others } = row;
  if (table !== 'pin') return row;
  return { ...others, record_keys: typeof keys === 'string' ? JSON.parse(keys) : keys };
}
