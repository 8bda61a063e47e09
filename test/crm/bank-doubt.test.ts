import { describe, expect, it } from 'vitest';
import { company } from '../builders.ts';
import { planFor } from './crm-of.ts';

const named = (id: string, names: readonly (readonly [string, 'legal' | 'trading' | 'alias' | 'former'])[]) =>
  company({
    ...{ source: 'starter', id, name: id, country: 'US', website: 'wexford.com' },
    names: names.map(([value, kind]) => ({ value, kind })),
  });

/** What is recommended for the second of two accounts of one company with one website, telephone and house. */
function between(companyOf: ReturnType<typeof named>, one: string, other: string, more = {}) {
  const here = { website: 'wexford.com', phone: '312 726 4120', address: '12 Tamarin Road', city: 'Plano' };
  const accounts = [one, other].map((trading_name, at) => ({
    ...{ ...here, external_id: String(at), is: companyOf.id, country: 'US', trading_name, ...more },
  }));
  const link = { kind: 'trading name' as const, hasOwnAgreement: true };
  const { said, of } = planFor({ companies: [companyOf], accounts, doubles: [['0', '1']], link });
  return said('1') === 'None' ? of('1').review : said('1');
}

const FINANCIAL = named('Wexford', [
  ['Wexford Financial, Inc.', 'legal'],
  ['Wexford', 'trading'],
  ['Wexford Bank', 'alias'],
  ['Wexford Banking Corporation', 'former'],
  ['Wexford Insurance Inc.', 'former'],
  ['Wexford Insurance', 'alias'],
]);
const BANK = named('Kudzwa Bank', [
  ['Kudzwa Bancorp', 'legal'],
  ['Kudzwa Bank', 'trading'],
  ['First Bank System', 'former'],
]);

describe('a bank or an insurer that a company owns', () => {
  it.each([
    ['Wexford Bank', 'a bank'],
    ['Wexford Banking Corporation', 'a bank'],
    ['Wexford Federal Savings Bank', 'a bank'],
    ['Wexford fsb', 'a bank'],
    ['Wexford, National Association', 'a bank'],
    ['Wexford Insurance Inc.', 'an insurer'],
  ])('is not merged into it, whatever lists call it: %s', (name, kind) => {
    for (const head of ['Wexford Financial, Inc.', 'Wexford']) {
      const why = `But "${name}" may be ${kind} that the company owns.`;
      expect([head, between(FINANCIAL, head, name)]).toEqual([head, expect.stringContaining(why)]);
    }
  });

  it('is not the head that calls itself as its bank, where it has the legal form of one', () => {
    expect(between(BANK, 'Kudzwa Bancorp', 'Kudzwa Bank National Association')).toContain(
      'But "Kudzwa Bank National Association" may be a bank that the company owns.',
    );
  });

  it('is the company where that calls itself a bank, or the other account does', () => {
    expect(between(BANK, 'Kudzwa Bancorp', 'Kudzwa Bank')).toBe('Merge 0');
    expect(between(BANK, 'Kudzwa Bancorp', 'First Bank System')).toBe('Merge 0');
    expect(between(BANK, 'Kudzwa Bank', 'Kudzwa Bank, N.A.')).toBe('Merge 0');
  });

  it('is written for an insurer without a legal form', () => {
    expect(between(FINANCIAL, 'Wexford', 'Wexford Insurance')).toBe('Merge 0');
  });
});

it('the account of the company survives that of a bank by its legal form alone', () => {
  const accounts = [
    { external_id: 'a', is: 'Wexford', trading_name: 'Wexford fsb', last_activity: '2026-01-01' },
    { external_id: 'b', is: 'Wexford', trading_name: 'Wexford' },
    { external_id: 'c', is: 'Wexford', trading_name: 'Wexford Financial, Inc.' },
  ];
  const { said } = planFor({ companies: [FINANCIAL], accounts, doubles: [['a', 'b', 'c']] });
  expect(said('c')).toBe('Merge b');
  expect(said('a')).toBe('None');
});
