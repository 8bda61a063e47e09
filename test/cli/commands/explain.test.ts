import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Chalk } from 'chalk';
import { beforeAll, describe, expect, it } from 'vitest';
import { waterfall } from '../../../src/cli/terminal/waterfall.ts';
import { Explanation } from '../../../src/contract/extended.ts';
import { rowsOf, workplace } from '../run-core.ts';

const place = workplace();
const FIXTURE = join(import.meta.dirname, '..', '..', '..', 'fixtures', 'accounts.csv');
const SIEMENS = '6075156552';
const IBM = '5372440389';
const TERMINAL = { width: 80, paint: new Chalk({ level: 0 }) };

/** The explanations that `core resolve` writes beside the rows of the fixture, by row number. */
const explanations = new Map<number, Explanation>();

// The universe is built once, before tests run at the same time.
beforeAll(async () => {
  place.write('accounts.csv', readFileSync(FIXTURE));
  const { stdout } = await place.core('resolve', 'accounts.csv', '-o', '-', '--explain');
  for (const [at, row] of rowsOf(stdout).entries()) {
    if (row.core_evidence !== '')
      explanations.set(at + 1, Explanation.parse(JSON.parse(row.core_evidence ?? '')));
  }
});

async function asJson(...args: readonly string[]) {
  const { stdout, stderr, code } = await place.core('explain', ...args, '--json');
  return { body: JSON.parse(stdout), stderr, code };
}

describe('every row of the fixture that resembles a company', () => {
  const hundredths = (bits: number) => Math.round(bits * 100);

  it('has evidence that sums to its total', () => {
    const resembling = [...explanations.values()].filter(({ evidence }) => evidence.length > 0);
    expect(resembling.length).toBeGreaterThan(35);
    for (const { prior_bits, evidence, total_bits } of resembling) {
      const bits = [prior_bits, ...evidence.map((row) => row.bits)].map(hundredths);
      expect(bits.reduce((sum, next) => sum + next)).toBe(hundredths(total_bits));
    }
  });

  it('shows bits that sum to the running totals and to the total that is shown', () => {
    for (const explanation of explanations.values()) {
      if (explanation.evidence.length === 0) continue;
      const lines = waterfall(explanation, TERMINAL);
      const steps = lines.slice(1, lines.indexOf(''));
      const shown = steps.map((line) => / ([+-]?\d+\.\d\d) +(-?\d+\.\d\d) .*│/.exec(line) ?? []);
      let sum = 0;
      for (const [, bits, total] of shown) {
        sum += hundredths(Number(bits));
        expect(hundredths(Number(total))).toBe(sum);
      }
      expect(steps.length).toBe(explanation.evidence.length + 1);
      expect(lines).toContain(`total        ${(sum / 100).toFixed(2)} bits`);
    }
  });
});

describe.concurrent('core explain', () => {
  it('shows the row, what became of it, the sum that decided and the reasoning', async () => {
    place.write('two.csv', 'Account,Site\nPrudential,\nSiemens AG,siemens.com\n');
    const { stdout, stderr, code } = await place.core(
      'explain',
      'two.csv',
      '--row',
      '2',
      '--map',
      'name=Account,website=Site',
    );
    expect(stdout).toMatch(
      /^Row 2 of two\.csv, line 3\n\n {2}legal_name {2}Siemens AG\n {2}website {5}siemens\.com\n\n/,
    );
    expect(stdout).toContain(`\n\nmatched HIGH  ${SIEMENS} Siemens AG\n\n`);
    expect(stdout).toMatch(
      /\ncomparison +level +record +entity +bits +total\nprior +-\d+\.\d\d +-\d+\.\d\d +█*▐?█+│\n/,
    );
    expect(stdout).toMatch(/\nwebsite +same +siemens\.com +siemens\.com +\+\d+\.\d\d +\d+\.\d\d +│█+▌?\n/);
    expect(stdout).toMatch(
      /\n\ntotal +\d+\.\d\d bits\nprobability {2}(?:more than )?99\.\d+ %\nrunner-up {4}/,
    );
    expect(stdout).toMatch(/\n\nMatched to Siemens\. The name/);
    expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
  });

  it('prints the explanation of the engine as one JSON document', async () => {
    const { body, stderr, code } = await asJson('accounts.csv', '--row', '32');
    const { row, outcome, confidence, core_id, name, reasoning, ...explanation } = body;
    expect({ row, outcome, confidence, name }).toEqual({
      row: 32,
      outcome: 'matched',
      confidence: 'HIGH',
      name: 'Cognos Incorporated',
    });
    expect(core_id).toMatch(/^[1-9]\d{9}$/);
    expect(reasoning).toMatch(/^Matched to Cognos\. /);
    expect(explanation).toEqual(explanations.get(32));
    expect(Object.keys(explanation)).toEqual(Object.keys(Explanation.shape));
    expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
  });

  it('finds the row by its external id; of several the first', async () => {
    const [byId, byRow] = await Promise.all([
      asJson('accounts.csv', '--id', '001A000001AAABF'),
      asJson('accounts.csv', '--row', '32'),
    ]);
    expect(byId.body).toEqual(byRow.body);
    place.write('twice.csv', 'website,code\nibm.com,A\nsiemens.com, B \nibm.com,B\n');
    const { body } = await asJson('twice.csv', '--id', 'B', '--map', 'website=website,external_id=code');
    expect(body).toMatchObject({ row: 2, core_id: SIEMENS });
  });

  it('prefers name or website as it is told', async () => {
    place.write('bias.csv', 'name,website\nSiemens AG,ibm.com\n');
    const [url, name] = await Promise.all([
      asJson('bias.csv', '--row', '1'),
      asJson('bias.csv', '--row', '1', '--bias', 'name'),
    ]);
    expect([url.body.core_id, name.body.core_id]).toEqual([IBM, SIEMENS]);
    expect(name.body.evidence).toContainEqual(
      expect.objectContaining({ comparison: 'bias', level: 'name_bias' }),
    );
  });

  it('says in words that two companies fit equally well, and shows how near they are', async () => {
    place.write('tie.csv', 'name\nPrudential\n');
    const { stdout, code } = await place.core('explain', 'tie.csv', '--row', '1');
    expect(stdout).toContain('\nambiguous LOW\n');
    expect(stdout).toMatch(/\nrunner-up {4}Prudential \(\d{10}\), \d+(?:\.\d+)? %\n/);
    expect(stdout).toContain('\nTwo companies fit equally well: Prudential');
    expect(code).toBe(0);
  });

  it('says in words that nothing resembles a company that nobody knows', async () => {
    const { stdout, stderr, code } = await place.core('explain', 'accounts.csv', '--row', '40');
    expect(stdout).toContain('\nno_match HIGH\n');
    expect(stdout).toMatch(/\nNo known company resembles the record\.\n$/);
    expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
    const { body } = await asJson('accounts.csv', '--row', '40');
    expect(body).toMatchObject({
      row: 40,
      outcome: 'no_match',
      core_id: null,
      name: null,
      evidence: [],
      runner_up: null,
    });
  });

  it('does not create a company that nobody knows', async () => {
    await place.core('explain', 'accounts.csv', '--row', '41');
    const { body } = await asJson('accounts.csv', '--row', '41');
    expect(body.outcome).toBe('no_match');
  });

  it('takes a row from standard input, and leaves no copy of it', async () => {
    const csv = 'name,website\nSiemens AG,siemens.com\n';
    const { stdout, code } = await place.coreReading(csv, 'explain', '-', '--row', '1');
    expect(stdout).toMatch(/^Row 1 of standard input, line 2\n/);
    expect(code).toBe(0);
    expect(readdirSync(join(place.dataDir, 'spool'))).toEqual([]);
  });

  it('has no use for the place of an output', async () => {
    place.write('blocked.csv', 'website\nibm.com\n');
    mkdirSync(join(place.folder, 'blocked.resolved.csv'));
    const { body, stderr, code } = await asJson('blocked.csv', '--row', '1');
    expect(body.core_id).toBe(IBM);
    expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
  });
});

describe.concurrent('a row that cannot be explained', () => {
  it('ends with 1 and the problem with its line when it is invalid', async () => {
    const problem = 'line 47: row has 12 cells, the header has 11; surplus: "surplus cell"';
    const [plain, json] = await Promise.all([
      place.core('explain', 'accounts.csv', '--row', '45'),
      asJson('accounts.csv', '--row', '45'),
    ]);
    expect(plain.stdout).toBe(`Row 45 of accounts.csv, line 47\n\ninvalid\n\n${problem}\n`);
    expect(json.body).toMatchObject({
      row: 45,
      outcome: 'invalid',
      confidence: null,
      reasoning: problem,
      evidence: [],
    });
    expect([plain.code, json.code]).toEqual([1, 1]);
  });

  it('ends with 1 when nobody has the core_id that the row names', async () => {
    place.write('ids.csv', 'website,pick\nsiemens.com,1111111111\n');
    const { body, code } = await asJson('ids.csv', '--row', '1', '--map', 'website=website,core_id=pick');
    expect(body).toMatchObject({
      outcome: 'failed',
      reasoning: 'No entity has the core_id 1111111111.',
    });
    expect(code).toBe(1);
  });

  it('is compared with nothing when it names its entity', async () => {
    place.write('picked.csv', `website,pick\nibm.com,${SIEMENS}\n`);
    const { body, code } = await asJson('picked.csv', '--row', '1', '--map', 'website=website,core_id=pick');
    expect(body).toMatchObject({ outcome: 'matched', core_id: SIEMENS, prior_bits: null, evidence: [] });
    expect(code).toBe(0);
  });

  it.each([
    [['--row', '48'], 'accounts.csv has 47 rows; there is no row 48', 'give --row 1 to 47.'],
    [['--row', '0'], '"0" is not a whole number from 1 to 999999999', 'Give --row a whole number from 1'],
    [['--row', 'two'], '"two" is not a whole number from 1 to 999999999', 'Give --row a whole number from 1'],
    [
      ['--id', 'nobody'],
      'accounts.csv has no row with the external id nobody',
      'Ids are read from Account ID',
    ],
    [['--id', ' '], 'the external id is empty', 'Give the id of a row.'],
    [['--row', '1', '--id', 'x'], '--row and --id are both given', 'Give --row with the number'],
    [[], 'neither --row nor --id is given', 'or --id with an external id.'],
  ])('is not there with %j: ends with 2 and says what to do', async (args, problem, remedy) => {
    const { stdout, stderr, code } = await place.core('explain', 'accounts.csv', ...args);
    expect({ stdout, code }).toEqual({ stdout: '', code: 2 });
    expect(stderr).toContain(`core: ${problem}\n`);
    expect(stderr).toContain(remedy);
  });

  it('is not found by an id where no column holds ids', async () => {
    place.write('bare.csv', 'name\nSiemens AG\n');
    const { stderr, code } = await place.core('explain', 'bare.csv', '--id', 'A1');
    expect(stderr).toContain('core: no column holds external ids\n');
    expect(stderr).toContain('  fix Name it with --map external_id=<column>, or give --row.\n');
    expect(code).toBe(2);
  });
});
