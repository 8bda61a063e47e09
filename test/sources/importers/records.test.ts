import { writeFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readCsv } from '../../../src/sources/importers/csv-records.ts';
import { readJson } from '../../../src/sources/importers/json-records.ts';
import { allOf, type Read } from '../../../src/sources/importers/records.ts';
import { JsonCursor } from '../../../src/tabular/json-cursor.ts';
import { type JsonText, rowTexts } from '../../../src/tabular/json-elements.ts';
import { jsonLines } from '../../../src/tabular/json-lines.ts';
import { tarOf } from '../../tar-of.ts';
import { fileOf } from './imported.ts';

async function all<T>(rows: AsyncIterable<Read<T>>): Promise<Read<T>[]> {
  const found: Read<T>[] = [];
  for await (const row of rows) found.push(row);
  return found;
}

async function csv(content: string, name = 'list.csv') {
  return all(readCsv(await fileOf(name, content), allOf('id')));
}

async function json(content: string, name = 'list.json') {
  return all(readJson(await fileOf(name, content), allOf('id')));
}

async function* cutUp(text: string, length: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length);
}

describe('a CSV source', () => {
  it('gives rows by column, trimmed, without the byte order mark', async () => {
    expect(await csv('\uFEFFid, name\n1, Acme \n')).toEqual([{ line: 2, value: { id: '1', name: 'Acme' } }]);
  });

  it('counts lines through quoted line breaks and blank lines', async () => {
    const rows = await csv('id,address\r\n1,"Main St\r\nSuite 4"\r\n\r\n2,x\r\n');
    expect(rows).toEqual([
      { line: 2, value: { id: '1', address: 'Main St\r\nSuite 4' } },
      { line: 5, value: { id: '2', address: 'x' } },
    ]);
  });

  it('is read packed, and with semicolons', async () => {
    expect(await csv('id;name\n1;Acme, Inc.\n', 'list.csv.gz')).toEqual([
      { line: 2, value: { id: '1', name: 'Acme, Inc.' } },
    ]);
  });

  it('rejects a short and a long row and reads on', async () => {
    const rows = await csv('id,name\n1\n2,b,c\n3,d,,\n');
    expect(rows).toEqual([
      { rejected: { line: 2, reason: 'list.csv: the record has 1 cells, the header 2' } },
      { rejected: { line: 3, reason: 'list.csv: the record has 3 cells, the header 2' } },
      { line: 4, value: { id: '3', name: 'd' } },
    ]);
  });

  it('says where a quotation mark is never closed, and reads on at the next line', async () => {
    const rows = await csv('id,name\n1,a\n2,"b\n3,c\n');
    expect(rows[0]).toEqual({ line: 2, value: { id: '1', name: 'a' } });
    expect(rows[1]).toMatchObject({ rejected: { line: 3, reason: expect.stringContaining('never closed') } });
    expect(rows[2]).toEqual({ line: 4, value: { id: '3', name: 'c' } });
    expect(rows).toHaveLength(3);
  });

  it('rejects a record with a cell of more than 4 MB and reads on', async () => {
    const long = 'Acme Ltd\n'.repeat(500_000);
    const rows = await csv(`id,name\n1,"${long}"\n2,b\n3,${long.replaceAll('\n', ' ')}\n4,d`);
    expect(rows).toEqual([
      { rejected: { line: 2, reason: 'list.csv: cell 2 is longer than 4 MB' } },
      { line: 500_003, value: { id: '2', name: 'b' } },
      { rejected: { line: 500_004, reason: 'list.csv: cell 2 is longer than 4 MB' } },
      { line: 500_005, value: { id: '4', name: 'd' } },
    ]);
  });

  it('keeps stray quotation marks', async () => {
    expect(await csv('id,name\n1,The "Best" Co\n')).toEqual([
      { line: 2, value: { id: '1', name: 'The "Best" Co' } },
    ]);
  });

  it('fails by the name of the missing column, or as empty', async () => {
    const error = {
      code: 'SOURCE_FORMAT',
      message: expect.stringMatching(/^list\.csv has no column "id"; it has /),
      place: { field: 'id' },
    };
    await expect(csv('key,name\n1,a\n')).rejects.toMatchObject(error);
    await expect(csv('')).rejects.toMatchObject({ code: 'SOURCE_FORMAT', message: 'list.csv is empty' });
  });
});

describe('a JSON source', () => {
  it('gives the objects of lines, packed too', async () => {
    const rows = [
      { line: 1, value: { id: 1 } },
      { line: 3, value: { id: 2, name: 'a\u2028b' } },
    ];
    expect(await json('{"id":1}\n\n{"id":2,"name":"a\u2028b"}\n')).toEqual(rows);
    expect(await json('{"id":1}\n\n{"id":2,"name":"a\u2028b"}', 'list.jsonl.gz')).toEqual(rows);
  });

  it('gives the objects of an array with brackets and commas in its texts', async () => {
    const rows = await json(
      '\uFEFF[\n  {"id": 1, "name": "A \\"[,]{\\" B"},\n  {"id": 2,\n "list": [1, {"a": 2}]}\n]\n',
    );
    expect(rows).toEqual([
      { line: 2, value: { id: 1, name: 'A "[,]{" B' } },
      { line: 3, value: { id: 2, list: [1, { a: 2 }] } },
    ]);
  });

  it('joins elements that cross the chunks of a large array', async () => {
    const companies = Array.from({ length: 3000 }, (_, id) => ({ id, name: `Größe ${'x'.repeat(id % 97)}` }));
    const rows = await json(JSON.stringify(companies, null, 1));
    expect(rows.map((row) => 'value' in row && row.value)).toEqual(companies);
    expect(rows[2]).toMatchObject({ line: 10 });
  });

  it('rejects broken lines and reads on', async () => {
    const rows = await json('{"id":1}\n{"id":\n7\n{"id":3}\n');
    expect(rows.map((row) => ('rejected' in row ? row.rejected.line : row.value.id))).toEqual([1, 2, 3, 3]);
    expect(rows[2]).toEqual({ rejected: { line: 3, reason: 'list.json: the record is not a JSON object' } });
  });

  it('rejects a broken element and the place where an array breaks off', async () => {
    const rows = await json('[{"id":1},\n{"id":x},\n{"id":3},\n{"id"');
    expect(rows.map((row) => ('rejected' in row ? `line ${row.rejected.line}` : row.value.id))).toEqual([
      1,
      'line 2',
      3,
      'line 4',
    ]);
    expect(await json('[{"id":1},\n')).toEqual([
      { line: 1, value: { id: 1 } },
      { rejected: { line: 2, reason: 'list.json: the file breaks off here, inside its JSON' } },
    ]);
  });

  it('goes on with a second array, and rejects what is none', async () => {
    expect(await json('[{"id":1}]\n[{"id":2}]\nthe end')).toEqual([
      { line: 1, value: { id: 1 } },
      { line: 2, value: { id: 2 } },
      { rejected: { line: 3, reason: 'list.json: there is text after the end of the JSON' } },
    ]);
  });

  it('is not CSV and not one object over many lines', async () => {
    await expect(json('id,name\n1,a\n')).rejects.toMatchObject({ message: 'list.json is not JSON' });
    await expect(json('{\n"items": []\n}\n')).rejects.toMatchObject({ code: 'SOURCE_FORMAT' });
    await expect(json('[{"key":1}]')).rejects.toMatchObject({
      message: 'list.json has no column "id"; it has key',
    });
  });
});

describe('a JSON record over the limit', () => {
  it('is given as its beginning, and the records after it are read', async () => {
    const long = `{"id":2,"x":"${'x'.repeat(2_000)}"}`;
    for (const length of [1, 7, 5_000]) {
      const found: JsonText[] = [];
      const array = cutUp(`[{"id":1},\n${long},\n{"id":3}]`, length);
      for await (const text of rowTexts(new JsonCursor(array, 'list.json', 1_500), { path: [], as: 'array' }))
        found.push(text);
      const lines = cutUp(`{"id":1}\n${long}\n{"id":3}`, length);
      for await (const text of jsonLines(lines, 'list.json', 1_500)) found.push(text);
      const three = [
        { line: 1, text: '{"id":1}' },
        { line: 2, text: expect.stringMatching(/^\{"id":2,"x":"x+$/), isCut: true },
        { line: 3, text: '{"id":3}' },
      ];
      expect(found).toEqual([...three, ...three]);
    }
  });

  it('is rejected when it is nested beyond reason, without being parsed', async () => {
    const deep = `{"id":2,"x":${'['.repeat(40_000)}${']'.repeat(40_000)}}`;
    expect(await json(`{"id":1}\n${deep}\n{"id":3}`)).toEqual([
      { line: 1, value: { id: 1 } },
      { rejected: { line: 2, reason: 'list.json: the record is nested too deeply' } },
      { line: 3, value: { id: 3 } },
    ]);
  });
});

describe('a file that cannot be read', () => {
  it('is named when it is an archive or workbook, packed or not', async () => {
    const tar = tarOf('list.csv', 'id,name\n1,Acme\n', 'ustar');
    for (const name of ['list.csv', 'list.tar.gz']) {
      const path = await fileOf(name, tar);
      const error = { code: 'SOURCE_FORMAT', message: `${name} is a tar archive` };
      await expect(all(readCsv(path, allOf('id')))).rejects.toMatchObject(error);
      await expect(all(readJson(path, allOf('id')))).rejects.toMatchObject(error);
    }
  });

  it('is read in UTF-16, with a mark or without, and as spreadsheets save it', async () => {
    const text = 'id,name\n1,Z\u00fcrcher Caf\u00e9 Gr\u00f6ber\n';
    const encoded = [
      Buffer.from(`\uFEFF${text}`, 'utf16le'),
      Buffer.from(text, 'utf16le'),
      Buffer.from(text, 'latin1'),
      Buffer.from(text),
    ];
    for (const bytes of encoded) {
      const path = await fileOf('list.csv', bytes);
      expect(await all(readCsv(path, allOf('id')))).toMatchObject([
        { value: { id: '1', name: 'Z\u00fcrcher Caf\u00e9 Gr\u00f6ber' } },
      ]);
    }
  });

  it('is told its encoding by characters that stand far behind', async () => {
    const rows = Array.from({ length: 20_000 }, (_, at) => `${at},Acme ${at}`);
    const text = `id,name\n${rows.join('\n')}\nlast,Caf\u00e9 Gr\u00f6ber\n`;
    const path = await fileOf('list.csv', Buffer.from(text, 'latin1'));
    expect((await all(readCsv(path, allOf('id')))).at(-1)).toMatchObject({
      value: { name: 'Caf\u00e9 Gr\u00f6ber' },
    });
  });

  it('is named when it is a folder', async () => {
    const path = await fileOf('list.csv', 'id\n1\n');
    await expect(all(readCsv(dirname(path), allOf('id')))).rejects.toMatchObject({
      message: `${basename(dirname(path))} is a folder`,
      fix: 'Name a file in it.',
    });
  });

  it('is named when it is missing, a broken zip or broken gzip', async () => {
    await expect(all(readCsv('/nowhere/acme.csv', allOf()))).rejects.toMatchObject({
      code: 'FILE_NOT_FOUND',
    });
    await expect(csv('PK\u0003\u0004rest')).rejects.toMatchObject({
      message: 'list.csv is broken or cut off: the end of the zip is missing',
    });
    const path = await fileOf('cut.csv.gz', '');
    await writeFile(path, gzipSync('id\n1\n'.repeat(9999)).subarray(0, 40));
    await expect(all(readCsv(path, allOf('id')))).rejects.toMatchObject({ code: 'SOURCE_FORMAT' });
    await expect(all(readJson(path, allOf('id')))).rejects.toMatchObject({ code: 'SOURCE_FORMAT' });
  });
});
