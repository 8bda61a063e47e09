import { describe, expect, it } from 'vitest';
import { planFor, type TestAccount } from './crm-of.ts';

const PRACTICE = {
  address: '1250 Harmon St',
  city: 'Tulsa',
  state: 'OK',
  country: 'US',
  phone: '918 555 0142',
};

/** What is recommended for the second of two accounts of one house and telephone that are tied surely. */
function second(one: string, other: string, both: Partial<TestAccount> = {}) {
  const accounts = [one, other].map((trading_name, at) => ({
    ...{ external_id: 'ab'.charAt(at), trading_name, open_opportunities: 1 - at },
    ...{ ...PRACTICE, ...both, is: 'one', created: true },
  }));
  const { said, of } = planFor({ accounts, doubles: [['a', 'b']], link: { hasOwnAgreement: true } });
  return { said: said('b'), review: of('b').review ?? '' };
}

describe('accounts of two people', () => {
  it('are not merged where only the given name differs, whatever house and telephone they share', () => {
    expect(second('John Merrow, M.D.', 'Joan Merrow, M.D.')).toEqual({
      said: 'None',
      review: expect.stringContaining('But "Joan" and "John" are two given names: they may be two people.'),
    });
    for (const [one = '', other = ''] of [
      ['Robert Quantock CPA', 'Roberta Quantock CPA'],
      ['Dr. Sam Quantock', 'Dr. Pam Quantock'],
      ['Quantock Julio MD', 'Quantock Julia MD'],
      ['Law Office of Don Quantock', 'Law Office of Ron Quantock'],
      ['Studio Legale Carlo Quantock', 'Studio Legale Carla Quantock'],
      ['Eric Quantock Photography', 'Erica Quantock Photography'],
    ])
      expect([one, second(one, other).said]).toEqual([one, 'None']);
  });

  it('are not merged where one is misspelt at most, and a title or profession says that it is a person', () => {
    expect(second('Dr. Kurt Quantock', 'Dr. Kuri Quantock').said).toBe('None');
    expect(second('Kurt Quantock Pumps', 'Kuri Quantock Pumps').said).toBe('Merge a');
  });

  it('are merged with one website, and where the surname is misspelt or a title left out', () => {
    expect(second('Jon Merrow, M.D.', 'John Merrow, M.D.', { website: 'merrow.com' }).said).toBe('Merge a');
    expect(second('Dr. Anna Quantock', 'Dr. Anna Quantok').said).toBe('Merge a');
    expect(second('Dr. Anna Quantock', 'Anna Quantock DDS').said).toBe('Merge a');
  });
});
