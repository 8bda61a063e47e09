import { describe, expect, it } from 'vitest';
import { obeyed } from '../../../src/batch/crosscheck/obey-reviews.ts';
import type { RowResult } from '../../../src/batch/row-result.ts';
import { accountKey } from '../../../src/crm/overrides/account-key.ts';
import { reviewedProposals } from '../../../src/crm/review/reviewed-proposals.ts';
import { answer } from '../../crm/review/answers.ts';

function resultOf(action: string): RowResult {
  return {
    outcome: 'no_match',
    // Nothing of the record is read here.
    record: {} as never,
    crosscheck: {
      ...{ duplicate: null, status: null, parentage: null, label: null, needsReview: false, decisions: [] },
      ...{ risk: 45, riskReasons: ['it is deleted'], nameDifference: null, survivingName: null },
      action: {
        ...{ action, associationType: null, reasoning: 'It is closed.' },
        ...{ targetId: null, targetName: null, targetCoreId: null },
      },
    },
  };
}

const ACCOUNT = { external_id: 'A', trading_name: 'Acme' };
const KEPT = answer('A', 'delete', { verdict: 'rejected', reason: 'a partner' });

describe('an account that a person wants to keep', () => {
  it('is not recommended for deletion, and the reasoning says who decided', () => {
    const result = obeyed(resultOf('Delete'), ACCOUNT, reviewedProposals([KEPT]));
    expect(result).toMatchObject({
      crosscheck: {
        action: {
          action: 'None',
          reasoning: 'It would be Delete, but Ana rejected it on 2026-03-01: a partner. It is closed.',
        },
        risk: 0,
      },
    });
  });

  it('is found by what its record says when it has no id', () => {
    const named = answer(accountKey('{"trading_name": "ACME"}'), 'delete', { verdict: 'rejected' });
    const result = obeyed(resultOf('Delete'), { ...ACCOUNT, external_id: '17' }, reviewedProposals([named]));
    expect(result).toMatchObject({ crosscheck: { action: { action: 'None' } } });
  });

  it('is one for which nothing else changes', () => {
    const unchanged = (action: string, ...answers: Parameters<typeof reviewedProposals>[0]) => {
      const result = resultOf(action);
      expect(obeyed(result, ACCOUNT, reviewedProposals(answers))).toBe(result);
    };
    unchanged('Merge', KEPT);
    unchanged('Delete', { ...KEPT, verdict: 'accepted' });
    unchanged('Delete', { ...KEPT, verdict: 'deferred' });
    unchanged('Delete', { ...KEPT, account: 'B' });
  });
});
