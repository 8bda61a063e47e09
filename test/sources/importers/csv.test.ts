import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { csvImporter } from '../../../src/sources/importers/csv.ts';
import { fileOf, imported } from './imported.ts';

const LISTINGS = fileURLToPath(new URL('../../../fixtures/sources/tables/listings.csv', import.meta.url));
const MAP = ['id=symbol', 'postal_code=zipcode'];

const EVERY_FIELD = {
  ...{
    id: 'v1',
    legal_name: 'Acme Ltd',
    trading_name: 'Acme',
    aliases: 'ACME; Acme Tools',
    former_names: ['Apex Ltd'],
  },
  ...{
    website: 'acme.co.uk | acme.com',
    social_url: 'https://www.linkedin.com/company/acme',
    phone: '+44 1304 1',
  },
  ...{ country: 'UK', state: 'Kent', city: 'Dover', postal_code: 'CT16 1AA', address: '1 Quay' },
  ...{ registration_number: '01234567', lei: '5493001kjtiigc8y1r12', cik: 66740, ein: '41-0417775' },
  ...{ parent_id: 'v2', successor_id: 'v1', status: 'Struck-off', headcount: '1,250', revenue: '12.5m' },
  ...{ headcount_as_of: '2025-06', revenue_currency: 'EUR', revenue_year: 'FY2024' },
  ...{ founded: '1998-09-04', industry: 'Tools', category: 'Company', subcategory: 'Operating' },
};

const EVERY_FACT = {
  source: 'vendors',
  id: 'v1',
  names: [
    { value: 'Acme Ltd', kind: 'legal' },
    { value: 'Acme', kind: 'trading' },
    { value: 'ACME', kind: 'alias' },
    { value: 'Acme Tools', kind: 'alias' },
    { value: 'Apex Ltd', kind: 'former' },
  ],
  websites: ['acme.co.uk', 'acme.com'],
  identifiers: [
    { type: 'registration', value: '01234567', country: 'UK' },
    { type: 'lei', value: '5493001KJTIIGC8Y1R12' },
    { type: 'cik', value: '0000066740' },
    { type: 'ein', value: '41-0417775' },
  ],
  relations: [{ type: 'parent', id: 'v2' }],
  status: 'closed',
  socialUrl: 'https://www.linkedin.com/company/acme',
  phone: '+44 1304 1',
  ...{ country: 'UK', state: 'Kent', city: 'Dover', postalCode: 'CT16 1AA', address: '1 Quay' },
  ...{ category: 'Company', subcategory: 'Operating', industry: 'Tools' },
  ...{
    foundedYear: 1998,
    headcount: { value: 1250, asOf: '2025-06' },
    revenue: { value: 12_500_000, currency: 'EUR', fiscalYear: 2024 },
  },
};

async function fromTable(name: string, content: string | Buffer, map: readonly string[] = []) {
  const options = { source: 'vendors', map };
  return imported(csvImporter(options), [await fileOf(name, content)], options);
}

describe('the kind of a table', () => {
  const importerOf = (kind?: string) =>
    csvImporter({ source: 'vendors', ...(kind !== undefined && { kind }) });

  it('is a list that may have a company twice, unless it is said that no two rows are one', () => {
    expect(importerOf()).toMatchObject({ kind: 'list', trust: 40 });
    expect(importerOf('distinct')).toMatchObject({ kind: 'distinct', trust: 40 });
  });

  it('is none that nobody knows', () => {
    expect(() => importerOf('register')).toThrow(/^register is no kind of table/);
  });
});

describe('a table of listings', () => {
  it('keeps the name of the security as it stands', async () => {
    const options = { source: 'equities', kind: 'listings', map: MAP };
    const importer = csvImporter(options);
    expect(importer).toMatchObject({ name: 'equities', kind: 'listing', trust: 50 });
    const { records } = await imported(importer, [LISTINGS], options);
    expect(records[1]).toEqual({
      source: 'equities',
      id: 'GOOG',
      names: [{ value: 'Alphabet Inc. Class A', kind: 'trading' }],
      websites: ['http://www.abc.xyz'],
      identifiers: [{ type: 'isin', value: 'US02079K1079' }],
      relations: [],
      status: 'active',
      country: 'United States',
      state: 'CA',
      city: 'Mountain View',
      postalCode: '94043',
    });
  });

  it('rejects rows without id or name and the second of an id', async () => {
    const { records, rejected } = await fromTable('listings.csv', await readFile(LISTINGS), MAP);
    expect(records.map((record) => record.id)).toEqual(['AALB.AS', 'GOOG', 'OLD']);
    expect(rejected).toEqual([
      { line: 4, reason: 'listings.csv: no id' },
      { line: 5, reason: 'listings.csv: no name' },
      { line: 6, reason: 'listings.csv: the id GOOG was read before' },
    ]);
  });

  it('does not take delisted shares for a closed company', async () => {
    const { records } = await fromTable('listings.csv.gz', await readFile(LISTINGS), MAP);
    expect(records[2]).not.toHaveProperty('status');
  });
});

describe('a table of companies', () => {
  it('gives every field', async () => {
    const { records } = await fromTable('vendors.json', JSON.stringify([EVERY_FIELD]));
    expect(records).toEqual([EVERY_FACT]);
  });

  it('gives no number and no year for words', async () => {
    const { records } = await fromTable(
      'v.csv',
      'id,name,headcount,founded,revenue\n1,Acme,a few,recently,n/a\n',
    );
    expect(Object.keys(records[0] ?? {})).toEqual([
      'source',
      'id',
      'names',
      'websites',
      'identifiers',
      'relations',
    ]);
  });

  it('is read from JSON lines by mapped columns', async () => {
    const { records, rejected } = await fromTable('v.ndjson', '{"key":7,"title":"Acme"}\n{"title":"B"}\n', [
      'id=key',
      'name=title',
    ]);
    expect(records).toMatchObject([{ id: '7', names: [{ value: 'Acme' }] }]);
    expect(rejected).toEqual([{ line: 2, reason: 'v.ndjson: no id' }]);
  });

  it('is read as a spreadsheet saved it', async () => {
    const rows = 'id,name,city\n1,Caf\u00e9,Bonn\n2,Acme,K\u00f6ln\n';
    const { records } = await fromTable('v.csv', Buffer.from(rows, 'latin1'));
    expect(records).toMatchObject([{ names: [{ value: 'Caf\u00e9' }] }, { city: 'K\u00f6ln' }]);
  });

  it('rejects rows with bytes that are no character, and names the field', async () => {
    const good = Array.from({ length: 40 }, (_, at) => `${at},Gr\u00f6ber,K\u00f6ln\n`).join('');
    const broken = Buffer.concat([
      Buffer.from(`id,name,city\n${good}`),
      Buffer.from('a,Caf\u00e9,Bonn\nb,Acme,K\u00f6ln\n', 'latin1'),
    ]);
    const { records, rejected } = await fromTable('v.csv', broken);
    expect(records).toHaveLength(40);
    expect(rejected).toMatchObject([
      { line: 42, reason: expect.stringContaining('name has characters that are not UTF-8') },
      { line: 43, reason: expect.stringContaining('city has characters that are not UTF-8') },
    ]);
  });

  it('leaves NUL characters out', async () => {
    const { records } = await fromTable('v.csv', 'id,name\n1,Ac\0me\n');
    expect(records).toMatchObject([{ names: [{ value: 'Acme' }] }]);
  });

  it('is split by any delimiter, also one that a line of Excel names', async () => {
    for (const table of ['id|name\n1|Acme\n', 'sep=;\r\nid;name\r\n1;Acme\r\n', 'id\tname\n1\tAcme\n']) {
      const { records } = await fromTable('v.csv', table);
      expect(records).toMatchObject([{ id: '1', names: [{ value: 'Acme' }] }]);
    }
  });

  it('says how columns are named, and which there are', async () => {
    await expect(fromTable('v.csv', 'Kontonr;Firma\n1;Acme\n')).rejects.toMatchObject({
      message: 'v.csv has no column "id"; it has Kontonr, Firma',
      place: { fix: expect.stringContaining('--map: id=<column>, name=<column>') },
    });
  });

  it('names the column that is missing', async () => {
    const missing = (field: string) => ({ code: 'SOURCE_FORMAT', place: { field } });
    await expect(fromTable('v.csv', 'key,name\n1,A\n')).rejects.toMatchObject(missing('id'));
    await expect(fromTable('v.csv', 'id,title\n1,A\n')).rejects.toMatchObject(missing('name'));
    await expect(fromTable('v.csv', 'id,name\n1,A\n', ['city=Town'])).rejects.toMatchObject(missing('Town'));
  });

  it('takes only mappings to fields there are', async () => {
    await expect(fromTable('v.csv', 'id,name\n1,A\n', ['nam=name'])).rejects.toMatchObject({
      code: 'MAPPING',
    });
    await expect(fromTable('v.csv', 'id,name\n1,A\n', ['name'])).rejects.toMatchObject({ code: 'MAPPING' });
  });
});
