import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres } from '../../../src/connectors/sql/postgres.ts';
import { tableConnection } from '../../../src/connectors/sql/table-connection.ts';
import type { CrmConnection, CrmCursor, CrmRow } from '../../../src/contract/crm-connection.ts';
import { postgresPrograms, startPostgres } from '../../store/postgres/postgres-server.ts';
import { ALLOWS_ALL } from '../guards.ts';
import { hostileTexts, written } from '../where/hostile-texts.ts';
import { DATABASES, type TestedDatabase } from './sql-databases.ts';

const ACCOUNTS = `
  CREATE TABLE accounts (id INTEGER PRIMARY KEY, name VARCHAR(40), country TEXT, employees INTEGER CHECK (employees >= 0),
    "a ""strange"" column" TEXT, updated_at TEXT);
  INSERT INTO accounts (id, name, country, employees, updated_at) VALUES
    (1, 'Acme', 'DE', 10, '2026-01-02T00:00:00Z'), (2, 'Bolt', NULL, NULL, '2026-01-02T00:00:00Z'),
    (3, 'O''Hara 100%', 'FR', 50, '2026-01-01T00:00:00Z'), (4, 'Dull', 'de', 200, NULL);`;

describe.each(DATABASES)('a table of %s', (_, start) => {
  let tested: TestedDatabase;
  let crm: CrmConnection;

  beforeAll(async () => {
    tested = await start();
    await tested.run(
      `${ACCOUNTS} CREATE TABLE hostile (id INTEGER PRIMARY KEY, name TEXT, modified_at TEXT);`,
    );
    crm = tableConnection(await tested.open(), {});
  });
  afterAll(async () => {
    await crm?.close();
    await tested?.stop();
  });

  it('gives rows in the order of their last change, those without one first', async () => {
    const rows = await all(crm, { fields: ['name', 'employees'] });
    expect(rows.map(({ id }) => id)).toEqual(['4', '3', '1', '2']);
    expect(rows[1]).toEqual({
      id: '3',
      modified: '2026-01-01T00:00:00Z',
      fields: { name: "O'Hara 100%", employees: '50' },
    });
  });

  it('goes on behind a cursor', async () => {
    const behind = async (after: CrmCursor) => (await all(crm, { after })).map(({ id }) => id);
    expect(await behind({ modified: '', id: '4' })).toEqual(['3', '1', '2']);
    expect(await behind({ modified: '2026-01-01T00:00:00Z', id: '3' })).toEqual(['1', '2']);
    expect(await behind({ modified: '2026-01-02T00:00:00Z', id: '1' })).toEqual(['2']);
    expect(await behind({ modified: '2026-01-02T00:00:00Z', id: '2' })).toEqual([]);
  });

  it('gives rows of the time of a cursor once more where others of that time may have come since', async () => {
    const again = tableConnection(await tested.open(), { isTimeRepeated: true });
    const behind = async (after: CrmCursor) => (await all(again, { after })).map(({ id }) => id);
    expect(await behind({ modified: '2026-01-02T00:00:00Z', id: '2' })).toEqual(['1', '2']);
    expect(await behind({ modified: '2026-01-02T00:00:01Z', id: '0' })).toEqual([]);
    await again.close();
  });

  it.each([
    ["country = 'DE'", ['1']],
    ["country != 'DE'", ['4', '3', '2']],
    ['employees > 40.5', ['4', '3']],
    ['NOT employees > 40.5', ['1', '2']],
    ["country IN ('DE', 'FR') AND employees <= 50", ['3', '1']],
    ["country NOT IN ('DE', 'FR')", ['4', '2']],
    ["name LIKE '%100\\%'", ['3']],
    ["name LIKE 'a%' OR name LIKE '_ULL'", ['4', '1']],
    ["name NOT LIKE 'a%'", ['4', '3', '2']],
    ['country IS NULL', ['2']],
    ["name = 'O''Hara 100%' AND country IS NOT NULL", ['3']],
  ])('finds the rows where %s', async (where, ids) => {
    expect((await all(crm, { where })).map(({ id }) => id)).toEqual(ids);
  });

  it('reads rows that are there, and writes those', async () => {
    const results = await crm.write('accounts', [
      { id: '1', fields: { name: 'Acme SE', 'a "strange" column': '"; DROP TABLE accounts; --' } },
      { id: '2', fields: { employees: '-1' } },
      { id: '99', fields: { name: 'Nobody' } },
      { id: '3', fields: { country: null } },
    ]);
    expect(results).toMatchObject([
      { id: '1', written: true },
      { id: '2', written: false, isLasting: true },
      { id: '99', written: false, error: 'the row is gone', isLasting: true },
      { id: '3', written: true },
    ]);
    expect(
      await crm.read('accounts', ['3', '1', '99'], ['name', 'country', 'a "strange" column']),
    ).toHaveLength(2);
    const [one] = await crm.read('accounts', ['1'], ['name', 'a "strange" column']);
    expect(one?.fields).toEqual({ name: 'Acme SE', 'a "strange" column': '"; DROP TABLE accounts; --' });
    await tested.run(
      "UPDATE accounts SET name = 'Acme' WHERE id = 1; UPDATE accounts SET country = 'FR' WHERE id = 3",
    );
  });

  it('names what is not there', async () => {
    await expect(all(crm, { fields: ['nmae'] })).rejects.toThrow('the table accounts has no column "nmae"');
    await expect(all(crm, { where: 'nmae = 1' })).rejects.toThrow('there is no column "nmae" (character 1)');
    await expect(all(crm, { object: 'acounts' })).rejects.toMatchObject({
      message: 'there is no table "acounts"',
      place: { fix: 'There are: accounts, hostile.' },
    });
  });

  it('pages through more rows than one answer holds, however many share a time', async () => {
    await tested.run('CREATE TABLE many (id INTEGER PRIMARY KEY, name TEXT, modified_at TEXT)');
    const values = Array.from({ length: 3500 }, (_unused, at) => `(${at}, 'n', '${at < 2500 ? 'a' : 'b'}')`);
    await tested.run(`INSERT INTO many VALUES ${values.join(',')}`);
    const pages: number[] = [];
    const ids = new Set<string>();
    for await (const page of crm.changed({ object: 'many', fields: [] })) {
      pages.push(page.length);
      for (const { id } of page) ids.add(id);
    }
    expect([pages, ids.size]).toEqual([[1000, 1000, 1000, 500], 3500]);
  });

  it('finds each of 100,000 hostile texts, and nothing else', async () => {
    const texts = hostileTexts(100_000, 24);
    await tested.insertNames(texts);
    const AT_ONCE = 800;
    for (let from = 0; from < texts.length; from += AT_ONCE) {
      const some = texts.slice(from, from + AT_ONCE);
      const half = some.length / 2;
      const where = `name IN (${some.slice(0, half).map(written).join(', ')}) OR name IN (${some.slice(half).map(written).join(', ')})`;
      const rows = await all(crm, { object: 'hostile', where, fields: ['name'] });
      const found = new Set(rows.map(({ fields }) => fields.name));
      expect([rows.length, some.filter((text) => !found.has(text))]).toEqual([some.length, []]);
    }
  }, 120_000);

  it('takes each of 2,000 hostile texts as a value to write, and as a name for none', async () => {
    await tested.run('DELETE FROM hostile WHERE id >= 2000');
    const texts = hostileTexts(2_000, 25);
    const results = await crm.write(
      'hostile',
      texts.map((name, at) => ({ id: String(at), fields: { name } })),
    );
    expect(results.filter(({ written: isWritten }) => isWritten !== true)).toEqual([]);
    const rows = await all(crm, { object: 'hostile', fields: ['name'] });
    expect(rows.filter(({ id, fields }) => fields.name !== texts[Number(id)])).toEqual([]);
    for (const name of texts.slice(0, 200))
      await expect(all(crm, { fields: [name] }), name).rejects.toThrow('has no column');
  }, 120_000);
});

async function all(
  crm: CrmConnection,
  query: Partial<Parameters<CrmConnection['changed']>[0]>,
): Promise<readonly CrmRow[]> {
  const rows: CrmRow[] = [];
  for await (const page of crm.changed({ object: 'accounts', fields: [], ...query })) rows.push(...page);
  return rows;
}

const programs = postgresPrograms();

describe.skipIf(programs === undefined)('PostgreSQL', () => {
  it('calls a row unknown when the connection broke, and goes on with a new one', async () => {
    const server = await startPostgres(programs ?? '');
    try {
      await server.sql(
        "CREATE TABLE accounts (id int PRIMARY KEY, name varchar(5), updated_at timestamptz); INSERT INTO accounts VALUES (1, 'a', '2026-01-01 10:00:00.123456+02'), (2, 'b', NULL)",
      );
      await server.sql(
        "CREATE FUNCTION cut() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN IF NEW.name = 'cut' THEN PERFORM pg_terminate_backend(pg_backend_pid()); END IF; RETURN NEW; END $$",
      );
      await server.sql('CREATE TRIGGER cut BEFORE UPDATE ON accounts FOR EACH ROW EXECUTE FUNCTION cut()');
      const crm = tableConnection(await openPostgres(server.url, ALLOWS_ALL), {});
      const results = await crm.write('accounts', [
        { id: '1', fields: { name: 'cut' } },
        { id: '2', fields: { name: 'done' } },
        { id: 'x', fields: { name: 'done' } },
      ]);
      expect(results.map(({ written: isWritten }) => isWritten)).toEqual(['unknown', true, false]);
      // A value that is too long is refused, not cut.
      expect(await crm.write('accounts', [{ id: '1', fields: { name: 'too long' } }])).toMatchObject([
        { isLasting: true },
      ]);
      const [unknown, row] = await all(crm, { fields: ['name'] });
      expect([unknown?.modified, row]).toEqual([
        '',
        { id: '1', modified: '2026-01-01T08:00:00.123456Z', fields: { name: 'a' } },
      ]);
      expect(await all(crm, { after: { modified: row?.modified ?? '', id: '1' } })).toEqual([]);
      await crm.close();
    } finally {
      await server.stop();
    }
  });
});
