import { describe, expect, it } from 'vitest';
import { findDoubles } from '../../../src/crm/duplicates/find-doubles.ts';
import { MOST_ACCOUNTS } from '../../../src/crm/duplicates/most-accounts.ts';

describe('more accounts than can be compared with each other', () => {
  it('are refused with their number, before any is read', () => {
    const account = () => {
      throw new Error('an account was read');
    };
    const dataset = { size: MOST_ACCOUNTS + 1, account, identity: account, positionOf: () => undefined };
    expect(() => findDoubles(dataset)).toThrow(
      expect.objectContaining({
        code: 'TOO_LARGE',
        message: 'there are 4,194,305 accounts, and at most 4,194,304 are compared with each other',
        fix: expect.stringContaining('Split the file'),
      }),
    );
  });
});
