import { describe, expect, it } from 'vitest';
import type { Double } from '../../src/crm/verdict.ts';
import { company } from '../builders.ts';
import { ownedBy } from '../universe/hierarchy/families.ts';
import { planFor, type TestAccount } from './crm-of.ts';

const CANON = company({
  ...{ source: 'starter', id: 'canon', name: 'Canon', country: 'US', website: 'canon.com' },
  names: [
    { value: 'Canon', kind: 'trading' },
    { value: 'Canon Inc.', kind: 'legal' },
    { value: 'Canon Camera Inc.', kind: 'former' },
    { value: 'Royal Canon', kind: 'trading' },
  ],
});
const HEAD = {
  external_id: 'a',
  is: 'Canon',
  trading_name: 'Canon Inc.',
  website: 'canon.com',
  country: 'US',
};

/** What is recommended for another account of Canon beside the head. */
function beside(
  trading_name: string,
  more: Partial<TestAccount> = {},
  { head = HEAD, ...link }: Partial<Double> & { readonly head?: TestAccount } = {},
) {
  const other = { ...HEAD, external_id: 'b', trading_name, ...more };
  const accounts = [{ ...head, open_opportunities: 1 }, other];
  const tie = { kind: 'trading name' as const, hasOwnAgreement: true, ...link };
  const { said, of } = planFor({ companies: [CANON], accounts, doubles: [['a', 'b']], link: tie });
  return { said: said('b'), ...of('b') };
}

describe('an account that somebody has put below the one that survives', () => {
  const below = { below: 'a' };

  it('is not merged into it where both have legal names that are not one, whatever the sources say', () => {
    const { said, review } = beside('Canon Camera Inc.', below);
    expect(said).toBe('None');
    expect(review).toContain(
      'But somebody has put "Canon Camera Inc." below "Canon Inc.", and their names are two.',
    );
    expect(beside('Canon Camera Inc.').said).toBe('Merge a');
  });

  it('is not merged where no source knows its name, or nobody is sure of it', () => {
    expect(beside('Canon Medical', { ...below, phone: '312 726 4120' }).said).toBe('None');
    expect(beside('Royal Canon', below, { confidence: 'MEDIUM' }).said).toBe('None');
  });

  it('is merged under one name and under two that are in use, at a higher risk', () => {
    for (const name of ['Canon', 'CANON INC', 'Royal Canon']) {
      const { said, risk, riskReasons } = beside(name, below);
      expect([name, said, risk - beside(name).risk]).toEqual([name, 'Merge a', 10]);
      expect(riskReasons).toContain('somebody has put one of the two below the other');
    }
  });

  it('is not merged where it is the company of a country by its name, though the other one says no legal form', () => {
    const head = { ...HEAD, trading_name: 'Canon' };
    const { said, review } = beside('Canon (Schweiz) AG', below, { head });
    expect([said, review]).toEqual([
      'None',
      expect.stringContaining('But somebody has put "Canon (Schweiz) AG" below "Canon", and their names are'),
    ]);
    expect(beside('Canon (Schweiz) AG', {}, { head }).said).toBe('Merge a');
    for (const name of ['Canon Inc.', 'Canon Inc. (USA)', 'Canon (Schweiz)'])
      expect([name, beside(name, below, { head }).said]).toEqual([name, 'Merge a']);
  });

  it('may stand below another account of the company', () => {
    const accounts = [
      { ...HEAD, open_opportunities: 1 },
      { ...HEAD, external_id: 'c', trading_name: 'Canon' },
      { ...HEAD, external_id: 'b', trading_name: 'Canon Camera Inc.', below: 'c' },
    ];
    const link = { kind: 'trading name' as const, hasOwnAgreement: true };
    const { said } = planFor({ companies: [CANON], accounts, doubles: [['a', 'b', 'c']], link });
    expect(said('b')).toBe('None');
  });
});

describe('an account with the legal name of a sister', () => {
  it('is not merged where no source knows the name and it has a word more', () => {
    for (const name of ['Canon Financial Services, Inc.', 'Canon Holdings, Inc.', 'Canon Logistics LLC'])
      expect(beside(name, { phone: '312 726 4120' }).review, name).toContain(
        'But of their legal names one has a word more, and is none that the sources know of the company',
      );
  });

  it('is merged where a word is misspelt or left out', () => {
    const head = { ...HEAD, trading_name: 'Canon Camera Inc.' };
    expect(beside('Cannon Inc.').said).toBe('Merge a');
    expect(beside('Canon Inc.', {}, { head }).said).toBe('Merge a');
  });
});

describe('an account at the same street, of a name that shares words', () => {
  const HERE = { address: '12 Tamarin Road', city: 'Leeds', country: 'GB' } as const;
  const planned = (trading_name: string) => {
    const { said, of } = planFor({
      companies: [company({ name: 'Quantock' })],
      accounts: [
        {
          external_id: 'a',
          is: 'Quantock',
          ...HERE,
          trading_name: 'Quantock Merrow Trust',
          filled_fields: 9,
        },
        { external_id: 'b', is: 'Quantock', ...HERE, trading_name },
      ],
      doubles: [['a', 'b']],
      link: { hasOwnAgreement: true },
    });
    return { said: said('b'), review: of('b').review };
  };

  it('is not merged where each has a telling word that the other has not', () => {
    const { said, review } = planned('Quantock Kudzwa Trust');
    expect(said).toBe('None');
    expect(review).toContain('But "Kudzwa" is in one name alone and "Merrow" in the other');
    expect(review).toContain('they may be two companies at one place');
  });

  it('is merged where one alone has more, or the words are those of a trade', () => {
    expect(planned('Quantock Merrow').said).toBe('Merge a');
    expect(planned('Quantock Merrow Services').said).toBe('Merge a');
  });
});

describe('two businesses of one owner', () => {
  const between = (one: string, other: string, more: Partial<TestAccount> = {}) => {
    const accounts = [one, other].map((trading_name, at) => ({
      ...{ external_id: String(at), trading_name, address: '12 Tamarin Road', city: 'Leeds', country: 'GB' },
      ...{ is: 'Quantock', created: true, phone: '+44 113 496 0123', ...more },
    }));
    const link = { kind: 'trading name' as const, hasOwnAgreement: true };
    const { said, of } = planFor({ accounts, doubles: [['0', '1']], link });
    return said('1') === 'None' ? of('1').review : said('1');
  };

  it.each([
    ['Kudzwa Lutheran Church', 'Kudzwa Lutheran School', '"School" and "Church"'],
    ['Kudzwa Motors', 'Kudzwa Leasing', '"Leasing" and "Motors"'],
    ['Kudzwa Immobilien', 'Kudzwa Versicherungen', '"Versicherungen" and "Immobilien"'],
    ['Kudzwa Medical Center', 'Kudzwa Pharmacy', '"Pharmacy" and "Medical"'],
  ])('are not merged, whatever they share: %s, %s', (one, other, trades) => {
    const why = `But ${trades} say two trades: they may be two businesses of one owner.`;
    expect(between(one, other)).toContain(why);
    expect(between(one, other, { website: 'kudzwa.com' })).toContain(why);
  });

  it.each([
    ['Kudzwa Bakery', 'Kudzwa Cafe'],
    ['Kudzwa Hotel', 'Restaurant Kudzwa'],
    ['Kudzwa Law Office', 'Kudzwa Solicitors'],
    ['Kudzwa Plumbing', 'Kudzwa Plumbing & Electric'],
    ['Kudzwa Construction', 'Kudzwa Industries'],
  ])('are one where it is one trade, or one name says none of its own: %s, %s', (one, other) => {
    expect(between(one, other)).toBe('Merge 0');
  });
});

describe('an account with the name of a unit on the website of the company', () => {
  const MEDIUM = { confidence: 'MEDIUM' as const };

  it('is not merged on the website alone, by which it was taken for the company', () => {
    const review = 'But one bears the name of a unit, and they share the website alone';
    expect(beside('Canon Press', {}, MEDIUM).review).toContain(review);
    expect(beside('CN Digital', {}, MEDIUM).review).toContain(review);
    expect(
      beside(
        'Canon Press',
        { phone: '312 726 4120' },
        { ...MEDIUM, head: { ...HEAD, phone: '312 726 4120' } },
      ).said,
    ).toBe('Merge a');
  });

  it('is not merged however sure it is, at another place or in one town', () => {
    const head = { ...HEAD, city: 'Memphis', state: 'TN' };
    expect(beside('Canon Press', { city: 'Plano', state: 'TX' }, { head }).said).toBe('None');
    expect(beside('Canon Press', { city: 'Memphis', state: 'TN' }, { head }).said).toBe('None');
  });

  it.each([
    'Canon Services',
    'Canon Solutions',
    'Canon Technologies',
    'Canon Insurance',
    'Canon Holdings',
    'Canon International LLC',
  ])('has words of its own: %s', (name) => {
    const { said, review } = beside(name);
    expect(said).toBe('None');
    expect(review).toContain('But');
  });

  it('is said to share the telephone, too, where it bears that of a head office elsewhere', () => {
    const phone = '+1 312 726 4120';
    const head = { ...HEAD, phone, state: 'IL', city: 'Chicago' };
    const { review } = beside('Canon Medical', { phone, state: 'OK', city: 'Tulsa' }, { head });
    expect(review).toContain('and they share no more than website and telephone, as the companies');
  });

  it('says no more than a company does that owns no other, or its town', () => {
    for (const name of ['Canon Group', 'The Canon Company', 'Canon International', 'Canon Worldwide'])
      expect([name, beside(name).said]).toEqual([name, 'Merge a']);
    const head = { ...HEAD, city: 'Memphis', state: 'TN' };
    expect(beside('Canon Memphis', { city: 'Memphis', state: 'TN' }, { head }).said).toBe('Merge a');
  });

  it('says more than a company does that owns others', () => {
    const part = company({ source: 'starter', name: 'Lumen Optics', country: 'US', ...ownedBy('canon') });
    const { said } = planFor({
      companies: [CANON, part],
      accounts: [
        { ...HEAD, open_opportunities: 1 },
        { ...HEAD, external_id: 'b', trading_name: 'Canon International' },
        { external_id: 'c', is: 'Lumen Optics', trading_name: 'Lumen Optics' },
      ],
      doubles: [['a', 'b']],
      link: { kind: 'exact', hasOwnAgreement: true },
    });
    expect(said('b')).toBe('None');
  });

  it('may be the other one of two parties that a name names', () => {
    const words = 'But the name of one names two parties';
    expect(beside('Lumen/Canon', {}, { confidence: 'HIGH' }).review).toContain(words);
    expect(beside('Canon A/S').review ?? '').not.toContain(words);
  });

  it('is one of two units, each with a word of its own', () => {
    const head = { ...HEAD, trading_name: 'Royal Federal' };
    const { said } = beside('Royal Finance', {}, { head });
    expect(said).toBe('None');
    expect(beside('Royal Federal Group', {}, { head }).said).toBe('Merge a');
  });
});

describe('a brand with a website of its own', () => {
  const GROUP = company({
    ...{ source: 'starter', name: 'Wexford Group', country: 'GB', website: 'wexfordgroup.com' },
    names: [
      { value: 'Wexford Group', kind: 'trading' },
      { value: 'Merrow Foods', kind: 'former' },
      { value: 'Kudzwa', kind: 'alias' },
      { value: 'Plessey', kind: 'alias' },
      { value: 'WG Electric', kind: 'alias' },
      { value: 'WG Cable', kind: 'alias' },
      { value: 'Generale Societale', kind: 'alias' },
      { value: 'GenSoc', kind: 'alias' },
      { value: 'Küdzwa Merrow', kind: 'alias' },
      { value: 'Kuedzwa Merrow', kind: 'alias' },
    ],
  });
  const between = (...sites: readonly [string, string, Partial<TestAccount>?][]) => {
    const accounts = sites.map(([trading_name, website, more], at) => ({
      ...{ external_id: String(at), is: 'Wexford Group', country: 'GB', city: 'Leeds' },
      ...{ trading_name, website, ...more },
    }));
    const link = { kind: 'website' as const, hasOwnAgreement: false };
    const { said, of } = planFor({ companies: [GROUP], accounts, doubles: [['0', '1']], link });
    return said('1') === 'None' ? of('1').review : said('1');
  };

  it('is not merged into another brand of its company, nor into the company', () => {
    expect(between(['Kudzwa', 'kudzwa.com'], ['Plessey', 'plessey.com'])).toContain(
      'But "Plessey" and "Kudzwa" may be two brands or parts of one company, for each of the two has a website of its own',
    );
    for (const name of ['Wexford Group', 'Merrow Foods'])
      expect(between([name, 'wexfordgroup.com'], ['Plessey', 'plessey.com'])).toContain(
        'But "Plessey" may be a brand or a part of the company',
      );
  });

  it('is not merged into another brand without websites either, unless telephone or house agree', () => {
    const why = 'for neither is the name that it bears or bore, and nothing beside the names agrees.';
    expect(between(['Kudzwa', 'kudzwa.com'], ['Plessey', ''])).toContain(why);
    expect(between(['Kudzwa', ''], ['Plessey', ''])).toContain(
      `But "Plessey" and "Kudzwa" may be two brands or parts of one company, ${why}`,
    );
    expect(between(['WG Electric', ''], ['WG Cable', '', { city: 'York' }])).toContain(why);
    const phone = '+44 113 496 0123';
    expect(between(['Kudzwa', '', { phone }], ['Plessey', '', { phone }])).toBe('Merge 0');
  });

  it('is merged into the company without websites, but not where towns and telephones differ', () => {
    const far = { city: 'London', phone: '+44 20 7946 0123' };
    const here = { phone: '+44 113 496 0123' };
    for (const name of ['Wexford Group', 'Merrow Foods']) {
      expect(between([name, ''], ['Plessey', ''])).toBe('Merge 0');
      expect(between([name, '', here], ['Plessey', '', far])).toContain(
        'But "Plessey" may be a brand or a part of the company, for the names have nothing in common',
      );
    }
  });

  it('is merged where one name is a short way or another spelling of the other', () => {
    expect(between(['Generale Societale', ''], ['GenSoc', ''])).toBe('Merge 0');
    expect(between(['Küdzwa Merrow', ''], ['Kuedzwa Merrow', ''])).toBe('Merge 0');
  });

  it('is merged where both have one website, under one or two suffixes', () => {
    for (const site of ['kudzwa.com', 'kudzwa.de'])
      expect(between(['Kudzwa', 'kudzwa.com'], ['Plessey', site])).toBe('Merge 0');
  });

  it('is no other than a former name, which may have a former website', () => {
    expect(between(['Wexford Group', 'wexfordgroup.com'], ['Merrow Foods', 'merrowfoods.com'])).toBe(
      'Merge 0',
    );
  });
});

describe('two legal names of which one says more', () => {
  const LIFE = company({
    ...{ source: 'starter', name: 'Wexford Life', country: 'CH', website: 'wexfordlife.ch' },
    names: [
      { value: 'Wexford Life Holding AG', kind: 'legal' },
      { value: 'Wexford Life Group AG', kind: 'legal' },
      { value: 'Wexford Life Global Ltd', kind: 'legal' },
      { value: 'Wexford Life Products AG', kind: 'alias' },
      { value: 'Wexford Life', kind: 'trading' },
    ],
  });
  const between = (first: string, second: string) => {
    const alike = { is: 'Wexford Life', website: 'wexfordlife.ch', country: 'CH' };
    const accounts = [
      { ...alike, external_id: 'a', trading_name: first, open_opportunities: 1 },
      { ...alike, external_id: 'b', trading_name: second },
    ];
    const link = { kind: 'trading name' as const, hasOwnAgreement: true };
    const { said, of } = planFor({ companies: [LIFE], accounts, doubles: [['a', 'b']], link });
    return said('b') === 'None' ? of('b').review : said('b');
  };

  it.each([
    ['a head and its company', 'Wexford Life Holding AG', 'Wexford Life AG', 'a word more'],
    ['legal names of both', 'Wexford Life Group AG', 'Wexford Life AG', 'a word more'],
    ['another name of the sources', 'Wexford Life AG', 'Wexford Life Products AG', 'a word more'],
    ['a network and its firm', 'Wexford Life LLP', 'Wexford Life Global Ltd', 'a word more'],
    ['a place', 'Wexford Life Holding AG', 'Wexford Life Holding (Schweiz) AG', 'a place more'],
  ])('may be two companies: %s', (_what, one, other, why) => {
    for (const pair of [
      [one, other],
      [other, one],
    ] as const)
      expect(between(...pair)).toContain(`But of their legal names one has ${why}`);
  });

  it.each([
    ['Wexford Life Holding AG', 'Wexford Life'],
    ['Wexford Life Holding AG', 'WEXFORD LIFE HOLDING AG'],
    ['Wexford Life Holding', 'Wexford Life AG'],
    ['Wexford Life Holding AG', 'Wexford Life Holding AG (Switzerland)'],
    ['Wexford Life Holding AG', 'Wexford Holding AG'],
  ])('are one company where one is no legal name, or it is the same: %s, %s', (one, other) => {
    expect(between(one, other)).toBe('Merge a');
  });
});

describe('an account with the website and the telephone of another business of its operator', () => {
  const SHARED = { website: 'brightmoor-group.com', phone: '+1 614 382 2002', city: 'Boise', country: 'US' };
  const planned = (one: string, other: string, more: Partial<TestAccount> = {}) => {
    const account = { ...SHARED, created: true, ...more };
    const accounts = [
      { ...account, external_id: 'a', is: one, trading_name: one, filled_fields: 9 },
      { ...account, external_id: 'b', is: other, trading_name: other },
    ];
    const link = { kind: 'website' as const, confidence: 'HIGH' as const, hasOwnAgreement: true };
    const { said, of } = planFor({ accounts, doubles: [['a', 'b']], link });
    return [said('b'), of('b').review];
  };

  it('is not merged where each name has a telling word, an everyday one, too, that the other has not', () => {
    for (const [one, other] of [
      ['Halloran Ford', 'Halloran Toyota'],
      ['The Tawny Owl', 'The Speckled Hen'],
      ['Residencia Los Olmos', 'Residencia Los Tilos'],
      ['Umlauff Stiftung', 'Vosskuhl Stiftung'],
    ] as const) {
      const [said, review] = planned(one, other);
      expect([other, said]).toEqual([other, 'None']);
      expect(review).toContain(
        'and no source knows them as one company: they may be two businesses of one operator.',
      );
    }
    expect(planned('Halloran Ford', 'Halloran Toyota')[1]).toContain(
      'But "Toyota" is in one name alone and "Ford" in the other',
    );
  });

  it('is merged where a name is misspelt, cut off, short for the other or has its town', () => {
    for (const [one, other] of [
      ['Tillery Bakery', 'Tilery Bakery'],
      ['Quendrix Maschinenfabrik Nord', 'Quendrix Masch Nord'],
      ['Kowalczyk Consulting Group', 'KCG'],
      ['Quillon', 'Quillon Data Systems'],
      ['Halloran Boise', 'Halloran Ford'],
      ['Vandermolen Dairy', 'Vander Molen Milk'],
    ] as const)
      expect([other, planned(one, other)[0]]).toEqual([other, 'Merge a']);
    const registration = { company_registration_number: 'HRB 48213', company_registration_country: 'DE' };
    expect(planned('Halloran Ford', 'Halloran Toyota', registration)).toEqual(['Merge a', null]);
  });
});
