import { useEffect, useState } from 'preact/hooks';
import type { NextQuestion, QueueFilter } from '../../../../contract/file-reviews.ts';
import { numberWords } from '../../parts/counted.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { useCall } from '../../parts/use-call.ts';
import { useTitle } from '../../parts/use-title.ts';
import { AnswerBar } from './answer-bar.tsx';
import { BulkDialog } from './bulk-dialog.tsx';
import { HistoryDialog } from './history-dialog.tsx';
import { QuestionCard } from './question-card.tsx';
import { FilterBar, filterOf, Queue, type Wanted } from './queue.tsx';
import { useKeys, useSingleKeys } from './single-keys.ts';
import { answersWords } from './take-back.ts';
import { useReview } from './use-review.ts';

interface ReviewProps {
  readonly file: string;
  /** The question that the page begins with. */
  readonly first: string | null;
  /** What it filters by: the address keeps it. */
  readonly wanted: Wanted;
}

type Opened = 'bulk' | 'history' | 'help';

/** Asks about the output of a file, one question at a time. */
export function ReviewPage({ file, first, wanted }: ReviewProps) {
  const [isWhole, setWhole] = useState(false);
  const [opened, setOpened] = useState<Opened>();
  const filter = filterOf(wanted);
  const review = useReview(file, filter, first);
  const { next, version } = review;
  const { answer: overview, error, again } = useCall('review-overview', { parameters: { file } });
  useTitle(overview && `Review of ${overview.file}`);
  useEffect(() => {
    if (version > 1) again();
  }, [version]);
  const question = next?.question ?? null;
  const whole = (isAll: boolean) => {
    if (review.isBusy) return;
    setWhole(isAll);
    void review.showAll(isAll);
  };
  const [areKeysOn, turnKeys] = useSingleKeys();
  useKeys(areKeysOn, (key) => {
    if (key === 'h') setOpened('history');
    else if (key === '?') setOpened((before) => (before === 'help' ? undefined : 'help'));
    else if (key === 'u' && question === null) void review.undo();
    else if (key === 'f' && question !== null && question.kind !== 'company') whole(!isWhole);
    else return false;
    return true;
  });
  if (error !== undefined && overview === undefined) return <NoReview error={error} />;
  if (overview === undefined) return <p class="quiet">Reading the result…</p>;
  return (
    <div class={areKeysOn ? 'review' : 'review without-keys'}>
      <p>
        <a href={`#/files/${encodeURIComponent(file)}`}>Back to the file</a>
      </p>
      <h1 dir="auto">Review of {overview.file}</h1>
      <p class="quiet" role="status">
        {progressWords(next, overview.open)}
      </p>
      <FilterBar overview={overview} wanted={wanted} />
      <p class="row">
        <button type="button" onClick={() => setOpened('bulk')} disabled={wanted.state === 'answered'}>
          Answer all of these…
        </button>
        <button type="button" onClick={() => setOpened('history')}>
          <kbd>h</kbd> Answers so far
        </button>
        <button type="button" aria-expanded={opened === 'help'} onClick={() => setOpened('help')}>
          <kbd>?</kbd> Keys
        </button>
        <label class="inline">
          <input
            type="checkbox"
            checked={areKeysOn}
            onChange={({ currentTarget }) => turnKeys(currentTarget.checked)}
          />
          Single-key shortcuts
        </label>
      </p>
      {opened === 'help' && <Help areKeysOn={areKeysOn} />}
      <div class="beside">
        <div class="asking">
          {review.note !== undefined && (
            <p class="saved" role="status" dir="auto">
              {review.note}
            </p>
          )}
          {review.error !== undefined && (
            <p class="error" role="alert" dir="auto">
              {review.error}{' '}
              <button type="button" onClick={() => void review.skip()}>
                Next question
              </button>
            </p>
          )}
          {question === null ? (
            next !== undefined && (
              <>
                <NothingLeft file={file} next={next} filter={filter} onAgain={() => void review.restart()} />
                <p>
                  <button type="button" disabled={review.isBusy} onClick={() => void review.undo()}>
                    <kbd>u</kbd> undo
                  </button>
                </p>
              </>
            )
          ) : (
            <>
              <QuestionCard
                question={question}
                isWhole={isWhole}
                onWhole={whole}
                onKeep={() => void review.open(question.id)}
              />
              <AnswerBar
                question={question}
                isBusy={review.isBusy}
                areKeysOn={areKeysOn}
                onAnswer={(given) => {
                  setWhole(false);
                  void review.answer(given);
                }}
                onSkip={() => void review.skip()}
                onUndo={() => void review.undo()}
                onSearch={(text) => void review.search(text)}
              />
            </>
          )}
        </div>
        <aside aria-label="Queue">
          <Queue
            file={file}
            filter={filter}
            version={version}
            current={question?.id}
            onOpen={(id) => void review.open(id)}
          />
        </aside>
      </div>
      {opened === 'bulk' && (
        <BulkDialog
          file={file}
          filter={filter}
          onClose={() => setOpened(undefined)}
          onDone={(done) => {
            setOpened(undefined);
            void review.restart(done);
          }}
        />
      )}
      {review.doomed !== undefined && (
        <Dialog
          title="Take back an earlier answer?"
          button="Take it back"
          onClose={() => void review.confirmUndo(false)}
          onSubmit={() => review.confirmUndo(true)}
        >
          <p dir="auto">{answersWords(review.doomed)}</p>
          <p class="quiet">It was not given on this page just now.</p>
        </Dialog>
      )}
      {opened === 'history' && <HistoryDialog onClose={() => setOpened(undefined)} />}
    </div>
  );
}

function progressWords(next: NextQuestion | undefined, open: number): string {
  const all = `${numberWords(open)} open in all`;
  if (next === undefined) return all;
  const place = next.place === 0 ? '' : `${numberWords(next.place)} of ${numberWords(next.total)}, `;
  const elsewhere =
    next.elsewhere === 0 ? '' : `, ${numberWords(next.elsewhere)} shown to other people right now`;
  return `${place}${all}${elsewhere}. Every answer is saved at once, and the next run obeys it.`;
}

interface NothingProps {
  readonly file: string;
  readonly next: NextQuestion;
  readonly filter: QueueFilter;
  readonly onAgain: () => void;
}

function NothingLeft({ file, next, filter, onAgain }: NothingProps) {
  if (next.total === 0) {
    const isAll = filter.kind === undefined && filter.conditions === undefined && filter.words === undefined;
    return isAll && filter.state === 'open' ? (
      <p class="notice">
        There is nothing left to decide in it.{' '}
        <a href={`#/files/${encodeURIComponent(file)}?again=yes`}>Run the file again</a>: the next run obeys
        what was answered, and its result has it.
      </p>
    ) : (
      <p class="notice">There is no such question. Choose another filter above.</p>
    );
  }
  return (
    <p class="notice">
      That was the last question. {numberWords(next.total)} that you have skipped, or that other people have,
      are still open.{' '}
      <button type="button" onClick={onAgain}>
        Begin again
      </button>
    </p>
  );
}

function NoReview({ error }: { readonly error: string }) {
  return (
    <>
      <h1>Nothing to review</h1>
      <p class="error">{error}</p>
      <p>
        <a href="#/files">Files</a>
      </p>
    </>
  );
}

function Help({ areKeysOn }: { readonly areKeysOn: boolean }) {
  return areKeysOn ? (
    <dl class="keys">
      {KEYS.map(([key, words]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  ) : (
    <p class="notice">Single-key shortcuts are turned off in this browser: the buttons answer.</p>
  );
}

const KEYS = [
  ['m', 'the two accounts are one company'],
  ['k', 'they stay two accounts'],
  ['a', 'follow the recommendation, or take the suggested company'],
  ['r', 'leave the account as it is'],
  ['1 to 9', 'it is this company, or one company with this account'],
  ['n', 'none of the known companies'],
  ['d', 'decide later'],
  ['s', 'the next one; it stays open'],
  ['/', 'search another company, or another account of the file'],
  ['u', 'take your last answer back'],
  ['f', 'all fields, or fewer'],
  ['h', 'answers so far'],
] as const;
