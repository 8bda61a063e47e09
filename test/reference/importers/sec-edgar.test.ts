import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { secEdgar } from '../../../src/reference/importers/sec-edgar.ts';
import { secLocation } from '../../../src/reference/importers/sec-locations.ts';
import { withoutSecSuffix } from '../../../src/reference/importers/sec-names.ts';
import { fileOf, imported } from './imported.ts';

const FOLDER = fileURLToPath(new URL('../../../fixtures/sources/sec-edgar/', import.meta.url));
const METADATA = join(FOLDER, 'listed_filer_metadata.csv');
const SUBMISSIONS = join(FOLDER, 'submissions');
const OPTIONS = { names: 'listed_filer_names.csv' };

const BANK_OF_AMERICA = {
  source: 'sec-edgar',
  id: '0000070858',
  names: [
    { value: 'BANK OF AMERICA CORP', kind: 'legal' },
    { value: 'BANKAMERICA CORP', kind: 'former' },
    { value: 'NATIONSBANK CORP', kind: 'former' },
  ],
  websites: [],
  identifiers: [
    { type: 'cik', value: '0000070858' },
    { type: 'ein', value: '560906609' },
  ],
  relations: [],
  category: 'Company',
  country: 'US',
  state: 'NC',
  city: 'CHARLOTTE',
  postalCode: '28255',
  address: 'BANK OF AMERICA CORPORATE CENTER, 100 N TRYON ST',
  phone: '7043868486',
  industry: 'National Commercial Banks',
};

async function filer(id: string) {
  const { records } = await imported(secEdgar, [METADATA], OPTIONS);
  return records.find((record) => record.id === id);
}

describe('the SEC filer list', () => {
  it('gives Bank of America with its former names, newest first', async () => {
    expect(await filer('0000070858')).toEqual(BANK_OF_AMERICA);
  });

  it('places Medtronic in Ireland, which EDGAR calls L2', async () => {
    expect(await filer('0001613103')).toMatchObject({
      country: 'IE',
      city: 'DUBLIN',
      phone: '353-1-438-1700',
    });
    expect(await filer('0001613103')).not.toHaveProperty('state');
  });

  it('gives no tax number for zeros', async () => {
    expect((await filer('0001668717'))?.identifiers).toEqual([{ type: 'cik', value: '0001668717' }]);
  });

  it('takes the mailing address of a filer without a business address', async () => {
    expect(await filer('0009990001')).toMatchObject({
      names: [{ value: 'Maple Lathe Works Inc.', kind: 'legal' }],
      country: 'CA',
      state: 'ON',
      city: 'OTTAWA',
      address: '12 RIDEAU ST, SUITE 4',
    });
  });

  it('is read packed and without the file of names', async () => {
    const path = await fileOf('filers.csv.gz', await readFile(METADATA));
    const { records, rejected } = await imported(secEdgar, [path]);
    expect(records.map((record) => record.names.length)).toEqual([1, 1, 1, 1]);
    expect(rejected).toEqual([]);
  });

  it('rejects a filer without a number, without a name or read before', async () => {
    const path = await fileOf(
      'f.csv',
      'cik,name,ein,business_stateOrCountry\nx,A,,\n0000000001,,,\n0000000002,B,,\n2,C,,\n',
    );
    const { records, rejected } = await imported(secEdgar, [path]);
    expect(records.map((record) => record.id)).toEqual(['0000000002']);
    expect(rejected.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
      '2 f.csv: the cik "x" is not a number',
      '3 f.csv: no name',
      '5 f.csv: the id 0000000002 was read before',
    ]);
  });

  it('names the column that another file of the SEC has not', async () => {
    const path = await fileOf('tickers.csv', 'CIK,Ticker,Name,Exchange\n1,A,B,C\n');
    await expect(imported(secEdgar, [path])).rejects.toMatchObject({
      code: 'SOURCE_FORMAT',
      place: { field: 'cik' },
    });
    await expect(imported(secEdgar, [METADATA], { names: 'gone.csv' })).rejects.toMatchObject({
      code: 'FILE_NOT_FOUND',
    });
  });
});

describe("EDGAR's submissions JSON", () => {
  it('gives the same Bank of America as the list', async () => {
    const { records } = await imported(secEdgar, [join(SUBMISSIONS, 'CIK0000070858.json')]);
    expect(records).toEqual([await filer('0000070858')]);
  });

  it('is read from a folder, whose further pages of filings are no filers', async () => {
    const { records, rejected } = await imported(secEdgar, [SUBMISSIONS]);
    expect(records.map((record) => record.id)).toEqual(['0000003124', '0000070858']);
    expect(rejected).toEqual([]);
  });

  it('knows the country that a foreign address has only in words', async () => {
    const { records } = await imported(secEdgar, [join(SUBMISSIONS, 'CIK0000003124.json')]);
    expect(records[0]).toMatchObject({ country: 'Netherlands', websites: ['https://www.akzonobel.com'] });
  });

  it('is read packed, and rejected when it is no filer', async () => {
    const packed = await fileOf(
      'CIK0000070858.json.gz',
      await readFile(join(SUBMISSIONS, 'CIK0000070858.json')),
    );
    const broken = await fileOf('CIK0000000009.json', '{"cik":"9"');
    const { records, rejected } = await imported(secEdgar, [packed, broken]);
    expect(records.map((record) => record.id)).toEqual(['0000070858']);
    expect(rejected).toMatchObject([{ line: 1, reason: expect.stringContaining('CIK0000000009.json') }]);
  });

  it('is not found in a folder without it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'core-import-'));
    await cp(METADATA, join(folder, 'list.csv'));
    await expect(imported(secEdgar, [folder])).rejects.toMatchObject({ code: 'SOURCE_FORMAT' });
    await rm(folder, { recursive: true });
  });
});

describe('a conformed name of the SEC', () => {
  it.each([
    ['BANK OF AMERICA CORP /DE/', 'BANK OF AMERICA CORP'],
    ['APA OPTICS INC \\MN\\', 'APA OPTICS INC'],
    ['LAWSON PRODUCTS INC/NEW/DE/', 'LAWSON PRODUCTS INC'],
    ['CREDIT SUISSE /                            /FI', 'CREDIT SUISSE'],
    ['Gores Holdings X, Inc. / CI', 'Gores Holdings X, Inc.'],
    ['Blue Acquisition Corp/Cayman Islands', 'Blue Acquisition Corp'],
    ['COTY INC /', 'COTY INC'],
    ['Rockwool A/S/ADR', 'Rockwool A/S'],
  ])('loses the suffix of "%s"', (name, expected) => {
    expect(withoutSecSuffix(name)).toBe(expected);
  });

  it.each([
    'Ascendis Pharma A/S',
    'Anheuser-Busch InBev SA/NV',
    'DATA I/O CORP',
    'IAC/InterActiveCorp',
    '20/20 GLOBAL',
    '/NEW/',
  ])('stays "%s"', (name) => {
    expect(withoutSecSuffix(name)).toBe(name);
  });
});

describe("EDGAR's codes of places", () => {
  it('are not those of ISO', () => {
    expect(secLocation('DE', 'DE')).toEqual({ country: 'US', state: 'DE' });
    expect(secLocation('2M', 'Germany')).toEqual({ country: 'DE' });
    expect(secLocation('a1', 'British Columbia, Canada')).toEqual({ country: 'CA', state: 'BC' });
    expect(secLocation('B0', 'Yukon, Canada')).toEqual({ country: 'CA', state: 'YT' });
    expect(secLocation('X0', 'United Kingdom')).toEqual({ country: 'GB' });
  });

  it('fall back on the description when they are new', () => {
    expect(secLocation('ZZ', 'Kosovo')).toEqual({ country: 'Kosovo' });
    expect(secLocation('ZZ', 'ZZ')).toBeUndefined();
    expect(secLocation('XX', 'Unknown')).toBeUndefined();
    expect(secLocation('', '')).toBeUndefined();
  });
});
