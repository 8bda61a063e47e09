import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBack } from './read-back.ts';

async function delimiterOf(text: string, name?: string): Promise<string | undefined> {
  return (await readBack(text, name === undefined ? {} : { name })).table.delimiter;
}

describe('the delimiter of a file', () => {
  it('is the one that gives even rows, not the one that is most frequent', async () => {
    expect(await delimiterOf('a;b\n1,5;2\n2,5;3\n')).toBe(';');
    expect(await delimiterOf('Name\tNotes\nAcme, Inc\tone, two, three\nBolt\tfour; five\n')).toBe('\t');
    expect(await delimiterOf('Name|City, Country\nAcme|London, UK\nBolt|Paris\n')).toBe('|');
    expect(await delimiterOf('Name,Tags\nAcme,a;b;c\nBolt,d\nCat,e;f\n')).toBe(',');
  });

  it('does not count inside quotes, whole lines included', async () => {
    expect(
      await delimiterOf('"Name";"Address"\n"Acme, Inc, UK";"1, Main St,\n2, Side St,"\n"Bolt";"x"\n'),
    ).toBe(';');
  });

  it('is found in files with ragged rows, junk and a header alone', async () => {
    expect(await delimiterOf('a,b,c,d\n1,2\n1\n1,2,3,4\n1,2,3\n"x;y",2\n')).toBe(',');
    expect(await delimiterOf('Name;City;Land\n')).toBe(';');
    expect(await delimiterOf('Name;City\nAcme;London\nBolt;"Paris\nCat;Rome\n')).toBe(';');
  });

  it('is a comma for one column, and none of its cells is split when they hold commas', async () => {
    expect(await delimiterOf('Company\nAcme\nBolt\n')).toBe(',');
    const { table, rows } = await readBack('Company\nAcme, Inc.\nBolt Ltd\nCat, Dog & Co, LLC\n');
    expect([table.columns, table.delimiter]).toEqual([['Company'], ',']);
    expect(rows.map(({ cells }) => cells)).toEqual([['Acme, Inc.'], ['Bolt Ltd'], ['Cat, Dog & Co, LLC']]);
  });

  it('is named by the first line that Excel writes, which is no header but has a line number', async () => {
    for (const line of ['sep=;', '"sep=;"', 'SEP=;']) {
      const { table, rows } = await readBack(`${line}\r\nName;City\r\nAcme;London,UK\r\n`);
      expect(table).toMatchObject({ delimiter: ';', columns: ['Name', 'City'], lineEnd: '\r\n' });
      expect(rows).toEqual([{ number: 1, line: 3, cells: ['Acme', 'London,UK'] }]);
    }
    expect(await delimiterOf('sep=\t\nName,x\tCity,y\n1\t2\n')).toBe('\t');
  });

  it('is told by the line that DATEV writes above the names of the columns', async () => {
    const first =
      '"EXTF";700;16;"Debitoren/Kreditoren";5;20240130140440439;;"RE";"";"";29098;55003;20240101;4';
    const { table, rows } = await readBack(`${first}\r\nKonto;Ort\r\n10000;London,UK\r\n`);
    expect(table).toMatchObject({ delimiter: ';', columns: ['Konto', 'Ort'] });
    expect(rows).toEqual([{ number: 1, line: 3, cells: ['10000', 'London,UK'] }]);
    expect((await readBack('EXTF;Name\n1;Acme\n')).table.columns).toEqual(['EXTF', 'Name']);
  });

  it('can be given, and then wins over everything', async () => {
    const { table } = await readBack('sep=;\nName;City,x\n1;2,3\n', { delimiter: ',' });
    expect(table).toMatchObject({ delimiter: ',', columns: ['Name;City', 'x'] });
    expect((await readBack('a b\n1 2\n', { delimiter: ' ' })).table.columns).toEqual(['a', 'b']);
    expect((await readBack('a\tb\n', { delimiter: '\\t' })).table.columns).toEqual(['a', 'b']);
  });

  it('is found again for any table of three columns and more', async () => {
    const cell = fc.string({ unit: fc.constantFrom(',', ';', ' ', '"', 'a', 'b', '\n'), maxLength: 6 });
    const rows = fc.array(fc.tuple(cell, cell, cell, cell), { minLength: 3, maxLength: 8 });
    const header = [['Id', 'Name', 'City', 'Country']];
    await fc.assert(
      fc.asyncProperty(rows, fc.constantFrom(',', ';', '\t', '|'), async (cells, delimiter) => {
        expect(await delimiterOf(stringify([...header, ...cells], { delimiter }))).toBe(delimiter);
      }),
      { numRuns: 300 },
    );
  });
});
