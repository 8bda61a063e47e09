import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LoadedAccount } from '../../src/contract/crm-account.ts';
import { plainCrmAccount } from '../../src/contract/plain-crm-account.ts';

describe('an account of plain texts and numbers', () => {
  it('is read as its schema reads it, members in the order of the schema', () => {
    const account = {
      ...{ filled_fields: 7, owner: 'Ann', unknown: {}, annual_revenue: -2.5, open_opportunities: 0 },
      ...{ marked_duplicate: true, city: 'Bonn', external_id: '7', legal_name: 'Acme' },
    };
    expect(JSON.stringify(plainCrmAccount(account))).toBe(JSON.stringify(LoadedAccount.parse(account)));
  });

  it.each([
    { external_id: '7', created_at: '2024-13-45' },
    { external_id: '7', last_activity_at: 'yesterday' },
    null,
    'Acme',
    [],
    { legal_name: 'Acme' },
    { external_id: '' },
    { external_id: '7', owner: '' },
    { external_id: '7', open_opportunities: -1 },
    { external_id: '7', annual_revenue: Number.NaN },
    { external_id: '7', filled_fields: 1.5 },
    { external_id: '7', marked_duplicate: 'yes' },
    { external_id: '7', city: undefined },
    { external_id: '7', fields: {} },
    { external_id: '7', unread_fields: {} },
  ])('leaves %j to the schema', (account) => expect(plainCrmAccount(account)).toBeUndefined());

  it('is the same as by the schema, whatever is given', () => {
    const value = fc.oneof(fc.string(), fc.boolean(), fc.integer(), fc.double(), fc.constant(null));
    const member = fc.constantFrom(...Object.keys(LoadedAccount.shape), 'other');
    fc.assert(
      fc.property(fc.dictionary(member, value), (account) => {
        const plain = plainCrmAccount(account);
        if (plain === undefined) return;
        expect(JSON.stringify(plain)).toBe(JSON.stringify(LoadedAccount.parse(account)));
      }),
    );
  });
});

describe('a day of an account', () => {
  it.each([
    '2024-06-01',
    '2024-02-29',
    '2024-06',
    '2024-06-01T10:00:00Z',
    '2024-06-01T10:00:00.000+0000',
    '2024-06-01T23:30:00-08:00',
    '2024-06-01 10:00:00',
  ])('may be %s', (created_at) => {
    expect(LoadedAccount.parse({ external_id: '7', created_at }).created_at).toBe(created_at);
    expect(plainCrmAccount({ external_id: '7', created_at })).toBeDefined();
  });

  it.each(['31.12.2020', '6/1/2024', '2024-13-45', '2023-02-29', '2024-06-01T25:00', 'yesterday', '-'])(
    'is not %s',
    (last_activity_at) => {
      expect(() => LoadedAccount.parse({ external_id: '7', last_activity_at })).toThrow('ISO 8601');
    },
  );
});
