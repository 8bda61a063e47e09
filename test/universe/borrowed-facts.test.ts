import { describe, expect, it } from 'vitest';
import type { SourceRecord } from '../../src/resolution/records/source-record.ts';
import { borrowedFactsCount } from '../../src/universe/borrowed-facts.ts';
import { sourceAgain } from '../../src/universe/read-source.ts';
import { company, entitiesOf } from '../builders.ts';

const SHOP = {
  website: 'http://www.kudzwa.com',
  country: 'United States',
  state: 'CA',
  city: 'Corte Madera',
  postalCode: '94925',
  industry: 'Specialty Retail',
};
/** Companies that have nothing to do with each other. */
const NAMES = Array.from({ length: 30 }, (_, at) => `Brand${String.fromCharCode(97 + (at % 26))}${at} Works`);

describe('one row that was copied onto many listings', () => {
  const copied = copiedOn(NAMES);

  it('is what none of them knows, neither the website nor the town nor the industry', () => {
    const { own } = counted([...copied, listing({ ...SHOP, name: 'Quantock Ports Berhad' })]);
    expect(own.at(-1)).toEqual({
      ...listing({ name: 'Quantock Ports Berhad' }),
      borrowed: { websites: [SHOP.website], ...placeOf(SHOP), industry: SHOP.industry },
    });
  });

  it('stays that of the company which is called like the website', () => {
    const record = listing({ ...SHOP, name: 'Kudzwa Inc' });
    expect(counted([...copied, record]).own.at(-1)).toEqual(record);
  });

  it('leaves a row the town and the country that it alone gives', () => {
    const { own } = counted([
      ...copied,
      listing({ ...SHOP, name: 'Wexford', country: 'India', city: 'Kanpur' }),
    ]);
    expect(own.at(-1)).toMatchObject({ country: 'India', city: 'Kanpur', websites: [] });
    expect(own.at(-1)?.borrowed).toMatchObject({ postalCode: '94925', state: 'CA' });
  });

  it('is reported with the records that have it', () => {
    const { websites } = counted([...copied, listing({ ...SHOP, name: 'Kudzwa Inc' })]);
    expect(websites).toEqual([{ website: 'kudzwa.com', records: 30 }]);
  });

  it('is found again in records that were counted before, whatever else has come', () => {
    const { own } = counted(copied);
    expect(counted(own).own).toEqual(own);
    expect(counted(own.slice(0, 3)).own).toEqual(copied.slice(0, 3));
  });
});

describe('a source of an earlier version', () => {
  const info = {
    trust: 50,
    importedAt: '2026-01-31T00:00:00.000Z',
    contentHash: 'x',
    files: [],
    recordCount: 30,
  };
  const again = (kind: 'listing' | 'list') => {
    const { info: read, records } = sourceAgain({ ...info, name: 'tickers', kind, rejected: [] }, () =>
      copiedOn(NAMES),
    );
    return { borrowed: read.borrowed, own: [...(records as Iterable<SourceRecord>)] };
  };

  it('is counted anew where it lists listings, and believed where it does not', () => {
    expect(again('listing')).toEqual({
      borrowed: counted(copiedOn(NAMES)).websites,
      own: counted(copiedOn(NAMES)).own,
    });
    expect(again('list')).toEqual({ own: copiedOn(NAMES) });
  });
});

describe('a listing whose country was that of a copied row', () => {
  const wexford = company({ source: 'starter', name: 'Wexford Quantock', country: 'Netherlands' });
  const linked = (name: string) => linksOf([wexford, ...copiedWith(name)]);

  it('is not a company of another country that has not its legal form', () => {
    expect(linked('Wexford Quantock Berhad')).toEqual([]);
  });

  it('may be a company of whose country nothing in its name speaks against', () => {
    expect(linked('Wexford Quantock')).toEqual(['name_alone']);
  });

  function copiedWith(name: string): readonly SourceRecord[] {
    return counted([...copiedOn(NAMES), listing({ ...SHOP, name })]).own.slice(-1);
  }
});

describe('one website and town of many listings that is their own', () => {
  it('is that of a house whose shares and funds bear its name', () => {
    expectOwn(NAMES.map((name) => listing({ ...SHOP, name: `Kudzwa ${name} Fund` })));
    expectOwn(NAMES.map((name) => listing({ ...SHOP, name: `Kudzwa ${name}` })));
  });

  it('is that of a house whose funds are called otherwise', () => {
    expectOwn(NAMES.map((name) => listing({ ...SHOP, name: `${name} Income Fund` })));
  });

  it('is that of a group with a dozen companies of other names, or with one in each town', () => {
    expectOwn(NAMES.slice(0, 12).map((name) => listing({ ...SHOP, name })));
    expectOwn(NAMES.map((name) => listing({ ...SHOP, name, city: `${name} Town` })));
  });
});

describe('a product that is traded at exchanges', () => {
  const quantock = listing({
    name: 'Quantock Corporation',
    website: 'quantock.com',
    city: 'Redmond',
    country: 'US',
  });
  const product = (name: string) => listing({ ...partsOf(quantock), name, website: 'quantock.com' });

  it('has nothing of the company that it follows', () => {
    const { own, websites } = counted([quantock, product('Wexford Shares 3x Quantock ETC')]);
    expect(own[1]).toMatchObject({ websites: [], borrowed: { city: 'Redmond', country: 'US' } });
    expect(own[0]).toEqual(quantock);
    expect(websites).toEqual([{ website: 'quantock.com', records: 1 }]);
  });

  it('has nothing of a company that has another name by now, when its issuer follows others so', () => {
    const zymergen = listing({ name: 'Zymergen Inc', website: 'zymergen.com', city: 'Emeryville' });
    const other = listing({
      name: 'Wexford Shares 2x Zymergen ETP',
      website: 'zymergen.com',
      city: 'Emeryville',
    });
    const renamed = product('Wexford Shares 2x Facemask ETC');
    const third = product('Wexford Shares -1x Quantock ETC');
    expect(counted([quantock, renamed, zymergen, other, third]).own[1]).toMatchObject({ websites: [] });
    expectOwn([quantock, renamed]);
  });

  it('keeps the website of the house that issues it', () => {
    expectOwn([quantock, product('Quantock Gold ETC'), product('Qtrackers World ETF')]);
    expectOwn([product('Wexford 3x Quantock ETC')]);
  });
});

function listing(parts: Parameters<typeof company>[0]): SourceRecord {
  return company({ source: 'tickers', ...parts });
}

function copiedOn(names: readonly string[]): readonly SourceRecord[] {
  return names.map((name) => listing({ ...SHOP, name }));
}

function linksOf(records: readonly SourceRecord[]): readonly string[] {
  return entitiesOf(records).flatMap(({ links }) => links.map(({ reason }) => reason));
}

function partsOf({ country, city }: SourceRecord) {
  return { ...(country !== undefined && { country }), ...(city !== undefined && { city }) };
}

function placeOf({ country, state, city, postalCode }: typeof SHOP) {
  return { country, state, city, postalCode };
}

function counted(records: readonly SourceRecord[]) {
  const count = borrowedFactsCount();
  for (const record of records) count.add(record);
  const { withOwnFacts, websites } = count.finish();
  return { own: records.map(withOwnFacts), websites };
}

function expectOwn(records: readonly SourceRecord[]): void {
  expect(counted(records)).toEqual({ own: records, websites: [] });
}
