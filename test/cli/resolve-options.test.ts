import { beforeAll, describe, expect, it } from 'vitest';
import { rowsOf, workplace } from './run-core.ts';

const place = workplace();
const SIEMENS = '6075156552';
const IBM = '5372440389';

/** Resolves a small table; gives the rows that came out and how it ended. */
async function resolved(name: string, csv: string, ...options: readonly string[]) {
  place.write(name, csv);
  const { stdout, stderr, code } = await place.core('resolve', name, '-o', '-', ...options);
  return { rows: rowsOf(stdout), stderr, code };
}

// The universe is built once, before tests run at the same time.
beforeAll(async () => void (await place.core('reference', 'list')));

describe.concurrent('core resolve', () => {
  it('ends with 1 when a row has an outcome of --fail-on, else with 0', async () => {
    const csv = (city: string) => `name,city\nZzyzx Quantum Widgets LLC,${city}\n`;
    const [met, other] = await Promise.all([
      resolved('met.csv', csv('Baker'), '--fail-on', 'created, no_match'),
      resolved('other.csv', csv('Ghent'), '--fail-on', 'ambiguous,failed'),
    ]);
    expect([met, other].map(({ rows }) => rows[0]?.core_outcome)).toEqual(['no_match', 'no_match']);
    expect([met.code, other.code]).toEqual([1, 0]);
  });

  it('adds the evidence as JSON with --explain; its bits sum to the total', async () => {
    const { rows } = await resolved('explain.csv', 'name,website\nSiemens AG,siemens.com\n', '--explain');
    const evidence = JSON.parse(rows[0]?.core_evidence ?? '');
    const bits: readonly number[] = evidence.evidence.map((row: { bits: number }) => row.bits);
    expect(evidence.evidence).toContainEqual(
      expect.objectContaining({ comparison: 'website', level: 'same' }),
    );
    expect(bits.reduce((sum, next) => sum + next, evidence.prior_bits)).toBeCloseTo(evidence.total_bits, 1);
    expect(Object.keys(rows[0] ?? {}).at(-1)).toBe('core_evidence');
  });

  it('resolves the first rows alone with --rows, and goes on without them when it is asked for all', async () => {
    const csv = `name,city\n${'Siemens AG,Munich\nIBM,Armonk\n'.repeat(3)}`;
    const some = await resolved('try.csv', csv, '--rows', '2');
    expect(some.rows.map(({ core_id }) => core_id)).toEqual([SIEMENS, IBM]);
    const all = await resolved('try.csv', csv);
    expect(all.rows).toHaveLength(6);
    expect(all.rows.slice(0, 2)).toEqual(some.rows);
    const none = await resolved('try.csv', csv, '--rows', '0');
    expect(none.stderr).toContain('"0" is not a whole number from 1');
    expect(none.code).toBe(2);
  });

  it('keeps the result of the whole file beside that of its first rows', async () => {
    place.write('both.csv', 'name,city\nSiemens AG,Munich\nIBM,Armonk\n');
    await place.core('resolve', 'both.csv');
    const { stderr } = await place.core('resolve', 'both.csv', '--rows', '1');
    expect(stderr).toContain('both.first-1.resolved.csv');
    const rows = (name: string) => rowsOf(place.read(name)).length;
    expect([rows('both.resolved.csv'), rows('both.first-1.resolved.csv')]).toEqual([2, 1]);
  });

  it('leaves open what is less sure than --min-confidence, with the company as candidate', async () => {
    const csv = 'name,city,country\nSiemens Energy Solutions AG,Hamburg,Germany\nSiemens AG,Munich,Germany\n';
    const plain = await resolved('guess.csv', csv);
    const { rows, code } = await resolved('sure.csv', csv, '--min-confidence', 'HIGH');
    expect(plain.rows[0]).toMatchObject({ core_outcome: 'matched', core_confidence: 'LOW' });
    expect(Number(plain.rows[0]?.core_probability)).toBeGreaterThan(0.5);
    const id = plain.rows[0]?.core_id ?? '';
    expect(rows[0]).toMatchObject({ core_id: '', core_outcome: 'ambiguous', core_probability: '' });
    expect(rows[0]?.core_candidates).toMatch(new RegExp(`^${id} Siemens Energy \\(DE`));
    expect(rows[1]).toEqual(plain.rows[1]);
    expect(code).toBe(0);
  });

  it('adds the profile of a company that is known with --match-to-social', async () => {
    const csv = 'name,website\nSiemens AG,siemens.com\nZzyzx Quantum Widgets LLC,zzyzxquantum.com\n';
    const { rows } = await resolved('social.csv', csv, '--match-to-social');
    const url = 'https://www.linkedin.com/company/siemens';
    expect(rows[0]).toMatchObject({ core_social_url: url, core_social_match: 'actual' });
    expect(rows[1]).toMatchObject({ core_social_url: '', core_social_match: '' });
  });

  it('escapes what a spreadsheet would run with --excel-safe', async () => {
    const { rows } = await resolved('safe.csv', 'website,note\nsiemens.com,=1+1\n', '--excel-safe');
    expect(rows).toMatchObject([{ website: 'siemens.com', note: "'=1+1", core_id: SIEMENS }]);
  });
});

describe('--bias', () => {
  const csv = 'name,website\nSiemens AG,ibm.com\nStripe,ibm.com\n';

  it('decides whose company it is when name and website disagree; nothing said, the website', async () => {
    const [url, name] = await Promise.all([
      resolved('bias.csv', csv),
      resolved('bias.csv', csv, '--bias', 'name'),
    ]);
    expect([url.rows[0]?.core_id, name.rows[0]?.core_id]).toEqual([IBM, SIEMENS]);
    expect(name.rows[1]?.core_sources).toBe('starter:stripe');
    expect(url.rows[1]).toMatchObject({ core_id: IBM });
  });
});

describe.concurrent('--map core_id=<column>', () => {
  it('takes the candidate that a person has picked', async () => {
    const { rows } = await resolved('namesakes.csv', 'name\nPrudential\n');
    const picked = /\| (\d{10}) /.exec(rows[0]?.core_candidates ?? '')?.[1] ?? '';
    const again = await resolved('picked.csv', `name,pick\nPrudential,${picked}\n`, '--map', 'core_id=pick');
    expect(picked).not.toBe('');
    expect(again.rows).toMatchObject([{ core_id: picked, core_outcome: 'matched', core_confidence: 'HIGH' }]);
    expect(again.code).toBe(0);
  });

  it('fails the row whose id nobody has, not the others, and ends with 1', async () => {
    const csv = `website,pick\nsiemens.com,1111111111\n,${SIEMENS}\nsiemens.com,\n`;
    const { rows, stderr, code } = await resolved('unknown.csv', csv, '--map', 'core_id=pick');
    const why = 'No entity has the core_id 1111111111.';
    expect(rows[0]).toMatchObject({ core_outcome: 'failed', core_id: '', core_error: why });
    expect(rows.slice(1)).toMatchObject([{ core_id: SIEMENS }, { core_id: SIEMENS }]);
    expect(stderr).toContain(`  line 2: ${why}\n`);
    expect(code).toBe(1);
  });

  it('is needed for an id to count: a column of that name alone is rewritten', async () => {
    const { rows } = await resolved('rerun.csv', `website,core_id\nsiemens.com,${IBM}\n`);
    expect(rows).toMatchObject([{ website: 'siemens.com', core_id: SIEMENS }]);
  });
});

// Last in the file: created companies change the universe that later runs see.
describe('--create-missing', () => {
  const csv = [
    'name,website,country',
    'Blue Acorn Tea House,blueacorntea.co.uk,GB',
    'BLUE ACORN TEA HOUSE LTD,https://www.blueacorntea.co.uk/menu,United Kingdom',
    'Siemens AG,siemens.com,DE',
    'TEST,,US\n',
  ].join('\n');

  it('gives an unknown company one id however it is written, and none to junk', async () => {
    const { rows, stderr } = await resolved('create.csv', csv, '--create-missing');
    expect(rows.map((row) => row.core_outcome)).toEqual(['created', 'created', 'matched', 'no_match']);
    expect(rows[0]).toMatchObject({ core_confidence: 'LOW', core_trading_name: 'Blue Acorn Tea House' });
    expect(rows[0]).toMatchObject({ core_website: 'blueacorntea.co.uk', core_country: 'GB' });
    expect(rows[0]?.core_id).toMatch(/^[1-9]\d{9}$/);
    expect(rows[1]?.core_id).toBe(rows[0]?.core_id);
    expect(stderr).toMatch(/^ {2}created +2 +50 %$/m);
    expect(stderr).toMatch(/^ {2}matched +1 +25 % {2}\(1 HIGH, 1 company\)$/m);
    const again = await resolved('again.csv', csv);
    expect(again.rows.map((row) => row.core_id)).toEqual(rows.map((row) => row.core_id));
    expect(again.rows.slice(0, 2)).toMatchObject([{ core_outcome: 'matched' }, { core_outcome: 'matched' }]);
  });
});
