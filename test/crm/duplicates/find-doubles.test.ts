import { describe, expect, it } from 'vitest';
import { doublesAmong, known, type TestAccount } from './accounts.ts';

/** The double that two accounts make. */
function doubleOf(a: Omit<TestAccount, 'id'>, b: Omit<TestAccount, 'id'>) {
  return doublesAmong([
    { id: 'a', ...a },
    { id: 'b', ...b },
  ]).between('a', 'b');
}

const SPRINGFIELD = { website: 'krallmeyer.com', city: 'Springfield', country: 'US' };
const STREET = { address: '12 Harbour Road', city: 'Rostock', country: 'DE' };

describe('accounts without an entity', () => {
  it('are two companies when one name says a country in brackets and nothing else agrees', () => {
    const found = doubleOf(
      { trading_name: 'Banco Zwickelmann S.A.' },
      { trading_name: 'Banco Zwickelmann (Brasil) S.A.' },
    );
    expect(found).toMatchObject({ kind: 'related', confidence: 'LOW' });
  });

  it('are one company with one rare name in one town', () => {
    const found = doubleOf(
      { trading_name: 'Zwickelmann Pumpen GmbH', city: 'Rostock', country: 'DE' },
      { trading_name: 'ZWICKELMANN PUMPEN', city: 'Rostock', country: 'DE' },
    );
    expect(found).toMatchObject({ kind: 'exact', confidence: 'HIGH', hasOwnAgreement: false });
    expect(found?.reasoning).toBe(
      'They agree in the name ("Zwickelmann Pumpen GmbH", "ZWICKELMANN PUMPEN") and the city.',
    );
  });

  it('are one company with a misspelt name on one website', () => {
    const found = doubleOf(
      { trading_name: 'Zwickelmann Pumpen', website: 'zwickelmann.de' },
      { trading_name: 'Zwikelmann Pumpen', website: 'https://www.zwickelmann.de/kontakt' },
    );
    expect(found).toMatchObject({ kind: 'exact', confidence: 'HIGH', hasOwnAgreement: true });
  });

  it.each([
    ['Bank Spółdzielczy w Iławie', 'Bank Spółdzielczy w Iłowie', { country: 'PL' }],
    ['Hurvo Trailers', 'Harvo Trailers', {}],
    ['Zephox Inc', 'Zephrox Inc', { country: 'US' }],
  ])('are not surely one where a letter in the one rare word is all that tells: %s, %s', (one, other, at) => {
    expect(doubleOf({ trading_name: one, ...at }, { trading_name: other, ...at })?.confidence).not.toBe(
      'HIGH',
    );
    const street = { ...STREET, ...at };
    const inOne = doubleOf({ trading_name: one, ...street }, { trading_name: other, ...street });
    expect(inOne).toMatchObject({ confidence: 'HIGH', hasOwnAgreement: true });
  });

  it('are one company at two places when the website is the same', () => {
    const found = doubleOf(
      { trading_name: 'Zwickelmann Pumpen', website: 'zwickelmann.de', city: 'Rostock', country: 'DE' },
      { trading_name: 'Zwickelmann Pumpen', website: 'zwickelmann.de', city: 'Kassel', country: 'DE' },
    );
    expect(found).toMatchObject({ kind: 'location', confidence: 'HIGH', hasOwnAgreement: true });
    expect(found?.reasoning).toContain('their cities differ (Rostock, Kassel)');
  });

  it.each([
    ['Universität Falkenburg', 'Universitätsklinikum Falkenburg'],
    ['Klinik Rosenau', 'Klinikapotheke Rosenau'],
    ['Universitet Lundhavn', 'Universitetssykehuset Lundhavn'],
    ['Hotel Seeblick Malente', 'Hotelbedarf Seeblick Malente'],
    ['Zelltrixvik Photo', 'Zelltrixvik Photonics'],
    ['Zelltrixvik Veterans', 'Zelltrixvik Vet'],
    ['Nash Dairy Farms', 'Nashville Dairy Farms'],
    ['Kauf Maschinenbau GmbH', 'Kaufmann Maschinenbau GmbH'],
    ['Krishna Rice Mills', 'Krishnamurthy Rice Mills'],
  ])('may be two where a word of its own goes on: %s, %s', (one, other) => {
    const at = { city: 'Falkenburg', country: 'DE' };
    expect(doubleOf({ trading_name: one, ...at }, { trading_name: other, ...at })?.confidence ?? 'LOW').toBe(
      'LOW',
    );
  });

  it('may be two where a hospital has the website of its university', () => {
    const at = { website: 'uni-falkenburg.de', city: 'Falkenburg', country: 'DE' };
    const found = doubleOf(
      { trading_name: 'Universität Falkenburg', ...at },
      { trading_name: 'Universitätsklinikum Falkenburg', ...at },
    );
    expect(found).toMatchObject({ confidence: 'LOW' });
  });

  it.each([
    ['Brunnholtner Insurance', 'Brunnholtner Insur'],
    ['Zelltrixski Chemicals', 'Zelltrixski Chem'],
    ['Zelltrixski Manufacturing', 'Zelltrixski Mfg'],
    ['Zelltrixskiburg Rice Mills', 'Zelltrixski. Rice Mills'],
    ['Rice Mills of Brunnholt Zelltrixskiburg', 'Rice Mills of Brunnholt Zelltrixski'],
    ['Zelltrixskiburg Rice Mills', 'Zelltrixski-Burg Rice Mills'],
  ])('are one company where a word is abbreviated, cut off or written apart: %s, %s', (one, other) => {
    const at = { city: 'Tulsa', country: 'US' };
    expect(doubleOf({ trading_name: one, ...at }, { trading_name: other, ...at })).toMatchObject({
      confidence: 'HIGH',
    });
  });

  it('are one company where a name goes on and telephone or website agree', () => {
    for (const more of [{ phone: '+1 615 726 4120' }, { website: 'nashdairy.com' }]) {
      const at = { city: 'Nashville', country: 'US', ...more };
      const [one, other] = ['Nash Dairy Farms', 'Nashville Dairy Farms'];
      const found = doubleOf({ trading_name: one, ...at }, { trading_name: other, ...at });
      expect(found).toMatchObject({ hasOwnAgreement: true });
      expect(found?.confidence).not.toBe('LOW');
    }
  });

  it('are not surely one company where websites and towns differ, whatever else agrees', () => {
    const phone = '+49 381 4567890';
    const at = (website: string, city: string) => ({ website, city, country: 'DE', phone });
    const found = (other: ReturnType<typeof at>) =>
      doubleOf(
        { trading_name: 'Zwickelmann Pumpen', ...at('zwickelmann.de', 'Rostock') },
        { trading_name: 'Zwickelmann Pumpen', ...other },
      );
    expect(found(at('ostseepumpen.de', 'Kassel'))).toMatchObject({
      ...{ confidence: 'MEDIUM', hasOwnAgreement: false },
      reasoning: expect.stringContaining('Two websites and two places may be two companies'),
    });
    expect(found(at('ostseepumpen.de', 'Rostock'))?.hasOwnAgreement).toBe(true);
    expect(found(at('zwickelmann.com', 'Kassel'))?.hasOwnAgreement).toBe(true);
  });

  it('may be a body and its unit where each has a host of its own below the domain', () => {
    const found = (name: string, website: string) =>
      doubleOf(
        { trading_name: 'Falkenburg Parliament', website: 'falkenburg.org' },
        { trading_name: name, website },
      );
    expect(found('Falkenburg Parliament Education Service', 'education.falkenburg.org')).toMatchObject({
      confidence: 'LOW',
      reasoning: expect.stringContaining('falkenburg.org and education.falkenburg.org may be the addresses'),
    });
    expect(found('Falkenburg Parliament Group', 'education.falkenburg.org')?.confidence).not.toBe('LOW');
    expect(found('Falkenburg Parliament', 'education.falkenburg.org')?.confidence).toBe('HIGH');
    expect(found('Falkenburg Parliament Service', 'www.falkenburg.org')?.confidence).not.toBe('LOW');
  });

  it('are one company under two names at one house with one phone and website', () => {
    const own = { ...STREET, phone: '+49 381 4567890', website: 'zwickelmann.de' };
    const found = doubleOf(
      { trading_name: 'Zwickelmann Pumpen', ...own },
      { trading_name: 'Ostsee Hydraulik', ...own },
    );
    expect(found).toMatchObject({ kind: 'website', hasOwnAgreement: true });
    expect(found?.confidence).not.toBe('LOW');
  });

  it('are one company when one says a part of its name, in one house with one phone', () => {
    const own = { ...STREET, phone: '+49 381 4567890' };
    const found = doubleOf(
      { trading_name: 'Zwickelmann Ostsee Hydraulik', ...own },
      { trading_name: 'Zwickelmann', ...own },
    );
    expect(found).toMatchObject({ kind: 'trading name', hasOwnAgreement: true });
    expect(found?.confidence).not.toBe('LOW');
  });
});

describe('accounts that are not one company', () => {
  const apart: Readonly<Record<string, readonly [Omit<TestAccount, 'id'>, Omit<TestAccount, 'id'>]>> = {
    'numbered funds': [
      { trading_name: 'Krallmeyer Fund VII', website: 'krallmeyer.com' },
      { trading_name: 'Krallmeyer Fund VIII', website: 'krallmeyer.com' },
    ],
    'funds of one manager': [
      { trading_name: 'Krallmeyer Growth Fund', ...STREET, phone: '+49 381 4567890' },
      { trading_name: 'Krallmeyer Dividend Fund', ...STREET, phone: '+49 381 4567890' },
    ],
    'sisters of two places': [
      { trading_name: 'Banco Krallmeyer Chile', website: 'krallmeyer.com' },
      { trading_name: 'Banco Krallmeyer Mexico', website: 'krallmeyer.com' },
    ],
    'branches in two towns of one name, which both say': [
      { trading_name: 'Krallmeyer Inn Springfield', ...SPRINGFIELD, state: 'IL' },
      { trading_name: 'Krallmeyer Inn Springfield', ...SPRINGFIELD, state: 'MO' },
    ],
    'two legal forms': [
      { trading_name: 'Krallmeyer AG', city: 'Rostock', country: 'DE' },
      { trading_name: 'Krallmeyer GmbH', city: 'Rostock', country: 'DE' },
    ],
    'legal names of a group in one house': [
      { trading_name: 'Krallmeyer Land GmbH', ...STREET, phone: '+49 381 4567890' },
      { trading_name: 'Krallmeyer Capital GmbH', ...STREET, phone: '+49 381 4567890' },
    ],
    'a company and the one that owns its house, on one website': [
      { trading_name: 'Krallmeyer GmbH & Co. KG', website: 'krallmeyer.de', ...STREET },
      { trading_name: 'Krallmeyer Immobilien GmbH & Co. KG', website: 'krallmeyer.de', ...STREET },
    ],
    'a company and its unit abroad': [
      { trading_name: 'Krallmeyer', website: 'krallmeyer.com', country: 'DE' },
      { trading_name: 'Krallmeyer', website: 'krallmeyer.com', country: 'FR' },
    ],
    'two registration numbers': [
      { trading_name: 'Krallmeyer Pumpen', company_registration_number: 'HRB 48213', country: 'DE' },
      { trading_name: 'Krallmeyer Pumpen', company_registration_number: 'HRB 59074', country: 'DE' },
    ],
  };
  for (const [what, [a, b]] of Object.entries(apart)) {
    it(`are ${what}`, () => {
      const { kind, confidence } = doubleOf(a, b) ?? { kind: 'related', confidence: 'LOW' };
      expect({ kind, confidence }).toEqual({ kind: 'related', confidence: 'LOW' });
      expect(
        doublesAmong([
          { id: 'a', ...a },
          { id: 'b', ...b },
        ]).groups,
      ).toEqual([]);
    });
  }

  it('share a page on a host, a mail provider, or what stands in brackets', () => {
    const groups = doublesAmong([
      { id: 'a', trading_name: 'Krallmeyer Pumpen', website: 'https://www.facebook.com/krallmeyer' },
      { id: 'b', trading_name: 'Ostsee Hydraulik', website: 'https://www.facebook.com/ostsee' },
      { id: 'c', trading_name: 'Zwickelmann', email: 'zwickelmann@gmail.com' },
      { id: 'd', trading_name: 'Bruckenthaler', email: 'bruckenthaler@gmail.com' },
      { id: 'e', trading_name: 'Fallersleben (Sales)' },
      { id: 'f', trading_name: 'Wintermoor (Sales)' },
    ]).groups;
    expect(groups).toEqual([]);
  });

  it('are branches of a franchise: one name and one website at many places', () => {
    const towns = ['Austin', 'Dallas', 'Houston', 'El Paso', 'Laredo', 'Waco', 'Tyler', 'Lubbock'];
    const branches = towns.map((city, at) => ({
      ...{ id: `b${at}`, trading_name: 'Krallmeyer Burgers', website: 'krallmeyer.com' },
      ...{ address: `${at + 1}00 Main Street`, city, state: 'TX', country: 'US' },
    }));
    const { groups, doubles } = doublesAmong(branches);
    expect(groups).toEqual([]);
    expect(doubles.length).toBeGreaterThan(0);
    expect(new Set(doubles.map(({ kind }) => kind))).toEqual(new Set(['related']));
  });

  it('are firms that one head office answers the telephone for', () => {
    const names = ['Fallersleben', 'Bruckenthaler', 'Zwickelmann', 'Wintermoor', 'Ostermeyer', 'Grambke'];
    const firms = names.map((name, at) => ({
      ...{ id: `f${at}`, trading_name: `${name} Logistik`, phone: '+49 381 4567890' },
      ...{ city: 'Rostock', country: 'DE' },
    }));
    expect(doublesAmong(firms).groups).toEqual([]);
  });

  it('bear an everyday name and nothing else in common', () => {
    const found = doubleOf(
      { trading_name: 'Group', city: 'Rostock' },
      { trading_name: 'Group', city: 'Kassel' },
    );
    expect(found?.confidence ?? 'LOW').toBe('LOW');
  });
});

describe('accounts of one entity', () => {
  it('are as surely one company as the less sure of them is that entity', () => {
    const pairOf = (confidence: 'HIGH' | 'MEDIUM' | 'LOW') =>
      doubleOf(
        { trading_name: 'Alphabet', is: known('1000000001') },
        { trading_name: 'Google', is: known('1000000001', confidence) },
      );
    expect(pairOf('HIGH')).toMatchObject({ kind: 'website', confidence: 'HIGH', hasOwnAgreement: false });
    expect(pairOf('MEDIUM')?.confidence).toBe('MEDIUM');
    expect(pairOf('LOW')?.confidence).toBe('LOW');
    expect(pairOf('HIGH')?.reasoning).toContain('Both are the same company (core_id 1000000001)');
  });

  it('are not surely one company where websites and states differ', () => {
    const found = doubleOf(
      {
        trading_name: 'Quantock',
        website: 'quantock.com',
        city: 'Omaha',
        state: 'NE',
        country: 'US',
        is: known('1'),
      },
      {
        ...{ trading_name: 'Quantock Energy', website: 'qtkenergy.com', city: 'Boise', state: 'ID' },
        ...{ country: 'US', is: known('1') },
      },
    );
    expect(found).toMatchObject({ confidence: 'MEDIUM', hasOwnAgreement: false });
    expect(found?.reasoning).toContain('a person has to look');
  });

  it('are two companies in two towns of one name, which both say', () => {
    const inn = { trading_name: 'Quantock Inn Springfield', ...SPRINGFIELD, is: known('1') };
    const found = doubleOf({ ...inn, state: 'IL' }, { ...inn, state: 'MO' });
    expect(found).toMatchObject({ kind: 'related', confidence: 'LOW' });
    expect(found?.reasoning).toContain('the town in their names is another one for each');
  });

  it('are not surely one company in two countries, whatever their legal names are', () => {
    const site = { website: 'quantock.com', is: known('1') };
    const found = (other: string) =>
      doubleOf(
        { trading_name: 'Quantock AG', ...site, country: 'DE' },
        { trading_name: other, ...site, country: 'US' },
      )?.confidence;
    for (const other of ['Quantock AG', 'Quantock Holding B.V.', 'Quantock Inc', 'Quantock Fund LP'])
      expect([other, found(other)]).toEqual([other, 'LOW']);
  });

  it('need an agreement of their own when the entity was created from them', () => {
    const created = { coreId: '2000000002', confidence: 'LOW', outcome: 'created' } as const;
    const alone = doubleOf({ trading_name: 'Group', is: created }, { trading_name: 'Group', is: created });
    expect(alone?.confidence).toBe('LOW');
    const agreeing = doubleOf(
      { trading_name: 'Zwickelmann Pumpen', website: 'zwickelmann.de', is: created },
      { trading_name: 'Zwickelmann Pumpen', website: 'zwickelmann.de', is: created },
    );
    expect(agreeing).toMatchObject({ confidence: 'HIGH', hasOwnAgreement: true });
  });

  it('are compared with a few of many, and are one group all the same', () => {
    const many = Array.from({ length: 500 }, (_, at) => ({
      ...{ id: `m${String(at).padStart(4, '0')}`, trading_name: 'Zwickelmann', is: known('1000000001') },
      phone: `+49 381 45${at % 7}7890`,
    }));
    const { groups, doubles } = doublesAmong(many);
    expect(groups.map((group) => group.split(' ').length)).toEqual([500]);
    expect(doubles.length).toBeLessThan(500 * 8);
  });

  it('are never grouped with accounts of another known entity, however alike', () => {
    const own = { trading_name: 'Zwickelmann Pumpen', website: 'zwickelmann.de', ...STREET };
    const { groups, between } = doublesAmong([
      { id: 'a', ...own, is: known('1000000001') },
      { id: 'b', ...own, is: known('1000000002', 'MEDIUM') },
    ]);
    expect(groups).toEqual([]);
    expect(between('a', 'b')).toBeUndefined();
  });
});

describe('a company in brackets behind another name', () => {
  const kudzwa = [
    {
      id: 'a',
      trading_name: 'Quantock Consulting (Kudzwa)',
      phone: '617-555-0100',
      city: 'Boston',
      country: 'US',
    },
    {
      id: 'b',
      trading_name: 'Grizedale Media (Kudzwa)',
      phone: '312-555-0100',
      city: 'Chicago',
      country: 'US',
    },
    { id: 'c', trading_name: 'Kudzwa', phone: '713-555-0100', city: 'Houston', country: 'US' },
  ];

  it('joins no strangers, whoever each was taken for', () => {
    const identities = [known('1000000001', 'MEDIUM'), known('1000000001', 'MEDIUM'), known('1000000001')];
    const found = doublesAmong(
      kudzwa.map((account, at) => ({ ...account, ...{ is: identities[at] ?? {} } })),
    );
    expect(found.groups).toEqual([]);
    expect(found.between('a', 'c')).toMatchObject({ confidence: 'LOW' });
    expect(found.between('a', 'c')?.reasoning).toContain('may be a partner or a customer');
  });

  it('joins no strangers that nobody knows', () => expect(doublesAmong(kudzwa).groups).toEqual([]));

  it('is the same company where something else agrees', () => {
    const website = 'kudzwa.com';
    const is = known('1000000001', 'MEDIUM');
    expect(doublesAmong(kudzwa.slice(1).map((account) => ({ ...account, website, is }))).groups).toEqual([
      'b c',
    ]);
  });
});

describe('an account that may be another company than the one beside it', () => {
  const AT = { website: 'zwickelmann.de', city: 'Rostock', country: 'DE' };
  const HEAD = { ...AT, trading_name: 'Zwickelmann AG', is: known('1000000017') };

  it('is LOW under a name with a word more, and says who it may be', () => {
    const found = doubleOf(HEAD, {
      ...{ ...AT, trading_name: 'Zwickelmann Chemical', is: known('1000000025', 'LOW') },
    });
    expect(found?.confidence).toBe('LOW');
    expect(found?.reasoning).toContain(
      'But the best guess for "Zwickelmann Chemical" is another company (core_id 1000000025).',
    );
  });

  it('is LOW where several known companies fit it', () => {
    const found = doubleOf(HEAD, {
      ...{ ...AT, trading_name: 'Zwickelmann Research', is: { outcome: 'ambiguous' } },
    });
    expect(found?.confidence).toBe('LOW');
    expect(found?.reasoning).toContain('But several known companies fit "Zwickelmann Research".');
  });

  it('is a double under one name, or with a word that says nothing, all the same', () => {
    for (const trading_name of ['Zwickelmann', 'Zwickelmann Group'])
      expect(doubleOf(HEAD, { ...AT, trading_name, is: known('1000000025', 'LOW') })?.confidence).toBe(
        'HIGH',
      );
    expect(doubleOf(HEAD, { ...AT, trading_name: 'Zwickelmann Chemical' })?.confidence).toBe('HIGH');
  });
});
