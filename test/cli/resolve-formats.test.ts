import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { constants, gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { rowsOf, workplace } from './run-core.ts';

const place = workplace();
const SIEMENS = '6075156552';
// The universe is built once, before tests run at the same time.
beforeAll(async () => void (await place.core('reference', 'list')));

const RECORDS = [
  { Name: 'Siemens AG', Domain: 'siemens.com', Employees: 318_000, Tags: ['a', 'b'] },
  { Name: 'Zzyzx Quantum Widgets LLC', Domain: null, Employees: 0 },
];

describe.concurrent('records of JSON', () => {
  it('come from standard input and go to standard output as NDJSON, values untouched', async () => {
    const input = `${RECORDS.map((record) => JSON.stringify(record)).join('\n')}\n`;
    const { stdout, stderr, code } = await place.coreReading(
      input,
      'resolve',
      '-',
      '-o',
      '-',
      '--format',
      'ndjson',
    );
    const lines = stdout.trimEnd().split('\n');
    const out = lines.map((line) => JSON.parse(line));
    expect(out).toMatchObject(RECORDS);
    expect(out[0]).toMatchObject({ core_id: SIEMENS, core_outcome: 'matched', core_candidates: null });
    expect(out[1]).toMatchObject({ core_id: null, core_outcome: 'no_match' });
    expect(Object.keys(out[0])).toEqual([...Object.keys(RECORDS[0] ?? {}), ...RESULT_COLUMNS]);
    expect(stderr).toContain('Written to standard output\n');
    expect(code).toBe(0);
  });

  it('stay an array in an array, beside the input', async () => {
    place.write('list.json', JSON.stringify(RECORDS));
    expect(await place.core('resolve', 'list.json', '-q')).toEqual({ stdout: '', stderr: '', code: 0 });
    const out = JSON.parse(place.read('list.resolved.json'));
    expect(out).toMatchObject(RECORDS);
    expect(out).toMatchObject([{ core_id: SIEMENS }, { core_id: null }]);
  });

  it('become a table with --format csv, and a table becomes NDJSON by the name of the output', async () => {
    place.write('lines.ndjson', RECORDS.map((record) => JSON.stringify(record)).join('\n'));
    place.write('table.csv', 'Name,Website\nSiemens AG,siemens.com\n');
    await Promise.all([
      place.core('resolve', 'lines.ndjson', '--format', 'csv', '-o', 'lines.csv'),
      place.core('resolve', 'table.csv', '-o', 'table.jsonl'),
    ]);
    expect(rowsOf(place.read('lines.csv'))).toMatchObject([
      { Name: 'Siemens AG', Employees: '318000', Tags: '["a","b"]', core_id: SIEMENS },
      { Name: 'Zzyzx Quantum Widgets LLC', Domain: '', core_outcome: 'no_match' },
    ]);
    expect(JSON.parse(place.read('table.jsonl'))).toMatchObject({ Name: 'Siemens AG', core_id: SIEMENS });
  });
});

describe.concurrent('packed files', () => {
  const rows = Array.from({ length: 600 }, (_, at) => `${at},siemens.com,${randomBytes(12).toString('hex')}`);
  const csv = `Row,Website,Note\n${rows.join('\n')}\n`;

  it('are unpacked, and the output is not packed', async () => {
    place.write('whole.csv.gz', gzipSync('Row,Website,Note\n1,siemens.com,x\n'));
    expect((await place.core('resolve', 'whole.csv.gz')).code).toBe(0);
    expect(rowsOf(place.read('whole.resolved.csv'))).toMatchObject([{ Row: '1', core_id: SIEMENS }]);
  });

  it('that break off give the rows before the break, and end with 3', async () => {
    const packed = gzipSync(csv);
    place.write('cut.csv.gz', packed.subarray(0, packed.length / 2));
    const { stdout, stderr, code } = await place.core('resolve', 'cut.csv.gz');
    const out = rowsOf(place.read('cut.resolved.csv'));
    expect({ stdout, code }).toEqual({ stdout: '', code: 3 });
    expect(out.length).toBeGreaterThan(100);
    expect(out.map(({ Row, Website, Note }) => `${Row},${Website},${Note}`)).toEqual(
      rows.slice(0, out.length),
    );
    expect(out.every((row) => row.core_id === SIEMENS)).toBe(true);
    expect(stderr.trimEnd().split('\n').at(-3)).toBe(
      `core: cut.csv.gz line ${out.length + 2}: the file breaks off here; its gzip data is not complete`,
    );
  });

  it('that break off before the first row are not said to have none', async () => {
    place.write('begun.csv.gz', gzipSync('Row,Website\n', { finishFlush: constants.Z_SYNC_FLUSH }));
    const { stderr, code } = await place.core('resolve', 'begun.csv.gz');
    expect([code, stderr]).toEqual([3, expect.stringContaining('the file breaks off')]);
    expect(stderr).not.toContain('there is nothing to resolve');
  });
});

describe('standard input', () => {
  let csv: string;

  beforeAll(async () => {
    csv = (await place.coreReading('Name,Website\nSiemens AG,siemens.com\n', 'resolve', '-', '-q')).stdout;
  });

  it('goes to standard output in its own format when nothing else is said', () => {
    expect(rowsOf(csv)).toMatchObject([{ Name: 'Siemens AG', core_id: SIEMENS }]);
  });

  it('leaves no copy behind, not even when it cannot be used', async () => {
    const { stderr, code } = await place.coreReading('', 'resolve', '-');
    expect(code).toBe(3);
    expect(stderr).toContain('standard input is empty');
    expect(readdirSync(join(place.dataDir, 'spool'))).toEqual([]);
  });
});

const RESULT_COLUMNS = [
  ...[
    'core_id',
    'core_outcome',
    'core_confidence',
    'core_probability',
    'core_identity_type',
    'core_legal_name',
  ],
  ...['core_trading_name', 'core_website', 'core_country', 'core_sources', 'core_candidates'],
  ...['core_reasoning', 'core_error'],
];
