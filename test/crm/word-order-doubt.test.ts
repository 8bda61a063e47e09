import { describe, expect, it } from 'vitest';
import { company } from '../builders.ts';
import { planFor, type TestAccount } from './crm-of.ts';

const MIAMI = company({
  ...{ source: 'starter', id: 'miami', name: 'University of Miami', country: 'US' },
  names: [
    { value: 'University of Miami', kind: 'legal' },
    { value: 'Groupe Merrow', kind: 'alias' },
    { value: 'Merrow Group', kind: 'alias' },
  ],
});

/** What is recommended for the second of two accounts of a country that are tied by their names. */
function second(one: string, other: string, both: Partial<TestAccount> = {}) {
  const accounts = [one, other].map((trading_name, at) => ({
    ...{ external_id: 'ab'.charAt(at), trading_name, open_opportunities: 1 - at, country: 'US' },
    ...{ is: 'one', created: true, ...both },
  }));
  const link = { hasOwnAgreement: false };
  const { said, of } = planFor({ companies: [MIAMI], accounts, doubles: [['a', 'b']], link });
  return { said: said('b'), review: of('b').review ?? '' };
}

describe('accounts whose names have the same words in another order', () => {
  it.each([
    ['Martin Thomas LLP', 'Thomas Martin LLP'],
    ['Sun Power Ltd', 'Power Sun Ltd'],
    ['City Co-operative Bank', 'Co-operative City Bank'],
    ['Merrowby Quantock', 'Quantock Merrowby'],
    ['Care Home Medical', 'Home Care Medical, Inc'],
    ['Pacific Pharma, Inc.', 'Pharma Pacific, LLC'],
  ])('are not merged where nothing but the country agrees: %s, %s', (one, other) => {
    const { said, review } = second(one, other);
    expect(said).toBe('None');
    expect(review).toContain('But their names have the same words in another order');
  });

  it('are not merged as one known company of which no source has both names', () => {
    const known = { is: 'University of Miami', created: false };
    expect(second('University of Miami', 'Miami University', known).said).toBe('None');
    expect(second('Groupe Merrow', 'Merrow Group', known).said).toBe('Merge a');
  });

  it('are merged with one telephone or website, and in one town with a rare word', () => {
    for (const more of [{ website: 'martinthomas.com' }, { phone: '+1 615 726 4120' }])
      expect(second('Martin Thomas LLP', 'Thomas Martin LLP', more).said).toBe('Merge a');
    const town = { city: 'Tulsa', state: 'OK' };
    expect(second('Merrowby Quantock', 'Quantock Merrowby', town).said).toBe('Merge a');
    expect(second('Martin Thomas LLP', 'Thomas Martin LLP', town).said).toBe('None');
  });

  it('are merged where only words of trade or the town of both stand elsewhere, or a comma turns a name around', () => {
    expect(second('Hotel Quantock', 'Quantock Hotel').said).toBe('Merge a');
    expect(second('Sun Power Tulsa', 'Tulsa Sun Power', { city: 'Tulsa', state: 'OK' }).said).toBe('Merge a');
    expect(second('Merrowby Quantock', 'Quantock, Merrowby').said).toBe('Merge a');
  });
});
