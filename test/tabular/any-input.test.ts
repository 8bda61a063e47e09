import { gzipSync } from 'node:zlib';
import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { CoreError } from '../../src/contract/errors.ts';
import type { InputRow } from '../../src/tabular/input-row.ts';
import { readBack, readBroken } from './read-back.ts';

const UNITS = [
  '"',
  '"',
  ',',
  ',',
  ';',
  '\n',
  '\r',
  '\t',
  '{',
  '}',
  '[',
  ']',
  ':',
  '\\',
  '\0',
  '\x07',
  ' ',
  'a',
  '1',
  'é',
  '😀',
];
const text = fc.string({ unit: fc.constantFrom(...UNITS), maxLength: 80 });

/** Cells and surplus cells of a row, as one text. */
function contentOf({ cells, problem }: InputRow): string {
  const surplus = /surplus: (.*)$/s.exec(problem ?? '')?.[1];
  return [...cells, ...(surplus === undefined ? [] : JSON.parse(`[${surplus}]`))].join('');
}

async function isReadOrRefused(content: string | Uint8Array, name: string): Promise<void> {
  try {
    const { error } = await readBroken(content, { name });
    if (error !== undefined) throw error;
  } catch (error) {
    expect(error).toBeInstanceOf(CoreError);
    expect(error).not.toMatchObject({ code: 'INTERNAL' });
    expect(error).toMatchObject({
      message: expect.stringContaining(name),
      place: { file: expect.stringContaining(name) },
    });
  }
}

describe('a table of random cells', () => {
  it('comes back as it was written, in every encoding, with any delimiter, packed or not', async () => {
    const cell = fc.string({
      unit: fc.constantFrom('"', ',', ';', '\t', '|', '\n', '\r\n', ' ', 'ä', 'é', 'x', 'Y'),
      maxLength: 10,
    });
    const row = fc.tuple(fc.constantFrom('Acme', 'Müller'), cell, cell);
    const form = fc.record({
      delimiter: fc.constantFrom(',', ';', '\t', '|'),
      encoding: fc.constantFrom('utf-8', 'utf-16le', 'utf-16be', 'windows-1252'),
      end: fc.constantFrom('\n', '\r\n'),
      isPacked: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(row), form, async (cells, { delimiter, encoding, end, isPacked }) => {
        const csv = stringify([['Id', 'Name', 'Notes'], ...cells], {
          delimiter,
          record_delimiter: end,
          quoted_match: /[\r\n]/,
        });
        const bytes = iconv.encode(csv, encoding, { addBOM: encoding !== 'windows-1252' });
        const { rows } = await readBack(isPacked ? gzipSync(bytes) : bytes, { delimiter, encoding });
        expect(rows.map((read) => read.cells)).toEqual(cells);
      }),
      { numRuns: 150 },
    );
  });
});

describe('a file of random text', () => {
  it('loses nothing but quotes, delimiters, line ends and NULs', async () => {
    const content = (raw: string): string => raw.replaceAll(/[",\r\n\0]/g, '');
    await fc.assert(
      fc.asyncProperty(text, async (garbage) => {
        const { rows } = await readBack(`Name,City\n${garbage}`, { format: 'csv', delimiter: ',' });
        expect(content(rows.map(contentOf).join(''))).toBe(content(garbage));
        expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1));
        expect(rows.every(({ cells }) => cells.length === 2)).toBe(true);
      }),
      { numRuns: 250 },
    );
  });

  it('is read or refused, whatever it is called', async () => {
    const names = fc.constantFrom('a.csv', 'a.json', 'a.ndjson', 'a');
    await fc.assert(fc.asyncProperty(text, names, isReadOrRefused), { numRuns: 250 });
  });
});

describe('a file of random bytes', () => {
  it('is read or refused', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), (bytes) => isReadOrRefused(bytes, 'a.csv')),
      { numRuns: 250 },
    );
  });
});

describe('a good file with damage', () => {
  const json = Buffer.from(
    JSON.stringify({ total: 2, rows: [{ a: 'x', b: { c: [1] } }, { a: '"y"' }] }, null, 1),
  );
  const csv = Buffer.from('Name,City\r\n"Acme ""Best""",London\r\n"Bolt\r\nLtd",Paris\r\n');
  const files = fc.constantFrom(
    ['a.json', json],
    ['a.csv', csv],
    ['a.json.gz', gzipSync(json)],
    ['a.csv.gz', gzipSync(csv)],
  );

  it('at any place is read or refused', async () => {
    await fc.assert(
      fc.asyncProperty(
        files,
        fc.nat(),
        fc.nat(3),
        fc.uint8Array({ maxLength: 3 }),
        async (file, at, cut, put) => {
          const [name, good] = file as [string, Buffer];
          const place = at % good.length;
          await isReadOrRefused(
            Buffer.concat([good.subarray(0, place), put, good.subarray(place + cut)]),
            name,
          );
        },
      ),
      { numRuns: 500 },
    );
  });

  it('cut off at any place gives rows of the good file, then the error of a broken one', async () => {
    const { rows: whole } = await readBack(json, { name: 'a.json' });
    for (let length = 40; length < json.length; length++) {
      const { rows, error } = await readBroken(json.subarray(0, length), { name: 'a.json' });
      expect(rows.map(({ object }) => object)).toEqual(
        whole.slice(0, rows.length).map(({ object }) => object),
      );
      expect(error).toMatchObject({ code: 'INPUT_TRUNCATED' });
    }
  });
});
