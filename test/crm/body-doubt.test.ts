import { describe, expect, it } from 'vitest';
import { company } from '../builders.ts';
import { planFor } from './crm-of.ts';

const HOUSE = { address: '173 Main St', city: 'Quantock', state: 'GA', country: 'US', website: 'merrow.org' };

/** What is recommended for the second of two accounts of one house and website that are tied surely. */
function second(one: string, other: string, names: readonly string[] = []) {
  const accounts = [one, other].map((trading_name, at) => ({
    ...{ external_id: 'ab'.charAt(at), trading_name, open_opportunities: 1 - at, ...HOUSE },
    ...(names.length > 0 ? { is: names[0] ?? '' } : { is: 'one', created: true }),
  }));
  const known = names.map((value) => ({ value, kind: 'trading' as const }));
  const companies = [company({ source: 'starter', name: 'Merrow Hospital', country: 'US', names: known })];
  const { said, of } = planFor({
    accounts,
    companies,
    doubles: [['a', 'b']],
    link: { kind: 'trading name' },
  });
  return { said: said('b'), review: of('b').review ?? '' };
}

describe('a body and its units', () => {
  it('are not merged in one house', () => {
    const { said, review } = second('Merrow Hospital', 'Merrow Hospital Gift Shop');
    expect(said).toBe('None');
    expect(review).toContain('But "Gift Shop" in one name alone may make it a unit of the other');
    for (const [body = '', unit = ''] of [
      ['City of Quantock', 'City of Quantock - Utilities'],
      ['Merrow County', 'Merrow County Treasurer'],
      ['State of Ohio', 'Ohio State Board of Nursing'],
      ['University of Merrow', 'University of Merrow Bookstore'],
      ['Klinikum Merrow', 'Klinikum Merrow Service GmbH'],
      ['Merrow Airport', 'Merrow Airport Taxi'],
      ['Comune di Quantock', 'Comune di Quantock Ragioneria'],
    ])
      expect([unit, second(body, unit).said]).toEqual([unit, 'None']);
  });

  it('nor are two agencies of a state, nor anybody and a credit union or alumni association of its name', () => {
    expect(second('Ohio State Police', 'Ohio Department of Transportation').said).toBe('None');
    expect(second('Merrow Pumps', 'Merrow Pumps Credit Union').said).toBe('None');
    expect(second('Merrow Pumps', 'Merrow Pumps Alumni').said).toBe('None');
  });

  it('are merged where only the place or what a body says of itself is more, and where sources know both names', () => {
    for (const name of ['Merrow Hospital Quantock', 'Merrow Hospital Georgia', 'Merrow Regional Hospital'])
      expect([name, second('Merrow Hospital', name).said]).toEqual([name, 'Merge a']);
    const names = ['Merrow Hospital', 'Merrow Hospital Gift Shop'];
    expect(second('Merrow Hospital', 'Merrow Hospital Gift Shop', names).said).toBe('Merge a');
  });
});
