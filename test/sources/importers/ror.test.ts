import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { ror } from '../../../src/sources/importers/ror.ts';
import { fileOf, imported } from './imported.ts';
import { zipOf } from './zipped.ts';

const FOLDER = fileURLToPath(new URL('../../../fixtures/sources/ror', import.meta.url));
const V1 = join(FOLDER, 'v1.jsonl');
const V2 = join(FOLDER, 'v2.jsonl');

const PFIZER = {
  source: 'ror',
  id: '01xdqrp08',
  names: [
    { value: 'Pfizer', kind: 'trading' },
    { value: 'Pfizer (United States)', kind: 'alias' },
    { value: 'ファイザー', kind: 'alias' },
    { value: 'Pfizer Inc.', kind: 'alias' },
    { value: 'PFE', kind: 'acronym' },
  ],
  websites: ['https://www.pfizer.com'],
  identifiers: [
    { type: 'grid', value: 'grid.410513.2' },
    { type: 'isni', value: '0000 0000 8800 7493' },
    { type: 'wikidata', value: 'Q206921' },
  ],
  status: 'active',
  relations: [],
  category: 'Company',
  country: 'US',
  state: 'New York',
  city: 'New York',
  foundedYear: 1849,
};

const OTIS = {
  source: 'ror',
  id: '0000p0n60',
  names: [
    { value: 'Otis', kind: 'trading' },
    { value: 'Otis (United States)', kind: 'alias' },
    { value: '奥的斯', kind: 'alias' },
    { value: 'Otis Elevator Company', kind: 'alias' },
    { value: 'OTIS', kind: 'acronym' },
  ],
  websites: ['https://www.otis.com/'],
  identifiers: [
    { type: 'isni', value: '0000 0004 0557 7159' },
    { type: 'grid', value: 'grid.510252.1' },
  ],
  status: 'active',
  relations: [{ type: 'parent', id: '04r7rxc53' }],
  category: 'Company',
  country: 'US',
  state: 'Connecticut',
  city: 'Farmington',
  foundedYear: 1853,
};

async function organisation(id: string) {
  const { records } = await imported(ror, [V2, V1]);
  return records.find((record) => record.id === id);
}

describe('ROR', () => {
  it('gives Pfizer of schema 2 without its country in the name', async () => {
    expect(await organisation('01xdqrp08')).toEqual(PFIZER);
  });

  it('gives Otis of schema 1 in the same shape', async () => {
    expect(await organisation('0000p0n60')).toEqual(OTIS);
  });

  it('believes the country in the name over a city on another continent', async () => {
    const datarobot = await organisation('0379dv337');
    expect(datarobot).toMatchObject({
      country: 'US',
      names: [{ value: 'Datarobot' }, { value: 'Datarobot (United States)' }],
    });
    expect(datarobot).not.toHaveProperty('city');
  });

  it('keeps Hong Kong for a company of China in Hong Kong', async () => {
    expect(await organisation('016ztcd50')).toMatchObject({
      country: 'HK',
      city: 'Hong Kong',
      names: [
        { value: 'Bank of China (Hong Kong) Limited' },
        { value: 'Bank of China (Hong Kong) Limited (China)' },
      ],
    });
  });

  it('calls an inactive organisation with a successor absorbed, and one that only funds Other', async () => {
    expect(await organisation('03gd1bh37')).toMatchObject({
      status: 'absorbed',
      category: 'Other',
      relations: [{ type: 'successor', id: '000025p04' }],
    });
  });

  it('leaves out a withdrawn record unless another took its place', async () => {
    expect(await organisation('00abcde12')).toBeUndefined();
    expect(await organisation('00abcde34')).toMatchObject({
      status: 'absorbed',
      category: 'Government',
      names: [{ value: 'Peach Institute (Georgia)' }],
    });
  });

  it('rejects what is no organisation and reads on', async () => {
    const { rejected } = await imported(ror, [V2]);
    expect(rejected.map(({ line }) => line)).toEqual([7, 8]);
    expect(rejected[0]?.reason).toMatch(/^v2\.jsonl: not an organisation of ROR: types/);
  });

  it('reads lines and one array alike, packed and plain', async () => {
    const fromLines = await imported(ror, [V1]);
    const array = `[\n${(await readFile(V1, 'utf8')).trim()}\n]\n`;
    expect((await imported(ror, [await fileOf('ror.json', array)])).records).toEqual(fromLines.records);
    expect((await imported(ror, [await fileOf('ror.json.gz', array)])).records).toEqual(fromLines.records);
    expect((await imported(ror, [await fileOf('v1.jsonl.gz', await readFile(V1))])).records).toEqual(
      fromLines.records,
    );
  });

  it('is not a CSV file and not other JSON', async () => {
    await expect(imported(ror, [await fileOf('ror.csv', 'id,name\n')])).rejects.toMatchObject({
      code: 'SOURCE_FORMAT',
    });
    const other = await fileOf('other.json', '[{"key":"x"}]');
    await expect(imported(ror, [other])).rejects.toMatchObject({
      code: 'SOURCE_FORMAT',
      place: { field: 'id' },
    });
  });
});

const arrayOf = async (path: string) => `[${(await readFile(path, 'utf8')).trim().split('\n').join(',')}]`;
const idsIn = async (path: string) => (await imported(ror, [path])).records.map((record) => record.id);

describe('a release of ROR', () => {
  it('is read by its JSON of schema 2', async () => {
    const zip = await zipOf('v9.zip', {
      'v9-ror-data.json': await arrayOf(V1),
      'v9-ror-data.csv': 'id,name\n',
      'v9-ror-data_schema_v2.json': await arrayOf(V2),
      'v9-ror-data_schema_v2.csv': 'id,name\n',
    });
    expect(await idsIn(zip)).toEqual(await idsIn(V2));
  });

  it('is read by its JSON when that is the only one', async () => {
    const json = await arrayOf(V1);
    const old = await zipOf('v1.zip', { 'd/v1-ror-data.csv': 'id\n', 'd/v1-ror-data.json': json });
    expect(await idsIn(old)).toEqual(await idsIn(V1));
    expect(await idsIn(await zipOf('v1.zip', { 'v1-ror-data.json': json }))).toEqual(await idsIn(V1));
  });

  it('is not read by its CSV, nor two at once', async () => {
    const csv = await zipOf('v9.zip', { 'a.csv': 'id\n', 'b.csv': 'id\n' });
    await expect(idsIn(csv)).rejects.toMatchObject({ message: 'v9.zip holds no JSON of ROR' });
    const two = await zipOf('v9.zip', { 'v8.json': '[]', 'v9.json': '[]' });
    await expect(idsIn(two)).rejects.toMatchObject({ message: 'v9.zip holds the JSON of several releases' });
  });
});

const ZENODO = {
  hits: {
    hits: [
      {
        files: [
          { key: 'notes.md', size: 9, checksum: `md5:${'0'.repeat(32)}`, links: { self: 'https://x/n' } },
          {
            key: 'v9.1-2026-01-20-ror-data.zip',
            size: 30123456,
            checksum: 'md5:9e107d9d372bb6826bd81d3542a419d6',
            links: { self: 'https://zenodo.org/api/records/77/files/v9.1-2026-01-20-ror-data.zip/content' },
          },
        ],
      },
    ],
    total: 1,
  },
};

describe("ROR's publication", () => {
  it('is the zip of the newest record at Zenodo, with its checksum', async () => {
    const asked: string[] = [];
    const files = await ror.publication?.files(async (url) => {
      asked.push(url);
      return JSON.stringify(ZENODO);
    });
    expect(asked).toEqual(['/api/records?communities=ror-data&sort=newest&size=1']);
    expect(files).toEqual([
      {
        url: '/api/records/77/files/v9.1-2026-01-20-ror-data.zip/content',
        name: 'v9.1-2026-01-20-ror-data.zip',
        size: 30123456,
        checksum: { algorithm: 'md5', hex: '9e107d9d372bb6826bd81d3542a419d6' },
      },
    ]);
  });

  it.each(['<html>', '{"hits":{"hits":[]}}', '{"hits":{"hits":[{"files":[]}]}}'])(
    'is not in %s',
    async (page) => {
      await expect(ror.publication?.files(async () => page)).rejects.toMatchObject({ code: 'REMOTE' });
    },
  );
});
