import { describe, expect, it } from 'vitest';
import type { EntityInput } from '../../../src/contract/entity-input.ts';
import { company } from '../../builders.ts';
import { answerOf, statementOf } from '../matching.ts';
import { resolverAmong } from './neighbours.ts';

const SURE = /^(?:HIGH|MEDIUM) (?!none|tie)/;
const HIGH = /^HIGH (?!none)/;

describe('a name on the domain of a company with another name', () => {
  const resolve = resolverAmong(
    company({ name: 'IBM', website: 'ibm.com', country: 'US' }),
    company({ name: 'Kudzwa Inc', website: 'kudzwa.com', country: 'US' }),
  );

  // Met with a bit to spare: without a country IBM is LOW or none, and the tables decide which.
  it.each<EntityInput>([
    { trading_name: 'Cognos', website: 'ibm.com' },
    { trading_name: 'Cognos', website: 'ibm.com', bias: 'NAME_BIAS' },
    { trading_name: 'Cognos', website: 'ibm.com', country: 'US' },
  ])('does not take %o for IBM, because the name differs', (record) => {
    expect(statementOf(resolve(record))).not.toMatch(SURE);
    expect(resolve(record).reasoning).toMatch(/names differ: yours "Cognos", on file "IBM"/);
    expect(resolve(record).reasoning).toMatch(/the website ibm\.com .*agree/i);
  });

  it.each<EntityInput>([
    { trading_name: 'Cognos', email: 'ann@ca.ibm.com' },
    { trading_name: 'Rowan Bakery', website: 'ibm.com', country: 'FR' },
    { trading_name: 'Rowan Robotics', website: 'ibm.com', email: 'a@kudzwa.com' },
  ])('does not take %o for the owner of the domain', (record) => {
    expect(statementOf(resolve(record))).not.toMatch(SURE);
  });

  it.each<EntityInput>([
    { trading_name: 'IBM Watson Health', website: 'ibm.com' },
    { trading_name: 'Kudzwa Wexmoor Joint Venture', website: 'kudzwa.com' },
    { trading_name: 'Kudzwa Employees Credit Union', website: 'kudzwa.com' },
    { trading_name: 'Kudzwa Europe BV', website: 'kudzwa.com' },
    { trading_name: 'IBM Watson Health', email: 'ann@ibm.com' },
  ])('takes %o for a unit and not for the company', (record) => {
    expect(statementOf(resolve(record))).not.toMatch(SURE);
    expect(resolve(record).reasoning).toContain(
      'a longer name on the same domain often means a unit of the company',
    );
  });

  it.each<EntityInput>([
    { trading_name: 'Kudzwa Capital LLC', website: 'kudzwa.com' },
    { trading_name: 'Kudzwa Robotics Ltd', website: 'kudzwa.com' },
    { trading_name: 'Kudzwa Robotics Ltd', email: 'ann@kudzwa.com' },
  ])('is not sure that %o is the company', (record) => {
    expect(statementOf(resolve(record))).not.toMatch(HIGH);
  });

  it('is not sure that the Kudzwa Foundation on kudzwa.com is the company', () => {
    expect(statementOf(resolve({ trading_name: 'Kudzwa Foundation', website: 'kudzwa.com' }))).not.toMatch(
      HIGH,
    );
  });
});

describe('a domain that leads to one company and a name that leads to another', () => {
  const resolve = resolverAmong(
    company({ name: 'Zymergen Inc', website: 'zymergen.com' }),
    company({ name: 'Tamarin Foods', website: 'tamarin.com' }),
  );
  const record = { trading_name: 'Tamarin Foods', website: 'zymergen.com' };

  it.each([
    [{ ...record, bias: 'URL_BIAS' as const }, 'Zymergen Inc', 'the website was preferred'],
    [{ ...record, bias: 'NAME_BIAS' as const }, 'Tamarin Foods', 'the name was preferred'],
    [{ ...record, email: 'jo@tamarin.com', bias: 'NAME_BIAS' as const }, 'Tamarin Foods', 'e-mail domain'],
  ])('takes %o for %s', (conflict, name, reason) => {
    expect(answerOf(resolve(conflict))).toBe(name);
    expect(resolve(conflict).reasoning).toContain(reason);
  });

  it('is not sure of the owner of the website, whose name is another', () => {
    expect(statementOf(resolve(record))).not.toMatch(HIGH);
  });
});

describe('several companies on one domain', () => {
  const names = ['Harrow Group plc', 'Harrow Bank plc', 'Harrow Insurance Ltd'];
  const resolve = resolverAmong(...names.map((name) => company({ name, website: 'harrow.com' })));

  it.each<[EntityInput, string]>([
    [{ trading_name: 'Harrow Bank', website: 'harrow.com' }, 'Harrow Bank plc'],
    [{ trading_name: 'Harrow Insurance', email: 'jo@harrow.com' }, 'Harrow Insurance Ltd'],
  ])('takes %o for %s', (record, name) => {
    expect(answerOf(resolve(record))).toBe(name);
    expect(resolve(record).reasoning).toMatch(/harrow\.com agree/);
  });

  it('names all three when the domain is all that is known', () => {
    const { reasoning } = resolve({ website: 'harrow.com' });
    expect(reasoning).toMatch(/^Three companies fit equally well/);
    for (const name of names) expect(reasoning).toContain(name);
  });

  it.each(['Harrow Asset Finance', 'Rowan Trust'])('takes %s on it for none of them', (name) => {
    expect(statementOf(resolve({ trading_name: name, website: 'harrow.com' }))).not.toMatch(SURE);
  });
});

describe('a website on a platform', () => {
  const pages = [
    'facebook.com/fenwick',
    'https://fenwick.wixsite.com/home',
    'https://sites.google.com/view/fenwick',
    'https://www.amazon.com/stores/fenwick',
    'linktr.ee/fenwick',
    'https://www.ebay.com/str/fenwick',
  ];
  const resolve = resolverAmong(
    ...['facebook.com', 'wix.com', 'google.com', 'amazon.com', 'ebay.com'].map((website) =>
      company({ id: website, name: `${website.split('.')[0]} Inc`, website }),
    ),
    ...pages.map((website, at) => company({ id: website, name: `Brightwater Florist ${at + 21}`, website })),
    company({ name: 'Fenwick Lamps' }),
  );

  it.each(pages)('%s leads to nobody, not even to who gave the same page', (website) => {
    expect(answerOf(resolve({ website }))).toBe('none');
    expect(resolve({ website }).reasoning).toBe('No known company resembles the record.');
  });

  it.each(pages)('%s tells nothing about Fenwick Lamps', (website) => {
    const { explanation } = resolve({ trading_name: 'Fenwick Lamps', website });
    expect(explanation.evidence.length).toBeGreaterThan(0);
    expect(explanation.evidence).toEqual(resolve('Fenwick Lamps').explanation.evidence);
  });
});
