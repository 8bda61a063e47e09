import { useState } from 'preact/hooks';
import type { GroupMember } from '../../../../contract/crosscheck-results.ts';
import type { GivenAnswer } from '../../../../contract/review.ts';
import { AskedText } from '../../parts/asked-text.tsx';
import { counted, numberWords } from '../../parts/counted.ts';
import { ActionBadges, AnswerState } from './action-badge.tsx';
import { addressIn } from './crosscheck-head.tsx';
import { TYPES } from './member-types.ts';

interface MemberProps {
  readonly file: string;
  readonly member: GroupMember;
  /** It is tied to the group least. */
  readonly isWeakest: boolean;
  readonly isBusy: boolean;
  /** Gives whether it was saved. */
  readonly onAnswer: (given: GivenAnswer) => Promise<boolean>;
}

/** An account of a group: what it is there, why, what hangs on it, and the answers to its question. */
export function MemberCard({ file, member, isWeakest, isBusy, onAnswer }: MemberProps) {
  const { id, name, type, group_reasoning: why, kind, reasoning, question, parent, children } = member;
  const lines = [
    // A merge says itself why the two are one company.
    ...(member.action === 'Merge' || why === '' ? [] : [why]),
    ...(reasoning === '' || reasoning === why ? [] : [reasoning]),
    ...(member.name_difference === '' ? [] : [`Names: ${member.name_difference}`]),
    ...(member.risk_reasons === '' ? [] : [`Risk: ${member.risk_reasons}`]),
    ...(member.protected === '' ? [] : [`Protected: ${member.protected}`]),
    ...(parent === '' ? [] : [`Stands below ${parent}`]),
    ...(children === 0 ? [] : [`${counted(children, 'account')} below it`]),
  ];
  return (
    <li class="member">
      <h2 dir="auto">
        <span class="quiet">{TYPES[type] ?? ''}</span> {name}
      </h2>
      <p dir="auto">
        <span class="quiet">
          {id} · line {numberWords(member.line)}
          {kind !== '' && ` · ${kind}`}
        </span>
        <ActionBadges account={member} />
        <AnswerState question={question} />
        {isWeakest && <span class="badge waits">weakest link</span>}
      </p>
      {lines.map((text) => (
        <p key={text} class="why" dir="auto">
          {text}
        </p>
      ))}
      {question !== null && (
        <Answers
          key={question.id}
          {...{ isBusy, onAnswer, question }}
          review={`${addressIn(file, 'review')}?question=${encodeURIComponent(question.id)}`}
        />
      )}
    </li>
  );
}

interface AnswersProps extends Pick<MemberProps, 'isBusy' | 'onAnswer'> {
  readonly question: NonNullable<GroupMember['question']>;
  readonly review: string;
}

const WHY = { keep: 'Why are they kept apart? May be empty', defer: 'Why later? May be empty' } as const;

/** Two accounts are merged or kept apart here; every other question is answered in the review. */
function Answers({ question, review, isBusy, onAnswer }: AnswersProps) {
  const [asking, setAsking] = useState<keyof typeof WHY>();
  const isPair = question.kind === 'merge' || question.kind === 'double';
  const isOpen = question.state === 'open' || question.state === 'deferred';
  if (asking !== undefined)
    return (
      <AskedText
        label={WHY[asking]}
        button="Save"
        onLeave={() => setAsking(undefined)}
        onText={async (text) => {
          // Until it is saved the reason stands there, to be sent once more.
          if (await onAnswer({ word: asking, ...(text !== '' && { reason: text }) })) setAsking(undefined);
        }}
      />
    );
  return (
    <div class="row-buttons">
      {isPair && isOpen && (
        <>
          <button
            type="button"
            class={question.kind === 'merge' ? 'first' : undefined}
            disabled={isBusy}
            onClick={() => void onAnswer({ word: 'merge' })}
          >
            {question.kind === 'merge' ? 'Accept merge' : 'They are one company'}
          </button>
          <button type="button" disabled={isBusy} onClick={() => setAsking('keep')}>
            Keep apart
          </button>
          <button type="button" disabled={isBusy} onClick={() => setAsking('defer')}>
            Defer
          </button>
        </>
      )}
      <a href={review}>{isPair ? 'Look at the two alone' : 'Answer in the review'}</a>
    </div>
  );
}
