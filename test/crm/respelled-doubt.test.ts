import { describe, expect, it } from 'vitest';
import { company } from '../builders.ts';
import { planFor, type TestAccount } from './crm-of.ts';

const QUANTOCK = company({ source: 'starter', name: 'Quantock Industries', country: 'NL' });

/** What is recommended for the second of two accounts of a country that are tied by their names. */
function second(one: string, other: string, both: Partial<TestAccount> = {}) {
  const accounts = [one, other].map((trading_name, at) => ({
    ...{ external_id: 'ab'.charAt(at), trading_name, open_opportunities: 1 - at, country: 'NL' },
    ...{ is: 'one', created: true, ...both },
  }));
  const link = { hasOwnAgreement: false };
  const { said, of } = planFor({ companies: [QUANTOCK], accounts, doubles: [['a', 'b']], link });
  return { said: said('b'), review: of('b').review ?? '' };
}

describe('accounts whose only telling words are a letter apart', () => {
  it('are not merged where nothing but the country agrees', () => {
    const { said, review } = second('Van Dalen Beheer B.V.', 'Van Delen Beheer B.V.');
    expect(said).toBe('None');
    expect(review).toContain('But "Delen" and "Dalen" may be two names: no other word tells whose they are');
    expect(second('Vijay Rice Industries', 'Vinay Rice Industries').said).toBe('None');
    expect(second('A.J. van Willegen Holding B.V.', 'A.J. van Willigen Holding B.V.').said).toBe('None');
  });

  it('are merged in one town, with one telephone, beside a word that tells, and as one known company', () => {
    const [one, other] = ['Quantock Industries', 'Quantok Industries'];
    expect(second(one, other).said).toBe('None');
    expect(second(one, other, { city: 'Gouda' }).said).toBe('Merge a');
    expect(second(one, other, { phone: '+31 182 555014' }).said).toBe('Merge a');
    expect(second(`${one} Merrowby`, `${other} Merrowby`).said).toBe('Merge a');
    expect(second(one, other, { is: 'Quantock Industries', created: false }).said).toBe('Merge a');
  });
});

it('the companies of one buy-out are not merged in one house with one website', () => {
  const house = { address: 'Keizersgracht 11', city: 'Amsterdam', website: 'quantock.nl' };
  const { said, review } = second('Quantock Midco Limited', 'Quantock Bidco Limited', house);
  expect(said).toBe('None');
  expect(review).toContain('But "Bidco" and "Midco" are two companies of one group.');
});
