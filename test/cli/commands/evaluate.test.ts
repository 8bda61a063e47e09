import { beforeAll, describe, expect, it } from 'vitest';
import { type Ran, rowsOf, workplace } from '../run-core.ts';

const place = workplace();
const SIEMENS = '6075156552';

const ACCOUNTS = [
  'Account ID,Company,Website,City,Country',
  'A-1,Siemens AG,siemens.com,Munich,Germany',
  'A-2,Microsoft Corp,microsoft.com,Redmond,US',
  'A-3,Zzyzx Quantum Widgets LLC,zzyzxquantum.com,Baker,US',
  'A-4,Moonlit Kiln Pottery,moonlitkiln.com,,',
  'A-5,too short',
  'A-6,Toyota Motor Corporation,,,JP',
  '',
].join('\n');

/** Wrong on purpose for Microsoft, of an unknown company for the pottery, silent on Toyota. */
const TRUTH = [
  'external_id,expected_id,accept_ids',
  'A-1,SIEMENS,',
  'A-2,toyota,siemens',
  'A-3,,',
  'A-4,moonlit,',
  'A-5,microsoft,',
  'A-9,microsoft,',
  '',
].join('\n');

const BY_SOURCE = ['evaluate', 'accounts.csv', '--truth', 'truth.csv', '--truth-source', 'starter'];

beforeAll(async () => {
  place.write('accounts.csv', ACCOUNTS);
  place.write('truth.csv', TRUTH);
  place.write('ids.csv', `external_id,expected_id\nA-1,${SIEMENS}\nA-3,\n`);
  await place.core('reference', 'list');
});

describe('core evaluate accounts.csv', () => {
  let ran: Ran;

  beforeAll(async () => {
    ran = await place.core(...BY_SOURCE, '--blocking', '--wrong', 'wrong.csv');
  });

  it('prints the figures on standard output', () => {
    const [figures = ''] = ran.stdout.split('\nReliability\n');
    expect(figures).toBe(`Rows
rows        5: 4 answerable, 1 unanswerable
outcomes    2 matched, 2 no_match, 1 invalid
coverage    0.4000 (2 rows got a match)
abstention  1.0000 (1 of 1 unanswerable row rightly got none)
left out    1 row without truth
not found   1 truth id without row: A-9

Precision and recall
confidence   given  right  wrong  precision  recall      f1
HIGH             2      1      1     0.5000  0.2500  0.3333
HIGH+MEDIUM      2      1      1     0.5000  0.2500  0.3333
all              2      1      1     0.5000  0.2500  0.3333

By confidence
confidence  rows  right  wrong  precision
HIGH           2      1      1     0.5000
MEDIUM         0      0      0          –
LOW            0      0      0          –
`);
    expect(ran.code).toBe(0);
  });

  it('says on standard error which columns were read, and which expected ids are not known', () => {
    const columns = ['name ← Company', 'website ← Website', 'country ← Country', 'city ← City'];
    const warning =
      'warning 1 expected ids are not in the reference: moonlit; their rows count as answerable';
    expect(ran.stderr.split('\n')).toEqual([
      ...['Columns', ...[...columns, 'external_id ← Account ID'].map((line) => `  ${line}`), warning, ''],
    ]);
  });

  it('says which blocking keys lead to the right entities', () => {
    expect(ran.stdout).toMatch(/^domain +1 +0\.5000 +0\.50 +1$/m);
    expect(ran.stdout).toMatch(/^phone +0 +0\.0000 +0\.00 +0$/m);
    expect(ran.stdout).toMatch(/^candidates +1 +0\.5000 /m);
    expect(ran.stdout).toContain(
      '\nof 2 true pairs; mean and p99 of the entities for a record, over 4 records\n',
    );
  });

  it('lists invalid rows and wrong ones, and writes the wrong ones to a file', () => {
    expect(ran.stdout).toContain(
      '\nInvalid and failed rows (1)\nline 6: row has 2 cells, the header has 5 (invalid, A-5)\n',
    );
    const listed =
      /\nWrong rows \(1, the most probable first\)\nline 3 {2}A-2 {2}Microsoft Corp: expected toyota, got \d{10} Microsoft \(HIGH [\d.]+\)\n {2}Matched to Microsoft\. /;
    expect(ran.stdout).toMatch(listed);
    const [row, ...more] = rowsOf(place.read('wrong.csv'));
    expect(row).toMatchObject({ line: '3', external_id: 'A-2', name: 'Microsoft Corp', expected: 'toyota' });
    expect(row).toMatchObject({ got_name: 'Microsoft', confidence: 'HIGH' });
    expect(more).toEqual([]);
  });

  it('keeps no run, no job and no output', async () => {
    const { stdout } = await place.core('jobs', 'list', '--json');
    expect(JSON.parse(stdout)).toEqual([]);
    expect((await place.core('lookup', SIEMENS)).code).toBe(1);
    expect(place.has('accounts.resolved.csv')).toBe(false);
  });
});

describe.concurrent('core evaluate', () => {
  it('compares with ids of core, and prints one JSON document with --json', async () => {
    const { stdout, code } = await place.core('evaluate', 'accounts.csv', '--truth', 'ids.csv', '--json');
    const perfect = { given: 1, right: 1, wrong: 0, precision: 1, recall: 1, f1: 1 };
    expect(JSON.parse(stdout)).toMatchObject({
      ...{ input: 'accounts.csv', truth: 'ids.csv', truth_source: null },
      ...{ rows: 2, answerable: 1, unanswerable: 1, coverage: 0.5, abstention: 1, overall: perfect },
      ...{ rows_without_truth: 4, truth_without_row: [], unknown_expected: [], problems: [], wrong: [] },
      blocking: null,
    });
    expect(code).toBe(0);
  });

  it('gives the same figures with worker threads and from standard input', async () => {
    const given = [
      'evaluate',
      '-',
      '--truth',
      'truth.csv',
      '--truth-source',
      'starter',
      '--json',
      '--blocking',
    ];
    const here = await place.coreReading(ACCOUNTS, ...given, '--concurrency', '0');
    const threaded = await place.coreReading(ACCOUNTS, ...given, '--concurrency', '1');
    expect(JSON.parse(here.stdout)).toMatchObject({ input: 'standard input', rows: 5 });
    expect(threaded.stdout).toBe(here.stdout);
  });

  it('ends with 1 and says the figure when the least that is asked for is not met', async () => {
    const { stdout, stderr, code } = await place.core(
      ...BY_SOURCE,
      '-q',
      '--min-precision',
      '0.99',
      '--min-recall',
      '.9',
    );
    expect(stdout).toContain('Precision and recall');
    expect(stderr).toBe(
      'core: precision is 0.5000 (1 of 2 matches are right), less than --min-precision 0.99\n' +
        'core: recall is 0.2500 (1 of 4 answerable rows), less than --min-recall 0.9\n',
    );
    expect(code).toBe(1);
    expect((await place.core(...BY_SOURCE, '--min-precision', '0.5', '--min-recall', '.25')).code).toBe(0);
  });
});

describe.concurrent('core evaluate refuses', () => {
  it('accounts without a column of ids', async () => {
    place.write('anonymous.csv', 'Company\nSiemens AG\n');
    expect(await place.core('evaluate', 'anonymous.csv', '--truth', 'ids.csv')).toEqual({
      stdout: '',
      stderr:
        'core: no column of anonymous.csv is the external_id; columns: Company\n' +
        '  at  anonymous.csv, line 1, external_id\n' +
        '  fix Say which column has the ids of the truth file, for example --map external_id="Account ID".\n',
      code: 2,
    });
  });

  it('accounts with two rows of one id', async () => {
    place.write('twice.csv', 'Account ID,Company\nA-1,Siemens AG\nA-8,a\nA-8,b\nA-1,Siemens\n');
    const { stderr, code } = await place.core('evaluate', 'twice.csv', '--truth', 'ids.csv', '-q');
    expect(stderr).toContain('  at  twice.csv, line 5, external_id\n');
    expect(stderr).toContain('core: twice.csv line 5: the external_id A-1 stands on line 2 already\n');
    expect(code).toBe(3);
  });

  it('a truth with ids of a source when they should be those of core', async () => {
    const { stderr, code } = await place.core('evaluate', 'accounts.csv', '--truth', 'truth.csv');
    expect(stderr).toBe(
      'core: truth.csv line 2: SIEMENS is no core_id: it has ten digits and the first is not 0\n' +
        '  at  truth.csv, line 2, expected_id\n' +
        '  fix Correct the id, or say with --truth-source which source the ids belong to.\n',
    );
    expect(code).toBe(3);
  });

  it.each([
    [['--truth', 'ids.csv', '--truth-source', 'lei'], 'the reference has no source lei'],
    [['--truth', 'none.csv'], 'there is no file none.csv'],
    [['--truth', 'ids.csv', '--wrong', 'ids.csv'], 'output and input are the same file'],
    [['--truth', 'ids.csv', '--min-recall', '90'], '90 is no share'],
    [[], "required option '--truth <file>' not specified"],
  ])('%j', async (options, problem) => {
    const { stdout, stderr, code } = await place.core('evaluate', 'accounts.csv', ...options);
    expect({ stdout, code }).toEqual({ stdout: '', code: 2 });
    expect(stderr).toContain(problem);
  });
});
