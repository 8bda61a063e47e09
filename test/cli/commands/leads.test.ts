import { cpSync } from 'node:fs';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { booksOf } from '../../serve/books.ts';
import { serve } from '../../serve/served-process.ts';
import { tempFolder } from '../../temp-folder.ts';
import { masked, type Ran, rowsOf, workplace } from '../run-core.ts';

const place = workplace();

const ACCOUNTS = `Account ID,Account Name,Website,Country,Last Activity
001-google,Google LLC,google.com,United States,2024-01-01
001-google-2,Google Inc.,www.google.com,United States,2026-01-01
001-brindle,Brindleworth Analytics Ltd,brindleworth.co.uk,United Kingdom,
001-oracle,Oracle Corporation,oracle.com,United States,
`;

const LEADS = `Lead,Company,Email,Country
1,Google,ann@google.com,United States
2,Google DeepMind,ann@deepmind.com,United Kingdom
3,Brindleworth Analytics,ann@brindleworth.co.uk,United Kingdom
4,Zzyzx Quantum Widgets LLC,ann@zzyzxquantum.com,United States
5,,,
`;

describe('core resolve leads.csv --against accounts.csv', () => {
  let ran: Ran;

  beforeAll(async () => {
    place.write('accounts.csv', ACCOUNTS);
    place.write('leads.csv', LEADS);
    ran = await place.core('resolve', 'leads.csv', '--against', 'accounts.csv');
  });

  it('writes the account of each lead behind the columns of core resolve', () => {
    expect(ran.code).toBe(0);
    const rows = rowsOf(place.read('leads.resolved.csv'));
    expect(Object.keys(rows[0] ?? {}).slice(-4)).toEqual([
      'core_error',
      'core_account_id',
      'core_account_relation',
      'core_account_reasoning',
    ]);
    expect(rows.map((row) => [row.core_outcome, row.core_account_relation, row.core_account_id])).toEqual([
      ['matched', 'same', '001-google-2'],
      ['matched', 'parent', '001-google-2'],
      ['no_match', 'same', '001-brindle'],
      ['no_match', '', ''],
      ['invalid', '', ''],
    ]);
  });

  it('says how the accounts were read, and how many leads have one', () => {
    const told = masked(ran.stderr, place);
    expect(told).toContain('Columns of accounts.csv\n  name ← Account Name\n');
    expect(told).toContain('\nAccounts\n        3   60 %  have an account, of 2 accounts in all\n');
    expect(told).toContain('        2         are the company of an account (same)\n');
    expect(told).toContain('        1         have an account above their company (parent)\n');
  });

  it('gives the same bytes again, here and at a service', async () => {
    const dataDir = tempFolder();
    cpSync(inject('starterData'), dataDir, { recursive: true });
    const { apiKey } = await booksOf(dataDir).newKey('acme');
    const served = await serve({ dataDir });
    place.write('key.txt', `${apiKey}\n`);
    const remote = await place.core(
      ...['resolve', 'leads.csv', '--against', 'accounts.csv', '-o', 'remote.csv'],
      ...['--endpoint', served.address, '--api-key-file', 'key.txt'],
    );
    expect(remote).toMatchObject({ code: 0 });
    expect(place.read('remote.csv')).toBe(place.read('leads.resolved.csv'));
  });

  it('tells the counts as values with --json', async () => {
    const { stdout } = await place.core('resolve', 'leads.csv', '--against', 'accounts.csv', '--json');
    expect(JSON.parse(stdout)).toMatchObject({
      rows: 5,
      leads: {
        against: 'accounts.csv',
        with_account: 3,
        share: 0.6,
        relations: { same: 2, parent: 1, subsidiary: 0, regional: 0, sibling: 0 },
        accounts: 2,
      },
    });
  });

  it('takes the columns of the accounts that it is told', async () => {
    place.write('other.csv', 'Key,What\n7,Google LLC\n8,Oracle Corporation\n');
    const against = ['--against', 'other.csv', '--against-map', 'name=What,external_id=Key'];
    const { code } = await place.core('resolve', 'leads.csv', '-o', 'mapped.csv', ...against);
    expect(code).toBe(0);
    expect(rowsOf(place.read('mapped.csv')).map((row) => row.core_account_id)).toEqual([
      '7',
      '7',
      '',
      '',
      '',
    ]);
  });

  it.each([
    [['--against', 'nowhere.csv'], 'there is no file nowhere.csv'],
    [['--against', '-'], 'the accounts cannot come from standard input'],
    [['--against-map', 'name=Company'], 'no file of accounts is named'],
  ])('refuses %j', async (options, message) => {
    const { code, stderr } = await place.core('resolve', 'leads.csv', ...options);
    expect([code, stderr]).toEqual([2, expect.stringContaining(message)]);
  });
});

describe('core resolve leads.csv --against workspace', () => {
  it('says what to do where no accounts are loaded, and what cannot be given beside it', async () => {
    const none = await place.core('resolve', 'leads.csv', '--against', 'workspace', '--workspace', 'acme');
    expect(none.code).toBe(2);
    expect(none.stderr).toContain('no accounts are loaded in the workspace acme');
    expect(none.stderr).toContain('core crm load accounts.csv --workspace acme');
    const mapped = await place.core(
      'resolve',
      'leads.csv',
      '--against',
      'workspace',
      '--against-map',
      'name=A',
    );
    expect(mapped).toMatchObject({ code: 2 });
    expect(mapped.stderr).toContain('--against-map');
    const served = await place.core(
      ...['resolve', 'leads.csv', '--against', 'workspace', '--endpoint', 'https://127.0.0.1:9'],
    );
    expect(served).toMatchObject({ code: 2 });
    expect(served.stderr).toContain('does not give out the accounts of its workspace');
  });

  it('gives what the file gives that was loaded, and leaves the accounts of the workspace as they were', async () => {
    await place.core('resolve', 'leads.csv', '--against', 'accounts.csv', '-o', 'file.csv');
    expect(await place.core('crm', 'load', 'accounts.csv')).toMatchObject({ code: 0 });
    const before = await place.core('crm', 'status', '--json');
    const ran = await place.core('resolve', 'leads.csv', '--against', 'workspace', '-o', 'loaded.csv');
    expect(ran).toMatchObject({ code: 0 });
    expect(place.read('loaded.csv')).toBe(place.read('file.csv'));
    expect(ran.stderr).not.toContain('Columns of workspace');
    expect((await place.core('crm', 'status', '--json')).stdout).toBe(before.stdout);
  });
});
