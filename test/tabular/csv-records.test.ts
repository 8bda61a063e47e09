import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CsvRecord } from '../../src/tabular/csv-reading.ts';
import { csvRecords } from '../../src/tabular/csv-records.ts';
import type { CsvLimits } from '../../src/tabular/input-limits.ts';
import { type Remarks, remarks } from '../../src/tabular/remarks.ts';

interface Form {
  readonly delimiter?: string;
  readonly preamble?: string;
  readonly width?: number;
  readonly remarks?: Remarks;
  readonly limits?: CsvLimits;
}

/** Text with all that CSV cares about, and characters of one to four bytes. */
const cell = fc.string({
  unit: fc.constantFrom('"', ',', ';', '\t', '|', '\n', '\r', ' ', 'a', 'é', '漢', '😀', '"'),
  maxLength: 8,
});
const delimiters = fc.constantFrom(',', ';', '\t', '|');
const breaks = fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 5 });

async function recordsOf(chunks: Iterable<string>, form: Form = {}): Promise<readonly CsvRecord[]> {
  const reading = { path: 'a.csv', delimiter: ',', preamble: '', remarks: remarks(), ...form };
  const records: CsvRecord[] = [];
  for await (const group of csvRecords(stream(chunks), reading)) records.push(...group);
  return records;
}

async function* stream(chunks: Iterable<string>): AsyncGenerator<string> {
  yield* chunks;
}

function cut(text: string, lengths: readonly number[]): string[] {
  const chunks: string[] = [];
  for (let at = 0; at < text.length; ) {
    const length = lengths[chunks.length % lengths.length] ?? 1;
    chunks.push(text.slice(at, at + length));
    at += length;
  }
  return chunks;
}

describe('records of any cells', () => {
  it('come back as they were written, whatever the delimiter and wherever the text is cut', async () => {
    const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 6 });
    const ends = fc.constantFrom('\n', '\r\n', '\r');
    await fc.assert(
      fc.asyncProperty(
        table,
        delimiters,
        fc.boolean(),
        ends,
        breaks,
        async (cells, delimiter, quoted, end, lengths) => {
          const text = stringify(cells, { delimiter, quoted, record_delimiter: end, quoted_match: /[\r\n]/ });
          const records = await recordsOf(cut(text, lengths), { delimiter, width: 3 });
          expect(records.map((record) => record.cells)).toEqual(cells);
          expect(records.every(({ problem }) => problem === undefined)).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('know the line they begin on', async () => {
    const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 3 }), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(table, breaks, async (cells, lengths) => {
        const rows = cells.map((row) => stringify([row], { quoted: true }));
        const starts = rows.map(
          (_, index) =>
            1 +
            (rows
              .slice(0, index)
              .join('')
              .match(/\r\n|\n|\r/g)?.length ?? 0),
        );
        const records = await recordsOf(cut(rows.join(''), lengths));
        expect(records.map(({ line }) => line)).toEqual(starts);
      }),
      { numRuns: 500 },
    );
  });
});

describe('any text at all', () => {
  const garbage = fc.string({
    unit: fc.constantFrom('"', '"', ',', ',', '\n', '\r', 'a', 'b', '😀'),
    maxLength: 60,
  });
  const width = fc.integer({ min: 1, max: 4 });

  it('is read the same wherever it is cut', async () => {
    await fc.assert(
      fc.asyncProperty(garbage, width, breaks, async (text, columns, lengths) => {
        expect(await recordsOf(cut(text, lengths), { width: columns })).toEqual(
          await recordsOf([text], { width: columns }),
        );
      }),
      { numRuns: 1_500 },
    );
  });

  it('is read the same wherever it is cut when its records are longer than may be held', async () => {
    const limits = { cell: 4, record: 9 };
    await fc.assert(
      fc.asyncProperty(garbage, width, breaks, async (text, columns, lengths) => {
        expect(await recordsOf(cut(text, lengths), { width: columns, limits })).toEqual(
          await recordsOf([text], { width: columns, limits }),
        );
      }),
      { numRuns: 1_500 },
    );
  });

  it('loses nothing but quotes, delimiters and line ends', async () => {
    const content = (text: string): string => text.replaceAll(/[",\r\n]/g, '');
    await fc.assert(
      fc.asyncProperty(garbage, width, async (text, columns) => {
        const records = await recordsOf([text], { width: columns });
        expect(content(records.flatMap(({ cells }) => cells).join(''))).toBe(content(text));
      }),
      { numRuns: 1_500 },
    );
  });

  it('has every line in the record that begins on it or before it', async () => {
    await fc.assert(
      fc.asyncProperty(garbage, width, async (text, columns) => {
        const lines = (await recordsOf([text], { width: columns })).map(({ line }) => line);
        expect(lines).toEqual([...new Set(lines)].sort((a, b) => a - b));
        expect(lines.at(-1) ?? 1).toBeLessThanOrEqual(text.split(/\r\n|\n|\r/).length);
      }),
      { numRuns: 500 },
    );
  });
});

describe('a cut in an awkward place', () => {
  it('may fall between two quotes, between CR and LF, or before the closing quote', async () => {
    for (const chunks of [
      ['"Acme ""', 'Best"" Ltd",x\r\ny,z'],
      ['"Acme "', '"Best"', '" Ltd",x\r', '\ny,z'],
      ['"', 'Acme ""Best"" Ltd', '"', ',x\r\n', 'y,z'],
    ]) {
      expect(await recordsOf(chunks)).toEqual([
        { line: 1, cells: ['Acme "Best" Ltd', 'x'] },
        { line: 2, cells: ['y', 'z'] },
      ]);
    }
  });

  it('may fall inside the line that names the delimiter', async () => {
    const form = { delimiter: ';', preamble: 'sep=;\r\n' };
    expect(await recordsOf(['se', 'p=;\r', '\nName;', 'City'], form)).toEqual([
      { line: 2, cells: ['Name', 'City'] },
    ]);
  });
});

describe('a quote that never closes', () => {
  it('spoils its own line only, in a file that quotes every cell', async () => {
    expect(await recordsOf(['"1","Acme","London\n"2","Bolt","Paris"\n'], { width: 3 })).toEqual([
      { line: 1, cells: ['1', 'Acme', '"London'], problem: 'the quote that opens cell 3 is never closed' },
      { line: 2, cells: ['2', 'Bolt', 'Paris'] },
    ]);
  });

  it('spoils its own line only, in a file that quotes when it must', async () => {
    const text = '1,"Acme,London\n2,Bolt 5" pipe,Paris\n3,"Cat, Inc",Rome\n4,"",x\n';
    expect(await recordsOf([text], { width: 3 })).toEqual([
      { line: 1, cells: ['1', '"Acme', 'London'], problem: 'the quote that opens cell 2 is never closed' },
      { line: 2, cells: ['2', 'Bolt 5" pipe', 'Paris'] },
      { line: 3, cells: ['3', 'Cat, Inc', 'Rome'] },
      { line: 4, cells: ['4', '', 'x'] },
    ]);
  });

  it('spoils its own line only, when no other quote follows before the end of the file', async () => {
    const rest = Array.from({ length: 3_000 }, (_, i) => `${i},Company ${i},City\n`).join('');
    const records = await recordsOf([`0,"Acme,London\n${rest}`], { width: 3 });
    expect(records).toHaveLength(3_001);
    expect(records.filter(({ problem }) => problem !== undefined).map(({ line }) => line)).toEqual([1]);
    expect(records.at(-1)).toEqual({ line: 3_001, cells: ['2999', 'Company 2999', 'City'] });
  });

  it('spoils its own line only, when no other quote follows within 4 MB', async () => {
    const filler = `${'x'.repeat(1_023)}\n`.repeat(4_200);
    const records = await recordsOf(cut(`a,"b\n${filler}c,"d"\n`, [65_536]), { width: 2 });
    expect(records).toHaveLength(4_202);
    expect(records[0]).toMatchObject({ line: 1, cells: ['a', '"b'] });
    expect(records.at(-1)).toEqual({ line: 4_202, cells: ['c', 'd'] });
  });

  it('may stand in one of many lines, each spoiled alone', async () => {
    const records = await recordsOf(['1,"a\n2,"b\n3,c\n4,"d\n'], { width: 2 });
    expect(records.map(({ cells, problem }) => [...cells, problem === undefined])).toEqual([
      ['1', '"a', false],
      ['2', '"b', false],
      ['3', 'c', true],
      ['4', '"d', false],
    ]);
  });

  it('leaves the cells before it as they are, even those of several lines', async () => {
    expect(await recordsOf(['"1\n2","x, y","Acme,London\n3,4,5\n'], { width: 3 })).toEqual([
      {
        line: 1,
        cells: ['1\n2', 'x, y', '"Acme', 'London'],
        problem: 'the quote that opens cell 3 is never closed',
      },
      { line: 3, cells: ['3', '4', '5'] },
    ]);
  });

  it('is found when the next quoted cell begins with a quote of its own', async () => {
    const records = await recordsOf(['1,"Acme\n2,"""Best"" Ltd"\n3,x\n'], { width: 2 });
    expect(records.map(({ cells }) => cells)).toEqual([
      ['1', '"Acme'],
      ['2', '"Best" Ltd'],
      ['3', 'x'],
    ]);
  });
});

describe('a record over the limits', () => {
  const limits = { cell: 1_000, record: 8_000 };
  const long = (length: number): string => 'x'.repeat(length);
  const starts = async (text: string, columns: number) =>
    (await recordsOf(cut(text, [700]), { width: columns, limits })).map(({ line, cells, problem }) => [
      line,
      cells[0]?.slice(0, 4),
      problem?.replace(/[\d.]+ MB/, 'N MB'),
    ]);

  it('is one invalid row when its quoted cell has line ends, and the next row follows', async () => {
    const words = 'words, and more\n'.repeat(300);
    expect(await starts(`a,b,c\nAcme,x,"${words}"\n"Bolt",y,z\n`, 3)).toEqual([
      [1, 'a', undefined],
      [2, 'Acme', 'cell 3 is longer than N MB'],
      [303, 'Bolt', undefined],
    ]);
  });

  it('is one invalid row in a table of one column too', async () => {
    const names = 'Acme Ltd\n'.repeat(500);
    expect(await starts(`name\n"${names}"\n"Bolt"\nCat\n`, 1)).toEqual([
      [1, 'name', undefined],
      [2, 'Acme', 'cell 1 is longer than N MB'],
      [503, 'Bolt', undefined],
      [504, 'Cat', undefined],
    ]);
  });

  it('is not made of the rows under a quote that never closes', async () => {
    const wide = { cell: 8_000, record: 60_000 };
    const text = `a,b\nAcme,"x\n${'Bolt,London\n'.repeat(1_500)}Cat 5",Rome\n`;
    const records = await recordsOf(cut(text, [700]), { width: 2, limits: wide });
    expect(records).toHaveLength(1_503);
    expect(records.filter(({ problem }) => problem !== undefined).map(({ line }) => line)).toEqual([2]);
  });

  it('gives its beginning as one invalid row when its line cannot be held, also at the end of the file', async () => {
    const problem = 'the row is longer than N MB; this is its beginning';
    for (const length of [8_001, 30_000]) {
      expect(await starts(`a\n${long(length)}\nBolt\n`, 1)).toEqual([
        [1, 'a', undefined],
        [2, 'xxxx', problem],
        [3, 'Bolt', undefined],
      ]);
      for (const end of ['', '\n', '\r', '\r\n'])
        expect(await starts(`a\n${long(length)}${end}`, 1)).toEqual([
          [1, 'a', undefined],
          [2, 'xxxx', problem],
        ]);
    }
  });

  it('is cut where its open quote stands when that has not closed within what can be held', async () => {
    const text = `a,b\nAcme,"${long(100)}\n${`${long(99)}\n`.repeat(200)}Bolt,y\n`;
    const records = await recordsOf(cut(text, [700]), { width: 2, limits });
    expect(records).toHaveLength(203);
    expect(records[1]).toMatchObject({ line: 2, problem: 'the quote that opens cell 2 is never closed' });
    expect(records.at(-1)?.cells).toEqual(['Bolt', 'y']);
  });

  it('of more cells than may be is told of, with the rest of it in one', async () => {
    const [record] = await recordsOf([`${'a,'.repeat(7_000)}a\n`], {
      width: 2,
      limits: { cell: 1_000, record: 20_000 },
    });
    expect(record?.problem).toBe('the row has more than 5000 cells; the last one here is the rest of it');
    expect(record?.cells).toHaveLength(5_001);
    expect(record?.cells.join(',')).toHaveLength(14_001);
  });
});

describe('quotes astray', () => {
  it('are text in the middle of a cell, quoted or not, and are told once', async () => {
    const noted = remarks();
    const text = 'a,b\n1,24" pipe\n2,"Acme "Best" Ltd, Inc"\n3,x"y"\n4,""Cat" & "Dog""\n';
    const records = await recordsOf([text], { width: 2, remarks: noted });
    expect(records.map(({ cells }) => cells[1])).toEqual([
      'b',
      '24" pipe',
      'Acme "Best" Ltd, Inc',
      'x"y"',
      '"Cat" & "Dog"',
    ]);
    expect(records.every(({ problem }) => problem === undefined)).toBe(true);
    expect(noted.list).toEqual(['line 2: quotes in the middle of a cell were taken as text']);
  });

  it('are text around the beginning of a cell, where the row then has the width of the header', async () => {
    const noted = remarks();
    const rows = [
      '1,"Siemens" AG,"x, y"',
      '2,"A, ""B""" Ltd,z',
      '3,"Cat",z',
      '4,"Dog" Inc',
      '5,"Elk, Rome" x',
    ];
    expect(await recordsOf([rows.join('\n')], { width: 3, remarks: noted })).toEqual([
      { line: 1, cells: ['1', '"Siemens" AG', 'x, y'] },
      { line: 2, cells: ['2', '"A, ""B""" Ltd', 'z'] },
      { line: 3, cells: ['3', 'Cat', 'z'] },
      { line: 4, cells: ['4', '"Dog" Inc'], problem: 'text stands behind the quote that closes cell 2' },
      {
        line: 5,
        cells: ['5', '"Elk', ' Rome" x'],
        problem: 'text stands behind the quote that closes cell 2',
      },
    ]);
    expect(noted.list).toEqual(['line 1: quotes in the middle of a cell were taken as text']);
  });

  it('break the row when it then has not the width of the header', async () => {
    const noted = remarks();
    expect(
      await recordsOf(['"1","Acme,"London"\n"2","Bolt","Paris"\n'], { width: 3, remarks: noted }),
    ).toEqual([
      { line: 1, cells: ['1', '"Acme', 'London'], problem: 'the quote that opens cell 2 is never closed' },
      { line: 2, cells: ['2', 'Bolt', 'Paris'] },
    ]);
    expect(noted.list).toEqual([]);
  });

  it('never let a row run over its line', async () => {
    const records = await recordsOf(['1,"a "b" c","x\ny"\n2,d,e\n'], { width: 3 });
    expect(records.map(({ line }) => line)).toEqual([1, 2, 3]);
    expect(records.at(-1)?.cells).toEqual(['2', 'd', 'e']);
  });
});

describe('a hostile file', () => {
  it('of quotes that open everywhere is read in a time that grows with its length', async () => {
    const parts = [
      '""x\n',
      'a,"b\n',
      '",x"y","\n',
      '"a"b,"c\n',
      '"""\n',
      ',""y,"x\n',
      '"a,',
      '"a"b,',
      '""a,',
      '"a""",',
    ];
    for (const part of parts) {
      // In a time that grew with the square of the length the test would run out of its own.
      const records = await recordsOf(cut(part.repeat(200_000), [65_536]), { width: 3 });
      expect(records.length).toBeGreaterThan(0);
    }
  });
});
