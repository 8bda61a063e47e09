import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { openInput } from '../../src/tabular/read-input.ts';
import { cellsOf, inFolder, readBack } from './read-back.ts';

const CHUNK = 256 * 1024;
const WESTERN = 'Name;Ort\nMüller Söhne GmbH;Köln\nBäckerei Größe;Würzburg\nCafé Société;Genève\n';

describe('the encoding of a file', () => {
  it('is told by its byte order mark', async () => {
    for (const encoding of ['utf-8', 'utf-16le', 'utf-16be', 'utf-32le', 'utf-32be']) {
      const { table, rows } = await readBack(
        iconv.encode('Name,City\nMüller,Köln\n', encoding, { addBOM: true }),
      );
      expect(table).toMatchObject({ encoding, columns: ['Name', 'City'], warnings: [] });
      expect(rows[0]?.cells).toEqual(['Müller', 'Köln']);
    }
  });

  it('is told by its NULs when it is UTF-16 without a mark', async () => {
    for (const encoding of ['utf-16le', 'utf-16be']) {
      const { table, rows } = await readBack(
        iconv.encode('Name,City\nMüller,東京\n', encoding, { addBOM: false }),
      );
      expect(table).toMatchObject({ encoding, warnings: [] });
      expect(rows[0]?.cells).toEqual(['Müller', '東京']);
    }
  });

  it('is Windows-1252 for western text that is not UTF-8, with a warning that says how sure it is', async () => {
    const { table, rows } = await readBack(
      iconv.encode(`${WESTERN}Smith’s – “Best” €;Bonn\n`, 'windows-1252'),
    );
    expect(table).toMatchObject({ encoding: 'windows-1252', delimiter: ';' });
    expect(rows.at(-1)?.cells).toEqual(['Smith’s – “Best” €', 'Bonn']);
    expect(table.warnings).toEqual([
      'the file is not UTF-8; it is read as windows-1252 (likely; --encoding names another)',
    ]);
  });

  it('is Windows-1252 when one short word is all there is to tell by', async () => {
    for (const word of [
      'Müller',
      'Café',
      'Nestlé',
      'Ångström',
      'São Paulo',
      'Škoda',
      'Łódź'.replace('Łód', 'Ód'),
    ]) {
      const { table } = await readBack(iconv.encode(`Name,City\n${word},x\n`, 'windows-1252'));
      expect([word, table.encoding]).toEqual([word, 'windows-1252']);
    }
  });

  it('is found for other scripts, among many cells in English too', async () => {
    const samples = {
      'windows-1251': 'ООО Ромашка,Москва\nГазпром нефть,Санкт-Петербург\nАО Северсталь,Череповец\n',
      'windows-1253': 'Εταιρεία Τηλεπικοινωνιών,Αθήνα\nΤράπεζα της Ελλάδος,Θεσσαλονίκη\n',
      shift_jis: '株式会社トヨタ自動車,東京都\nソニー株式会社,港区\n任天堂株式会社,京都市\n'.repeat(4),
      gb18030: '中国石油天然气,北京\n华为技术有限公司,深圳\n阿里巴巴集团,杭州\n'.repeat(4),
      'euc-kr': '삼성전자,수원\n현대자동차,서울\n'.repeat(4),
    };
    for (const [encoding, text] of Object.entries(samples)) {
      const whole = `Name,City\n${text}${'Acme Holdings,London\n'.repeat(100)}`;
      const { table, rows } = await readBack(iconv.encode(whole, encoding));
      expect(table.encoding).toBe(encoding);
      expect(rows[0]?.cells).toEqual(text.split('\n')[0]?.split(','));
    }
  });

  it('is seen in the first foreign character, however late it comes', async () => {
    const text = `Name,City\n${'Acme Holdings,London\n'.repeat(60_000)}${'Müller,Köln\n'.repeat(9)}`;
    const { table, rows } = await readBack(iconv.encode(text, 'windows-1252'));
    expect(table.encoding).toBe('windows-1252');
    expect(rows.at(-1)?.cells).toEqual(['Müller', 'Köln']);
  });

  it('is seen in the letters that come late, not in the one that stands in the first part', async () => {
    const polish = 'Zakład Żółkiewski,Łódź\nSpółdzielnia Źródło,Gdańsk\nHuta Śląsk,Kraków\n';
    const text = `Name,City\nMüller,Paris\n${'Acme Holdings,London\n'.repeat(60_000)}${polish}`;
    const { table, rows } = await readBack(iconv.encode(text, 'windows-1250'));
    expect(table.encoding).toBe('windows-1250');
    expect(rows[0]?.cells).toEqual(['Müller', 'Paris']);
    expect(rows.at(-3)?.cells).toEqual(['Zakład Żółkiewski', 'Łódź']);
    expect(table.warnings).toEqual([
      'the file is not UTF-8; it is read as windows-1250 (very likely; --encoding names another)',
    ]);
  });

  it('leaves bytes that are no character in it, and the lines that have them are told', async () => {
    const western = iconv.encode(WESTERN, 'windows-1252');
    const lost = Buffer.from('A\x81B;x\nC;y\nD\x9dE\x8d;z\n', 'latin1');
    const { table, rows } = await readBack(Buffer.concat([western, lost]), { encoding: 'windows-1252' });
    expect(rows.slice(3).map(({ cells }) => cells[0])).toEqual(['A\ufffdB', 'C', 'D\ufffdE\ufffd']);
    expect(table.warnings).toEqual([
      expect.stringMatching(/^lines 5, 7: "\ufffd" stands for bytes that are no character/),
    ]);
    const many = await readBack(Buffer.concat([western, Buffer.from('\x81;x\n'.repeat(50), 'latin1')]), {
      encoding: 'windows-1252',
    });
    expect(many.table.warnings[0]).toMatch(/^lines 5, 6, .*, 24 and 30 more: /);
  });

  it('can be named', async () => {
    const bytes = iconv.encode('Name,City\nMüller,Köln\n', 'cp850');
    expect(await cellsOf(bytes, { encoding: 'CP850' })).toEqual([['Müller', 'Köln']]);
  });
});

describe('a UTF-8 file', () => {
  it('may hold a character that lies across two chunks', async () => {
    for (const character of ['é', '漢', '😀']) {
      for (const before of [1, 2, 3]) {
        const head = 'Name,City\n';
        const filler = `${'x'.repeat(CHUNK - before - head.length - 1)}\n`;
        const { table, rows } = await readBack(`${head}${filler}${character}a,b\n`);
        expect(rows.at(-1)?.cells).toEqual([`${character}a`, 'b']);
        expect(table.warnings).toEqual([]);
      }
    }
  });

  it('may hold two quotes, or CR and LF, that lie across two chunks', async () => {
    const head = 'Name,City\n';
    for (const [start, rest, cell] of [
      ['"Acme "', '"Best""",b\n', 'Acme "Best"'],
      ['"Acme\r', '\nBest",b\n', 'Acme\r\nBest'],
    ] as const) {
      const filler = `${'x'.repeat(CHUNK - start.length - head.length - 1)}\n`;
      const { rows } = await readBack(`${head}${filler}${start}${rest}c,d\r\n`);
      expect(rows.slice(1).map(({ cells }) => cells)).toEqual([
        [cell, 'b'],
        ['c', 'd'],
      ]);
    }
  });

  it('with broken bytes after its first part is read on, with a replacement character and a warning', async () => {
    const start = Buffer.from(`Name,City\n${'Müller,Köln\n'.repeat(40_000)}`);
    const bytes = Buffer.concat([
      start,
      iconv.encode('Café,Genève\n', 'windows-1252'),
      Buffer.from('Société,Lyon\n'),
    ]);
    const { table, rows } = await readBack(bytes);
    expect(table.encoding).toBe('utf-8');
    expect(rows.slice(-2).map(({ cells }) => cells)).toEqual([
      ['Caf\ufffd', 'Gen\ufffdve'],
      ['Société', 'Lyon'],
    ]);
    expect(table.warnings).toEqual([
      expect.stringMatching(/^line 40002: "\ufffd" stands for bytes that are no character/),
    ]);
  });

  it('stays UTF-8 when it holds replacement characters of an earlier loss, or a few broken bytes', async () => {
    expect((await readBack('Name\nM\ufffdller\n')).table.encoding).toBe('utf-8');
    const mixed = Buffer.concat([Buffer.from(`Name\n${'Müller\n'.repeat(30)}`), Buffer.from([0xe9, 0x0a])]);
    expect((await readBack(mixed)).table.encoding).toBe('utf-8');
  });

  it('cut off inside a character at its very end keeps its row', async () => {
    await inFolder(async (folder) => {
      const path = join(folder, 'accounts.csv');
      await writeFile(path, Buffer.from('Name,City\nMüller,Kö').subarray(0, -1));
      const cells: (readonly string[])[] = [];
      for await (const row of (await openInput({ path })).rows) cells.push(row.cells);
      expect(cells).toEqual([['Müller', 'K\ufffd']]);
    });
  });
});
