import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { secEdgar } from '../../../src/sources/importers/sec-edgar.ts';
import { secLocation } from '../../../src/sources/importers/sec-locations.ts';
import { withoutSecSuffix } from '../../../src/sources/importers/sec-names.ts';
import { fileOf, imported } from './imported.ts';
import { zipOf } from './zipped.ts';

const FOLDER = fileURLToPath(new URL('../../../fixtures/sources/sec-edgar', import.meta.url));
const METADATA = join(FOLDER, 'listed_filer_metadata.csv');
const SUBMISSIONS = join(FOLDER, 'submissions');
const TICKERS = join(FOLDER, 'company_tickers_exchange.json');
const FILER = JSON.stringify({
  cik: '9990015',
  name: 'Sedge & Sons Inc',
  addresses: {},
  formerNames: [
    { name: 'Sedge', from: null, to: null },
    { name: 'Sedge Brothers', from: '2001-02-03T05:00:00.000Z', to: '2009-06-30T04:00:00.000Z' },
  ],
});
const OPTIONS = { names: 'listed_filer_names.csv' };

const BANK_OF_AMERICA = {
  source: 'sec-edgar',
  id: '0000070858',
  names: [
    { value: 'BANK OF AMERICA CORP', kind: 'legal' },
    { value: 'BANKAMERICA CORP', kind: 'former', until: '1999-04-28' },
    { value: 'NATIONSBANK CORP', kind: 'former', until: '1998-09-25' },
  ],
  websites: [],
  identifiers: [
    { type: 'cik', value: '0000070858' },
    { type: 'ein', value: '560906609' },
  ],
  relations: [],
  category: 'Company',
  status: 'active' as const,
  country: 'US',
  state: 'NC',
  city: 'Charlotte',
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
      city: 'Dublin',
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
      city: 'Ottawa',
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

describe('a listed filer without a line of business', () => {
  const METADATA_HEADER =
    'cik,name,ein,business_stateOrCountry,business_city,stateOfIncorporation,entityType,tickers,exchanges,sic\n';
  const read = async (row: string) => {
    const { records } = await imported(secEdgar, [await fileOf('f.csv', `${METADATA_HEADER}1,${row}\n`)]);
    return records[0];
  };

  it.each([
    `ACME EQUITY TRUST,,MA,BOSTON,MD,other,['ACM'],['NYSE'],`,
    `ACME INVESTORS CORP,,NY,NEW YORK,,operating,"['ACM', 'ACMXF']",['NYSE'],`,
    `Acme Coin Trust,,CT,STAMFORD,DE,other,['ACOIN'],['OTC'],`,
    `ACME VALUE CORP,,NH,SALEM,MD,investment,['ACVAL'],['OTC'],`,
    `ACME INCOME FUND,,NY,NEW YORK,DE,other,['ACMIX'],[None],`,
  ])('is a fund: %s', async (row) => {
    expect(await read(row)).toMatchObject({ subcategory: 'Fund', status: 'active' });
  });

  it.each([
    ['has a line of business', `ACME TRUST,,MA,BOSTON,MD,other,['ACM'],['NYSE'],3720`],
    ['stands under foreign law', `ACME COPPER CORP,,AZ,PHOENIX,A1,other,['ACUMF'],['OTC'],`],
    ['has foreign shares alone', `ACME SA,,NY,NEW YORK,,other,"['ACMSF', 'ACMSY']",['OTC'],`],
    ['has receipts for its shares', `ACME PLC/ADR,,NY,NEW YORK,NY,other,['ACMP'],['OTC'],`],
    ['is a bank', `ACME BANKS OF COLORADO,,CO,DENVER,CO,other,['ACMB'],['NYSE'],`],
    ['reports to nobody', `Acme Ice Cream,,HI,HONOLULU,WY,other,['ACIC'],['OTC'],`],
    ['is not listed', `ACME TRUST,,MA,BOSTON,MD,other,[],[],`],
  ])('is no fund when it %s', async (_why, row) => {
    expect(await read(row)).not.toHaveProperty('subcategory');
  });

  it('stands under its own law, not at the bank that files receipts for its shares', async () => {
    expect(await read(`ACME AG/ADR,,NY,NEW YORK,2M,other,['ACMAY'],['OTC'],`)).toMatchObject({
      country: 'DE',
    });
    const unknown = await read(`ACME AG/ADR,,NY,NEW YORK,,other,['ACMAY'],['OTC'],`);
    expect([unknown?.country, unknown?.city]).toEqual([undefined, undefined]);
    expect(await read(`ACME AG/ADR,,2M,MUNICH,2M,other,['ACMAY'],['OTC'],`)).toMatchObject({
      city: 'Munich',
    });
  });
});

describe('a foreign company that is reached in the USA', () => {
  const COLUMNS =
    'cik,name,ein,business_stateOrCountry,business_city,stateOfIncorporation,entityType,sic,ownerOrg';
  const read = async (row: string) => {
    const { records } = await imported(secEdgar, [await fileOf('f.csv', `${COLUMNS}\n1,${row}\n`)]);
    return records[0];
  };

  it.each([
    ['of receipts by their code', '"Acme Co., Ltd.",,NY,NEW YORK,M0,other,8880,', 'JP'],
    ['of receipts by who reads its papers', 'Acme Corp,,NY,NEW YORK,M0,other,,International Corp Fin', 'JP'],
    ['of a lawyer', 'ACME SA,,NY,NEW YORK,,other,2834,03 Life Sciences', undefined],
  ])('has not the address %s', async (_whose, row, country) => {
    const record = await read(row);
    expect([record?.country, record?.city]).toEqual([country, undefined]);
  });

  it.each([
    ['reports as American companies do', 'ACME PLC,,NY,NEW YORK,L2,operating,7372,06 Technology'],
    ['has a form that American companies have', 'ACME LTD,,NY,NEW YORK,E9,other,7372,06 Technology'],
  ])('sits there when it %s', async (_why, row) => {
    expect(await read(row)).toMatchObject({ country: 'US', city: 'New York' });
  });
});

describe('a line of business at EDGAR', () => {
  const read = async (sic: string, text: string) => {
    const csv = `cik,name,ein,business_stateOrCountry,sic,sicDescription\n1,ACME,,NY,${sic},"${text}"\n`;
    const { records } = await imported(secEdgar, [await fileOf('f.csv', csv)]);
    return records[0]?.industry;
  };

  it('is written in whole words, with single spaces', async () => {
    expect(await read('2300', 'Apparel & Other Finishd Prods of  Fabrics & Similar Matl')).toBe(
      'Apparel & Other Finished Products of Fabrics & Similar Materials',
    );
    expect(await read('5050', 'Wholesale-Metals Service Centers & of fices')).toBe(
      'Wholesale-Metals Service Centers & Offices',
    );
  });

  it('is not what its paper is', async () => {
    expect(await read('8880', 'American Depositary Receipts')).toBeUndefined();
  });
});

describe('an address at EDGAR', () => {
  const HEADER = 'cik,name,ein,business_stateOrCountry,business_city,business_street1\n';
  const read = async (row: string) => {
    const { records } = await imported(secEdgar, [await fileOf('f.csv', `${HEADER}1,ACME,,${row}\n`)]);
    return records[0];
  };

  it.each([
    ['N4,GRAND DUCHY OF LUXEMBOURG', undefined],
    ['N4,LUXEMBOURG', 'Luxembourg'],
    ['2M,FEDERAL REPUBLIC OF GERMANY', undefined],
    ['U0,SINGAPORE', 'Singapore'],
    ['C0,DUBAI', 'Dubai'],
    ['L3,"HAIFA, ISRAEL"', 'Haifa'],
    ['E9,GRAND CAYMAN KY1-1002', 'Grand Cayman'],
    ['M0,JAPAN', undefined],
    ['A6,ONTARIO CANADA', undefined],
    ['N4,N/A', undefined],
    [',KARNATAKA', undefined],
    ['F4,FUJIAN PROVINCE', undefined],
    ['X0,BERKSHIRE', undefined],
    ['NY,NEW YORK', 'New York'],
    ['O5,MEXICO CITY', 'Mexico City'],
    ['I0,75769 PARIS CEDEX 16', 'Paris'],
    ['X0,"LONDON, SW1Y 4AD"', 'London'],
    ['G7,1253 COPENHAGEN K', 'Copenhagen'],
    [',SEOUL100-102', 'Seoul'],
    ['P7,DR VELDHOVEN', 'Veldhoven'],
    ['D5,SAO PAULO-SP', 'Sao Paulo'],
    ['A0,CALGARY ALBERTA', 'Calgary'],
    ['M0,"CHIYODA-KU, TOKYO 100-0005"', 'Tokyo'],
    ['F4,CHANGPING DISTRICT BEIJING', 'Beijing'],
    ['F3,SANTIAGO CHILE', 'Santiago'],
    ['L3,KFAR SABA', 'Kfar Saba'],
  ])('has the town of %s', async (row, city) => {
    expect((await read(`${row},X`))?.city).toBe(city);
  });

  it.each([
    ['RIO DE JANEIRO', 'Rio de Janeiro'],
    ['ST. LOUIS', 'St. Louis'],
    ['MCLEAN', 'McLean'],
    ["COEUR D'ALENE", "Coeur d'Alene"],
    ["RA'ANANA", "Ra'anana"],
    ['WINSTON-SALEM', 'Winston-Salem'],
    ['King of Prussia', 'King of Prussia'],
  ])('writes %s as people do', async (written, city) => {
    expect(await read(`,${written},X`)).toMatchObject({ city });
  });

  it('is in the country that only its town names', async () => {
    expect(await read(',"TEL AVIV, ISRAEL",X')).toMatchObject({ country: 'IL', city: 'Tel Aviv' });
    expect(await read(',BHP,X')).not.toHaveProperty('country');
  });

  it('has its apostrophe where EDGAR lost it', async () => {
    expect(await read(`N4,LUXEMBOURG,BOULEVARD D?AVRANCHES`)).toMatchObject({
      address: "BOULEVARD D'AVRANCHES",
    });
    expect(await read('MN,SAINT PAUL,6101 BAKER ROAD ? SUITE 206')).toMatchObject({
      address: '6101 BAKER ROAD ? SUITE 206',
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

const MARROWBY = {
  source: 'sec-edgar',
  id: '0009990011',
  names: [{ value: 'Marrowby Instruments, Inc.', kind: 'legal' }],
  websites: [],
  identifiers: [{ type: 'cik', value: '0009990011' }],
  relations: [],
  category: 'Company',
  status: 'active' as const,
};

async function submissionsZip(more: Readonly<Record<string, string>> = {}) {
  const names = ['CIK0000070858-submissions-001.json', 'CIK0000070858.json', 'CIK0000003124.json'];
  const files = await Promise.all(
    names.map(async (name) => [name, await readFile(join(SUBMISSIONS, name))] as const),
  );
  return zipOf('submissions.zip', { 'placeholder.txt': 'x', ...Object.fromEntries(files), ...more });
}

describe('directors and owners who file for themselves', () => {
  const address = { street1: '', city: '', zipCode: '', stateOrCountry: '' };
  const person = {
    cik: '0009990031',
    name: 'DOE JANE Q',
    entityType: 'other',
    ein: '000000000',
    sic: '',
    stateOfIncorporation: '',
    insiderTransactionForOwnerExists: 1,
    addresses: { business: address, mailing: address },
  };
  const namesOf = async (filer: object) => {
    const zip = await zipOf('s.zip', { 'CIK0009990031.json': JSON.stringify(filer) });
    const { records } = await imported(secEdgar, [zip]);
    return records.map(({ names }) => names[0]?.value);
  };

  it('are no companies', async () => {
    expect(await namesOf(person)).toEqual([]);
  });

  it.each([
    { name: 'DOE CAPITAL LLC' },
    { sic: '6770' },
    { stateOfIncorporation: 'DE' },
    { ein: '123456789' },
    { entityType: 'operating' },
    { insiderTransactionForOwnerExists: 0 },
  ])('is one with %o', async (mark) => {
    expect(await namesOf({ ...person, ...mark })).toHaveLength(1);
  });
});

describe("EDGAR's submissions.zip", () => {
  it('gives the same filers as the folder, in its own order, and no pages of older filings', async () => {
    const { records, rejected } = await imported(secEdgar, [await submissionsZip()]);
    const folder = await imported(secEdgar, [SUBMISSIONS]);
    expect(records).toEqual(folder.records.toReversed());
    expect(rejected).toEqual([]);
  });

  it('rejects a file that is no filer and reads on', async () => {
    const zip = await submissionsZip({ 'CIK0000000008.json': '{"cik":', 'CIK0009990015.json': FILER });
    const { records, rejected } = await imported(secEdgar, [zip]);
    expect(records.map((record) => record.id)).toEqual(['0000070858', '0000003124', '0009990015']);
    expect(rejected).toEqual([
      { line: 1, reason: expect.stringMatching(/^submissions\.zip!CIK0000000008\.json: not the JSON/) },
    ]);
  });

  it('knows when Sedge & Sons gave up each former name', async () => {
    const { records } = await imported(secEdgar, [await zipOf('one.zip', { 'CIK0009990015.json': FILER })]);
    expect(records[0]?.names).toEqual([
      { value: 'Sedge & Sons Inc', kind: 'legal' },
      { value: 'Sedge Brothers', kind: 'former', until: '2009-06-30' },
      { value: 'Sedge', kind: 'former' },
    ]);
  });

  it('has at least one filer', async () => {
    const zip = await zipOf('s.zip', { 'CIK0000070858-submissions-001.json': '{}' });
    await expect(imported(secEdgar, [zip])).rejects.toMatchObject({
      code: 'SOURCE_FORMAT',
      message: 's.zip has no file like CIK0000320193.json',
    });
  });

  it('may as well be the CSV of metadata, packed', async () => {
    const zip = await zipOf('metadata.zip', { 'listed_filer_metadata.csv': await readFile(METADATA) });
    const { records } = await imported(secEdgar, [zip], { names: join(FOLDER, OPTIONS.names) });
    expect(records).toHaveLength(4);
    expect(records[0]).toEqual(BANK_OF_AMERICA);
  });
});

describe("the SEC's list of companies with a ticker", () => {
  it('gives each company once, whatever tickers it has, by number and name', async () => {
    const { records, rejected } = await imported(secEdgar, [TICKERS]);
    expect(records.map((record) => record.names[0]?.value)).toEqual([
      'BANK OF AMERICA CORP',
      'Marrowby Instruments, Inc.',
      'QUENDALE MINING PLC',
      'Halvergate Capital Corp',
    ]);
    expect(records[1]).toEqual(MARROWBY);
    expect(rejected).toEqual([
      { line: 1, reason: 'company_tickers_exchange.json: company 6 has no number or no name' },
    ]);
  });

  it('adds to the submissions only whom they have not, in whatever order the files are given', async () => {
    const { records } = await imported(secEdgar, [TICKERS, await submissionsZip()]);
    expect(records.map((record) => record.id)).toEqual([
      ...['0000070858', '0000003124', '0009990011', '0009990012', '0009990013'],
    ]);
    expect(records[0]).toEqual(BANK_OF_AMERICA);
  });

  it('is refused when it was cut off or has no names', async () => {
    const cut = await fileOf('t.json', (await readFile(TICKERS)).subarray(0, 200));
    await expect(imported(secEdgar, [cut])).rejects.toMatchObject({
      code: 'SOURCE_FORMAT',
      message: expect.stringMatching(/^t\.json is broken or cut off/),
    });
    const nameless = await fileOf('t.json', '{"fields":["cik","ticker"],"data":[[1,"A"]]}');
    await expect(imported(secEdgar, [nameless])).rejects.toMatchObject({ place: { field: 'name' } });
  });
});

describe("the SEC's publication", () => {
  it('has the submissions and the companies with a ticker', async () => {
    const files = await secEdgar.publication?.files(async () => '');
    const base = secEdgar.publication?.base;
    expect(files?.map(({ url, name }) => [new URL(url, base).href, name])).toEqual([
      ['https://www.sec.gov/Archives/edgar/daily-index/bulkdata/submissions.zip', 'submissions.zip'],
      ['https://www.sec.gov/files/company_tickers_exchange.json', 'company_tickers_exchange.json'],
    ]);
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
