import { describe, expect, it } from 'vitest';
import { accountIdentity } from '../../src/crm/account-identity.ts';

const FOUND = { coreId: '1234567890', confidence: 'HIGH', outcome: 'matched' } as const;

describe('who an account is', () => {
  it('is what was found, when a source knows the company', () => {
    expect(accountIdentity(FOUND, ['starter:acme', 'created:x'])).toEqual(FOUND);
    expect(accountIdentity({ ...FOUND, outcome: 'ambiguous' }, [])).toEqual({
      ...FOUND,
      outcome: 'ambiguous',
    });
  });

  it('is no more than a created company, when only accounts tell of it, also the second time', () => {
    const created = { coreId: '1234567890', confidence: 'LOW', outcome: 'created' };
    expect(accountIdentity(FOUND, ['created:name/acme/DE/bonn'])).toEqual(created);
  });
});
