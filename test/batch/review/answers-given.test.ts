import { describe, expect, it } from 'vitest';
import { answersGiven } from '../../../src/batch/review/answers-given.ts';
import type { WantedQuestion } from '../../../src/batch/review/review-item.ts';
import type { Override } from '../../../src/crm/override.ts';
import type { KeptReview } from '../../../src/crm/review/review-store.ts';
import { entity, operating, same } from '../../crm/overrides/decisions.ts';

async function given(standing: readonly KeptReview[], decisions: readonly Override[]) {
  return answersGiven({
    standing: async () => standing,
    decisions: async () => decisions,
    history: async () => standing,
    keep: async () => 1,
    undoLast: async () => [],
    lastKept: async () => [],
    claim: async () => ({ isOurs: true, heldUntil: null, standing: undefined }),
    revision: async () => '1',
  });
}

function asks(account: string, kind: WantedQuestion['kind'], targetId = ''): WantedQuestion {
  const question = kind === 'company' ? 'company' : 'recommendation';
  return { kind, targetId, subject: { account, question, proposal: `${kind} ${targetId}` } };
}

const answer = (question: WantedQuestion): KeptReview => ({
  ...{
    ...question.subject,
    verdict: 'deferred',
    name: 'A',
    told: 'A is deferred',
    by: 'Ana',
    at: '2026-03-01',
  },
  ...{ number: 1, batch: 1, hasDecision: false, isUndone: false },
});

describe('a question', () => {
  it('is open until it is answered, or a decision about its accounts settles it', async () => {
    const deferred = asks('C', 'delete');
    // Decided of A and B, and of B and D: so A and D are one company, too.
    const decisions = [same('A', 'B'), same('B', 'D'), entity('D', '1000000001'), operating('E', false)];
    const { isOpen, answerTo } = await given([answer(deferred)], decisions);
    const settled = [asks('A', 'merge', 'D'), asks('A', 'company'), asks('E', 'delete'), deferred];
    expect(settled.map(isOpen)).toEqual([false, false, false, false]);
    const open = [
      asks('A', 'merge', 'F'),
      asks('F', 'company'),
      asks('C', 'merge', 'D'),
      asks('A', 'delete'),
    ];
    expect(open.map(isOpen)).toEqual([true, true, true, true]);
    expect(answerTo(deferred)?.verdict).toBe('deferred');
    expect(answerTo(asks('F', 'delete'))).toBeUndefined();
  });
});
