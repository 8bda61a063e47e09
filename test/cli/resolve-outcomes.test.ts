import { beforeAll, describe, expect, it } from 'vitest';
import { masked, type Ran, rowsOf, workplace } from './run-core.ts';

const place = workplace({ isNew: true });

const ACCOUNTS = [
  'Company,Website,City,Country,Note',
  'Siemens AG,siemens.com,Munich,Germany,"key, account"',
  'Zzyzx Quantum Widgets LLC,zzyzxquantum.com,Baker,US,=1+1',
  'Prudential,,,,two of them',
  'Acme,acme.com,US',
  '',
].join('\n');

const SUMMARY = `
Columns
  name ← Company
  website ← Website
  country ← Country
  city ← City
  not used: Note

4 rows against N entities in T s
  matched            1   25 %  (1 HIGH, 1 company)
  ambiguous          1   25 %
  no_match           1   25 %
  invalid            1   25 %
  line 5: row has 3 cells, the header has 5

Why rows are not matched
        1  no known company resembles them
        1  several companies fit equally well

Written to OUTPUT
Ambiguous rows name their candidates in core_candidates: core review asks about them one by one, or put the right id into a column of your file and run again with --map core_id=<column>.
25 % of your rows are in the US: core reference pull sec-edgar
Invalid rows are in the output too; core_error says what is wrong with each.
`;

const COLUMNS =
  'Company,Website,City,Country,Note,core_id,core_outcome,core_confidence,core_probability,core_identity_type,core_legal_name,' +
  'core_trading_name,core_website,core_country,core_sources,core_candidates,core_reasoning,core_error';

describe('core resolve accounts.csv', () => {
  let ran: Ran;
  let output: string;

  beforeAll(async () => {
    place.write('accounts.csv', ACCOUNTS);
    ran = await place.core('resolve', 'accounts.csv');
    output = place.read('accounts.resolved.csv');
  });

  it('says that it builds the universe the first time, then prints the summary, all on standard error', () => {
    const stderr = masked(ran.stderr, place);
    expect({ ...ran, stderr }).toEqual({
      stdout: '',
      stderr: SUMMARY.replace('OUTPUT', 'accounts.resolved.csv'),
      code: 0,
    });
  });

  it('writes every input column untouched and in order, then the columns of the README', () => {
    const [header, ...lines] = output.split('\n');
    expect(header).toBe(COLUMNS);
    expect(lines).toHaveLength(5);
    expect(lines[0]).toMatch(
      /^Siemens AG,siemens.com,Munich,Germany,"key, account",6075156552,matched,HIGH,0\.9\d{3},/,
    );
    expect(lines[1]).toMatch(/^Zzyzx Quantum Widgets LLC,zzyzxquantum.com,Baker,US,=1\+1,,no_match,/);
    expect(place.has('accounts.resolved.csv.partial')).toBe(false);
  });

  it('gives a known company its id, its names, where it is from and why', () => {
    const [siemens] = rowsOf(output);
    expect(siemens).toMatchObject({
      core_id: '6075156552',
      core_outcome: 'matched',
      core_confidence: 'HIGH',
    });
    expect(siemens).toMatchObject({ core_identity_type: 'legal_entity', core_legal_name: 'Siemens AG' });
    expect(siemens).toMatchObject({ core_trading_name: 'Siemens', core_website: 'siemens.com' });
    expect(siemens).toMatchObject({ core_country: 'DE', core_sources: 'starter:siemens', core_error: '' });
    expect(siemens?.core_reasoning).toMatch(/^Matched to Siemens\. The name, the website siemens\.com /);
  });

  it('gives no id to a company that nobody knows, to one of two namesakes, and to a broken row', () => {
    const [, zzyzx, prudential, acme] = rowsOf(output);
    expect(zzyzx).toMatchObject({
      core_id: '',
      core_outcome: 'no_match',
      core_candidates: '',
      core_error: '',
    });
    expect(prudential).toMatchObject({ core_id: '', core_outcome: 'ambiguous', core_confidence: '' });
    expect(prudential?.core_candidates).toMatch(
      /^[1-9]\d{9} Prudential \([^)]+\) \| [1-9]\d{9} Prudential \([^)]+\)$/,
    );
    expect(acme).toMatchObject({ core_outcome: 'invalid', core_id: '', core_confidence: '' });
    expect(acme?.core_error).toBe('line 5: row has 3 cells, the header has 5');
  });
});

const QUARTER = { rows: 1, share: 0.25 };
const NONE = { rows: 0, share: 0 };

describe('what core resolve prints', () => {
  beforeAll(() => place.write('printed.csv', ACCOUNTS));

  it('is one JSON object with --json', async () => {
    const { stdout, stderr, code } = await place.core('resolve', 'printed.csv', '--json');
    expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
    expect(JSON.parse(masked(stdout, place).replace(/:[TN]\b/g, ':0'))).toEqual({
      ...{ run: 'run_ID', input: 'printed.csv', output: 'FOLDER/printed.resolved.csv', rows: 4 },
      outcomes: {
        ...{ matched: QUARTER, created: NONE, ambiguous: QUARTER },
        ...{ no_match: QUARTER, invalid: QUARTER, failed: NONE },
      },
      confidence: { HIGH: { rows: 1, share: 1 }, MEDIUM: NONE, LOW: NONE },
      ...{ created_before: 0, companies: 1 },
      unmatched: [
        { reason: 'nothing_similar', words: 'no known company resembles them', ...QUARTER },
        { reason: 'tie', words: 'several companies fit equally well', ...QUARTER },
      ],
      ...{ resumed_rows: 0, seconds: 0, entities: 0 },
      mapping: [
        { column: 'Company', field: 'name', because: 'header' },
        { column: 'Website', field: 'website', because: 'header' },
        { column: 'Country', field: 'country', because: 'header' },
        { column: 'City', field: 'city', because: 'header' },
      ],
      unmapped: ['Note'],
      warnings: [],
      advice: [
        {
          register: 'sec-edgar',
          because: '25 % of your rows are in the US',
          command: 'core reference pull sec-edgar',
          share: 0.25,
        },
      ],
      problems: [{ line: 5, problem: expect.stringContaining('row has 3 cells, the header has 5') }],
    });
  });

  it('is only data with --quiet, also when --json is asked for and the data is on standard output', async () => {
    const { stdout, stderr, code } = await place.core('resolve', 'printed.csv', '-q', '--json', '-o', '-');
    expect(stdout).toBe(place.read('accounts.resolved.csv'));
    expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
  });

  it('is only data on standard output with -o -, and the summary on standard error', async () => {
    const { stdout, stderr, code } = await place.core('resolve', 'printed.csv', '-o', '-');
    expect(stdout).toBe(place.read('accounts.resolved.csv'));
    expect(masked(stderr, place)).toBe(SUMMARY.replace('OUTPUT', 'standard output'));
    expect(code).toBe(0);
  });
});

describe('a file of one row in Europe', () => {
  it('is one row, and advised a register of Europe', async () => {
    place.write('one.csv', 'name,country\nZzyzx Quantum Widgets GmbH,Germany\n');
    const { stderr } = await place.core('resolve', 'one.csv');
    expect(stderr).toMatch(/^1 row against /m);
    expect(stderr).toContain('100 % of your rows are in Europe outside the UK: core reference pull gleif');
  });
});
