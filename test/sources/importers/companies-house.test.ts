import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { companiesHouse } from '../../../src/sources/importers/companies-house.ts';
import {
  companyCategory,
  companyCountry,
  companyStatus,
  isoDate,
} from '../../../src/sources/importers/companies-house-words.ts';
import { importerOf } from '../../../src/sources/importers/registry.ts';
import { fileOf, imported } from './imported.ts';
import { zipOf } from './zipped.ts';

const FILE = fileURLToPath(
  new URL(
    '../../../fixtures/sources/companies-house/BasicCompanyDataAsOneFile-2026-01-01.csv',
    import.meta.url,
  ),
);

const QUILLMERE = {
  source: 'companies-house',
  id: '00871340',
  names: [
    { value: 'QUILLMERE BEARINGS LIMITED', kind: 'legal' },
    { value: 'QUILLMERE GROUP PLC', kind: 'former', until: '2004-11-30' },
    { value: 'QUILLMERE "PRECISION" LIMITED', kind: 'former', until: '1989-05-02' },
  ],
  websites: [],
  identifiers: [{ type: 'registration', value: '00871340', country: 'GB' }],
  relations: [],
  category: 'Company',
  country: 'GB',
  state: 'SOUTH YORKSHIRE',
  city: 'SHEFFIELD',
  postalCode: 'S9 9ZZ',
  address: 'UNIT 7 HOLLOWAY WORKS, FERNBANK ROAD',
  status: 'active',
  foundedOn: '1966-03-14',
  foundedYear: 1966,
  industry: 'Manufacture of bearings, gears, gearing and driving elements',
};

async function company(id: string) {
  const { records } = await imported(companiesHouse, [FILE]);
  return records.find((record) => record.id === id);
}

describe('Companies House', () => {
  it('gives a company with its former names, newest first', async () => {
    expect(importerOf('companies-house', {})).toBe(companiesHouse);
    expect(companiesHouse).toMatchObject({ trust: 90, kind: 'register' });
    expect(await company('00871340')).toEqual(QUILLMERE);
  });

  it('gives an LLP in Scotland that is to be struck off as a living company of the UK', async () => {
    const dunbracken = await company('SO399871');
    expect(dunbracken).toMatchObject({ status: 'active', country: 'GB', category: 'Company' });
    expect(dunbracken).not.toHaveProperty('industry');
    expect(dunbracken).not.toHaveProperty('subcategory');
  });

  it('gives back the zero that a spreadsheet took from a number', async () => {
    expect(await company('09998123')).toMatchObject({
      status: 'active',
      country: 'GB',
      identifiers: [{ type: 'registration', value: '09998123', country: 'GB' }],
      industry: 'Manufacture of bread; manufacture of fresh pastry goods and cakes',
    });
  });

  it('closes a company with its dissolution, and gives no day that is none', async () => {
    const thorngate = await company('03999001');
    expect(thorngate).toMatchObject({ status: 'closed', closedOn: '2020-02-17', country: 'GB' });
    expect(thorngate).not.toHaveProperty('foundedOn');
    expect(thorngate).not.toHaveProperty('foundedYear');
  });

  it('calls a charity a nonprofit', async () => {
    expect(await company('CE099912')).toMatchObject({ category: 'Nonprofit', country: 'GB' });
    expect(await company('CE099912')).not.toHaveProperty('address');
  });

  it('tells the UK establishment of a German company from its home', async () => {
    expect(await company('FC099417')).toMatchObject({ subcategory: 'Branch', country: 'GERMANY' });
    expect(await company('BR099418')).toMatchObject({ subcategory: 'Branch', country: 'GB' });
    const owner = await company('OE099001');
    expect(owner).toMatchObject({ country: 'GUERNSEY', status: 'active' });
    expect(owner).not.toHaveProperty('subcategory');
  });

  it('rejects what has no name, no number or a number read before', async () => {
    const { records, rejected } = await imported(companiesHouse, [FILE]);
    expect(records).toHaveLength(9);
    expect(rejected.map(({ line, reason }) => `${line} ${reason.replace(/^.*\.csv: /, '')}`)).toEqual([
      '11 no name',
      '12 the company number "N/A" is none of the register',
      '13 the id 00871340 was read before',
    ]);
  });
});

describe('the files of Companies House', () => {
  it('are read packed, one by one or all in one zip', async () => {
    const [header = '', first = '', second = ''] = (await readFile(FILE, 'utf8')).split('\r\n');
    const parts = [first, second].map((line) => `${header}\r\n${line}\r\n`);
    const [one = '', two = ''] = parts;
    const apart = [await zipOf('part1_2.zip', { 'part1_2.csv': one }), await fileOf('part2_2.csv.gz', two)];
    const together = [await zipOf('parts.zip', { 'part1_2.csv': one, 'part2_2.csv': two })];
    for (const paths of [apart, together]) {
      const { records, rejected } = await imported(companiesHouse, paths);
      expect(records.map((record) => record.id)).toEqual(['00871340', 'SO399871']);
      expect(rejected).toEqual([]);
    }
  });

  it('are not other tables', async () => {
    const other = await fileOf('other.csv', 'CompanyName,Number\nA,1\n');
    await expect(imported(companiesHouse, [other])).rejects.toMatchObject({
      code: 'SOURCE_FORMAT',
      place: { field: 'CompanyNumber' },
    });
  });
});

describe('a word of Companies House', () => {
  it.each([
    ['Active - Proposal to Strike off', 'active'],
    ['Liquidation', 'active'],
    ['In Administration/Administrative Receiver', 'active'],
    ['Live but Receiver Manager on at least one charge', 'active'],
    ['VOLUNTARY ARRANGEMENT / RECEIVER MANAGER', 'active'],
    ['RECEIVERSHIP', 'active'],
    ['Converted/Closed', 'closed'],
    ['Dissolved', 'closed'],
    ['Under the sea', undefined],
    ['', undefined],
  ])('says of "%s" that the company is %s', (word, status) => {
    expect(companyStatus(word)).toBe(status);
  });

  it.each([
    ['Scottish Charitable Incorporated Organisation', 'Nonprofit'],
    ['Further Education or Sixth Form College Corporation', 'Education'],
    ['PRI/LTD BY GUAR/NSC (Private, limited by guarantee, no share capital)', 'Company'],
    ['Community Interest Company', 'Company'],
  ])('makes of %s a %s', (category, expected) => {
    expect(companyCategory(category)).toBe(expected);
  });

  it.each([
    ['01234567', 'WALES', 'United Kingdom', 'GB'],
    ['NI099001', 'NORTHERN IRELAND', 'United Kingdom', 'GB'],
    ['01234567', 'KENT', 'United Kingdom', 'GB'],
    ['01234567', 'IRELAND', 'United Kingdom', 'IRELAND'],
    ['SF099001', '', 'NORWAY', 'NORWAY'],
    ['FC099001', '', '', 'GB'],
  ])('places %s in %s of %s in %s', (number, registered, origin, country) => {
    expect(companyCountry(number, registered, origin)).toBe(country);
  });

  it('is a day only when there is such a day', () => {
    expect(isoDate('29/07/2020')).toBe('2020-07-29');
    for (const text of ['', '2020-07-29', '07/29/2020', '31/04/2020', '1/1/2020']) {
      expect(isoDate(text)).toBeUndefined();
    }
  });
});

const PAGE = `<ul><li><a href="BasicCompanyDataAsOneFile-2025-12-01.zip">BasicCompanyDataAsOneFile-2025-12-01.zip (469Mb)</a></li>
<li><a href="BasicCompanyDataAsOneFile-2026-01-02.zip">BasicCompanyDataAsOneFile-2026-01-02.zip (470Mb)</a></li></ul>
<li><a href="BasicCompanyData-2026-01-02-part1_7.zip">BasicCompanyData-2026-01-02-part1_7.zip (69Mb)</a></li>`;

describe("Companies House's publication", () => {
  it('is the newest file of all companies on its page', async () => {
    const pages: string[] = [];
    const files = await companiesHouse.publication?.files(async (url) => {
      pages.push(url);
      return PAGE;
    });
    expect(pages).toEqual(['/en_output.html']);
    const name = 'BasicCompanyDataAsOneFile-2026-01-02.zip';
    expect(files).toEqual([{ url: `/${name}`, name }]);
  });

  it('is not on a page without it', async () => {
    await expect(companiesHouse.publication?.files(async () => '<html>')).rejects.toMatchObject({
      code: 'REMOTE',
    });
  });
});
