import { describe, expect, it } from 'vitest';
import { type WorkbookContent, workbookBytes } from '../../../bench/workbooks/workbook-bytes.ts';
import { cellsOf, readBack, refusal } from '../read-back.ts';

/** A sheet with one column Name, and these rows under it as XML. */
function sheet(...rows: readonly string[]): Pick<WorkbookContent, 'sheets'> {
  return { sheets: [{ name: 'Accounts', rows: inline('Name') + rows.join('') }] };
}

function inline(...texts: readonly string[]): string {
  return `<row>${texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`;
}

/** The text of the first cell under the header. */
async function textOf(cell: string, content: Omit<WorkbookContent, 'sheets'> = {}) {
  const rows = await cellsOf(await workbookBytes({ ...sheet(`<row>${cell}</row>`), ...content }));
  return rows[0]?.[0];
}

describe('a cell of a workbook', () => {
  it.each([
    ['a shared text in several fonts, without its reading', '<c t="s"><v>0</v></c>', 'Acme & 東京 '],
    ['a text of its own', '<c t="inlineStr"><is><t>01067</t></is></c>', '01067'],
    ['a text that begins like a formula', '<c t="inlineStr"><is><t>=1+1</t></is></c>', '=1+1'],
    ['the value of a formula that gives a text', '<c t="str"><f>A1</f><v>Acme</v></c>', 'Acme'],
    ['the value of a formula that gives a number', '<c><f>1+1</f><v>2</v></c>', '2'],
    ['a truth value', '<c t="b"><v>1</v></c>', 'TRUE'],
    ['an error', '<c t="e"><v>#N/A</v></c>', '#N/A'],
    ['a day as text', '<c t="d"><v>2024-02-29</v></c>', '2024-02-29'],
    ['characters that XML cannot hold', '<c t="str"><v>a_x000D_b_x005F_x0041_</v></c>', 'a\rb_x0041_'],
    ['a number as a program writes it', '<c><v>1.5E+3</v></c>', '1500'],
    ['a fraction as a spreadsheet shows it', '<c><v>0.30000000000000004</v></c>', '0.3'],
    ['a small fraction', '<c><v>1.0E-7</v></c>', '0.0000001'],
    ['a smaller one', '<c><v>-1.25E-21</v></c>', '-0.00000000000000000000125'],
    ['a long id with all its digits', '<c><v>12345678901234567</v></c>', '12345678901234567'],
    ['a namespace with a prefix', '<x:c xmlns:x="x" t="str"><x:v>Acme</x:v></x:c>', 'Acme'],
  ])('is read: %s', async (_, cell, text) => {
    const reading = '<rPh sb="0" eb="2"><t>トウキョウ</t></rPh>';
    const sharedStrings = [
      `<si><r><t>Acme &amp; </t></r><r><t xml:space="preserve">東京 </t></r>${reading}</si>`,
    ];
    expect(await textOf(cell, { sharedStrings })).toBe(text);
  });

  it.each([
    ['yyyy\\-mm\\-dd', '45352', '2024-03-01'],
    ['d. mmmm yyyy', '45352.5', '2024-03-01T12:00:00'],
    ['[$-407]d/m/yy h:mm', '45352.520833333336', '2024-03-01T12:30:00'],
    ['mmm', '60', '1900-02-28'],
    ['yyyy', '59', '1900-02-28'],
    ['h:mm AM/PM', '0.75', '18:00:00'],
    ['[h]:mm', '1.5', '36:00:00'],
    ['00000', '1067', '01067'],
    ['000\\-00\\-0000', '12345678', '012-34-5678'],
    ['0000', '123456', '123456'],
    ['#,##0.00 "EUR per day"', '1234.5', '1234.5'],
    ['0%', '0.25', '0.25'],
    ['General', '5', '5'],
    ['General_)', '45352', '45352'],
    ['General" EUR"', '12.5', '12.5'],
    ['[Red]General;-General', '45352', '45352'],
    ['[DBNum1][$-804]General', '45352', '45352'],
    ['G/通用格式', '45352', '45352'],
    ['ge.m.d', '45352', '2024-03-01'],
    ['yyyy-mm-dd', '2958466', '2958466'],
  ])('with the format %s shows %s as %s', async (code, digits, text) => {
    const content = { numberFormats: { 164: code }, styles: [0, 164] };
    expect(await textOf(`<c s="1"><v>${digits}</v></c>`, content)).toBe(text);
  });

  it.each([
    [14, '2024-03-01'],
    [22, '2024-03-01T00:00:00'],
    [49, '45352'],
    [4, '45352'],
  ])('with the format that is number %i everywhere is read as %s', async (id, text) => {
    expect(await textOf('<c s="1"><v>45352</v></c>', { styles: [0, id] })).toBe(text);
  });

  it('is a day four years later where days are counted from 1904', async () => {
    const content = { styles: [0, 14], isDate1904: true };
    expect(await textOf('<c s="1"><v>43890</v></c>', content)).toBe('2024-03-01');
  });
});

describe('a sheet of a workbook', () => {
  it('gives the rows with a value, under their numbers in the sheet', async () => {
    const rows = [
      '<row r="3"><c r="A3" t="str"><v>Acme</v></c><c r="C3" t="str"><v>Ghent</v></c></row>',
      '<row r="5"><c r="A5" s="0"/></row>',
      '<row r="9"><c r="B9" t="str"><v>bolt.eu</v></c></row>',
    ];
    const { sheets } = sheet(...rows);
    const { table, rows: read } = await readBack(await workbookBytes({ sheets }));
    expect(table.columns).toEqual(['Name', 'column_2', 'column_3']);
    expect(read.map(({ number, line, cells }) => ({ number, line, cells }))).toEqual([
      { number: 1, line: 3, cells: ['Acme', '', 'Ghent'] },
      { number: 2, line: 9, cells: ['', 'bolt.eu', ''] },
    ]);
  });

  it('is the first that is seen; the others are told, and --sheet names one', async () => {
    const sheets = [
      { name: 'Lists', rows: inline('List') + inline('x'), state: 'hidden' as const },
      { name: 'Accounts', rows: inline('Name') + inline('Acme') },
      { name: 'Leads', rows: inline('Lead') + inline('Bolt') },
    ];
    const bytes = await workbookBytes({ sheets });
    const { table, rows } = await readBack(bytes, { name: 'a.xlsx' });
    expect(rows.map(({ cells }) => cells)).toEqual([['Acme']]);
    expect(table.sheet).toEqual({ name: 'Accounts', isDate1904: false });
    expect(table.warnings).toEqual([
      'the workbook has 3 sheets, and "Accounts" is read; --sheet names another: "Lists" (hidden), "Leads"',
    ]);
    expect(await cellsOf(bytes, { sheet: ' leads' })).toEqual([['Bolt']]);
    const { message, place } = await refusal(bytes, { name: 'a.xlsx', sheet: 'Lead' });
    expect(message).toBe('a.xlsx has no sheet "Lead"');
    expect(place.fix).toBe('Name one of its sheets with --sheet: "Lists" (hidden), "Accounts", "Leads".');
  });

  it('tells of cells that are merged, for only the first has their value', async () => {
    const merged = async (...areas: readonly string[]) => {
      const cells = areas.map((area) => `<mergeCell ref="${area}"/>`).join('');
      const after = `</sheetData><mergeCells>${cells}</mergeCells><sheetData>`;
      return (await readBack(await workbookBytes(sheet(inline('Acme'), after)), { name: 'a.xlsx' })).table
        .warnings;
    };
    expect(await merged('D2:D4')).toEqual([
      expect.stringMatching(/^the cells D2:D4 are merged: only the first/),
    ]);
    expect(await merged('D2:D4', 'B6:C6')).toEqual([
      expect.stringMatching(/^2 areas of cells are merged, the first is D2:D4: only the first cell of each/),
    ]);
  });

  it('tells of formulas that were never calculated, and of numbers that are too long', async () => {
    const content = sheet(
      '<row><c><f>A1</f><v/></c></row>',
      '<row r="7"><c><v>123456789012345680</v></c></row>',
    );
    const { table } = await readBack(await workbookBytes(content), { name: 'a.xlsx' });
    expect(table.warnings).toEqual([
      expect.stringMatching(/^line 2 has a formula that was never calculated/),
      expect.stringMatching(/^line 7, column "Name": 123456789012345680 is a number of more than 15 digits/),
    ]);
  });

  it('without a header has columns that are named by who judges it', async () => {
    const content = { sheets: [{ name: 'S', rows: inline('Acme') + inline('Bolt') }] };
    const firstLine = async (records: readonly (readonly string[])[]) => {
      expect(records).toEqual([['Acme'], ['Bolt']]);
      return { columns: ['name'] };
    };
    const { table, rows } = await readBack(await workbookBytes(content), { firstLine });
    expect(table.columns).toEqual(['name']);
    expect(rows.map(({ number, cells }) => [number, ...cells])).toEqual([
      [1, 'Acme'],
      [2, 'Bolt'],
    ]);
  });

  it('with titles above its header has rows below the header alone', async () => {
    const rows = [inline('Report'), inline('Name', 'City'), inline('Acme', 'Rome'), inline('Bolt', 'Bonn')];
    const firstLine = async () => ({ above: 1, remark: 'a line above the header' });
    const content = { sheets: [{ name: 'S', rows: rows.join('') }] };
    const read = await readBack(await workbookBytes(content), { firstLine });
    expect(read.table.columns).toEqual(['Name', 'City']);
    expect(read.table.warnings).toContain('a line above the header');
    expect(read.rows.map(({ number, line, cells }) => [number, line, ...cells])).toEqual([
      [1, 3, 'Acme', 'Rome'],
      [2, 4, 'Bolt', 'Bonn'],
    ]);
  });

  it('whose later rows are wider tells the surplus of each', async () => {
    const narrow = Array.from({ length: 200 }, () => inline('Acme'));
    const { rows } = await readBack(await workbookBytes(sheet(...narrow, inline('Bolt', 'more'))));
    expect(rows.at(-1)?.problem).toBe('row has 2 cells, the header has 1; surplus: "more"');
  });
});
