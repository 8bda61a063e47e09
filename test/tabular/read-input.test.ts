import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { CoreError } from '../../src/contract/errors.ts';
import { openInput } from '../../src/tabular/read-input.ts';
import { cellsOf, inFolder, readBack, readBroken, refusal } from './read-back.ts';

describe('a CSV file', () => {
  it('gives rows with their number, line and cells', async () => {
    const { table, rows } = await readBack('Name,City\r\nAcme,London\r\n"Bolt\r\nLtd",Paris\r\nCat,Rome');
    expect(table).toMatchObject({ format: 'csv', columns: ['Name', 'City'], encoding: 'utf-8' });
    expect(table).toMatchObject({ delimiter: ',', lineEnd: '\r\n', warnings: [] });
    expect(rows).toEqual([
      { number: 1, line: 2, cells: ['Acme', 'London'] },
      { number: 2, line: 3, cells: ['Bolt\r\nLtd', 'Paris'] },
      { number: 3, line: 5, cells: ['Cat', 'Rome'] },
    ]);
  });

  it('is read the same with LF, CRLF and CR', async () => {
    for (const end of ['\n', '\r\n', '\r']) {
      const { table, rows } = await readBack(['Name,City', 'Acme,London', '', 'Bolt,Paris', ''].join(end));
      expect(rows.map(({ line, cells }) => [line, ...cells])).toEqual([
        [2, 'Acme', 'London'],
        [4, 'Bolt', 'Paris'],
      ]);
      expect(table.lineEnd).toBe(end === '\r\n' ? '\r\n' : '\n');
    }
  });

  it('takes its line end from the record of the header, not from a header cell of two lines', async () => {
    const { table } = await readBack('"Account\nName",City\r\nAcme,London\r\n');
    expect(table).toMatchObject({ columns: ['Account\nName', 'City'], lineEnd: '\r\n' });
  });

  it('may hold a header and nothing else', async () => {
    for (const text of ['Name,City', 'Name,City\n', '\n\nName,City\r\n\r\n']) {
      const { table, rows } = await readBack(text);
      expect(table.columns).toEqual(['Name', 'City']);
      expect(rows).toEqual([]);
    }
  });

  it('says which rows are short, long or empty and drops none of their cells', async () => {
    const { rows } = await readBack('a,b,c\n1,2\n1,2,3,4,"5,""x"\n,,\n, ,\t\n7\n"",\n');
    expect(rows.map(({ cells, problem }) => [cells, problem])).toEqual([
      [['1', '2', ''], 'row has 2 cells, the header has 3'],
      [['1', '2', '3'], 'row has 5 cells, the header has 3; surplus: "4", "5,\\"x"'],
      [['', '', ''], 'empty row'],
      [['', ' ', '\t'], 'empty row'],
      [['7', '', ''], 'row has 1 cell, the header has 3'],
      [['', '', ''], 'empty row'],
    ]);
  });

  it('loses its NULs and keeps its other control characters, with a warning for each kind', async () => {
    const { table, rows } = await readBack('Name,City\nAc\0me,Lon\x07don\n\0\0\nBo\0lt,Pa\x1bris\n');
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['Acme', 'Lon\x07don'],
      ['Bolt', 'Pa\x1bris'],
    ]);
    expect(table.warnings).toEqual([
      'line 2: NUL characters were removed',
      'line 2: control characters were kept',
    ]);
  });

  it('may begin with a byte order mark and keeps one that stands inside', async () => {
    const { table, rows } = await readBack('\ufeffName,City\n\ufeffAcme,London\n');
    expect(table.columns).toEqual(['Name', 'City']);
    expect(rows[0]?.cells).toEqual(['\ufeffAcme', 'London']);
  });

  it('warns of numbers that Excel has shortened', async () => {
    const { table } = await readBack('Name,Account ID\nAcme,1.23457E+15\nBolt,4.5E+12\nE+ Ltd,1\n');
    expect(table.warnings).toEqual([
      'line 2, column "Account ID": "1.23457E+15" is a number that a spreadsheet has shortened; its digits are lost',
    ]);
  });

  it('warns of text that was decoded wrongly before it was saved', async () => {
    const { table } = await readBack('Name\nMÃ¼ller\nSociÃ©tÃ©\n');
    expect(table.warnings[0]).toContain('looks like UTF-8 that was read as Windows-1252');
  });

  it('can be read twice from its start when the first reading stopped early', async () => {
    await inFolder(async (folder) => {
      const path = join(folder, 'accounts.csv');
      await writeFile(path, `Name\n${'Acme\n'.repeat(200_000)}`);
      for await (const row of (await openInput({ path })).rows) if (row.number === 10) break;
      let last = 0;
      for await (const row of (await openInput({ path })).rows) last = row.number;
      expect(last).toBe(200_000);
    });
  });
});

describe('limits', () => {
  it('refuses a header of more than 5,000 columns and reads one of 5,000', async () => {
    const header = (columns: number): string => Array.from({ length: columns }, (_, i) => `c${i}`).join(',');
    expect((await readBack(`${header(5_000)}\n`)).table.columns).toHaveLength(5_000);
    const error = await refusal(`\n${header(5_001)}\n`);
    expect(error).toMatchObject({ code: 'INPUT_FORMAT', place: { line: 2 } });
    expect(error.message).toMatch(/^accounts\.csv line 2: the header has 5001 columns/);
  });

  it('refuses a header with a cell of more than 4 MB', async () => {
    const error = await refusal(`Name,${'x'.repeat(4 * 1024 * 1024 + 1)}\nAcme,1\n`);
    expect(error).toMatchObject({ code: 'INPUT_FORMAT', place: { line: 1 } });
  });

  it('makes a row with a cell of more than 4 MB invalid, keeps its text and goes on', async () => {
    const long = 'x'.repeat(4 * 1024 * 1024 + 1);
    const { rows } = await readBack(`a,b\n1,${long}\n"${long}",2\n3,4\n`);
    expect(rows.map(({ line, problem }) => [line, problem])).toEqual([
      [2, 'cell 2 is longer than 4 MB'],
      [3, 'cell 1 is longer than 4 MB'],
      [4, undefined],
    ]);
    expect(rows[0]?.cells).toEqual(['1', long]);
    expect(rows[1]?.cells).toEqual([long, '2']);
  });

  it('gives a line that is too long to be held as its beginning, in one invalid row', async () => {
    const long = 'abcdefgh'.repeat(5 * 1024 * 1024);
    const { rows } = await readBack(`a,b\n1,2\n${long}\n3,4\n`);
    expect(rows.map(({ line }) => line)).toEqual([2, 3, 4]);
    expect(rows[1]?.problem).toMatch(/^the row is longer than 32 MB; this is its beginning/);
    expect(rows[1]?.cells[0] === long.slice(0, 32 * 1024 * 1024)).toBe(true);
    expect(rows.at(-1)?.cells).toEqual(['3', '4']);
  });
});

describe('a packed file', () => {
  it('is unpacked whatever it is called, once or twice', async () => {
    const packed = gzipSync('Name,City\nAcme,London\n');
    expect(await cellsOf(packed)).toEqual([['Acme', 'London']]);
    expect(await cellsOf(gzipSync(packed), { name: 'accounts.csv.gz' })).toEqual([['Acme', 'London']]);
  });

  it('gives the whole rows before the place where it breaks off, then the line of the break', async () => {
    const text = Array.from({ length: 5_000 }, (_, i) => `${i},Company ${Math.sin(i)}`).join('\n');
    const packed = gzipSync(`id,name\n${text}\n`);
    const { rows, error } = await readBroken(packed.subarray(0, packed.length / 2), {
      name: 'accounts.csv.gz',
    });
    expect(rows.length).toBeGreaterThan(1_000);
    expect(rows.every((row) => `${row.cells[0]},${row.cells[1]}` === text.split('\n')[row.number - 1])).toBe(
      true,
    );
    expect(error).toBeInstanceOf(CoreError);
    expect(error).toMatchObject({ code: 'INPUT_TRUNCATED', place: { line: rows.length + 2 } });
    expect(error?.message).toBe(
      `accounts.csv.gz line ${rows.length + 2}: the file breaks off here; its gzip data is not complete`,
    );
  });

  it('of NDJSON gives the whole lines before the place where it breaks off', async () => {
    const lines = Array.from({ length: 5_000 }, (_, i) =>
      JSON.stringify({ id: i, name: `Company ${Math.sin(i)}` }),
    );
    const packed = gzipSync(lines.join('\n'));
    const { rows, error } = await readBroken(packed.subarray(0, -100), { name: 'accounts.ndjson.gz' });
    expect(rows.length).toBeGreaterThan(1_000);
    expect(rows.every(({ number, object }) => JSON.stringify(object) === lines[number - 1])).toBe(true);
    expect(error).toMatchObject({ code: 'INPUT_TRUNCATED', place: { line: rows.length + 1 } });
  });

  it('is refused when it breaks off inside the header', async () => {
    const error = await refusal(gzipSync('Name,City\nAcme,London\n').subarray(0, 14));
    expect(error).toMatchObject({ code: 'INPUT_TRUNCATED', place: { line: 1 } });
  });

  it('is not called empty when nothing of it can be unpacked', async () => {
    const error = await refusal(Buffer.concat([gzipSync('Name\nQuantock\n'), Buffer.from('more')]));
    expect(error).toMatchObject({
      code: 'INPUT_TRUNCATED',
      message: expect.stringContaining('is damaged: nothing of it can be unpacked'),
    });
  });

  it('may be JSON, and may be UTF-16 inside', async () => {
    const json = gzipSync(iconv.encode('[{"Name":"Müller"}]', 'utf-16le', { addBOM: true }));
    const { table, rows } = await readBack(json, { name: 'accounts.json.gz' });
    expect(table).toMatchObject({ format: 'json', encoding: 'utf-16le', warnings: [] });
    expect(rows[0]?.cells).toEqual(['Müller']);
  });
});

describe('what is no readable file', () => {
  it('is told as missing, a folder, or empty', async () => {
    await inFolder(async (folder) => {
      await expect(openInput({ path: join(folder, 'no.csv') })).rejects.toMatchObject({
        code: 'FILE_NOT_FOUND',
        message: 'no.csv is not there',
      });
      await mkdir(join(folder, 'data.csv'));
      await expect(openInput({ path: join(folder, 'data.csv') })).rejects.toMatchObject({
        code: 'FILE_UNREADABLE',
        message: 'data.csv is a folder',
      });
      await expect(openInput({ path: 'a\0b' })).rejects.toMatchObject({ code: 'FILE_UNREADABLE' });
    });
    for (const text of ['', '\ufeff', '\n\r\n \n', 'sep=;\n', ',,,\n', gzipSync('')]) {
      expect(await refusal(text)).toMatchObject({ code: 'INPUT_FORMAT' });
    }
  });

  it('is told when the encoding or the delimiter that is named makes no sense', async () => {
    expect(await refusal('a,b\n', { encoding: 'klingon' })).toMatchObject({ code: 'USAGE' });
    for (const delimiter of ['', '"', '\n', ';;']) {
      expect(await refusal('a,b\n', { delimiter })).toMatchObject({ code: 'USAGE' });
    }
  });
});
