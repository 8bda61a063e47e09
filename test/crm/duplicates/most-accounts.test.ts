import { describe, expect, it } from 'vitest';
import { findDoubles } from '../../../src/crm/duplicates/find-doubles.ts';
import { MOST_ACCOUNTS, MOST_IN_MEMORY } from '../../../src/crm/duplicates/most-accounts.ts';
import { orderedAccounts } from '../../../src/crm/duplicates/ordered-accounts.ts';

describe('more accounts than can be compared with each other', () => {
  it('are refused with their number, before any is read', () => {
    expect(() => findDoubles(unread(MOST_IN_MEMORY + 1))).toThrow(
      expect.objectContaining({
        code: 'TOO_LARGE',
        message: 'there are 4,194,305 accounts, and at most 4,194,304 are compared with each other',
        fix: expect.stringContaining('Split the file'),
      }),
    );
  });

  it('are refused wherever their lists are', () => {
    expect(() => orderedAccounts(unread(MOST_ACCOUNTS + 1))).toThrow(
      'there are 16,777,217 accounts, and at most 16,777,216 are compared with each other',
    );
  });
});

function unread(size: number) {
  const account = () => {
    throw new Error('an account was read');
  };
  return { size, account, identity: account, positionOf: () => undefined };
}
