import { useState } from 'preact/hooks';
import type { BulkAnswer, BulkPreview, QueueFilter } from '../../../../contract/file-reviews.ts';
import { call } from '../../api.ts';
import { counted, numberWords } from '../../parts/counted.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { Scrolling } from '../../parts/scrolling.tsx';
import { useAnswerTo } from '../../parts/use-answer-to.ts';
import { useCall } from '../../parts/use-call.ts';
import { KINDS } from './question-card.tsx';
import type { Answered } from './use-review.ts';

interface BulkProps {
  readonly file: string;
  readonly filter: QueueFilter;
  readonly onClose: () => void;
  readonly onDone: (done: Answered) => void;
}

const ANSWERS: Readonly<Record<BulkAnswer, string>> = { accept: 'Accept', reject: 'Reject', defer: 'Defer' };

/** Answers all questions of the filter in one way, after a look at them; of risky ones it asks twice. */
export function BulkDialog({ file, filter, onClose, onDone }: BulkProps) {
  const [answer, setAnswer] = useState<BulkAnswer>('accept');
  const [reason, setReason] = useState('');
  const parameters = { file };
  const called = useCall('review-bulk-preview', { parameters, body: { answer, filter } });
  // Of another answer, or another filter, it tells nothing, nor does what was confirmed there.
  const { answer: preview, error } = called.isOld ? {} : called;
  const [isRisky = false, setRisky] = useAnswerTo<boolean>(preview?.token);
  const submit = async () => {
    if (preview === undefined || preview.questions === 0) throw new Error('There is nothing to answer.');
    if (preview.risky > 0 && !isRisky)
      throw new Error('Confirm those of a high risk, or close this and filter by risk.');
    const body = {
      answer,
      filter,
      token: preview.token,
      is_risky: isRisky,
      ...(reason !== '' && { reason }),
    };
    const { decided, left_open: left, batch } = await call('review-bulk', { parameters, body });
    const counts = `${numberWords(decided)} answered, ${numberWords(left)} left open.`;
    onDone({ note: `${counts} Undo takes all of them back.`, batch });
  };
  const done = ANSWERS[answer];
  return (
    <Dialog
      title="Answer all of these"
      button={preview === undefined ? done : `${done} ${counted(preview.questions, 'question')}`}
      isDanger={answer === 'accept'}
      onClose={onClose}
      onSubmit={submit}
    >
      <fieldset class="row">
        <legend>The same answer to every question of the filter</legend>
        {Object.entries(ANSWERS).map(([key, label]) => (
          <label key={key} class="inline">
            <input
              type="radio"
              name="answer"
              checked={key === answer}
              onChange={() => {
                setAnswer(key as BulkAnswer);
                setRisky(undefined);
              }}
            />
            {label}
          </label>
        ))}
      </fieldset>
      {error !== undefined && <p class="error">{error}</p>}
      {preview === undefined ? <p class="quiet">Counting…</p> : <Preview preview={preview} />}
      {preview !== undefined && preview.risky > 0 && (
        <label class="inline">
          <input
            type="checkbox"
            checked={isRisky}
            onChange={({ currentTarget }) => setRisky(currentTarget.checked)}
          />
          Accept also the {numberWords(preview.risky)} that have a risk above 40
        </label>
      )}
      <label>
        Why <span class="quiet">later runs tell it; may be empty</span>
        <input
          value={reason}
          maxLength={200}
          onInput={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </label>
    </Dialog>
  );
}

function Preview({ preview }: { readonly preview: BulkPreview }) {
  return (
    <div aria-live="polite">
      <table>
        <thead>
          <tr>
            <th scope="col">Question</th>
            <th scope="col">Risk 0–20</th>
            <th scope="col">21–40</th>
            <th scope="col">Above 40</th>
          </tr>
        </thead>
        <tbody>
          {preview.kinds.map(({ kind, risks }) => (
            <tr key={kind}>
              <td>{KINDS[kind]}</td>
              {risks.map((count, at) => (
                <td key={BANDS[at]} data-label={BANDS[at]}>
                  {numberWords(count)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {preview.left_open > 0 && (
        <p class="quiet">{numberWords(preview.left_open)} more cannot be answered so, and stay open.</p>
      )}
      {preview.riskiest.length > 0 && (
        <>
          <p>The riskiest first:</p>
          <Scrolling label="The riskiest questions" isLow>
            <ul>
              {preview.riskiest.map(({ id, question, risk }) => (
                <li key={id} dir="auto">
                  {risk !== null && <span class="badge">{risk}</span>} {question}
                </li>
              ))}
            </ul>
          </Scrolling>
        </>
      )}
    </div>
  );
}

const BANDS = ['Risk 0–20', 'Risk 21–40', 'Risk above 40'];
