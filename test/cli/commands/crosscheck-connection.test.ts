import { join } from 'node:path';
import Database from 'better-sqlite3';
import { beforeAll, describe, expect, it } from 'vitest';
import { rowsOf, workplace } from '../run-core.ts';

describe('core crosscheck --connection', () => {
  const place = workplace();

  beforeAll(async () => {
    const database = new Database(join(place.folder, 'crm.sqlite'));
    database.exec(
      `CREATE TABLE accounts (id TEXT PRIMARY KEY, name TEXT, website TEXT, updated_at TEXT);
       INSERT INTO accounts VALUES
         ('a1', 'Plinth Works', 'plinthworks.example', '2026-01-01'),
         ('a2', 'Plinth Works Ltd', 'plinthworks.example', '2026-01-02'),
         ('a3', 'Siemens AG', 'siemens.com', '2026-01-03')`,
    );
    database.close();
    const made = await place.core('crm', 'connect', 'local', '--kind', 'sqlite', '--file', 'crm.sqlite');
    expect(made.code).toBe(0);
  });

  it('judges the accounts of the CRM, and writes them into the working folder, with reports in two forms', async () => {
    const ran = await place.core(
      ...['crosscheck', '--connection', 'local', '--concurrency', '0', '--json'],
      ...['--report', 'report.html', '--report', 'report.json'],
    );
    expect([ran.code, ran.stderr]).toEqual([
      0,
      expect.stringContaining('Read 3 rows of accounts from local.\n'),
    ]);
    expect(JSON.parse(ran.stdout)).toMatchObject({
      ...{ input: 'local', output: join(place.folder, 'local.crosscheck.csv'), rows: 3 },
      ...{ duplicates: { groups: 1, doubles: 1 }, report: ['report.html', 'report.json'] },
    });
    const rows = rowsOf(place.read('local.crosscheck.csv'));
    expect(rows.map((row) => [row['Record ID'], row.name])).toEqual([
      ['a1', 'Plinth Works'],
      ['a2', 'Plinth Works Ltd'],
      ['a3', 'Siemens AG'],
    ]);
    expect(JSON.parse(place.read('report.json')).summary).toMatchObject({ input: 'local', accounts: 3 });
    expect(place.read('report.html')).toContain('<!doctype html>');
  });

  it('says which of them are one company', async () => {
    const ran = await place.core('duplicates', '--connection', 'local', '--concurrency', '0', '--json');
    expect(JSON.parse(ran.stdout)).toMatchObject({ duplicates: { groups: 1, doubles: 1 } });
    expect(place.has('local.duplicates.csv')).toBe(true);
  });

  it('wants either a file or a connection that is there', async () => {
    const stderr = async (...given: readonly string[]) => (await place.core('crosscheck', ...given)).stderr;
    expect(await stderr()).toContain('or the CRM itself with --connection');
    expect(await stderr('a.csv', '--connection', 'local')).toContain('a file and a connection are named');
    expect(await stderr('a.csv', '--object', 'accounts')).toContain('a file has no objects');
    expect(await stderr('--connection', 'other')).toContain('workspace default has no connection "other"');
  });
});
