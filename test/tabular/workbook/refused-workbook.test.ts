import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type WorkbookContent, workbookBytes } from '../../../bench/workbooks/workbook-bytes.ts';
import { readBroken, refusal } from '../read-back.ts';

const ROWS = [1, 2, 3].map((row) => `<row r="${row}"><c t="str"><v>Acme ${row}</v></c></row>`).join('');
const SHEETS = [{ name: 'Accounts', rows: ROWS }];

/** The error that reading such a workbook gives. */
async function refused(content: Partial<WorkbookContent>) {
  return refusal(await workbookBytes({ sheets: SHEETS, ...content }), { name: 'book.xlsx' });
}

/** A compound file with these names in its directory, as old and encrypted documents are kept. */
function compoundFile(...names: readonly string[]): Buffer {
  const bytes = Buffer.alloc(512 * 10);
  bytes.write('d0cf11e0a1b11ae1', 'hex');
  bytes.writeUInt16LE(9, 30);
  bytes.writeUInt32LE(1, 48);
  for (const [at, name] of ['Root Entry', ...names].entries()) {
    bytes.write(name, 1024 + at * 128, 'utf16le');
    bytes.writeUInt16LE(2 * name.length + 2, 1024 + at * 128 + 64);
  }
  return bytes;
}

describe('a workbook that cannot be read is refused, and the error says what to do', () => {
  it('one that is packed with gzip', async () => {
    const packed = gzipSync(await workbookBytes({ sheets: SHEETS }));
    const { message, place } = await refusal(packed, { name: 'book.xlsx.gz' });
    expect(message).toMatch(/book\.xlsx\.gz is an Excel workbook \(xlsx\) packed with gzip$/);
    expect(place.fix).toBe('Unpack it and give the file inside.');
  });

  it.each([
    ['with macros', 'application/vnd.ms-excel.sheet.macroEnabled.main+xml', /with macros \(xlsm\)$/],
    [
      'a binary one',
      'application/vnd.ms-excel.sheet.binary.macroEnabled.main',
      /binary Excel workbook \(xlsb\)$/,
    ],
  ])('%s', async (_, contentType, message) => {
    const { code, message: told, place } = await refused({ contentType });
    expect([code, told, place.fix]).toEqual([
      'INPUT_FORMAT',
      expect.stringMatching(message),
      'Open it in Excel and save it as an Excel workbook (.xlsx).',
    ]);
  });

  it.each([
    [
      'a protected one',
      ['EncryptedPackage', 'EncryptionInfo'],
      'is protected by a password',
      /take the password away/,
    ],
    [
      'an old one',
      ['SummaryInformation', 'Workbook'],
      'is an old Excel workbook (xls)',
      /save it as an Excel workbook/,
    ],
    [
      'another document',
      ['WordDocument'],
      'is an old Excel workbook (xls) or another Office file',
      /save it as CSV/,
    ],
  ])('%s', async (_, names, what, fix) => {
    const { message, place } = await refusal(compoundFile(...names), { name: 'book.xlsx' });
    expect([message, place.fix]).toEqual([`book.xlsx ${what}`, expect.stringMatching(fix)]);
  });

  it('one that was cut off', async () => {
    const bytes = await workbookBytes({ sheets: SHEETS });
    const { code, message, place } = await refusal(bytes.subarray(0, 900), { name: 'book.xlsx' });
    expect([code, message]).toEqual(['INPUT_TRUNCATED', 'book.xlsx is damaged: its end is missing']);
    expect(place.fix).toMatch(/repairs/);
  });

  it('one without a part that it names, one without sheets, one with an empty sheet', async () => {
    const missing = await refused({ parts: { 'xl/worksheets/sheet1.xml': undefined } });
    expect(missing.message).toBe('book.xlsx is damaged: its part xl/worksheets/sheet1.xml is missing');
    expect((await refused({ sheets: [] })).message).toBe('book.xlsx has no sheet with cells');
    expect((await refused({ sheets: [{ name: 'Blank', rows: '' }] })).message).toBe(
      'book.xlsx sheet "Blank" is empty: it has no header',
    );
  });

  it('one that defines entities, and one whose parts are made to fill the memory', async () => {
    const bomb = '<!DOCTYPE x [<!ENTITY a "aaaa">]><worksheet>&a;</worksheet>';
    expect((await refused({ parts: { 'xl/worksheets/sheet1.xml': bomb } })).message).toMatch(/document type/);
    const { message } = await refused({
      parts: { 'xl/styles.xml': `<x>${`<y/>${' '.repeat(1024 ** 2)}`.repeat(65)}</x>` },
    });
    expect(message).toBe('book.xlsx has a part xl/styles.xml of more than 64 MB');
    const longText = `<worksheet><sheetData><row><c><v>${'x'.repeat(33 * 1024 ** 2)}</v></c></row></sheetData></worksheet>`;
    expect((await refused({ parts: { 'xl/worksheets/sheet1.xml': longText } })).message).toMatch(
      /more than 32 MB/,
    );
  });

  it('one whose XML breaks off gives the rows before', async () => {
    const broken = `<worksheet><sheetData>${ROWS}<row r="4"><c></row>`;
    const bytes = await workbookBytes({ sheets: SHEETS, parts: { 'xl/worksheets/sheet1.xml': broken } });
    const { rows, error } = await readBroken(bytes, { name: 'book.xlsx' });
    expect(rows.map(({ line }) => line)).toEqual([2, 3]);
    expect(error?.code).toBe('INPUT_TRUNCATED');
    expect(error?.message).toMatch(
      /^book\.xlsx line 3: below it the workbook is damaged: unexpected close tag$/,
    );
  });

  it('one whose sheet is not as it was packed gives the rows before', async () => {
    const bytes = await workbookBytes({ sheets: SHEETS });
    // The checksum of the sheet in the directory at the end: the last entry but the styles and the shared texts.
    const name = bytes.lastIndexOf('xl/worksheets/sheet1.xml');
    bytes[name - 46 + 16] = (bytes[name - 46 + 16] ?? 0) ^ 1;
    const { rows, error } = await readBroken(bytes, { name: 'book.xlsx' });
    expect(rows).toHaveLength(2);
    expect(error?.message).toMatch(
      /line 3: below it the workbook is damaged: the checksum of its part xl\/worksheets\/sheet1\.xml/,
    );
  });

  it('and so is any other file of which a sheet is asked for', async () => {
    const { code, message } = await refusal('Name\nAcme\n', { sheet: 'Accounts' });
    expect([code, message]).toEqual(['USAGE', 'accounts.csv has no sheets: it is no Excel workbook']);
  });
});
