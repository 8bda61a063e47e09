import { useState } from 'preact/hooks';
import type { GivenAnswer, OfferedAnswer, OfferedWord, ShownQuestion } from '../../../../contract/review.ts';
import { AskedText } from '../../parts/asked-text.tsx';
import { useKeys } from './single-keys.ts';

type Word = Exclude<GivenAnswer['word'], 'pick'>;

export interface AnswerBarProps {
  readonly question: ShownQuestion;
  readonly isBusy: boolean;
  /** Single keys answer, too. */
  readonly areKeysOn: boolean;
  readonly onAnswer: (given: GivenAnswer) => void;
  readonly onSkip: () => void;
  readonly onUndo: () => void;
  readonly onSearch: (text: string) => void;
}

/** What a line of text is asked for, and the question it is asked about. */
interface Asked {
  readonly word: Word | 'search';
  readonly question: ShownQuestion;
}

/** Answers that people give a reason for. */
const WITH_REASON: readonly string[] = ['keep', 'reject', 'defer'];

/** The answers that a question takes as buttons, the suggested one first; the keys on them do the same where they are on. */
export function AnswerBar(props: AnswerBarProps) {
  const { question, isBusy, areKeysOn, onAnswer, onSkip, onUndo, onSearch } = props;
  const [asked, setAsked] = useState<Asked>();
  // With another question the field goes in the same drawing: after it, the next key would be typed into it.
  const asking = asked?.question === question ? asked.word : undefined;
  const setAsking = (word: Asked['word']) => setAsked({ word, question });
  const say = (word: OfferedWord, number = 0) => {
    if (isBusy) return;
    const pick = question.candidates[number - 1]?.pick;
    if (word === 'pick' && pick !== undefined) onAnswer({ word: 'pick', pick });
    else if (word === 'skip') onSkip();
    else if (word === 'undo') onUndo();
    else if (word === 'search') setAsking('search');
    else if (isAnswer(word)) {
      if (WITH_REASON.includes(word)) setAsking(word);
      else onAnswer({ word });
    }
  };
  useKeys(areKeysOn, (key) => {
    const number = Number(key);
    if (number >= 1 && number <= question.candidates.length) say('pick', number);
    else {
      const word = question.answers.find((one) => one.word !== 'pick' && one.key === key)?.word;
      if (word !== undefined) say(word);
      return word !== undefined;
    }
    return true;
  });
  const own = question.answers.filter(({ word }) => isAnswer(word) && word !== 'defer');
  return (
    <section class="answers" aria-label="Answers">
      <div class="row">
        {own.map((answer, at) => (
          <AnswerButton
            key={answer.key}
            answer={answer}
            isFirst={at === 0 && question.kind !== 'company'}
            isDisabled={isBusy}
            onClick={() => say(answer.word)}
          />
        ))}
      </div>
      {question.candidates.length > 0 && (
        <ol class="candidates">
          {question.candidates.map(({ told }, at) => (
            <li key={at}>
              <button type="button" disabled={isBusy} onClick={() => say('pick', at + 1)} dir="auto">
                <kbd>{at + 1}</kbd> {told}
              </button>
            </li>
          ))}
        </ol>
      )}
      {question.not_found !== null && (
        <p class="notice" role="status" dir="auto">
          Nothing is known by a name like “{question.not_found}”. Search for fewer words, or answer without.
        </p>
      )}
      {asking === undefined ? (
        <div class="row">
          {question.answers
            .filter(({ word }) => ['defer', 'skip', 'search', 'undo'].includes(word))
            .map((answer) => (
              <AnswerButton
                key={answer.key}
                answer={answer}
                isDisabled={isBusy}
                onClick={() => say(answer.word)}
              />
            ))}
        </div>
      ) : (
        <AskedText
          key={asking}
          label={asking === 'search' ? 'Search companies, and accounts of the file' : QUESTIONS[asking]}
          button={asking === 'search' ? 'Search' : 'Save'}
          onLeave={() => setAsked(undefined)}
          onText={(text) => {
            if (asking !== 'search') onAnswer({ word: asking, ...(text !== '' && { reason: text }) });
            else if (text !== '') onSearch(text);
          }}
        />
      )}
    </section>
  );
}

const QUESTIONS: Readonly<Record<Word, string>> = {
  ...{ keep: 'Why are they kept apart? May be empty', reject: 'Why not? May be empty' },
  ...{ defer: 'Why later? May be empty', merge: '', accept: '', none: '' },
};

function isAnswer(word: OfferedWord): word is Word {
  return !['pick', 'skip', 'search', 'undo', 'help', 'quit'].includes(word);
}

interface ButtonProps {
  readonly answer: OfferedAnswer;
  readonly isFirst?: boolean;
  readonly isDisabled: boolean;
  readonly onClick: () => void;
}

function AnswerButton({ answer: { key, label }, isFirst = false, isDisabled, onClick }: ButtonProps) {
  return (
    <button type="button" class={isFirst ? 'first' : undefined} disabled={isDisabled} onClick={onClick}>
      <kbd>{key}</kbd> {label}
    </button>
  );
}
