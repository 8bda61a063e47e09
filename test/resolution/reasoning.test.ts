import { describe, expect, it } from 'vitest';
import type { EntityInput } from '../../src/contract/entity-input.ts';
import { company } from '../builders.ts';
import { matchedId, resolverOf } from './matching.ts';

const resolve = resolverOf(
  company({
    name: 'Zymergen',
    legalName: 'Zymergen Inc',
    formerName: 'Quillon Bio',
    website: 'zymergen.com',
    socialUrl: 'linkedin.com/company/zymergen',
    phone: '+1 510 867 5309',
    country: 'US',
    state: 'CA',
    city: 'Emeryville',
    identifiers: [{ type: 'registration', value: 'C7654321', country: 'US' }],
  }),
  company({ name: 'Kudzwa', website: 'kudzwa.com', status: 'closed' }),
  company({ id: 'dallas', name: 'First Bank', country: 'US', city: 'Dallas' }),
  company({ id: 'dayton', name: 'First Bank', country: 'US', city: 'Dayton' }),
  company({ name: 'Kud', website: 'kud.com' }),
  company({ name: 'Wex', website: 'wex.com' }),
);
const reasoning = (record: EntityInput | string) => resolve(record).reasoning;

describe('the reasoning of a match', () => {
  it('names the company and what agreed, each with its bits', () => {
    const text = reasoning({ trading_name: 'ZYMERGEN', website: 'www.zymergen.com', country: 'US' });
    expect(text).toMatch(/^Identified as Zymergen: the name "ZYMERGEN" is its name "Zymergen" \(\+\d+\.\d\)/);
    expect(text).toMatch(/the website zymergen\.com is its own \(\+\d+\.\d\)/);
    expect(text).toMatch(/the country agrees \(\+\d+\.\d\)/);
  });

  it('names what disagreed', () => {
    const text = reasoning({
      trading_name: 'Zymergen',
      website: 'zymergen.com',
      phone: '+1 510 867 0000',
      state: 'TX',
    });
    expect(text).toMatch(
      /Against it: the phone number is another \(-\d\.\d\) and the state is another \(-\d\.\d\)\./,
    );
  });

  it.each<[EntityInput, string]>([
    [{ email: 'jo@zymergen.com' }, 'the e-mail domain zymergen.com is its own'],
    [{ social_url: 'linkedin.com/company/zymergen' }, 'the social profile zymergen is its own'],
    [
      { trading_name: 'Zymergen', phone: '510-867-5309', country: 'US' },
      'the phone number +15108675309 agrees',
    ],
    [
      { company_registration_number: 'C7654321', company_registration_country: 'US' },
      'the registration number US C7654321 agrees',
    ],
    [{ trading_name: 'Quillon Bio' }, 'the name "Quillon Bio" is its former name "Quillon Bio"'],
    [{ trading_name: 'Zymregen', country: 'US' }, 'is another spelling of its name "Zymergen"'],
    [
      { trading_name: 'Zymergen', website: 'zymergen.de' },
      'the website zymergen.de is a twin of zymergen.com',
    ],
    [{ trading_name: 'Kudzwa', website: 'kudzwa.com' }, 'it no longer operates'],
    [
      { legal_name: 'Zymergen Inc', trading_name: 'Quillon Bio' },
      'the other name "Quillon Bio" is known too',
    ],
    [{ legal_name: 'Zymergen Inc', country: 'US' }, 'the legal form agrees'],
  ])('says of %o that %s', (record, words) => {
    expect(reasoning(record)).toContain(words);
  });

  it('says who was second and by how much, or that nobody was', () => {
    const dallas = resolve({ trading_name: 'First Bank', city: 'Dallas' });
    expect(dallas.reasoning).toMatch(/Next is First Bank \(\d{10}\), \d\.\d bits behind\.$/);
    expect(dallas.reasoning).not.toContain(matchedId(dallas));
    expect(reasoning({ website: 'zymergen.com' })).toMatch(/No other entity comes near\.$/);
  });

  it('names the preference when website and name point to two companies', () => {
    const conflict = { trading_name: 'Kud', website: 'wex.com' };
    expect(reasoning(conflict)).toContain('the website was preferred');
    expect(reasoning({ ...conflict, bias: 'NAME_BIAS' })).toContain('the name was preferred');
  });
});

describe('the reasoning without a match', () => {
  it('names the tied ones with their ids', () => {
    const text = reasoning('First Bank');
    expect(text).toMatch(
      /^Several entities fit equally well: First Bank \(\d{10}\), First Bank \(\d{10}\)\./,
    );
    expect(new Set(text.match(/\d{10}/g)).size).toBe(2);
  });

  it('names the nearest and why it was rejected', () => {
    const text = reasoning('Zymergen Chile');
    expect(text).toMatch(/^No entity matches\. Nearest is .+ \(\d{10}\), rejected because .+, though .+\.$/);
  });

  it('says that a sibling is not the same company', () => {
    expect(reasoning('Zymergen Chile')).toContain(
      'only the record says "chile", which names a sibling and not the same company',
    );
  });

  it('says that nothing is like it', () => {
    expect(reasoning('Kadazan Wexford')).toBe('No known entity resembles the record.');
  });

  it.each<EntityInput>([{}, { city: 'Berlin', country: 'DE' }, { trading_name: '???', website: 'n/a' }])(
    'says that %o identifies nothing',
    (record) => {
      expect(reasoning(record)).toBe('The record holds nothing that identifies a company.');
    },
  );
});

describe('every reasoning', () => {
  it.each<EntityInput>([
    { trading_name: 'Zymergen Foods Ltd', website: 'wexford.com', country: 'DE', city: 'Berlin' },
    { trading_name: 'First Bank of Kudzwa', city: 'Dallas', email: 'jo@kudzwa.com' },
    { legal_name: 'Kudzwa LLC', trading_name: 'Quillon', bias: 'NAME_BIAS', website: 'zymergen.com' },
  ])('is made of sentences without gaps (%o)', (record) => {
    const text = reasoning(record);
    expect(text).toMatch(/^[A-Z].+\.$/);
    expect(text).not.toMatch(/undefined|null|NaN| {2}|\(\)/);
  });

  it('does not count another city among what agrees', () => {
    const [agreed = ''] = reasoning({ trading_name: 'Zymergen', country: 'US', city: 'Boston' }).split(
      'Against it',
    );
    expect(agreed).not.toContain('the city is another');
  });

  it('tells no misspelt word as missing', () => {
    expect(reasoning({ trading_name: 'Zymergn Foods', country: 'US' })).not.toContain('only the entity says');
  });
});
