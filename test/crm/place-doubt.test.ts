import { describe, expect, it } from 'vitest';
import type { Double } from '../../src/crm/verdict.ts';
import { company } from '../builders.ts';
import { planFor, type TestAccount } from './crm-of.ts';

const HOTELS = company({ source: 'starter', name: 'Quantock Hotels', formerName: 'Merrow Inns' });
const HEAD = {
  ...{ external_id: 'a', trading_name: 'Quantock Hotels', website: 'quantockhotels.com' },
  ...{ phone: '+1 301 380 3000', country: 'US', city: 'Bethesda', state: 'MD', open_opportunities: 1 },
};
const ELSEWHERE = { city: 'Seattle', state: 'WA' };
const NOWHERE = { city: '', state: '' };

/** What is recommended for another account with the website and the telephone of the head. */
function beside(
  trading_name: string,
  place: Partial<TestAccount>,
  link: Partial<Double> = {},
  created = false,
) {
  const other = { ...HEAD, external_id: 'b', trading_name, open_opportunities: 0, ...place };
  const { said, of } = planFor({
    companies: [HOTELS],
    accounts: [HEAD, other].map((account) => ({ ...account, is: 'Quantock Hotels', created })),
    doubles: [['a', 'b']],
    link: { kind: 'website', hasOwnAgreement: true, ...link },
  });
  return { said: said('b'), review: of('b').review ?? '' };
}

describe.each([
  ['one known company', false],
  ['a company that was created from accounts', true],
])('a place of a head office: %s', (_what, created) => {
  const why = 'one may be a place that bears the website and the telephone of its head office';

  it('is not merged into it elsewhere or nowhere under a name that nobody knows', () => {
    expect(beside('Oakwood Manor', ELSEWHERE, {}, created).review).toContain(why);
    expect(beside('Oakwood Manor', NOWHERE, {}, created).review).toContain(why);
  });

  it('is not merged where its name says its town', () => {
    const { review } = beside('Quantock - Seattle Branch', { ...ELSEWHERE, state: 'MD' }, {}, created);
    expect(review).toContain('But one name says the town where only that account is');
  });

  it.each(['Quantock Hotels (Seattle)', 'Quantock Hotels - Seattle', 'Quantock Hotels, Seattle'])(
    'is not merged where its town stands in brackets or behind the name: %s',
    (name) => {
      const elsewhere = { ...ELSEWHERE, state: 'MD', phone: '+1 206 555 0123' };
      const { review } = beside(name, elsewhere, { kind: 'location' }, created);
      expect(review).toContain('But one name says the town where only that account is');
      expect(beside(name, {}, {}, created).said).toBe('Merge a');
      expect(beside(name, { city: '' }, {}, created).said).toBe('Merge a');
    },
  );

  it('is merged in the same town, or where the names are two spellings of one', () => {
    // In one town it may still be another business of one operator (operator-doubt.ts).
    expect(beside('Oakwood Manor', {}, {}, created).said).toBe(created ? 'None' : 'Merge a');
    expect(beside('Qantok Hotells', NOWHERE, {}, created).said).toBe('Merge a');
  });
});

it('an account elsewhere is merged under a former name, and not under that of a unit', () => {
  expect(beside('Merrow Inns', ELSEWHERE).said).toBe('Merge a');
  const unit = beside('Quantock Hotels Wexmoor', ELSEWHERE);
  expect(unit.review).toContain('But one bears the name of a unit');
});

describe('an account under a former name', () => {
  const NOTHING = { website: '', phone: '' };
  const why = 'But "Merrow Inns" is only a former name of the company, and the two are in two places';

  it('is not merged where nothing else joins it and it is elsewhere', () => {
    expect(beside('Merrow Inns', { ...NOTHING, ...ELSEWHERE }).review).toContain(why);
  });

  it('is merged in the same town, or where its place is not known', () => {
    expect(beside('Merrow Inns', NOTHING).said).toBe('Merge a');
    expect(beside('Merrow Inns', { ...NOTHING, ...NOWHERE }).said).toBe('Merge a');
  });

  it('is merged elsewhere by the telephone or the website', () => {
    expect(beside('Merrow Inns', { website: '', ...ELSEWHERE }).said).toBe('Merge a');
    expect(beside('Merrow Inns', { phone: '', ...ELSEWHERE }).said).toBe('Merge a');
  });

  it('is one by its name where that is not given up', () => {
    expect(beside('Quantock Hotels', { ...NOTHING, ...ELSEWHERE }).said).toBe('Merge a');
  });
});
