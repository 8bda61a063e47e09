import { describe, expect, it } from 'vitest';
import { planFor, type TestAccount } from './crm-of.ts';

/** What is recommended for the second of two accounts of a town that are tied by their names. */
function second(one: string, other: string, both: Partial<TestAccount> = {}) {
  const accounts = [one, other].map((trading_name, at) => ({
    ...{ external_id: 'ab'.charAt(at), trading_name, open_opportunities: 1 - at },
    ...{ is: 'one', created: true, city: 'Emden', country: 'DE', ...both },
  }));
  const { said, of } = planFor({ accounts, doubles: [['a', 'b']], link: { hasOwnAgreement: false } });
  return { said: said('b'), review: of('b').review ?? '' };
}

describe('accounts of one town and name whose trades are a letter apart', () => {
  it('are not merged where the one word may be no slip for the other', () => {
    const { said, review } = second('Quantock Reifen', 'Quantock Reisen');
    expect(said).toBe('None');
    expect(review).toContain('But "Reisen" and "Reifen" may be two trades: they are all that the names say');
    for (const [one = '', other = ''] of [
      ['Quantock Fische', 'Quantock Tische'],
      ['Quantock Scarpe', 'Quantock Sciarpe'],
      ['Quantock Cerveza', 'Quantock Cereza'],
      ['Quantock Reifen', 'Quantock Reisebüro'],
    ])
      expect([other, second(one, other).said]).toEqual([other, 'None']);
  });

  it('are merged where it is one for an English word, changed places or doubled, and with one telephone', () => {
    expect(second('Quantock Software', 'Quantock Softwarf').said).toBe('Merge a');
    expect(second('Quantock Reifen', 'Quantock Riefen').said).toBe('Merge a');
    expect(second('Quantock Reifen', 'Quantock Reiffen').said).toBe('Merge a');
    expect(second('Quantock Reifen', 'Quantock Reisen', { phone: '+49 4921 555014' }).said).toBe('Merge a');
  });
});
