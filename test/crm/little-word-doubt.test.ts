import { describe, expect, it } from 'vitest';
import { planFor, type TestAccount } from './crm-of.ts';

/** What is recommended for the second of two accounts of a town that are tied by their names. */
function second(one: string, other: string, both: Partial<TestAccount> = {}) {
  const accounts = [one, other].map((trading_name, at) => ({
    ...{ external_id: 'ab'.charAt(at), trading_name, open_opportunities: 1 - at },
    ...{ country: 'US', state: 'OH', city: 'Toledo', is: 'one', created: true, ...both },
  }));
  const link = { hasOwnAgreement: false };
  const { said, of } = planFor({ companies: [], accounts, doubles: [['a', 'b']], link });
  return { said: said('b'), review: of('b').review ?? '' };
}

describe('accounts whose names differ in a little word', () => {
  it.each([
    ['At Home Medical', 'In Home Medical', '"in", "at"'],
    ['In The Box Gifts', 'On The Box Gifts', '"on", "in"'],
    ['Demand Staffing', 'On Demand Staffing', '"on"'],
  ])('are not merged where no more than the town agrees: %s, %s', (one, other, words) => {
    const { said, review } = second(one, other);
    expect(said).toBe('None');
    expect(review).toContain(`But their names differ in a little word (${words})`);
  });

  it('are merged with one telephone, and where it stands within a name alone', () => {
    expect(second('At Home Medical', 'In Home Medical', { phone: '+1 419 726 4120' }).said).toBe('Merge a');
    expect(second('Quantock Homes in Kudzwa', 'Quantock Homes Kudzwa').said).toBe('Merge a');
    expect(second('At Home Medical', 'At Home Medical Inc').said).toBe('Merge a');
  });
});
