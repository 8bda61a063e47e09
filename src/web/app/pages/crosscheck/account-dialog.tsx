import type { CheckedAccount } from '../../../../contract/crosscheck-results.ts';
import { numberWords } from '../../parts/counted.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { ActionBadges, AnswerState } from './action-badge.tsx';
import { addressIn } from './crosscheck-head.tsx';

interface DialogProps {
  readonly file: string;
  readonly account: CheckedAccount;
  readonly onClose: () => void;
}

/** All that is told of an account, and where it is decided. */
export function AccountDialog({ file, account, onClose }: DialogProps) {
  const {
    name,
    id,
    line,
    reasoning,
    target,
    risk_reasons: risks,
    question,
    group,
    core_id: coreId,
  } = account;
  const lines: readonly (readonly [string, string])[] = [
    ['Why', reasoning],
    ['About', target],
    ['Risk', risks],
    ['Protected', account.protected],
    ['Answered', question?.answer?.told ?? ''],
  ];
  return (
    <Dialog title={name} button="Close" onSubmit={async () => onClose()} onClose={onClose}>
      <p class="long" dir="auto">
        <span class="quiet">
          {id} · line {numberWords(line)}
        </span>{' '}
        <ActionBadges account={account} />
        <AnswerState question={question} />
      </p>
      <dl class="facts">
        {lines
          .filter(([, text]) => text !== '')
          .map(([term, text]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd dir="auto">{text}</dd>
            </div>
          ))}
      </dl>
      <ul>
        {group !== null && (
          <li>
            <a href={addressIn(file, 'groups', group)}>Its duplicate group</a>
          </li>
        )}
        {question !== null && (
          <li>
            <a href={`${addressIn(file, 'review')}?question=${encodeURIComponent(question.id)}`}>
              Its question in the review
            </a>
          </li>
        )}
        {coreId !== null && (
          <li>
            <a href={`#/companies/${encodeURIComponent(coreId)}`}>The company that was found, {coreId}</a>
          </li>
        )}
      </ul>
    </Dialog>
  );
}
