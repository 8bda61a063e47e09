import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { workbookBytes } from '../../bench/workbooks/workbook-bytes.ts';
import { openInput } from '../../src/tabular/read-input.ts';
import { ended, rowsOf, until, workplace } from './run-core.ts';

const place = workplace();
const { core, folder } = place;
const SIEMENS = '6075156552';

function rowXml(...cells: readonly string[]): string {
  const each = cells.map((cell) =>
    /^[\d.]+$/.test(cell) ? `<c s="1"><v>${cell}</v></c>` : `<c t="str"><v>${cell}</v></c>`,
  );
  return `<row>${each.join('')}</row>`;
}

/** A sheet of accounts beside one of leads, with numbers that show leading zeros. */
async function accounts(rows: readonly (readonly string[])[]): Promise<Buffer> {
  const header = rowXml('Account ID', 'Account Name', 'Website', 'Zip');
  return workbookBytes({
    sheets: [
      { name: 'Accounts', rows: header + rows.map((cells) => rowXml(...cells)).join('') },
      { name: 'Leads', rows: rowXml('Company', 'Domain') + rowXml('Siemens', 'siemens.com') },
    ],
    ...{ numberFormats: { 164: '00000' }, styles: [0, 164] },
  });
}

const ROWS = [
  ['a1', 'Siemens AG', 'siemens.com', '1067'],
  ['a2', '=Acme+', 'acme.example', '99'],
];

/** The cells of a workbook in the folder, its header first. */
async function cellsIn(name: string): Promise<readonly (readonly string[])[]> {
  const table = await openInput({ path: join(folder, name) });
  const cells: (readonly string[])[] = [table.columns];
  for await (const row of table.rows) cells.push(row.cells);
  return cells;
}

beforeAll(async () => {
  writeFileSync(join(folder, 'accounts.xlsx'), await accounts(ROWS));
  await core('reference', 'list');
});

describe('core resolve', () => {
  it('reads the first sheet of a workbook and writes a workbook beside it, values and formats kept', async () => {
    const { stderr, code } = await core('resolve', 'accounts.xlsx');
    expect(code).toBe(0);
    expect(stderr).toContain('"Accounts" is read; --sheet names another: "Leads"');
    expect(stderr).toContain(
      'warning the result is a new workbook of one sheet: values and number formats are kept',
    );
    const [header, first, second] = await cellsIn('accounts.resolved.xlsx');
    expect(header?.slice(0, 6)).toEqual([
      'Account ID',
      'Account Name',
      'Website',
      'Zip',
      'core_id',
      'core_outcome',
    ]);
    expect(first?.slice(0, 6)).toEqual(['a1', 'Siemens AG', 'siemens.com', '01067', SIEMENS, 'matched']);
    expect(second?.slice(0, 5)).toEqual(['a2', '=Acme+', 'acme.example', '00099', '']);
  });

  it('reads the sheet that is named, and writes the format of the output', async () => {
    const { code } = await core('resolve', 'accounts.xlsx', '--sheet', 'Leads', '-o', 'leads.csv', '-q');
    expect(code).toBe(0);
    expect(rowsOf(place.read('leads.csv'))).toMatchObject([{ Company: 'Siemens', core_id: SIEMENS }]);
  });

  it('writes a workbook from CSV, and reads one from standard input', async () => {
    place.write('plain.csv', 'Name,Zip\nSiemens AG,01067\n');
    await core('resolve', 'plain.csv', '-o', 'plain.xlsx', '-q');
    expect((await cellsIn('plain.xlsx'))[1]?.slice(0, 3)).toEqual(['Siemens AG', '01067', SIEMENS]);
    const bytes = readFileSync(join(folder, 'plain.xlsx'));
    const { stdout } = await place.coreReading(bytes, 'resolve', '-', '-o', '-', '--format', 'csv', '-q');
    expect(rowsOf(stdout)).toMatchObject([{ Name: 'Siemens AG', Zip: '01067', core_id: SIEMENS }]);
  });

  it('holds a sheet of leads against a sheet of accounts', async () => {
    const against = ['--against', 'accounts.xlsx', '--against-sheet', 'accounts'];
    const { code } = await core('resolve', 'accounts.xlsx', '--sheet', 'Leads', ...against, '-o', 'held.csv');
    expect(code).toBe(0);
    expect(rowsOf(place.read('held.csv'))).toMatchObject([{ core_account_id: 'a1' }]);
  });

  it('names the other sheets where the first has nothing to match by, by the option that is meant', async () => {
    const row = (...texts: readonly string[]) =>
      `<row>${texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`;
    const sheets = [
      { name: 'READ ME', rows: row('How', 'to') + row('a', 'b') },
      { name: 'Data', rows: row('Name') + row('Siemens') },
    ];
    writeFileSync(join(folder, 'cover.xlsx'), await workbookBytes({ sheets }));
    place.write('one.csv', 'Name\nSiemens\n');
    const first = await core('resolve', 'cover.xlsx');
    expect([first.code, first.stderr]).toEqual([2, expect.stringContaining('with --sheet: "Data".')]);
    const against = await core('resolve', 'one.csv', '--against', 'cover.xlsx');
    expect([against.code, against.stderr]).toEqual([
      2,
      expect.stringContaining('with --against-sheet: "Data".'),
    ]);
  });

  it('refuses a table that no workbook can hold before it begins', async () => {
    place.write('long.csv', `Name,Notes\nSiemens AG,${'x'.repeat(40_000)}\n`);
    const { stderr, code } = await core('resolve', 'long.csv', '-o', 'long.xlsx');
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr:
        'core: line 2, column "Notes" has 40,000 characters, and a cell of a workbook at most 32,767\n' +
        '  fix Write CSV or JSON instead, for example with --format csv.\n',
    });
    expect(existsSync(join(folder, 'long.xlsx'))).toBe(false);
  });
});

describe('other commands read workbooks and write them beside', () => {
  it.each([
    ['crosscheck', 'accounts.crosscheck.xlsx', 'core_action'],
    ['duplicates', 'accounts.duplicates.xlsx', 'core_duplicate_of'],
    ['firmographics', 'accounts.firmographics.xlsx', 'core_operational_status'],
    ['resolve-parent', 'accounts.parents.xlsx', 'core_parent_core_id'],
    ['combined', 'accounts.combined.xlsx', 'core_parent_core_id'],
  ])('core %s', async (command, output, column) => {
    expect(await core(command, 'accounts.xlsx', '-q')).toMatchObject({ code: 0 });
    const [header, ...rows] = await cellsIn(output);
    expect(header).toContain(column);
    expect(rows).toHaveLength(2);
  });

  it('core inbound run, core explain, core evaluate and core crm load', async () => {
    place.write('truth.csv', `external_id,expected_id\na1,${SIEMENS}\n`);
    await core('resolve', 'truth.csv', '--map', 'core_id=expected_id', '-o', 'truth.xlsx', '-q');
    const runs = [
      ['inbound', 'run', 'accounts.xlsx', '--map', 'external_id=Account ID', '-q'],
      ['explain', 'accounts.xlsx', '--row', '1'],
      ['evaluate', 'accounts.xlsx', '--truth', 'truth.xlsx', '--map', 'external_id=Account ID'],
      ['crm', 'load', 'accounts.xlsx'],
    ];
    for (const run of runs) expect(await core(...run)).toMatchObject({ code: 0 });
    expect((await cellsIn('accounts.enriched.xlsx'))[0]).toContain('core_execution_id');
  });
});

describe('a run of a workbook that is killed', () => {
  it('goes on, and its workbook is the same to the byte', async () => {
    const rows = Array.from({ length: 1200 }, (_, at) => [
      `a${at}`,
      `Siemens ${at} Works`,
      `works${at}.example`,
      `${at}`,
    ]);
    writeFileSync(join(folder, 'many.xlsx'), await accounts(rows));
    const command = ['resolve', 'many.xlsx', '--concurrency', '1', '-o'];
    const child = place.start(...command, 'killed.xlsx');
    const result = ended(child);
    const size = () => statSync(join(folder, 'killed.xlsx.partial'), { throwIfNoEntry: false })?.size ?? 0;
    await until(() => size() > 10_000 || child.exitCode !== null, 'the workbook has 10,000 bytes');
    child.kill('SIGKILL');
    expect((await result).code).toBeNull();
    expect(existsSync(join(folder, 'killed.xlsx'))).toBe(false);
    const { stderr } = await core(...command, 'killed.xlsx');
    expect(stderr).toMatch(/^Going on with run run_\w+: [\d,]+ rows are done\.$/m);
    await core(...command, 'whole.xlsx', '-q');
    const [killed, whole] = ['killed.xlsx', 'whole.xlsx'].map((name) => readFileSync(join(folder, name)));
    expect(killed?.equals(whole ?? Buffer.alloc(0))).toBe(true);
  }, 120_000);
});
