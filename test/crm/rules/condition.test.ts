import { describe, expect, it } from 'vitest';
import type { CrmAccount } from '../../../src/contract/crm-account.ts';
import type { Condition } from '../../../src/contract/crosscheck-rules.ts';
import { holdsFor, unreadFor } from '../../../src/crm/rules/condition.ts';
import { fitsPattern } from '../../../src/crm/rules/pattern.ts';

const ACCOUNT: CrmAccount = {
  external_id: 'a',
  trading_name: 'Acme Billing',
  account_type: 'Customer ',
  open_opportunities: 2,
  marked_duplicate: true,
  fields: { 'Deal Size': '$1,200.50', Tier: ' ', constructor: 'x' },
};

function holds(condition: Condition): boolean {
  return holdsFor(condition, ACCOUNT);
}

describe('a condition', () => {
  it('asks for one of some values, whatever their case', () => {
    expect(holds({ field: 'account_type', is: ['partner', 'CUSTOMER'] })).toBe(true);
    expect(holds({ field: 'account_type', is: ['Partner'] })).toBe(false);
    expect(holds({ field: 'marked_duplicate', is: ['true'] })).toBe(true);
  });

  it('asks every column that tells what an account is', () => {
    const both = { ...ACCOUNT, account_type: 'Prospect', account_types: ['Prospect', 'customer (at risk)'] };
    expect(holdsFor({ field: 'account_type', matches: '*customer*' }, both)).toBe(true);
    expect(holdsFor({ field: 'account_type', is: ['Prospect'] }, both)).toBe(true);
    expect(holdsFor({ field: 'account_type', is_filled: false }, both)).toBe(false);
    expect(holdsFor({ field: 'account_type', is: ['lead'] }, both)).toBe(false);
    expect(holdsFor({ field: 'is_customer', is: ['true'] }, { ...both, is_customer: true })).toBe(true);
  });

  it('knows a name, whichever the account has', () => {
    expect(holds({ field: 'name', matches: 'acme*' })).toBe(true);
    const legal = { external_id: 'a', legal_name: 'Acme Ltd' };
    expect(holdsFor({ field: 'name', is: ['Acme Ltd'] }, legal)).toBe(true);
  });

  it('asks for a number above another, also as people write it', () => {
    expect(holds({ field: 'open_opportunities', above: 1 })).toBe(true);
    expect(holds({ field: 'open_opportunities', above: 2 })).toBe(false);
    expect(holds({ field: 'deal size', above: 1200 })).toBe(true);
    expect(holds({ field: 'account_type', above: 0 })).toBe(false);
    expect(holds({ field: 'nowhere', above: -1 })).toBe(false);
  });

  it('asks for a number of the account itself as it is', () => {
    const account = { external_id: 'a', contracted_revenue: 1.234 };
    expect(holdsFor({ field: 'contracted_revenue', above: 1000 }, account)).toBe(false);
    expect(holdsFor({ field: 'ARR', above: 1000 }, { ...account, fields: { ARR: '₹12,34,567.00' } })).toBe(
      true,
    );
  });

  it('may hold where the number that it asks for cannot be read, and not where there is none', () => {
    const unread = { external_id: 'a', unread_fields: { contracted_revenue: 'about 5' } };
    const revenue = { field: 'contracted_revenue', above: 0 };
    expect(unreadFor(revenue, unread)).toBe('about 5');
    expect(holdsFor(revenue, unread)).toBe(false);
    expect(holdsFor({ field: 'contracted_revenue', is_filled: true }, unread)).toBe(true);
    expect(unreadFor({ field: 'ARR', above: 0 }, { external_id: 'a', fields: { ARR: 'a lot' } })).toBe(
      'a lot',
    );
    expect(
      unreadFor({ field: 'ARR', above: 0 }, { external_id: 'a', fields: { ARR: '$ -' } }),
    ).toBeUndefined();
    expect(unreadFor(revenue, { external_id: 'a' })).toBeUndefined();
  });

  it('asks whether a cell holds something', () => {
    expect(holds({ field: 'Tier', is_filled: true })).toBe(false);
    expect(holds({ field: 'Tier', is_filled: false })).toBe(true);
    expect(holds({ field: 'owner', is_filled: false })).toBe(true);
  });

  it('holds only when all of its parts do', () => {
    expect(holds({ field: 'trading_name', matches: '*billing', is: ['Acme'] })).toBe(false);
    expect(holds({ field: 'trading_name', matches: '*billing', is_filled: true })).toBe(true);
  });

  it('sees no field that an account has by being an object', () => {
    expect(holds({ field: 'toString', is_filled: true })).toBe(false);
    expect(holds({ field: 'constructor', is: ['x'] })).toBe(true);
    expect(holds({ field: 'fields', is_filled: true })).toBe(false);
  });
});

describe('a pattern', () => {
  it.each([
    ['*test*', 'My TEST account', true],
    ['test', 'test account', false],
    ['te?t', 'text', true],
    ['te?t', 'tet', false],
    ['* - [dup]', 'Acme - [DUP]', true],
    ['*', '', true],
    ['', 'a', false],
    ['a*b*c', 'aXXbYYbZZc', true],
    ['a*b*c', 'aXXbYYbZZd', false],
    ['.+', 'ab', false],
  ])('%j and %j: %j', (pattern, text, fits) => {
    expect(fitsPattern(pattern, text)).toBe(fits);
  });

  it('takes no time that grows beyond pattern times text', () => {
    expect(fitsPattern('a*'.repeat(100), `${'a'.repeat(20_000)}b`)).toBe(true);
    expect(fitsPattern(`${'a*'.repeat(99)}c`, `${'a'.repeat(20_000)}b`)).toBe(false);
  });
});
