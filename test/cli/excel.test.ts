import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import iconv from 'iconv-lite';
import { beforeAll, describe, expect, it } from 'vitest';
import { readByPython } from '../../bench/round-trip/read-by-python.ts';
import { workplace } from './run-core.ts';

const MARK = Buffer.from('\ufeff');
const RECORDS = [
  ['Name', 'Ort'],
  ['Müller; Söhne', 'Köln'],
];
const CSV = 'Name;Ort\r\n"Müller; Söhne";Köln\r\n';
const place = workplace();
const { core } = place;
const bytesOf = (name: string) => readFileSync(join(place.folder, name));
const startOf = (name: string) => bytesOf(name).subarray(0, 3);

describe.concurrent('a result of core resolve', () => {
  beforeAll(() => {
    place.write('plain.csv', CSV);
    place.write('in.json', JSON.stringify([{ Name: 'Müller; Söhne', Ort: 'Köln' }]));
  });

  it.each([
    ['marked.csv', Buffer.from(`\ufeff${CSV}`)],
    ['windows.csv', iconv.encode(CSV, 'windows-1252')],
    ['utf16.csv', iconv.encode(CSV, 'utf-16le', { addBOM: true })],
  ])('of %s is UTF-8 with a byte order mark, with the separator of the input', async (name, bytes) => {
    place.write(name, bytes);
    const output = `${name}.out.csv`;
    expect(await core('resolve', name, '-o', output, '-q')).toMatchObject({ code: 0 });
    expect(startOf(output)).toEqual(MARK);
    expect(bytesOf(output).lastIndexOf(MARK)).toBe(0);
    const written = { path: join(place.folder, output), delimiter: ';', records: RECORDS };
    expect(await readByPython([written])).toEqual({ files: 1, records: 2, wrong: [] });
  });

  it('of UTF-8 without a mark has none, unless --excel asks for it', async () => {
    await core('resolve', 'plain.csv', '-o', 'plain.out.csv', '-q');
    expect(startOf('plain.out.csv').toString()).toBe('Nam');
    const { stdout } = await core('resolve', 'plain.csv', '-o', '-', '-q', '--excel');
    expect(stdout.startsWith('\ufeffName;Ort;core_id')).toBe(true);
  });

  it('has the separator of --output-delimiter, from JSON too; --delimiter is that of the input', async () => {
    const asked = ['--excel', '--output-delimiter', ';', '-q'];
    await core('resolve', 'in.json', '-o', 'json.out.csv', ...asked);
    const written = { path: join(place.folder, 'json.out.csv'), delimiter: ';', records: RECORDS };
    expect(await readByPython([written])).toEqual({ files: 1, records: 2, wrong: [] });
    const tabbed = ['--delimiter', ';', '--output-delimiter', 'tab'];
    const { stdout } = await core('resolve', 'plain.csv', '-o', '-', '-q', ...tabbed);
    expect(stdout.split('\r\n').slice(0, 2)).toEqual([
      expect.stringContaining('Name\tOrt\tcore_id'),
      expect.stringContaining('Müller; Söhne\tKöln\t'),
    ]);
  });

  it('has no mark when it is JSON', async () => {
    place.write('marked.json', `\ufeff${JSON.stringify([{ Name: 'Müller' }])}`);
    for (const format of ['json', 'ndjson']) {
      const { stdout } = await core('resolve', 'marked.json', '-o', '-', '-q', '--excel', '--format', format);
      expect(stdout).toMatch(/^[[{]/);
    }
  });

  it('is refused when the separator is none', async () => {
    const { code, stderr } = await core('resolve', 'plain.csv', '--output-delimiter', 'ab');
    expect([code, stderr]).toEqual([
      2,
      'core: cells cannot be divided by "ab"\n  at  --output-delimiter\n' +
        '  fix Give one character, for example --output-delimiter ";" (or tab).\n',
    ]);
  });
});

it('core reference export writes for Excel too', async () => {
  const options = ['--format', 'csv', '--country', 'DE', '--excel', '--delimiter', ';'];
  const { stdout, code } = await core('reference', 'export', '-o', '-', ...options);
  expect(code).toBe(0);
  expect(stdout.startsWith('\ufeffcore_id;name;legal_name;')).toBe(true);
});
