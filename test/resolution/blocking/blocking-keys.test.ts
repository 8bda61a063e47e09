import { describe, expect, it } from 'vitest';
import {
  acronymOf,
  entityKeys,
  houseKey,
  identifierKeys,
  labelOf,
  pairKeys,
  placeKeys,
  tokenKeys,
  variantKeys,
  wholeNameKeys,
} from '../../../src/resolution/blocking/blocking-keys.ts';
import { normaliseRecord } from '../../../src/resolution/records/normal-record.ts';
import { normalisePlace } from '../../../src/resolution/records/normalise-place.ts';
import { company } from '../../builders.ts';
import { nameOf, universeWith } from '../matching.ts';

const rare = () => 1;
const shared = (left: readonly string[], right: readonly string[]) =>
  left.filter((key) => right.includes(key));

describe('keys of names', () => {
  it('has one key for each word, however often it stands', () => {
    expect(tokenKeys(nameOf('Duran Duran Music'))).toEqual(['tduran', 'tmusic']);
  });

  it.each([
    ['Wal-Mart', 'Walmart'],
    ['HORTON D R INC', 'D.R. Horton'],
    ['The Bank of Acme', 'Acme Bank'],
    ['JP Morgan', 'J.P. Morgan'],
  ])('gives "%s" and "%s" a key of the whole name in common', (left, right) => {
    expect(shared(wholeNameKeys(nameOf(left)), wholeNameKeys(nameOf(right)))).not.toEqual([]);
  });

  it('gives a misspelt word a key in common with the word', () => {
    const keys = variantKeys(nameOf('Zymergen'), rare);
    for (const misspelt of ['Zymergn', 'Zymerggen', 'Zimergen', 'Zymregen']) {
      expect(shared(keys, variantKeys(nameOf(misspelt), rare))).not.toEqual([]);
    }
    expect(shared(keys, variantKeys(nameOf('Kudzwashi'), rare))).toEqual([]);
  });

  it('varies a word with a doubled letter once for both', () => {
    const keys = variantKeys(nameOf('Zymmergen'), rare);
    expect(keys.filter((key) => key === 'vzymergen')).toHaveLength(1);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('varies the two rarest long words alone, and no number', () => {
    const frequencies = new Map([
      ['tzymergen', 1],
      ['tkudzwa', 2],
      ['tinternational', 900],
    ]);
    const keys = variantKeys(
      nameOf('International Zymergen Kudzwa 20000'),
      (key) => frequencies.get(key) ?? 0,
    );
    expect(keys).toContain('vzymergn');
    expect(keys).toContain('vkudza');
    expect(keys.filter((key) => key.startsWith('vinter') || /\d/.test(key))).toEqual([]);
  });

  it('pairs adjacent words only when both are too common to be looked up alone', () => {
    const isCommon = (key: string) => ['t1st', 'tbank', 'tnational'].includes(key);
    expect(pairKeys(nameOf('First National Bank'), isCommon)).toEqual(['w1st national', 'wnational bank']);
    expect(pairKeys(nameOf('Zymergen Bank'), isCommon)).toEqual([]);
  });

  it.each([
    ['International Business Machines', 'ibm'],
    ['Bank of the West Coast', 'bwc'],
    ['Acme Tools', undefined],
  ])('finds the initials of "%s": %s', (text, initials) => {
    expect(acronymOf(nameOf(text))).toBe(initials);
  });
});

describe('keys of the rest', () => {
  it('leads from each identifier of a record to its entity', () => {
    const record = normaliseRecord({
      website: 'acme.de',
      email: 'jo@acme.com',
      social_url: 'linkedin.com/company/acme',
      phone: '030 123456',
      country: 'DE',
      company_registration_number: 'HRB 12345',
    });
    const keys = ['dacme.de', 'gacme', 'dacme.com', 'sacme', 'p+4930123456', 'p0123456'];
    expect(identifierKeys(record)).toEqual([...keys, 'rDE|HRB12345', 'qHRB12345']);
  });

  it('makes no key of a page on a platform', () => {
    expect(identifierKeys(normaliseRecord({ website: 'facebook.com/acme' }))).toEqual([]);
  });

  it('leads from a phone number without its area to that with it', () => {
    const local = normaliseRecord({ phone: '534-7650' });
    const whole = normaliseRecord({ phone: '(773) 534-7650', country: 'US' });
    expect(identifierKeys(local)).toEqual(['p5347650']);
    expect(identifierKeys(whole)).toContain('p5347650');
  });

  it('leads from a house to the companies in it, however its street is written', () => {
    const [left, right] = ['2306 W. Maypole Ave.', '2306 West Maypole'].map((address) =>
      houseKey(normalisePlace({ address })),
    );
    expect(left).toBe('h2306 maypole');
    expect(right).toBe(left);
    expect(houseKey(normalisePlace({ address: 'Maypole Avenue' }))).toBeUndefined();
  });

  it.each([
    ['12 rue Monge', 'h12 monge'],
    ['C/ Serrano, 88', 'h88 serrano'],
    ['ul. Polna 7', 'h7 polna'],
    ['Am Bahnhof 4', 'h4 bahnhof'],
    ['Hauptstraße 12', 'h12 haupt'],
    ['Japan Center, Level 2, 1737 Post Street', 'h1737 post'],
  ])('tells the house %s by the name of its street', (address, key) => {
    expect(houseKey(normalisePlace({ address }))).toBe(key);
  });

  it('counts places and lists none', () => {
    const place = { country: 'DE', state: 'DE-BY', city: 'munchen', postalCode: '80331' };
    expect(placeKeys(place)).toEqual(['yDE', 'uDE-BY', 'cDE|munchen', 'zDE|80331']);
    const universe = universeWith([company({ name: 'Zymergen', country: 'DE', city: 'Berlin' })]);
    expect(universe.index.frequency('cDE|berlin')).toBe(1);
    expect(universe.index.entry('cDE|berlin')?.entities).toHaveLength(0);
  });

  it('lists an entity under its names, domains and acronym', () => {
    const universe = universeWith([company({ name: 'Zymergen Life Science', website: 'zym.co.uk' })], []);
    const { listed } = entityKeys(universe.index.profile(0), rare, 50);
    const keys = ['tzymergen', 'gzymergenlifesciences', 'tzymergenlife', 'azls', 'dzym.co.uk', 'gzym'];
    expect(keys.filter((key) => !listed.has(key))).toEqual([]);
  });

  it("takes the part of a domain that is its owner's choice", () => {
    expect(labelOf('acme.co.uk')).toBe('acme');
    expect(labelOf('acme')).toBe('acme');
  });
});
