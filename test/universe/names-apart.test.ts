import { describe, expect, it } from 'vitest';
import { linkRecords } from '../../src/universe/link.ts';
import { linkReason } from '../../src/universe/link-rules.ts';
import { numberedRecordsOf } from '../../src/universe/numbered-records.ts';
import { company, normalOf } from '../builders.ts';

type Parts = Parameters<typeof company>[0];

const BRISTOL = { country: 'GB', city: 'Bristol' };
const LEEDS = { country: 'GB', city: 'Leeds' };

/** Why a record of ROR and one of the companies that come with core are one company, if they are. */
function reasonOf(ror: Parts, starter: Parts): string | undefined {
  return linkReason(
    normalOf(company({ source: 'ror', id: '1', ...ror })),
    normalOf(company({ source: 'starter', id: '2', ...starter })),
  );
}

describe('two whole names with words apart', () => {
  const lamps = { name: 'Quantock', legalName: 'Quantock Lamps Ltd', ...BRISTOL };

  it('are two companies that are called alike for short', () => {
    const resins = { name: 'Quantock', alias: 'Quantock Resins, Ltd' };
    expect(reasonOf({ ...resins, ...LEEDS }, lamps)).toBeUndefined();
    expect(reasonOf({ ...resins, ...BRISTOL }, lamps)).toBeUndefined();
    expect(reasonOf({ name: 'Quantock', ...LEEDS }, lamps)).toBe('name_and_country');
  });

  it('are one that says more, or the same in one word', () => {
    for (const alias of ['Quantock Lamps Manufacturing Ltd', 'Quantocklamps Ltd', 'Quantock Group Ltd'])
      expect([alias, reasonOf({ name: 'Quantock', alias, ...LEEDS }, lamps)]).toEqual([
        alias,
        'name_and_country',
      ]);
  });

  it('are one when both were founded in one year, or where an alias with the same website translates it', () => {
    const laternen = { name: 'Quantock', alias: 'Quantock Laternen Ltd' };
    expect(reasonOf({ ...laternen, ...LEEDS, foundedYear: 1950 }, { ...lamps, foundedYear: 1950 })).toBe(
      'name_and_country',
    );
    const website = 'quantock.com';
    expect(reasonOf({ ...laternen, ...LEEDS, website }, { ...lamps, website })).toBe('website_and_name');
  });

  it('are the head of a group and a part of it, though the website is one', () => {
    const website = 'quantock.com';
    const head = {
      name: 'Quantock',
      legalName: 'Quantock Holding AG',
      website,
      country: 'CH',
      city: 'Basel',
    };
    const part = { name: 'Quantock Systems International AG', website, country: 'CH', city: 'Zug' };
    expect(reasonOf(part, head)).toBeUndefined();
    const { legalName: _, ...brand } = head;
    expect(reasonOf(part, brand)).toBe('website_and_name');
  });
});

describe('two websites of their own', () => {
  const wexford = {
    name: 'Wexford',
    legalName: 'Western Wexford Company',
    website: 'wexford.com',
    ...BRISTOL,
  };
  const kudzwa = { name: 'Kudzwa', alias: 'Western Wexford Company', website: 'kudzwa.com', ...BRISTOL };

  it('part companies of which one is only an alias of the other', () => {
    expect(reasonOf(kudzwa, wexford)).toBeUndefined();
  });

  it('do not part a company from its former name, or from a website that begins with its name', () => {
    expect(reasonOf(kudzwa, { ...wexford, formerName: 'Kudzwa' })).toBe('name_and_city');
    expect(reasonOf(kudzwa, { ...wexford, website: 'kudzwa-lamps.com' })).toBe('name_and_city');
  });

  it('are not bridged by a record without one', () => {
    const records = [
      company({ source: 'ror', ...kudzwa }),
      company({ source: 'sec-edgar', name: 'WESTERN WEXFORD CO', ...BRISTOL }),
      company({ source: 'starter', ...wexford }),
    ].map(normalOf);
    const { headOf } = linkRecords(numberedRecordsOf(records));
    expect([...headOf]).toEqual([0, 1, 1]);
  });
});

it('tells a limited partnership from the company with its name and website', () => {
  const website = 'quantock.com';
  const listed = { name: 'Quantock Brands Inc.', website, country: 'CA', city: 'Toronto' };
  const partnership = { ...listed, name: 'Quantock Brands Limited Partnership' };
  expect(reasonOf(partnership, listed)).toBeUndefined();
  expect(reasonOf({ ...listed, name: 'Quantock Brands' }, partnership)).toBe('website_and_name');
});

describe('one name of everyday words with two legal forms', () => {
  const summit = { source: 'sec-edgar', name: 'Summit Energy Corp', city: 'Athens' };
  const elsewhere = { source: 'tickers', country: 'AU', city: 'Perth' };
  const reason = (left: Parts, right: Parts) =>
    linkReason(normalOf(company({ id: '1', ...left })), normalOf(company({ id: '2', ...right })));

  it('is of two companies in two towns, where one side names no country', () => {
    expect(reason(summit, { ...elsewhere, name: 'Summit Energy Limited' })).toBeUndefined();
    expect(reason(summit, { ...elsewhere, name: 'Summit Energy Corporation' })).toBeDefined();
    expect(reason(summit, { ...elsewhere, city: 'Athens', name: 'Summit Energy Limited' })).toBeDefined();
  });

  it('is of one company that bore the other form before, or whose name is a coined word', () => {
    const before = { ...summit, formerName: 'Summit Energy Limited' };
    expect(reason(before, { ...elsewhere, name: 'Summit Energy Limited' })).toBeDefined();
    const coined = { ...summit, name: 'Zymergen Energy Corp' };
    expect(reason(coined, { ...elsewhere, name: 'Zymergen Energy Limited' })).toBeDefined();
  });
});
