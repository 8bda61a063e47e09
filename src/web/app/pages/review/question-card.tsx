import { useEffect, useRef, useState } from 'preact/hooks';
import type { ShownQuestion } from '../../../../contract/review.ts';
import { HIGH_RISK } from '../../../../contract/risk.ts';
import { numberWords } from '../../parts/counted.ts';
import { Time } from '../../parts/time.tsx';
import { Comparison } from './comparison.tsx';

interface CardProps {
  readonly question: ShownQuestion;
  readonly isWhole: boolean;
  readonly onWhole: (isWhole: boolean) => void;
  /** Asks for the question once more, and has it again. */
  readonly onKeep: () => void;
}

/** A question with all that a person decides it by. */
export function QuestionCard({ question, isWhole, onWhole, onKeep }: CardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (heading.current !== null) show(heading.current);
  }, [question.id]);
  const { account, earlier, risk, risk_reasons: reasons, identity, reasoning } = question;
  return (
    <article class="question" aria-labelledby="question">
      <p class="quiet" dir="auto">
        {KINDS[question.kind]} · {account.id} · line {numberWords(account.line)}
        {risk !== null && <span class={risk > HIGH_RISK ? 'badge waits' : 'badge'}>risk {risk} of 100</span>}
      </p>
      <h2 id="question" ref={heading} tabIndex={-1} dir="auto">
        {question.question}
      </h2>
      {earlier !== null && (
        <p class="notice" dir="auto">
          The recommendation has changed. <Time iso={earlier.at} /> {earlier.by} answered another one:{' '}
          {earlier.told}.
        </p>
      )}
      <HoldNotice key={question.held_until} until={question.held_until} onKeep={onKeep} />
      <Comparison compared={question.compared} />
      {question.kind !== 'company' && (
        <p>
          <button type="button" class="plain" aria-expanded={isWhole} onClick={() => onWhole(!isWhole)}>
            <kbd>f</kbd> {isWhole ? 'Fewer fields' : 'All fields'}
          </button>
        </p>
      )}
      <p dir="auto">{reasoning}</p>
      {reasons !== '' && (
        <p class="quiet" dir="auto">
          Risk: {reasons}
        </p>
      )}
      {identity !== '' && (
        <p class="quiet" dir="auto">
          Who it is: {identity}
        </p>
      )}
    </article>
  );
}

/** Nobody may answer a question that the window has not shown: it moves, where it stands below or behind the answers. */
function show(question: HTMLElement): void {
  question.focus({ preventScroll: true });
  const { top, bottom } = question.getBoundingClientRect();
  const bar = document.querySelector('.answers')?.getBoundingClientRect().top;
  if (top < 0 || bottom > Math.min(bar ?? innerHeight, innerHeight))
    question.closest('article')?.scrollIntoView();
}

export const KINDS: Readonly<Record<ShownQuestion['kind'], string>> = {
  merge: 'Merge',
  delete: 'Delete',
  double: 'Likely double',
  doubt: 'In doubt',
  parent: 'Parent',
  company: 'Which company',
};

interface HoldProps {
  readonly until: string | null;
  readonly onKeep: () => void;
}

/** Says when nobody is kept away any more from the question that is shown. */
function HoldNotice({ until, onKeep }: HoldProps) {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (until === null) return;
    const timer = setTimeout(() => setOver(true), Math.max(0, Date.parse(until) - Date.now()));
    return () => clearTimeout(timer);
  }, [until]);
  if (!isOver) return null;
  return (
    <p class="notice" role="status">
      You have had this question for a while: somebody else may be shown it now.{' '}
      <button type="button" onClick={onKeep}>
        Keep it
      </button>
    </p>
  );
}
