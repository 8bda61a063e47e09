import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnNames } from '../../src/tabular/header.ts';
import { remarks } from '../../src/tabular/remarks.ts';
import { readBack } from './read-back.ts';

describe('the names of columns', () => {
  it('are kept as they are, spaces and all', () => {
    const noted = remarks();
    expect(columnNames(['Name', ' City ', 'name', '__proto__'], noted)).toEqual([
      'Name',
      ' City ',
      'name',
      '__proto__',
    ]);
    expect(noted.list).toEqual([]);
  });

  it('are made unique, with one warning for the empty ones and one for the repeated', () => {
    const noted = remarks();
    expect(columnNames(['Name', '', 'Name', ' ', 'Name'], noted)).toEqual([
      'Name',
      'column_2',
      'Name_2',
      'column_4',
      'Name_3',
    ]);
    expect(noted.list).toEqual([
      'columns without a name are called column_2, column_4',
      'columns of the same name are called Name_2, Name_3',
    ]);
  });

  it('may be a title, where one is alone for many', () => {
    const noted = remarks();
    columnNames(['Accounts of 2026', '', '', ''], noted);
    expect(noted.list[1]).toMatch(
      /^the first line has "Accounts of 2026" alone for 4 columns; if that is a title/,
    );
    const others = remarks();
    columnNames(['Name', 'City', ''], others);
    columnNames(['Name', ''], others);
    expect(others.list).toEqual(['columns without a name are called column_3']);
  });

  it('never take a name that another column has', () => {
    expect(columnNames(['Name_2', 'Name', 'Name'], remarks())).toEqual(['Name_2', 'Name', 'Name_3']);
    expect(columnNames(['Name', 'Name', 'Name_2'], remarks())).toEqual(['Name', 'Name_3', 'Name_2']);
    expect(columnNames(['', 'column_1'], remarks())).toEqual(['column_1_2', 'column_1']);
  });

  it('are unique for any header, and the first of a name keeps it', () => {
    const name = fc.constantFrom(
      '',
      ' ',
      'a',
      'a_2',
      'a_3',
      'column_1',
      'column_2',
      'column_1_2',
      '__proto__',
    );
    fc.assert(
      fc.property(fc.array(name, { maxLength: 12 }), (header) => {
        const names = columnNames(header, remarks());
        expect(new Set(names).size).toBe(header.length);
        header.forEach((written, index) => {
          if (written.trim() !== '' && header.indexOf(written) === index) expect(names[index]).toBe(written);
        });
      }),
      { numRuns: 2_000 },
    );
  });

  it('may come from a header whose quotes are broken, with a warning', async () => {
    const { table, rows } = await readBack('Name,"City,Country\nAcme,London,UK\n');
    expect(table.columns).toEqual(['Name', '"City', 'Country']);
    expect(table.warnings).toEqual(['line 1: in the header the quote that opens cell 2 is never closed']);
    expect(rows).toEqual([{ number: 1, line: 2, cells: ['Acme', 'London', 'UK'] }]);
  });

  it('may end in a delimiter, as the rows then do', async () => {
    const { table, rows } = await readBack('Name,City,\nAcme,London,\n');
    expect(table.columns).toEqual(['Name', 'City', 'column_3']);
    expect(rows[0]).not.toHaveProperty('problem');
  });
});
