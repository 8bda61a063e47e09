import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomOf } from '../../bench/random.ts';
import { type GeneratedFile, generatedFile } from '../../bench/round-trip/generated-file.ts';
import { readByPython, type WrittenFile } from '../../bench/round-trip/read-by-python.ts';
import { rowFormat } from '../../src/batch/output/output-rows.ts';
import { invalidResult } from '../../src/batch/row-result.ts';
import { csvText, stringified } from '../../src/tabular/csv-text.ts';
import { openInput } from '../../src/tabular/read-input.ts';
import { tempFolder } from '../temp-folder.ts';

const FILES = 300;
const SRC = join(import.meta.dirname, '..', '..', 'src');

describe('a CSV text', () => {
  it.each(['\n', '\r\n'] as const)('quotes every line end, whatever ends its rows (%j)', (lineEnd) => {
    for (const end of ['\n', '\r', '\r\n', '\v', '\f', '\x1c', '\x1d', '\x1e', '\x85', '\u2028', '\u2029'])
      expect(csvText([[`a${end}b`, 'c']], { lineEnd })).toBe(`"a${end}b",c${lineEnd}`);
  });

  it('quotes what readers trim, and a byte order mark that they would take for that of the file', () => {
    expect(csvText([[' a', 'b ', '\tc', '\ufeffd', 'e f']])).toBe('" a","b ","\tc","\ufeffd",e f\n');
  });

  it('quotes the only cell of a record when it is empty, for a blank line is no record', () => {
    expect(csvText([['Name'], [''], ['Acme']])).toBe('Name\n""\nAcme\n');
    expect(csvText([['', null, undefined, 0]])).toBe(',,,0\n');
  });

  it('for a spreadsheet has no formula, whatever that takes for the separator of cells', () => {
    const safe = (cell: string, delimiter = ',') => csvText([[cell, 'x']], { delimiter, isExcelSafe: true });
    expect(safe('=1+1')).toBe("'=1+1,x\n");
    expect(safe('Foo;=1+1;x Ltd')).toBe(`"Foo;'=1+1;x Ltd",x\n`);
    expect(safe('Foo,=1+1,x Ltd', ';')).toBe(`"Foo,'=1+1,x Ltd";x\n`);
    expect(safe('a\t@b|-c\n+d;"=e')).toBe(`"a\t'@b|'-c\n'+d;""'=e",x\n`);
    expect(safe('52.5,-13.4; Berlin')).toBe('"52.5,-13.4; Berlin",x\n');
    expect(csvText([['Foo;=1+1', 'x']])).toBe('Foo;=1+1,x\n');
  });

  it('is what csv-stringify writes, whatever the cells hold', () => {
    const part = fc.oneof(
      fc.constantFrom(
        '"',
        ',',
        ';',
        '\t',
        ' ',
        '\n',
        '\r',
        '\x85',
        '\u2028',
        '\ufeff',
        '=',
        '-',
        "'",
        '\0',
        '|',
      ),
      fc.string({ unit: 'binary', maxLength: 3 }),
    );
    const cell = fc.array(part, { maxLength: 4 }).map((parts) => parts.join(''));
    const given = fc.oneof({ weight: 20, arbitrary: cell }, fc.constantFrom(null, undefined, 0, -1.5));
    const form = fc.record({
      delimiter: fc.constantFrom(',', ';', '\t', '|', ' ', 'a', '='),
      lineEnd: fc.constantFrom('\n' as const, '\r\n' as const),
      isExcelSafe: fc.boolean(),
    });
    const records = fc.array(fc.array(given, { minLength: 1, maxLength: 5 }), { maxLength: 4 });
    fc.assert(
      fc.property(records, form, (rows, how) => csvText(rows, how) === stringified(rows, how)),
      { numRuns: 5000 },
    );
  });

  it('is written in one place alone', () => {
    const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.ts'),
    );
    const writers = files.filter((file) => readFileSync(join(SRC, file), 'utf8').includes('csv-stringify'));
    expect(writers).toEqual([join('tabular', 'csv-text.ts')]);
  });
});

describe('a generated file that was read and written', () => {
  it('is read back cell for cell by readers that are not ours', { timeout: 120_000 }, async () => {
    const folder = tempFolder();
    const written: WrittenFile[] = [];
    for (let number = 0; number < FILES; number++)
      written.push(await rewritten(generatedFile(randomOf(7, number)), join(folder, `${number}`)));
    const records = written.reduce((sum, file) => sum + file.records.length, 0);
    expect(await readByPython(written)).toEqual({ files: FILES, records, wrong: [] });
    for (const file of written) expect(parsedStrictly(file)).toEqual(file.records);
  });

  it('is told by Python when it is torn', async () => {
    const path = join(tempFolder(), 'torn.csv');
    writeFileSync(path, 'Name,City\r\nAc\nme,Bonn\r\n');
    const records = [
      ['Name', 'City'],
      ['Ac\nme', 'Bonn'],
    ];
    const { wrong } = await readByPython([{ path, delimiter: ',', records }]);
    expect(wrong).toEqual([{ path, why: '3 records in place of 2' }]);
  });
});

async function rewritten({ bytes, delimiter, records }: GeneratedFile, path: string): Promise<WrittenFile> {
  writeFileSync(`${path}.csv`, bytes);
  const table = await openInput({ path: `${path}.csv`, delimiter });
  const format = rowFormat({ format: 'csv', table, columns: ['core_id', 'core_error'], isExcelSafe: false });
  let text = format.head;
  for await (const row of table.rows) text += format.rows([{ row, result: invalidResult('a "b",\nc') }]);
  writeFileSync(`${path}.out.csv`, text + format.tail);
  return { path: `${path}.out.csv`, delimiter, records };
}

/** As csv-parse reads it with nothing relaxed, without the two columns of the result. */
function parsedStrictly({ path, delimiter }: WrittenFile): readonly (readonly string[])[] {
  const records: string[][] = parse(readFileSync(path), { bom: true, delimiter });
  return records.map((cells) => cells.slice(0, -2));
}
