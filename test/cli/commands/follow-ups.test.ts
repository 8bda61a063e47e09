import { beforeAll, describe, expect, it } from 'vitest';
import { masked, type Ran, rowsOf, workplace } from '../run-core.ts';

const place = workplace();

const ACCOUNTS = `Company,Website,Country
Google DeepMind,deepmind.com,United Kingdom
Microsoft Ireland Operations Limited,,Ireland
Sun Microsystems,sun.com,United States
Zzyzx Quantum Widgets LLC,zzyzxquantum.com,United States
,,
`;

const PARENT_COLUMNS = [
  ...['core_parent_core_id', 'core_parent_name', 'core_parent_country', 'core_parent_confidence'],
  ...[
    'core_parent_reasoning',
    'core_top_parent_core_id',
    'core_top_parent_name',
    'core_top_parent_reasoning',
  ],
  ...['core_top_operating_parent_core_id', 'core_top_operating_parent_name'],
  ...['core_is_regional', 'core_regional_scope', 'core_regional_reasoning'],
];

describe('core resolve-parent accounts.csv', () => {
  let ran: Ran;
  let rows: readonly Readonly<Record<string, string>>[];

  beforeAll(async () => {
    place.write('accounts.csv', ACCOUNTS);
    ran = await place.core('resolve-parent', 'accounts.csv');
    rows = rowsOf(place.read('accounts.parents.csv'));
  });

  it('writes every row again with its owners', () => {
    expect(ran.code).toBe(0);
    expect(rows.map((row) => row.Company)).toEqual(
      ACCOUNTS.trim()
        .split('\n')
        .slice(1)
        .map((line) => line.split(',')[0]),
    );
    expect(Object.keys(rows[0] ?? {}).slice(-PARENT_COLUMNS.length)).toEqual(PARENT_COLUMNS);
    expect(
      rows.map((row) => [
        row.core_outcome,
        row.core_parent_name,
        row.core_top_parent_name,
        row.core_top_operating_parent_name,
      ]),
    ).toEqual([
      ['matched', 'Google', 'Alphabet', 'Google'],
      ['matched', 'Microsoft', 'Microsoft', 'Microsoft'],
      ['matched', 'Oracle', 'Oracle', 'Oracle'],
      ['no_match', '', '', ''],
      ['invalid', '', '', ''],
    ]);
    expect(rows.map((row) => [row.core_is_regional, row.core_regional_scope])).toEqual([
      ['no', ''],
      ['yes', 'Ireland'],
      ['no', ''],
      ['', ''],
      ['', ''],
    ]);
    expect(rows[2]?.core_parent_reasoning).toBe(
      'It became part of Oracle, as the starter list of core says.',
    );
  });

  it('counts them in the summary', () => {
    expect(masked(ran.stderr, place)).toContain(
      'Parents\n        3  have a parent, 1 of them as regional subsidiaries\n        0  have none that is known here\n',
    );
  });

  it('takes up the ids of an earlier run, asks for no more, and keeps what that has told', async () => {
    const again = await place.core('firmographics', 'accounts.parents.csv', '-o', 'sizes.csv', '--json');
    expect(again.code).toBe(0);
    const sizes = rowsOf(place.read('sizes.csv'));
    const kept = [
      'Company',
      'core_id',
      'core_legal_name',
      'core_confidence',
      'core_sources',
      ...PARENT_COLUMNS,
    ];
    for (const [at, row] of sizes.slice(0, 3).entries())
      for (const column of kept) expect([column, row[column]]).toEqual([column, rows[at]?.[column]]);
    expect(sizes.map((row) => row.core_operational_status)).toEqual(['Active', 'Active', 'Absorbed', '', '']);
    expect(JSON.parse(again.stdout)).toMatchObject({
      statuses: { Active: 2, 'Out of business': 0, Absorbed: 1, Undetermined: 0 },
    });
  });

  it('finds nobody for an id that nobody has, and says so', async () => {
    place.write('ids.csv', `core_id\n${rows[0]?.core_id}\n9999999999\nno id\n`);
    const unknown = await place.core('resolve-parent', 'ids.csv');
    expect(unknown.code).toBe(1);
    const found = rowsOf(place.read('ids.parents.csv'));
    expect(found.map((row) => [row.core_outcome, row.core_parent_name])).toEqual([
      ['matched', 'Google'],
      ['failed', ''],
      ['failed', ''],
    ]);
    expect(found[1]?.core_error).toBe('No entity has the core_id 9999999999.');
  });
});

describe('core firmographics', () => {
  it('writes figures as figures in JSON', async () => {
    place.write('one.json', JSON.stringify([{ name: 'Siemens AG', website: 'siemens.com', country: 'DE' }]));
    expect((await place.core('firmographics', 'one.json')).code).toBe(0);
    const [row] = JSON.parse(place.read('one.firmographics.json'));
    expect(row).toMatchObject({
      core_operational_status: 'Active',
      core_status_reasoning: 'The starter list of core says that it still operates.',
      core_hq_city: 'Munich',
      core_headcount: 318_000,
      core_headcount_source: 'starter',
      core_revenue: 85_000_000_000,
      core_revenue_currency: 'USD',
      core_industry: 'Industrial technology',
      core_founded_year: 1847,
      core_headcount_range: null,
    });
  });
});

describe('core combined', () => {
  it('tells both, in the columns of both commands', async () => {
    place.write('accounts.csv', ACCOUNTS);
    expect((await place.core('combined', 'accounts.csv')).code).toBe(0);
    const [deepmind] = rowsOf(place.read('accounts.combined.csv'));
    expect(deepmind).toMatchObject({ core_parent_name: 'Google', core_operational_status: 'Active' });
  });

  it('tells one alone when only that is named', async () => {
    expect(
      (await place.core('combined', 'accounts.csv', '--jobs', 'firmographics', '-o', 'some.csv')).code,
    ).toBe(0);
    expect(rowsOf(place.read('some.csv'))[0]).not.toHaveProperty('core_parent_name');
  });

  it.each(['', 'crosscheck', 'firmographics,parents'])('refuses the jobs "%s"', async (jobs) => {
    const ran = await place.core('combined', 'accounts.csv', '--jobs', jobs);
    expect(ran.code).toBe(2);
    expect(ran.stderr).toContain('fix Jobs are firmographics and resolve-parent.');
  });
});

describe('core tree', () => {
  let alphabet: string;
  let deepmind: string;

  beforeAll(async () => {
    place.write('accounts.csv', ACCOUNTS);
    await place.core('resolve-parent', 'accounts.csv', '-o', 'tree.csv', '--fresh');
    const [row] = rowsOf(place.read('tree.csv'));
    [alphabet, deepmind] = [row?.core_top_parent_core_id ?? '', row?.core_id ?? ''];
  });

  it('shows the family from the company at the top, and which one was asked about', async () => {
    const { stdout, code } = await place.core('tree', deepmind);
    expect(code).toBe(0);
    const lines = stdout.split('\n');
    expect(lines[0]).toBe(`Alphabet (US) ${alphabet}, HoldCo/Investment`);
    expect(stdout).toMatch(/\n├─ Google \(US\) \d{10}\n/);
    expect(stdout).toContain(`│  ├─ Google DeepMind (GB) ${deepmind} ←\n`);
    const end = 'The starter list of core knows the company and names no parent.';
    expect(stdout.split('\n').at(-2)).toMatch(/^\d+ companies\. Alphabet, at the top: The starter/);
    expect(stdout.endsWith(`Alphabet, at the top: ${end}\n`)).toBe(true);
    // Below a company that has a parent it is not said of itself.
    const below = await place.core('tree', deepmind, '--below');
    expect(below.stdout.endsWith(`1 company. Alphabet, at the top: ${end}\n`)).toBe(true);
    const top = await place.core('tree', alphabet);
    expect(top.stdout).toMatch(/\n\d+ companies\. The starter list of core knows [^:]*\n$/);
  });

  it('is cut at a depth, and says how many lie deeper', async () => {
    const { stdout } = await place.core('tree', alphabet, '--depth', '1');
    expect(stdout).toMatch(/├─ Google \(US\) \d{10}\n│ {2}└─ \d+ more\n/);
  });

  it('is told as JSON, for Graphviz and as a picture', async () => {
    const json = JSON.parse((await place.core('tree', deepmind, '--json')).stdout);
    expect(json).toMatchObject({
      core_id: deepmind,
      tree: { name: 'Alphabet', entity_sub_category: 'HoldCo/Investment' },
    });
    const { stdout: dot } = await place.core('tree', deepmind, '--dot');
    expect(dot).toMatch(/^digraph family \{\n/);
    expect(dot).toMatch(new RegExp(`"\\d{10}" -> "${deepmind}";`));
    expect((await place.core('tree', deepmind, '--svg', 'family.svg')).code).toBe(0);
    expect(place.read('family.svg')).toMatch(
      /^<svg [^>]*>\n<title>Corporate family of Alphabet<\/title>[\s\S]*<\/svg>\n$/,
    );
  });

  it('holds only what is owned with --below', async () => {
    const { stdout } = await place.core('tree', deepmind, '--below');
    expect(stdout.split('\n')[0]).toBe(`Google DeepMind (GB) ${deepmind} ←`);
  });

  it.each([
    [['tree', '12'], 2, 'is no core_id'],
    [['tree', '9999999999'], 1, 'no entity has the core_id 9999999999'],
    [['tree', '9999999999', '--depth', '-1'], 2, 'is not a whole number'],
    [['tree', '9999999999', '--endpoint', 'http://localhost:1'], 2, 'from the universe of this machine only'],
  ])('%j is refused', async (args, code, words) => {
    const ran = await place.core(...args);
    expect([ran.code, ran.stdout]).toEqual([code, '']);
    expect(ran.stderr).toContain(words);
  });
});
