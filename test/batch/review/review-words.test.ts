import { describe, expect, it } from 'vitest';
import type { ReviewAccount } from '../../../src/batch/review/review-account.ts';
import { stillOneCompany } from '../../../src/batch/review/review-words.ts';

const account = (id: string, coreId: string | null) => ({ id, coreId, name: id }) as ReviewAccount;

describe('two accounts that are kept apart', () => {
  it('may still resolve to one company, and a person can say which of them is not', () => {
    const words = stillOneCompany({
      account: account('001A', '1000000001'),
      target: account('001B', '1000000001'),
    });
    expect(words).toContain('Both still resolve to 1000000001');
    expect(words).toContain('core overrides add --not-entity 001B=1000000001');
  });

  it('leave nothing to say where they do not', () => {
    const one = account('001A', '1000000001');
    for (const target of [undefined, account('001B', null), account('001B', '2000000002')])
      expect(stillOneCompany({ account: one, target })).toBeUndefined();
    expect(
      stillOneCompany({ account: account('001A', null), target: account('001B', null) }),
    ).toBeUndefined();
  });
});
