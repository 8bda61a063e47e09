import type { CheckedAccount } from '../../../../contract/crosscheck-results.ts';
import { HIGH_RISK } from '../../../../contract/risk.ts';

const CLASSES: Readonly<Record<string, string>> = {
  Delete: 'badge bad',
  Merge: 'badge waits',
  Associate: 'badge',
  'Associate (missing parent)': 'badge',
  None: 'badge good',
};

type Told = Pick<CheckedAccount, 'action' | 'risk' | 'protected' | 'needs_review'>;

/** What is recommended for an account and how risky that is, and whether it is protected or in doubt. */
export function ActionBadges({ account }: { readonly account: Told }) {
  const { action, risk, protected: why, needs_review: isInDoubt } = account;
  return (
    <>
      <span class={CLASSES[action] ?? 'badge bad'}>{action === '' ? 'not judged' : action}</span>
      {risk !== null && action !== 'None' && (
        <span class={risk > HIGH_RISK ? 'badge waits' : 'badge'}>risk {risk} of 100</span>
      )}
      {isInDoubt && <span class="badge waits">in doubt</span>}
      {why !== '' && (
        <span class="badge protected" title={why}>
          protected
        </span>
      )}
    </>
  );
}

/** How the question about an account stands; nothing where none is asked. */
export function AnswerState({ question }: Pick<CheckedAccount, 'question'>) {
  if (question === null) return null;
  if (question.answer !== null)
    return (
      <span class="badge good" dir="auto">
        {question.answer.by}: {question.state}
      </span>
    );
  return (
    <span class="badge">{question.state === 'decided' ? 'decided elsewhere' : 'waits for an answer'}</span>
  );
}
