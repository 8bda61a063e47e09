import type { Override } from '../override.ts';
import { accountKey } from '../overrides/account-key.ts';
import type { KeptReview } from './review-store.ts';

type Kind = Override['decision'];

const ABOUT_TWO: readonly Kind[] = ['same_company', 'different_companies', 'never_merge'];
const ABOUT_ONE: readonly Kind[] = ['entity', 'parent'];
const ABOUT_COMPANY: readonly Kind[] = ['entity'];

/** The answers that rest on decisions: without these nothing would obey them, and their questions are open again. */
export function fallenWith<R extends KeptReview>(
  decisions: readonly Override[],
  answers: readonly R[],
): readonly R[] {
  const removed = decisions.map((one) => ({
    kind: one.decision,
    keys: ('accounts' in one ? one.accounts : [one.account]).map(accountKey),
  }));
  return answers.filter((answer) => {
    if (!answer.hasDecision || answer.isUndone) return false;
    const accounts = [answer.account, ...(answer.other === undefined ? [] : [answer.other.account])];
    return removed.some(
      ({ kind, keys }) =>
        kindsOf(answer).includes(kind) && accounts.every((account) => keys.includes(account)),
    );
  });
}

function kindsOf({ question, other }: KeptReview): readonly Kind[] {
  if (other !== undefined) return ABOUT_TWO;
  return question === 'company' ? ABOUT_COMPANY : ABOUT_ONE;
}
