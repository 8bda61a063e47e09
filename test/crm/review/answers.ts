import type { KeptReview } from '../../../src/crm/review/review-store.ts';

/** What Ana answered to a recommendation. */
export function answer(account: string, proposal: string, given: Partial<KeptReview> = {}): KeptReview {
  return {
    ...{ number: 1, account, question: 'recommendation', proposal, verdict: 'accepted', isUndone: false },
    ...{ batch: 1, hasDecision: false },
    ...{ name: account, told: `of ${account}`, by: 'Ana', at: '2026-03-01T10:00:00.000Z' },
    ...given,
  };
}
