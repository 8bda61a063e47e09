import { describe, expect, it } from 'vitest';
import { doublesAmong, known, type TestAccount } from './accounts.ts';

const SITE = { website: 'quantockburgers.com', phone: '+1 404 555 0123', country: 'US' };

function between(one: string, other: string, more: Omit<TestAccount, 'id'> = {}) {
  return doublesAmong([
    { id: 'a', trading_name: one, ...more },
    { id: 'b', trading_name: other, ...more },
  ]).between('a', 'b');
}

describe('two accounts of one name that say two owners', () => {
  it.each([
    ['Aurelith, a division of Marlow Foods Inc', 'Aurelith, a division of Ledford Partners'],
    ['Aurelith, a Marlow Company', 'Aurelith (owned by Ledford)'],
  ])('are never one company: %s, %s', (one, other) => {
    for (const more of [{}, SITE, { ...SITE, is: known('1000000001') }])
      expect(between(one, other, more)?.kind ?? 'related').toBe('related');
    expect(between(one, other, SITE)?.reasoning).toContain('Not one company: their names say two owners');
  });

  it('are one by the same owner, and not surely where one alone says it', () => {
    const [one, same] = ['Aurelith, a division of Marlow Foods Inc', 'Aurelith - a Marlow Foods company'];
    expect(between(one, same, SITE)).toMatchObject({ kind: 'exact', confidence: 'HIGH' });
    expect(between(one, 'Aurelith', { country: 'US' })?.confidence).toBe('MEDIUM');
  });
});

describe('two accounts that trade under one name', () => {
  it.each([
    ['Marlow Foods LLC dba Quantock Burgers', 'Ledford Dairy Inc dba Quantock Burgers'],
    ['Marlow Power Company d/b/a QV Energy', 'Ledford Power Company d/b/a QV Energy'],
    ['Marlow Foods Ltd (trading as Quantock Burgers)', 'Ann Smith t/a Quantock Burgers'],
    ['Marlow LLC dba Quantock Burgers', 'Marlow Dairy LLC dba Quantock Burgers'],
  ])('are two: %s, %s', (one, other) => {
    for (const more of [{}, SITE, { ...SITE, is: known('1000000001') }])
      expect(between(one, other, more)).toMatchObject({ kind: 'related', confidence: 'LOW' });
    expect(between(one, other, SITE)?.reasoning).toContain(
      'Not one company: two companies trade under one name, though they agree in',
    );
  });

  it.each([
    ['Marlow Foods LLC dba Quantock Burgers', 'MARLOW FOODS, L.L.C. d/b/a Quantock Burgers'],
    ['Marlow Foods LLC dba Quantock Burgers', 'Foods Holdings LLC dba Quantock Burgers'],
    ['Marlow Foods LLC aka Quantock Burgers', 'Ledford Dairy Inc aka Quantock Burgers'],
  ])('are one where the names before it are one, tell nothing or are no operators: %s, %s', (one, other) => {
    expect(between(one, other, SITE)).toMatchObject({ confidence: 'HIGH' });
  });

  it('are one by their registration number', () => {
    const more = { ...SITE, company_registration_number: 'HRB 48213', company_registration_country: 'DE' };
    expect(
      between('Marlow Foods LLC dba Quantock Burgers', 'Ledford Dairy Inc dba Quantock Burgers', more)?.kind,
    ).not.toBe('related');
  });

  it('are in no group, whoever stands between them', () => {
    for (const is of [{}, known('1000000001')]) {
      const { groups } = doublesAmong([
        { id: 'a', trading_name: 'Marlow Foods LLC dba Quantock Burgers', ...SITE, is },
        { id: 'b', trading_name: 'Ledford Dairy Inc dba Quantock Burgers', ...SITE, is },
        { id: 'c', trading_name: 'Quantock Burgers', ...SITE, is },
      ]);
      expect(groups).toEqual(['a c']);
    }
  });
});

describe('a customer and its jobs', () => {
  const HOUSE = { address: '12 Elm St', city: 'Salem', state: 'OR', country: 'US', phone: '+1 503 555 0144' };

  it.each([
    ['Ostmere Contracting', 'Ostmere Contracting:Kitchen Remodel'],
    ['Ostmere Contracting : Deck 2025', 'Ostmere Contracting'],
    ['Ostmere Contracting:Kitchen Remodel', 'Ostmere Contracting:Deck 2025'],
    ['Ostmere Contracting:East', 'Ostmere Contracting:East:Deck 2025'],
  ])('are accounts of their own: %s, %s', (one, other) => {
    for (const more of [HOUSE, { ...HOUSE, is: known('1000000001') }])
      expect(between(one, other, more)?.kind ?? 'related').toBe('related');
  });

  it('are told as such', () => {
    const told = between('Ostmere Contracting', 'Ostmere Contracting:Deck 2025', HOUSE);
    expect(told?.reasoning).toContain('Not one company: one is a job or branch of the other');
  });

  it('are one where the job is one, and a colon is none', () => {
    expect(between('Ostmere Contracting:Deck', 'OSTMERE CONTRACTING : Deck', HOUSE)?.confidence).toBe('HIGH');
    expect(between('Ostmere: the Contractor', 'Ostmere the Contractor', HOUSE)?.confidence).toBe('HIGH');
  });
});

describe('a holding and who is called as it is', () => {
  const TOWN = { city: 'Chico', state: 'CA', country: 'US' };

  it('may be one account, of which a person is asked, where the other has no legal form', () => {
    for (const holding of ['Kudzwa Holdings, Inc.', 'Kudzwa International Holdings Limited']) {
      const told = between('Kudzwa', holding, TOWN);
      expect(told?.confidence).toBe('LOW');
      expect(told?.kind).not.toBe('related');
    }
  });

  it.each([
    ['Kudzwa BV', 'Kudzwa Holding BV'],
    ['Kudzwa', 'Kudzwa Growth Fund'],
    ['Kudzwa Foods', 'Kudzwa Holdings, Inc.'],
  ])('are two otherwise: %s, %s', (one, other) => {
    expect(between(one, other, TOWN)?.kind ?? 'related').toBe('related');
  });
});

describe('a name that one of two accounts trades under', () => {
  it('may be that of another, but in its town', () => {
    const pair = ['Marlow Foods LLC dba Quantock Burgers', 'Quantock Burgers'] as const;
    expect(between(...pair, { country: 'US' })?.confidence).toBe('MEDIUM');
    expect(between(...pair, { country: 'US', state: 'GA', city: 'Macon' })?.confidence).toBe('HIGH');
  });
});

describe('two accounts of one name with two names in brackets', () => {
  it.each([
    ['Zarlink (Plessey)', 'Zarlink (Mitel)'],
    ['Zarlink (Insurance)', 'Zarlink (Bank)'],
    ['Zarlink (Werk 1)', 'Zarlink (Werk 2)'],
    ['Zarlink Savings Bank (Texas)', 'Zarlink Savings Bank (OH)'],
    ['Zarlink Savings Bank (North Carolina)', 'Zarlink Savings Bank (South Carolina)'],
  ])('are two: %s, %s', (one, other) => {
    for (const more of [{}, SITE, { is: known('1000000001') }, { ...SITE, is: known('1000000001') }])
      expect(between(one, other, more)?.kind ?? 'related').toBe('related');
    expect(between(one, other, { ...SITE, is: known('1000000001') })).toMatchObject({ confidence: 'LOW' });
  });

  it('are one where one says none, the two are one, or it is a department or abbreviates the name', () => {
    for (const [one, other] of [
      ['Zarlink (Plessey)', 'Zarlink'],
      ['Zarlink (Plessey)', 'ZARLINK (Plessey Ltd)'],
      ['Zarlink (Plessey)', 'Zarlink (Purchasing Dept.)'],
      ['Zarlink (Insurance)', 'Zarlink (Insurance Division)'],
      ['Zarlink (Bavaria)', 'Zarlink (Bayern)'],
      ['Quarter Institute of Zoology (QIZ)', 'Quarter Institute of Zoology (QIZO)'],
    ] as const)
      expect(between(one, other, SITE)?.confidence).toBe('HIGH');
  });
});
