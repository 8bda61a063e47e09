import { writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findRows } from '../../src/tabular/find-rows.ts';
import { JsonCursor } from '../../src/tabular/json-cursor.ts';
import type { JsonText } from '../../src/tabular/json-elements.ts';
import { rowTexts } from '../../src/tabular/json-elements.ts';
import { jsonLines } from '../../src/tabular/json-lines.ts';
import { openInput } from '../../src/tabular/read-input.ts';
import { readObject } from '../../src/tabular/read-object.ts';
import { remarks } from '../../src/tabular/remarks.ts';
import { tempPath } from '../temp-folder.ts';
import { readBack, readBroken, refusal } from './read-back.ts';

const JSON_FILE = { name: 'accounts.json' };
const LINES_FILE = { name: 'accounts.ndjson' };
const ARRAY = { path: [], as: 'array' } as const;
const ROWS = { path: ['rows'], as: 'array' } as const;

async function* cutUp(text: string, length: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length);
}

async function gathered(texts: AsyncGenerator<JsonText>): Promise<JsonText[]> {
  const found: JsonText[] = [];
  for await (const text of texts) found.push(text);
  return found;
}

describe('a JSON array', () => {
  it('gives a row for each object, with its line, its cells as text and the object itself', async () => {
    const text =
      '[\n  {"Name": "Acme", "Staff": 5, "Open": true},\n\n  {"City": "Köln",\n "Name": null}\n]\n';
    const { table, rows } = await readBack(text, JSON_FILE);
    expect(table).toMatchObject({ format: 'json', columns: ['Name', 'Staff', 'Open', 'City'], warnings: [] });
    expect(table).not.toHaveProperty('delimiter');
    expect(rows).toEqual([
      {
        number: 1,
        line: 2,
        cells: ['Acme', '5', 'true', ''],
        object: { Name: 'Acme', Staff: 5, Open: true },
      },
      { number: 2, line: 4, cells: ['', '', '', 'Köln'], object: { City: 'Köln', Name: null } },
    ]);
  });

  it('has nested objects as columns a.b and arrays as JSON text', async () => {
    const object = { account: { name: 'Acme', hq: { city: 'Rome' } }, tags: ['a', 1], none: {}, list: [] };
    const { table, rows } = await readBack(JSON.stringify([object]), JSON_FILE);
    expect(table.columns).toEqual(['account.name', 'account.hq.city', 'tags', 'none', 'list']);
    expect(rows[0]?.cells).toEqual(['Acme', 'Rome', '["a",1]', '{}', '[]']);
    expect(rows[0]?.object).toEqual(object);
  });

  it('has no column for a nested object that is null in some rows', async () => {
    const { table, rows } = await readBack('[{"Account":null},{"Account":{"Name":"Acme"}}]', JSON_FILE);
    expect(table.columns).toEqual(['Account.Name']);
    expect(rows.map(({ cells, problem }) => [cells, problem])).toEqual([
      [[''], 'empty row'],
      [['Acme'], undefined],
    ]);
    expect(table.warnings).toEqual([]);
  });

  it('may have no rows', async () => {
    const { table, rows } = await readBack(' [ ] ', JSON_FILE);
    expect([table.columns, rows]).toEqual([[], []]);
  });

  it('makes an element invalid that is no object or no JSON, and reads on', async () => {
    const text = '[{"a":1},\n42,\n"x, y]",\n[{"a":2}],\n{"a":},\nnull,\n,\n{"a":3},\n]';
    const { rows } = await readBack(text, JSON_FILE);
    expect(rows.map(({ line, cells, problem }) => [line, cells[0], problem])).toEqual([
      [1, '1', undefined],
      [2, '', 'not a JSON object: 42'],
      [3, '', 'not a JSON object: "x, y]"'],
      [4, '', 'not a JSON object: [{"a":2}]'],
      [5, '', 'not valid JSON: {"a":}'],
      [6, '', 'not a JSON object: null'],
      [7, '', 'not valid JSON: '],
      [8, '3', undefined],
    ]);
  });

  it('goes on after a missing comma or a bracket too many', async () => {
    const { rows } = await readBack('[{"a":1} {"a":2}},{"a":3}]', JSON_FILE);
    expect(rows.map(({ cells, problem }) => [cells[0], problem])).toEqual([
      ['1', undefined],
      ['2', undefined],
      ['', 'not valid JSON: }'],
      ['3', undefined],
    ]);
  });

  it('that breaks off gives the objects before the break, then the line of the break', async () => {
    const { rows, error } = await readBroken('[\n{"a":1},\n{"a":2},\n{"a":\n', JSON_FILE);
    expect(rows.map(({ cells }) => cells[0])).toEqual(['1', '2']);
    expect(error).toMatchObject({ code: 'INPUT_TRUNCATED', place: { line: 5 } });
    expect(error?.message).toBe('accounts.json line 5: the file breaks off here, inside its JSON');
  });

  it('may not be followed by more', async () => {
    const { rows, error } = await readBroken('[{"a":1}]\n[{"a":2}]', JSON_FILE);
    expect(rows).toHaveLength(1);
    expect(error).toMatchObject({ code: 'INPUT_FORMAT', place: { line: 2 } });
  });

  it('keeps a key __proto__ as data', async () => {
    const { table, rows } = await readBack('[{"__proto__":{"polluted":1},"constructor":"x"}]', JSON_FILE);
    expect(table.columns).toEqual(['__proto__.polluted', 'constructor']);
    expect(rows[0]?.cells).toEqual(['1', 'x']);
    expect(Object.keys(rows[0]?.object ?? {})).toEqual(['__proto__', 'constructor']);
    expect({}).not.toHaveProperty('polluted');
  });

  it('keeps every digit of a long number', async () => {
    const text =
      '[{"Id":12345678901234567890,"Pi":3.14159265358979312,"Text":"12345678901234567890","n":1.50}]';
    const { table, rows } = await readBack(text, JSON_FILE);
    expect(rows[0]?.cells).toEqual([
      '12345678901234567890',
      '3.14159265358979312',
      '12345678901234567890',
      '1.5',
    ]);
    expect(rows[0]?.object).toMatchObject({ Id: '12345678901234567890', n: 1.5 });
    expect(table.warnings).toEqual(['line 1: numbers of more than 15 digits are kept as text']);
  });

  it('makes an object invalid that is nested beyond reason, or has a value of more than 4 MB', async () => {
    const deep = `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`;
    const { rows } = await readBack(
      `[${deep},{"a":"${'x'.repeat(4 * 1024 * 1024 + 1)}"},{"a":1}]`,
      JSON_FILE,
    );
    expect(rows.map(({ problem }) => problem)).toEqual([
      expect.stringMatching(/nested too deeply|cannot be read/),
      'the value of a is longer than 4 MB',
      undefined,
    ]);
  });

  it('gives an element that cannot be held as its beginning, and the elements after it', async () => {
    const text = `[{"a":1},\n{"a":"${'x'.repeat(60)}\\""},{"b":[${'1,'.repeat(40)}1]},\n{"a":3}]`;
    for (const length of [1, 7, 50, 1_000]) {
      const found = await gathered(rowTexts(new JsonCursor(cutUp(text, length), 'a.json', 50), ARRAY));
      expect(found).toEqual([
        { line: 1, text: '{"a":1}' },
        { line: 2, text: expect.stringMatching(/^\{"a":"x{40}/), isCut: true },
        { line: 2, text: expect.stringMatching(/^\{"b":\[1,1,/), isCut: true },
        { line: 3, text: '{"a":3}' },
      ]);
    }
  });

  it('gives the same texts wherever it is cut', async () => {
    const value = fc.json({ maxDepth: 3 });
    await fc.assert(
      fc.asyncProperty(fc.array(value), fc.integer({ min: 1, max: 9 }), async (values, length) => {
        const cursor = new JsonCursor(cutUp(`[${values.join(' ,')}]`, length), 'a.json');
        const texts = (await gathered(rowTexts(cursor, ARRAY))).map(({ text }) => text);
        expect(texts).toEqual(values.map((text) => text.trim()));
      }),
    );
  });

  it('may hold long numbers beside a text of a million escapes', async () => {
    const { rows } = await readBack(
      `[{"Id":12345678901234567890,"a":"\\"12345678901234567890${'\\n'.repeat(1_500_000)}"}]`,
      JSON_FILE,
    );
    expect(rows[0]?.cells[0]).toBe('12345678901234567890');
    expect(rows[0]?.cells[1]?.slice(0, 22)).toBe('"12345678901234567890\n');
  });

  it('makes an element invalid that is nested beyond reason, without parsing it', async () => {
    const deep = `{"a":${'['.repeat(40_000)}${']'.repeat(40_000)}}`;
    const { rows } = await readBack(`[${deep},{"a":1}]`, JSON_FILE);
    expect(rows.map(({ problem }) => problem)).toEqual(['the object is nested too deeply', undefined]);
  });

  it('has the columns of its first thousand objects, and one warning lists later keys', async () => {
    const first = Array.from({ length: 1_000 }, (_, i) => ({ Name: `Company ${i}` }));
    const later = [
      { Name: 'Acme', Phone: '1' },
      { Fax: '2', Phone: '3', Void: null },
    ];
    const { table, rows } = await readBack(JSON.stringify([...first, ...later]), JSON_FILE);
    expect(table.columns).toEqual(['Name']);
    expect(rows.at(-1)).toMatchObject({ cells: [''], object: { Fax: '2', Phone: '3' } });
    expect(table.warnings).toEqual(['keys first seen after object 1000 are no columns: Phone, Fax']);
  });

  it('has the columns of all objects where these are asked for, as far as columns go', async () => {
    const objects = [...Array.from({ length: 1_000 }, () => ({ Name: 'Quantock' })), { Phone: '1' }];
    const path = tempPath('late.ndjson');
    writeFileSync(path, objects.map((object) => JSON.stringify(object)).join('\n'));
    expect((await openInput({ path, hasKeysOfAll: true })).columns).toEqual(['Name', 'Phone']);
    const many = Object.fromEntries(Array.from({ length: 5_000 }, (_, i) => [`c${i}`, 1]));
    writeFileSync(path, [...objects, many].map((object) => JSON.stringify(object)).join('\n'));
    const table = await openInput({ path, hasKeysOfAll: true });
    for await (const _row of table.rows);
    expect([table.columns.length, table.columns[1]]).toEqual([5_000, 'Phone']);
    expect(table.warnings).toEqual(['keys first seen after object 1000 are no columns: c4998, c4999']);
  });

  it('is refused with more than 5,000 columns', async () => {
    const object = Object.fromEntries(Array.from({ length: 5_001 }, (_, i) => [`c${i}`, 1]));
    expect(await refusal(JSON.stringify([object]), JSON_FILE)).toMatchObject({ code: 'INPUT_FORMAT' });
  });
});

describe('a JSON object', () => {
  it('is read when it holds exactly one array of objects, however deep', async () => {
    const text =
      '{"total":2,"errors":[],"ids":[1,2],\n"result":{"x":{"y":[]},"records":[{"a":1},\n{"a":[{"b":2}]}]},"next":"}]"}';
    const { table, rows } = await readBack(text, JSON_FILE);
    expect(rows.map(({ line, cells }) => [line, cells])).toEqual([
      [2, ['1']],
      [3, ['[{"b":2}]']],
    ]);
    expect(table.warnings).toEqual(['the rows are read from "result.records"; what is beside it is ignored']);
  });

  it('is read without rows when its only array is empty', async () => {
    expect((await readBack('{"records":[],\n"total":0}', JSON_FILE)).rows).toEqual([]);
  });

  it('is refused with none or several', async () => {
    const several = await refusal('{"data":[{"a":1}],\n"included":[{"b":1}]}', JSON_FILE);
    expect(several.message).toBe('accounts.json holds several arrays of objects: data, included');
    expect(await refusal('{"error":\n"x"}', JSON_FILE)).toMatchObject({ code: 'INPUT_FORMAT' });
    expect(await refusal('{"a":[{"b":1}],\nc:1}', JSON_FILE)).toMatchObject({
      code: 'INPUT_FORMAT',
      place: { line: 2 },
    });
  });

  it('that breaks off after its array or in it gives the objects, then the line of the break', async () => {
    for (const text of ['{"data":[{"a":1},{"a":2}],\n"paging":{"ne', '{"data":[{"a":1},{"a":2}\n']) {
      const { rows, error } = await readBroken(text, JSON_FILE);
      expect(rows).toHaveLength(2);
      expect(error).toMatchObject({ code: 'INPUT_TRUNCATED', place: { line: 2 } });
    }
  });
});

describe('a JSON object that maps ids to companies', () => {
  const rowsOf = async (value: unknown, name = 'accounts.json') => {
    for (const space of [0, 2]) {
      const { table, rows } = await readBack(JSON.stringify(value, null, space), { name });
      if (space === 2) return { columns: table.columns, cells: rows.map(({ cells }) => cells), table };
    }
    throw new Error('nothing was read');
  };

  it('has a row for each, with its name as id', async () => {
    const bmw = { name: 'BMW', country: 'Germany' };
    const map = { '001': bmw, '002': { name: 'Siemens AG', country: 'Germany', city: 'Munich' } };
    const { columns, cells, table } = await rowsOf(map);
    expect(columns).toEqual(['id', 'name', 'country', 'city']);
    expect(cells).toEqual([
      ['001', 'BMW', 'Germany', ''],
      ['002', 'Siemens AG', 'Germany', 'Munich'],
    ]);
    expect(table.warnings).toEqual(['each member of the object is a row; its name is in the column id']);
    expect((await rowsOf({ companies: map, exported: '2026' })).cells).toEqual(cells);
    expect((await rowsOf({ '001': bmw })).cells).toEqual([['001', 'BMW', 'Germany']]);
  });

  it('keeps the id that a company has, and its lists', async () => {
    const map = {
      '-Nx1': { Id: '7', Firma: 'BMW', contacts: [{ name: 'Anna' }] },
      '-Nx2': { Id: '8', Firma: 'Siemens AG', contacts: [] },
    };
    expect((await rowsOf(map)).cells).toEqual([
      ['7', 'BMW', '[{"name":"Anna"}]'],
      ['8', 'Siemens AG', '[]'],
    ]);
  });

  it('loses none of many, and what is no object among them is an invalid row', async () => {
    const many = Object.fromEntries(Array.from({ length: 5_000 }, (_, i) => [`k${i}`, { name: `N ${i}` }]));
    const text = JSON.stringify({ ...many, last: 5 });
    const { rows } = await readBack(text, JSON_FILE);
    expect(rows).toHaveLength(5_001);
    expect(rows[4_999]?.cells).toEqual(['k4999', 'N 4999']);
    expect(rows[5_000]?.problem).toBe('not a JSON object: 5');
    const { rows: kept, error } = await readBroken(text.slice(0, -30), JSON_FILE);
    expect([kept.length > 4_990, error?.code]).toEqual([true, 'INPUT_TRUNCATED']);
    const counted = { total: 2, '101': { name: 'BMW' }, '102': { name: 'Siemens' } };
    expect((await rowsOf(counted)).cells).toEqual([
      ['101', 'BMW'],
      ['102', 'Siemens'],
      ['', ''],
    ]);
  });

  it('is not one company whose parts are objects', async () => {
    const parts = { company: { name: 'BMW' }, address: { city: 'Munich', country: 'Germany' } };
    expect((await rowsOf(parts)).cells).toEqual([['BMW', 'Munich', 'Germany']]);
    const two = { name: 'BMW', places: { a1: { city: 'Munich' }, a2: { city: 'Berlin' } } };
    expect((await rowsOf(two)).cells).toEqual([['BMW', 'Munich', 'Berlin']]);
  });

  it('is refused when it maps columns to cells, or pages to lists', async () => {
    const columns = [
      { name: { 0: 'BMW', 1: 'Siemens' }, country: { 0: 'Germany', 1: 'Germany' } },
      { name: { a: 'BMW', b: 'Siemens' }, country: { a: 'Germany', b: 'Germany' } },
      { name: ['BMW', 'Siemens'], country: ['Germany', 'Germany'] },
    ];
    for (const table of columns) {
      const error = await refusal(JSON.stringify(table), JSON_FILE);
      expect(error.message).toMatch(/^accounts\.json holds a table by its columns/);
      expect(error.fix).toContain('orient="records"');
    }
    const pages = { page1: { results: [{ name: 'BMW' }] }, page2: { results: [{ name: 'Siemens' }] } };
    expect((await refusal(JSON.stringify(pages), JSON_FILE)).message).toMatch(/several arrays of objects/);
  });
});

describe('one company as a JSON object', () => {
  const company = { name: 'BMW', contacts: [{ name: 'Anna Otto' }, { name: 'Siemens' }] };

  it('is one row with its lists, on one line or many', async () => {
    for (const space of [0, 2]) {
      const { table, rows } = await readBack(JSON.stringify(company, null, space), JSON_FILE);
      expect(rows.map(({ cells }) => cells[0])).toEqual(['BMW']);
      expect(table.warnings.join()).toMatch(/one company and one row; "contacts" is a part of it/);
    }
    const nested = {
      id: '1',
      properties: { name: 'BMW AG', domain: 'bmw.com' },
      associations: { contacts: { results: [{ id: '9' }] } },
    };
    expect((await readBack(JSON.stringify(nested), JSON_FILE)).rows[0]?.cells[1]).toBe('BMW AG');
    const bare = await readBack(JSON.stringify({ name: 'BMW', tags: [] }, null, 2), JSON_FILE);
    expect([bare.rows.length, bare.table.warnings]).toEqual([1, []]);
    const urls = { website: 'siemens.com', urls: [{ url: 'x.com' }], phones: [{ number: '1' }] };
    expect((await readBack(JSON.stringify(urls), JSON_FILE)).rows[0]?.cells[0]).toBe('siemens.com');
  });

  it('is not what names a list of rows', async () => {
    for (const wrapper of [
      { name: 'Accounts of May', records: [{ name: 'BMW' }, { name: 'Siemens' }] },
      { meta: { name: 'Export' }, firmen: [{ name: 'BMW' }, { name: 'Siemens' }] },
    ]) {
      const { rows } = await readBack(JSON.stringify(wrapper), JSON_FILE);
      expect(rows.map(({ cells }) => cells)).toEqual([['BMW'], ['Siemens']]);
    }
  });
});

describe('JSON objects one after the other', () => {
  it('are rows, whatever the lines', async () => {
    const [bmw, siemens] = [{ name: 'BMW', tags: [{ a: 1 }] }, { name: 'Siemens AG' }];
    const text = `${JSON.stringify(bmw, null, 2)}\n${JSON.stringify(siemens, null, 2)}\n`;
    for (const name of ['a.json', 'a.ndjson', 'a']) {
      const { table, rows } = await readBack(text, { name });
      expect(table.format).toBe('ndjson');
      expect(rows.map(({ line, cells }) => [line, cells[0]])).toEqual([
        [1, 'BMW'],
        [9, 'Siemens AG'],
      ]);
    }
    expect((await readBack('{"Kürzel":"BMW"}{"Kürzel":"SAP"}', JSON_FILE)).rows).toHaveLength(2);
  });

  it('are refused with the remedy when each holds a list of rows', async () => {
    const page = JSON.stringify({ total: 1, results: [{ name: 'BMW' }] }, null, 2);
    const error = await refusal(`${page}\n${page}\n`, JSON_FILE);
    expect(error.message).toBe('accounts.json holds several JSON documents');
    expect(error.fix).toContain('jq -s .');
  });
});

describe('NDJSON', () => {
  it('gives a row for each line that is not blank, with its line', async () => {
    const { table, rows } = await readBack('{"a":"x"}\r\n\r\n{"b":{"c":1}}\r\n', LINES_FILE);
    expect(table).toMatchObject({ format: 'ndjson', columns: ['a', 'b.c'], warnings: [] });
    expect(rows.map(({ number, line, cells }) => [number, line, ...cells])).toEqual([
      [1, 1, 'x', ''],
      [2, 3, '', '1'],
    ]);
  });

  it('makes a line invalid that is no object, and reads on', async () => {
    const { rows } = await readBack('{"a":1}\n{"a":\n[1]\n{}\n{"a":2}', LINES_FILE);
    expect(rows.map(({ line, problem }) => [line, problem])).toEqual([
      [1, undefined],
      [2, 'not valid JSON: {"a":'],
      [3, 'not a JSON object: [1]'],
      [4, 'empty row'],
      [5, undefined],
    ]);
  });
});

describe('JSON in chunks', () => {
  const value = fc.jsonValue({ maxDepth: 3 });
  const objects = fc.array(fc.dictionary(fc.string(), value), { maxLength: 5 });

  it('is read the same wherever it is cut', async () => {
    await fc.assert(
      fc.asyncProperty(
        objects,
        fc.integer({ min: 1, max: 9 }),
        fc.boolean(),
        async (list, length, isPretty) => {
          const text = JSON.stringify({ next: null, rows: list, total: '}]"\\' }, null, isPretty ? 2 : 0);
          const cursor = new JsonCursor(cutUp(text, length), 'a.json');
          const place = await findRows(cursor, remarks()).catch(() => ROWS);
          const found = await gathered(rowTexts(new JsonCursor(cutUp(text, length), 'a.json'), place));
          expect(place).toEqual(ROWS);
          expect(found.map((element) => JSON.parse(element.text))).toEqual(JSON.parse(JSON.stringify(list)));
        },
      ),
      { numRuns: 500 },
    );
  });

  it('has the same lines wherever it is cut', async () => {
    const line = fc.constantFrom('{"a":1}', '', ' ', '{"b":"\\n"}', 'x');
    await fc.assert(
      fc.asyncProperty(
        fc.array(line),
        fc.constantFrom('\n', '\r\n', '\r'),
        fc.integer({ min: 1, max: 5 }),
        async (lines, end, length) => {
          const found = await gathered(jsonLines(cutUp(lines.join(end), length), 'a.ndjson'));
          const expected = lines
            .map((text, index) => ({ line: index + 1, text }))
            .filter(({ text }) => text.trim() !== '');
          expect(found).toEqual(expected);
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('a line of NDJSON over the limit', () => {
  it('is given as its beginning, and the lines after it are read', async () => {
    const text = `{"a":1}\n{"a":"${'x'.repeat(2_000)}"}\r\n\n{"a":3}`;
    for (const length of [1, 7, 5_000]) {
      expect(await gathered(jsonLines(cutUp(text, length), 'a.ndjson', 1_500))).toEqual([
        { line: 1, text: '{"a":1}' },
        { line: 2, text: expect.stringMatching(/^\{"a":"x{994}$/), isCut: true },
        { line: 4, text: '{"a":3}' },
      ]);
    }
  });

  it('makes an invalid row that says so', async () => {
    const remarked = remarks();
    const read = readObject({ line: 2, text: '{"a":"xxx', isCut: true }, remarked);
    expect(read).toEqual({ problem: 'the object is longer than 64 MB: {"a":"xxx' });
  });
});
