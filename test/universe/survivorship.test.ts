import { describe, expect, it } from 'vitest';
import type { SourceRecord } from '../../src/resolution/records/source-record.ts';
import type { EntityFacts } from '../../src/universe/entity.ts';
import { byTrust, survivingFacts } from '../../src/universe/survivorship.ts';
import { company, normalOf } from '../builders.ts';

describe('the records of an entity', () => {
  it('stand in order of trust in their sources, then of their keys', () => {
    const keys = [
      ['list', 'b'],
      ['list', 'a'],
      ['starter', 'x'],
      ['lei', 'z'],
      ['sec-edgar', 'y'],
    ];
    const records = keys.map(([source = '', id = '']) => normalOf(company({ source, id })));
    expect(byTrust(records).map((record) => record.key)).toEqual([
      'lei:z',
      'sec-edgar:y',
      'starter:x',
      'list:a',
      'list:b',
    ]);
  });
});

describe('a fact of an entity', () => {
  it('comes from the most trusted record that knows it, and says from which', () => {
    const facts = factsOf(
      company({ source: 'starter', website: 'acme.com', country: 'US', headcount: { value: 10 } }),
      company({ source: 'sec-edgar', country: 'Ireland', headcount: { value: 20 } }),
      company({
        source: 'list',
        website: 'acme.example.com',
        country: 'FR',
        revenue: { least: 5, currency: 'EUR' },
      }),
    );
    expect(facts.country).toEqual({ value: 'IE', source: 'sec-edgar' });
    expect(facts.website).toEqual({ value: 'acme.com', source: 'starter' });
    expect(facts.headcounts).toEqual([
      { value: 20, source: 'sec-edgar' },
      { value: 10, source: 'starter' },
    ]);
    expect(facts.revenues).toEqual([{ least: 5, currency: 'EUR', source: 'list' }]);
  });

  it('is null when no record knows it', () => {
    const { sources, tradingName, coreId, brands, ...unknown } = factsOf(company({ name: 'Acme' }));
    expect([coreId, sources, tradingName?.value]).toEqual(['1234567890', ['list:acme'], 'Acme']);
    expect(brands).toEqual([{ key: 'acme', places: [], isDistinctive: true }]);
    const said = Object.values(unknown).filter(
      (fact) => fact !== null && !(Array.isArray(fact) && fact.length === 0),
    );
    expect(said).toEqual([]);
  });

  it('tells the registered seat from where the company works, when a source does', () => {
    const legal = { kind: 'legal' as const, country: 'KY' };
    const offshore = factsOf(company({ source: 'lei', country: 'CN', otherPlaces: [legal] }));
    expect(offshore).toMatchObject({
      country: { value: 'CN' },
      legalCountry: { value: 'KY', source: 'lei' },
      tradingCountry: { value: 'CN', source: 'lei' },
    });
    const listed = factsOf(
      company({ source: 'lei', country: 'IE' }),
      company({ source: 'tickers', country: 'US' }),
    );
    expect([listed.country, listed.legalCountry]).toEqual([{ value: 'IE', source: 'lei' }, null]);
    expect(listed.tradingCountry).toEqual({ value: 'US', source: 'tickers' });
    const plain = factsOf(company({ source: 'lei', country: 'DE' }), company({ country: 'FR' }));
    expect([plain.legalCountry, plain.tradingCountry]).toEqual([null, null]);
  });

  it('gives an address the country that it lacks, as a record of its town or the town itself tells it', () => {
    const best = company({ source: 'sec-edgar', city: 'Wexley', address: '1 Quay St', postalCode: '00000' });
    const abroad = company({ source: 'tickers', city: 'Wexley', country: 'IE' });
    const london = company({ source: 'ror', city: 'London', country: 'GB' });
    const known = { address: '1 Quay St', city: 'Wexley', country: 'IE', source: 'sec-edgar' };
    expect(factsOf(best, london, abroad)).toMatchObject({ headquarters: known, country: { value: 'IE' } });
    expect(factsOf(best).headquarters).toEqual({ ...known, country: undefined });
    expect(
      factsOf(best, company({ source: 'tickers', country: 'IE' })).headquarters?.country,
    ).toBeUndefined();
    const told = factsOf(company({ source: 'sec-edgar', city: 'Beijing' }), company({ country: 'US' }));
    expect(told).toMatchObject({
      country: { value: 'CN' },
      headquarters: { city: 'Beijing', country: 'CN' },
    });
  });

  it('takes the country of a listing with a town, where none confirms that of a listing without', () => {
    const receipt = company({ source: 'tickers', id: 'a', country: 'SG' });
    const share = company({ source: 'tickers', id: 'b', country: 'IN', city: 'Mumbai' });
    expect(factsOf(receipt, share)).toMatchObject({ country: { value: 'IN' }, tradingCountry: null });
    const seat = company({ source: 'ror', country: 'SG', city: 'Singapore' });
    expect(factsOf(receipt, share, seat)).toMatchObject({ country: { value: 'SG' }, tradingCountry: null });
  });

  it('gives another address where the best one does not say where it is', () => {
    const best = company({ source: 'sec-edgar', city: 'CAUSEWAY BAY' });
    const facts = factsOf(
      best,
      company({ source: 'ror', city: 'Hangzhou', country: 'CN' }),
      company({ source: 'tickers', country: 'HK' }),
    );
    expect(facts.headquarters).toEqual({ city: 'Hangzhou', country: 'CN', source: 'ror' });
    expect(facts.city).toBe('Hangzhou');
  });

  it('has the seat of the starter list before that of ROR, with the street of a record of that town', () => {
    const ror = company({ source: 'ror', city: 'Ipswich', country: 'GB' });
    const listed = company({ source: 'starter', city: 'London', country: 'GB' });
    const filer = company({ source: 'sec-edgar', city: 'LONDON', address: '1 Braham St', country: 'GB' });
    expect(factsOf(ror, listed).headquarters).toMatchObject({ city: 'London', source: 'starter' });
    expect(factsOf(ror, listed, filer).headquarters).toMatchObject({
      city: 'London',
      address: '1 Braham St',
    });
  });

  it('has the seat on which two sources agree before that of ROR or of a foreign filer alone', () => {
    const [essen, list] = ['tickers', 'list'].map((source) =>
      company({ source, city: 'Essen', country: 'DE' }),
    );
    for (const source of ['ror', 'sec-edgar']) {
      const alone = company({ source, city: 'Dortmund', country: 'DE' });
      expect(factsOf(alone, essen ?? alone).headquarters?.city).toBe('Dortmund');
      expect(factsOf(alone, essen ?? alone, list ?? alone).headquarters?.city).toBe('Essen');
    }
    const american = company({ source: 'sec-edgar', city: 'Miami', state: 'FL', country: 'US' });
    const denver = company({ source: 'starter', city: 'Denver', state: 'CO', country: 'US' });
    expect(factsOf(american, denver).headquarters?.city).toBe('Miami');
  });

  it('has no seat at the house of an agent where another one is known', () => {
    const agent = company({
      source: 'sec-edgar',
      city: 'Grand Cayman',
      country: 'KY',
      address: 'Ugland House',
    });
    const seat = company({ source: 'tickers', city: 'Helsinki', country: 'FI' });
    expect(factsOf(agent, seat).headquarters).toEqual({ city: 'Helsinki', country: 'FI', source: 'tickers' });
    expect(factsOf(agent).headquarters).toMatchObject({ address: 'Ugland House' });
  });

  it('writes American and Canadian states by their codes', () => {
    const written = (state: string, country: string) =>
      factsOf(company({ city: 'X', state, country })).headquarters?.state;
    expect([written('California', 'US'), written('ON', 'CA'), written('Bavaria', 'DE')]).toEqual([
      'CA',
      'ON',
      'Bavaria',
    ]);
  });

  it('takes no website of a platform for the company’s own', () => {
    expect(factsOf(company({ website: 'https://www.facebook.com/acme' })).website).toBeNull();
  });

  it('lists the sources best first', () => {
    const facts = factsOf(
      company({ id: 'a' }),
      company({ source: 'ror', id: 'b' }),
      company({ source: 'lei', id: 'c' }),
    );
    expect(facts.sources).toEqual(['lei:c', 'ror:b', 'list:a']);
  });

  it('keeps an absorbed company and where it went', () => {
    const facts = factsOf(company({ status: 'absorbed', relations: [{ type: 'successor', id: 'heir' }] }));
    expect([facts.status, facts.successorId, facts.parentId]).toEqual(['absorbed', 'id of list:heir', null]);
  });
});

describe('the legal name', () => {
  it('is the registered name, else a name that carries a legal form', () => {
    expect(factsOf(company({ name: 'Acme', legalName: 'Acme Holdings' })).legalName?.value).toBe(
      'Acme Holdings',
    );
    expect(factsOf(company({ name: 'Acme GmbH' })).legalName?.value).toBe('Acme GmbH');
    expect(factsOf(company({ name: 'Acme' })).legalName).toBeNull();
  });

  it('is never a former one', () => {
    expect(factsOf(company({ name: 'Acme', formerName: 'Apex Industries Inc' })).legalName).toBeNull();
  });

  it('is written as a less trusted source writes it when that one shouts', () => {
    const facts = factsOf(
      company({ source: 'sec-edgar', name: 'ACME ROBOTICS INC', legalName: 'ACME ROBOTICS INC' }),
      company({ source: 'starter', name: 'Acme Robotics', legalName: 'Acme Robotics, Inc.' }),
    );
    expect(facts.legalName).toEqual({
      value: 'Acme Robotics, Inc.',
      source: 'starter',
      statedBy: 'sec-edgar',
    });
  });

  it('stays in capitals when only another name is written without', () => {
    const facts = factsOf(
      company({ source: 'sec-edgar', name: 'IBM CORP', legalName: 'IBM CORP' }),
      company({
        source: 'starter',
        name: 'Big Blue',
        legalName: 'International Business Machines Corporation',
      }),
    );
    expect(facts.legalName).toEqual({ value: 'IBM CORP', source: 'sec-edgar', statedBy: 'sec-edgar' });
  });

  it('is what a source calls legal before what a more trusted one knows as an alias with a form', () => {
    const alias = {
      ...company({ source: 'ror', name: 'Quantock' }),
      names: named('Quantock', 'Wexford Lamps N.V.'),
    };
    const facts = factsOf(
      alias,
      company({ source: 'starter', name: 'Quantock', legalName: 'Quantock N.V.' }),
    );
    expect(facts.legalName).toEqual({ value: 'Quantock N.V.', source: 'starter', statedBy: 'starter' });
  });

  it('is not what another source calls former', () => {
    const facts = factsOf(
      company({ source: 'sec-edgar', name: 'KUDZWA AS', legalName: 'KUDZWA AS' }),
      company({ source: 'starter', legalName: 'Quantock A/S', formerName: 'Kudzwa AS' }),
    );
    expect(facts.legalName?.value).toBe('Quantock A/S');
    const again = company({ source: 'sec-edgar', legalName: 'Kudzwa AS', formerName: 'KUDZWA AS' });
    expect(factsOf(again).legalName?.value).toBe('Kudzwa AS');
  });

  it('without one is a name with a form: what a source shows, in Latin letters, first', () => {
    const alias = {
      ...company({ source: 'ror' }),
      names: named('Quantock', '三洋化成工業株式会社', 'Quantock Works Ltd'),
    };
    expect(factsOf(alias).legalName).toEqual({ value: 'Quantock Works Ltd', source: 'ror' });
    expect(factsOf(alias, company({ name: 'Quantock Corporation' })).legalName).toEqual({
      value: 'Quantock Corporation',
      source: 'list',
    });
  });

  it('in capitals is spelled as a source spells it that has the same form, not as one that calls it former', () => {
    const shouting = company({ source: 'sec-edgar', name: 'QUANTOCK LLC', legalName: 'QUANTOCK LLC' });
    const before = company({ source: 'starter', name: 'Quantock', formerName: 'Quantock, Inc.' });
    expect(factsOf(shouting, before).legalName?.value).toBe('QUANTOCK LLC');
  });
});

describe('the trading name', () => {
  it('is the trading name of the best source, else its first current name', () => {
    const legalOnly = {
      ...company({ source: 'lei' }),
      names: [{ value: 'Acme Robotics Inc', kind: 'legal' as const }],
    };
    expect(factsOf(legalOnly, company({ name: 'Acme' })).tradingName).toEqual({
      value: 'Acme',
      source: 'list',
    });
    expect(factsOf(legalOnly).tradingName).toEqual({ value: 'Acme Robotics Inc', source: 'lei' });
  });

  const symbol = company({ source: 'tickers', name: 'Kudzwa Inc.' });
  const filer = (legal: string, until?: string): SourceRecord => ({
    ...company({ source: 'sec-edgar' }),
    names: [
      { value: legal, kind: 'legal' },
      { value: 'KUDZWA INC', kind: 'former', ...(until !== undefined && { until }) },
    ],
  });

  it('is none that was given up on a known day, though an older list has it', () => {
    const today = filer('Quantock Labs, Inc.', '2021-12-03');
    expect(factsOf(symbol, today).tradingName?.value).toBe('Quantock Labs, Inc.');
    expect(factsOf(symbol, filer('Quantock Labs, Inc.')).tradingName?.value).toBe('Kudzwa Inc.');
  });

  it('is one that came back, and a brand without a legal form', () => {
    expect(factsOf(symbol, filer('KUDZWA INC', '2009-12-03')).tradingName?.value).toBe('Kudzwa Inc.');
    const brand = company({ source: 'tickers', name: 'Kudzwa' });
    expect(factsOf(brand, filer('Quantock Labs, Inc.', '2021-12-03')).tradingName?.value).toBe('Kudzwa');
  });
});

describe('the registration', () => {
  it('is shown as the register writes it, with the country of the register', () => {
    const identifiers = [{ type: 'registration' as const, value: 'HRB 6684', country: 'DE' }];
    const facts = factsOf(company({ source: 'lei', country: 'AT', identifiers }));
    expect(facts.registration).toEqual({ number: 'HRB 6684', country: 'DE', source: 'lei' });
  });

  it('is not the tax number that stands before it', () => {
    const identifiers = [
      { type: 'ein' as const, value: '41-0417775' },
      { type: 'registration' as const, value: '03977902', country: 'GB' },
    ];
    const facts = factsOf(company({ source: 'lei', country: 'US', identifiers }));
    expect(facts.registration).toEqual({ number: '03977902', country: 'GB', source: 'lei' });
  });

  it('is no number that only fills the field', () => {
    const filler = [{ type: 'registration' as const, value: '000000000', country: 'US' }];
    const real = [{ type: 'registration' as const, value: '4242424', country: 'US' }];
    const facts = factsOf(company({ source: 'lei', identifiers: filler }), company({ identifiers: real }));
    expect(facts.registration).toEqual({ number: '4242424', country: 'US', source: 'list' });
  });

  it('is the number that can be read when one before it only fills the field', () => {
    const identifiers = [
      { type: 'registration' as const, value: '000000000', country: 'US' },
      { type: 'registration' as const, value: '4242424', country: 'US' },
    ];
    expect(factsOf(company({ identifiers })).registration?.number).toBe('4242424');
  });
});

describe('the parent', () => {
  it('is the one that the best source knows', () => {
    const facts = factsOf(
      company({ relations: [{ type: 'parent', id: 'a' }] }),
      company({ source: 'lei', relations: [{ type: 'parent', id: 'b' }] }),
    );
    expect(facts.parentId).toBe('id of lei:b');
  });

  it('is the one of a less trusted source when that of the best is not in the universe', () => {
    const records = [
      company({ relations: [{ type: 'parent', id: 'a' }] }),
      company({ source: 'lei', relations: [{ type: 'parent', id: 'gone' }] }),
    ];
    expect(factsOf(...records).parentId).toBe('id of list:a');
  });
});

/** The facts of an entity made of the records; every related record is known but those called `gone`. */
function factsOf(...records: readonly SourceRecord[]): EntityFacts {
  const idOf = (key: string) => (key.endsWith(':gone') ? undefined : `id of ${key}`);
  return survivingFacts('1234567890', byTrust(records.map(normalOf)), idOf);
}

function named(trading: string, ...aliases: readonly string[]): SourceRecord['names'] {
  return [
    { value: trading, kind: 'trading' },
    ...aliases.map((value) => ({ value, kind: 'alias' as const })),
  ];
}
