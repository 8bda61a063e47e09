import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { FileFormat } from '../../src/tabular/input-row.ts';
import { tarOf } from '../tar-of.ts';
import { cellsOf, readBack, refusal } from './read-back.ts';

const CONTENT: Readonly<Record<Exclude<FileFormat, 'xlsx'>, string>> = {
  csv: 'Name,City\nAcme,London\nBolt,Paris\n',
  json: '[{"Name":"Acme","City":"London"},\n{"Name":"Bolt","City":"Paris"}]',
  ndjson: '{"Name":"Acme","City":"London"}\n{"Name":"Bolt","City":"Paris"}\n',
};

describe('the format of a file', () => {
  it('is told by its content, and a name that says otherwise is told', async () => {
    for (const [format, content] of Object.entries(CONTENT)) {
      for (const name of ['a.csv', 'a.txt', 'a.json', 'a.ndjson', 'a.jsonl', 'a', 'a.dat', 'a.xls']) {
        const { table, rows } = await readBack(content, { name });
        expect([name, table.format, rows.length]).toEqual([name, format, 2]);
        const isPlain =
          ['a', 'a.dat'].includes(name) ||
          { csv: 'a.csv a.txt', json: 'a.json', ndjson: 'a.ndjson a.jsonl' }[format]
            ?.split(' ')
            .includes(name);
        expect(table.warnings).toHaveLength(isPlain ? 0 : 1);
      }
    }
    const { table } = await readBack(CONTENT.csv, { name: 'accounts.json.gz' });
    expect(table.warnings).toEqual(['the file is called .json but holds CSV; it is read as that']);
  });

  it('can be given', async () => {
    const { table } = await readBack('{"Name":1}\n{"Name":2}\n', { format: 'csv', name: 'a.json' });
    expect(table).toMatchObject({ format: 'csv', columns: ['{"Name":1}'] });
    expect(await refusal(CONTENT.csv, { format: 'json' })).toMatchObject({ code: 'INPUT_FORMAT' });
    const { rows } = await readBack(CONTENT.csv, { format: 'ndjson' });
    expect(rows.map(({ problem }) => problem)).toEqual(
      Array(3).fill(expect.stringContaining('not valid JSON')),
    );
  });

  it('is CSV when a header merely begins with a bracket', async () => {
    expect(await cellsOf('[Name],[City]\nAcme,London\n')).toEqual([['Acme', 'London']]);
    expect(await cellsOf('{Name},{City}\nAcme,London\n')).toEqual([['Acme', 'London']]);
  });

  it('is NDJSON when most lines are objects, be the first one broken', async () => {
    const { table, rows } = await readBack('{"Name":"Ac\n{"Name":"Bolt"}\n{"Name":"Cat"}\n', {
      name: 'a.ndjson',
    });
    expect(table.format).toBe('ndjson');
    expect(rows.map(({ line, problem }) => [line, problem === undefined])).toEqual([
      [1, false],
      [2, true],
      [3, true],
    ]);
  });

  it('is JSON when one line holds the rows in an array, NDJSON when it is a row itself', async () => {
    expect((await readBack('{"data":[{"Name":"Acme"}]}', { name: 'a.json' })).table.format).toBe('json');
    expect((await readBack('{"Name":"Acme"}', { name: 'a.json' })).table.format).toBe('ndjson');
    expect((await readBack('{"Name":"Acme","sites":[{"a":1}]}', { name: 'a.ndjson' })).table.format).toBe(
      'ndjson',
    );
  });
});

describe('a file that is no table of text', () => {
  const zip = (name: string): Buffer =>
    Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(26), Buffer.from(name)]);
  const utf16 = Buffer.from('\ufeff<html><body><table>', 'utf16le');

  it('is refused with what it is and what to do, whatever it is called', async () => {
    const files: readonly (readonly [Buffer | string, RegExp, RegExp])[] = [
      [zip('[Content_Types].xml'), /xlsx/, /save it as CSV/],
      [zip('accounts.csv'), /zip archive/, /Unpack/],
      [Buffer.from('d0cf11e0a1b11ae1', 'hex'), /xls/, /save it as CSV/],
      ['%PDF-1.7\n', /PDF/, /Export/],
      ['PAR1\x15\x04', /Parquet/, /Export/],
      ['\n<html><table><tr><td>Acme</td></tr></table>', /HTML/, /save it as CSV/],
      ['<!DOCTYPE html>\n', /HTML/, /save it as CSV/],
      [utf16, /HTML/, /save it as CSV/],
      ['<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook/>', /Excel/, /save it as CSV/],
      ['<?xml version="1.0"?><accounts/>', /XML/, /Export/],
      [Buffer.from('28b52ffd00', 'hex'), /zstd/, /Unpack/],
    ];
    for (const [content, what, fix] of files) {
      const error = await refusal(content, { name: 'accounts.csv' });
      expect(error).toMatchObject({ code: 'INPUT_FORMAT', message: expect.stringMatching(what) });
      expect(error.fix).toMatch(fix);
      expect(error.message).toMatch(/^accounts\.csv /);
    }
  });

  it('is not taken for one because a column is called like its mark', async () => {
    expect((await readBack('PAR1,PAR2\n1,2\n')).table.columns).toEqual(['PAR1', 'PAR2']);
    expect((await readBack('<name>,<city>\n1,2\n')).table.columns).toEqual(['<name>', '<city>']);
    expect((await readBack('ORCID,BZh\n1,2\n')).table.columns).toEqual(['ORCID', 'BZh']);
  });
});

describe('an archive', () => {
  const table = 'Name,City\nAcme,London\n';

  it('is named when it is a tar of any age, packed by gzip or not, whatever it is called', async () => {
    for (const kind of ['ustar', 'gnu', 'v7'] as const) {
      const tar = tarOf('accounts.csv', table, kind);
      for (const [name, content] of [
        ['accounts.tar', tar],
        ['accounts.csv', tar],
        ['accounts.tar.gz', gzipSync(tar)],
        ['accounts.tgz', gzipSync(tar)],
      ] as const) {
        const error = await refusal(content, { name });
        expect(error).toMatchObject({ code: 'INPUT_FORMAT', message: `${name} is a tar archive` });
        expect(error.place.fix).toBe('Unpack it and give the file inside.');
      }
    }
  });

  it('is named when it was packed by gzip once more', async () => {
    const kinds = [
      '7z\xbc\xaf\x27\x1c',
      'Rar!\x1a\x07',
      '\xfd7zXZ\0',
      'BZh91AY&SY',
      '\x28\xb5\x2f\xfd',
      'PAR1\x15',
    ];
    for (const start of kinds) {
      const bytes = Buffer.concat([Buffer.from(start, 'latin1'), Buffer.alloc(600)]);
      const plain = await refusal(bytes);
      expect(plain.message).toMatch(/is (an? |packed with )/);
      expect((await refusal(gzipSync(bytes))).message).toBe(plain.message);
    }
  });

  it('is not seen in a table that merely has numbers where a tar has its checksum', async () => {
    const text = `Name,City\n${'x'.repeat(138)}0001234\0 ,London\n${'Acme,London\n'.repeat(50)}`;
    expect(await cellsOf(text)).toHaveLength(51);
  });
});
