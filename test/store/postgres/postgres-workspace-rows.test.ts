import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { mintApiKey } from '../../../src/access/api-key.ts';
import { authenticator } from '../../../src/access/authenticate.ts';
import { postgresKeyStore } from '../../../src/store/postgres/postgres-key-store.ts';
import { postgresWorkspaceRows } from '../../../src/store/postgres/postgres-workspace-rows.ts';
import { openCoreDatabase } from '../../../src/store/sqlite/core-database.ts';
import { SHARED_TABLES, WORKSPACE_TABLES } from '../../../src/store/sqlite/workspace-tables.ts';
import { databaseOfFile, describePostgres } from './postgres-databases.ts';

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
}

const COLUMNS = `SELECT relname::text AS table, attname::text AS name, format_type(atttypid, atttypmod) AS type
  FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
  WHERE relnamespace = 'core'::regnamespace AND relkind = 'r' AND attnum > 0 AND NOT attisdropped`;
/** What only this store has, beside the tables that an installation can bring over. */
const OWN_TABLES = [
  ...['schema_version', 'key_revision', 'published_universe', 'key_in_use', 'database_id', 'process'],
  ...['shared_content', 'shared_name', 'dataset_lease', 'rate_count', 'dataset_work', 'dataset_part'],
];

const databases = databaseOfFile();

async function columnsIn(): Promise<readonly Column[]> {
  return await databases.elsewhere().rows<Column>(COLUMNS);
}

/** One row of each of two workspaces in every table, all of their values told apart. */
async function filled() {
  const database = databases.open();
  const columns = await database.rows<Column>(COLUMNS);
  // Attempts stand behind their deliveries, which are deleted last.
  for (const { table, where, json, times } of WORKSPACE_TABLES.toReversed())
    for (const workspace of where.includes("'default'") ? ['default'] : ['default', 'theirs']) {
      const own = columns.filter((column) => column.table === table);
      const values = own.map(({ name, type }) => {
        if (name === 'workspace') return workspace;
        if (name === 'delivery_id') return `${workspace} delivery.id`;
        if (name === 'bulk') return `${workspace} bulk.id`;
        if (json.includes(name)) return JSON.stringify({ of: `${workspace} ${table}.${name}` });
        if (times.includes(name)) return 1000;
        return type === 'text' ? `${workspace} ${table}.${name}` : workspace.length;
      });
      const names = own.map(({ name }) => `"${name}"`).join(', ');
      const places = own.map((_, at) => `$${at + 1}`).join(', ');
      const sql = `INSERT INTO core."${table}" (${names}) OVERRIDING SYSTEM VALUE VALUES (${places})`;
      await database.rows(sql, values);
    }
  return { database, rows: postgresWorkspaceRows(database) };
}

async function all<T>(given: AsyncIterable<T>): Promise<readonly T[]> {
  const rows: T[] = [];
  for await (const row of given) rows.push(row);
  return rows;
}

describePostgres('the tables in PostgreSQL', () => {
  it('are those of SQLite, with the same columns', async () => {
    const sqlite = openCoreDatabase('');
    const tables = [...WORKSPACE_TABLES.map(({ table }) => table), ...SHARED_TABLES];
    const there = tables.flatMap((table) =>
      sqlite
        .prepare<[string], string>('SELECT name FROM pragma_table_info(?)')
        .pluck()
        .all(table)
        .map((name) => `${table}.${name}`),
    );
    sqlite.close();
    const here = (await columnsIn())
      .filter(({ table }) => !OWN_TABLES.includes(table))
      .map(({ table, name }) => `${table}.${name}`);
    expect(here.length).toBeGreaterThan(200);
    expect(here.sort()).toEqual(there.sort());
  });
});

describePostgres('what is kept of a workspace in PostgreSQL', () => {
  it('is told row by row, and nothing of others, no secret and no lease', async () => {
    const { rows } = await filled();
    const told = await all(rows.rows('theirs', async () => []));
    const kinds = WORKSPACE_TABLES.flatMap(({ kind }) => (kind === null ? [] : [kind]));
    expect(told.map(({ type }) => type)).toEqual(kinds);
    expect(JSON.stringify(told)).not.toMatch(/default |hash|sealed|lease|"workspace"/);
    expect(told.find(({ type }) => type === 'ticket')).toMatchObject({
      crm_id: 'theirs ticket.crm_id',
      decisions: { of: 'theirs ticket.decisions' },
      created_at: '1970-01-01T00:00:01.000Z',
    });
  });

  it('is told in pages of one moment, whatever is written meanwhile', async () => {
    const { database, rows } = await filled();
    await database.rows(`INSERT INTO core.ticket (workspace, number, crm_id, name, feedback, created_at)
      SELECT 'theirs', number, 'a', 'b', 'c', 1 FROM generate_series(100, 2599) AS number`);
    let tickets = 0;
    for await (const { type } of rows.rows('theirs', async () => [])) {
      if (tickets === 0) await database.rows(`DELETE FROM core.ticket WHERE workspace = 'theirs'`);
      if (type === 'ticket') tickets++;
    }
    expect(tickets).toBe(2501);
  });

  it('is counted by kind, its runs too', async () => {
    const { rows } = await filled();
    const counts = { job: 1, run: 1, ticket: 1, webhook_attempt: 1, bulk: 1 };
    expect(await rows.counts('theirs')).toMatchObject({ ...counts, bulk_rows: 'theirs'.length });
    expect(await rows.counts('nobody')).toEqual({});
    expect(await rows.names()).toEqual(['default', 'theirs']);
    const known = await Promise.all(['default', 'theirs', 'nobody'].map(rows.isKnown));
    expect(known).toEqual([true, true, false]);
  });

  it('is gone when it was deleted, and all else is there', async () => {
    const { rows } = await filled();
    const before = await all(rows.rows('default', async () => []));
    await rows.remove('theirs');
    expect(await all(rows.rows('theirs', async () => []))).toEqual([]);
    expect(await all(rows.rows('default', async () => []))).toEqual(before);
    expect(await rows.names()).toEqual(['default']);
  });

  it.each(['key', 'token'] as const)(
    'takes its %s along, for services that have accepted it, too',
    async (kind) => {
      const database = databases.open();
      const keys = postgresKeyStore(database, kind);
      const { id, apiKey, hash, hint } = mintApiKey(randomBytes, kind);
      await keys.add({ id, hash, hint, workspace: 'acme', name: null, sealedSecret: 'sealed' }, 1);
      const accept = authenticator(postgresKeyStore(databases.elsewhere(), kind), kind);
      expect(await accept(apiKey, 2)).toMatchObject({ workspace: 'acme' });
      await postgresWorkspaceRows(database).remove('acme');
      await expect(accept(apiKey, 3)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    },
  );
});
