import { useState } from 'preact/hooks';
import type { TicketView } from '../../../../contract/ui/feedback.ts';
import { call } from '../../api.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { useAnswerTo } from '../../parts/use-answer-to.ts';
import { closingOf, OUTCOME_WORDS, type Outcome, TARGETS } from './outcomes.ts';

interface CloseProps {
  readonly ticket: TicketView;
  readonly onClose: () => void;
  readonly onClosed: () => void;
}

const OUTCOMES = Object.keys(OUTCOME_WORDS) as Outcome[];

/** Asks for the outcome, tells what it decides, and closes the ticket when that is confirmed. */
export function CloseDialog({ ticket, onClose, onClosed }: CloseProps) {
  const [outcome, setOutcome] = useState<Outcome>('false_feedback_no_action');
  const [target, setTarget] = useState('');
  const [reason, setReason] = useState('');
  const parameters = { number: String(ticket.number) };
  const body = closingOf(outcome, target, reason);
  // Nothing is closed by what another outcome decides.
  const [decided, setDecided] = useAnswerTo<readonly string[]>({ parameters, body });
  const asked = TARGETS[outcome];
  return (
    <Dialog
      title={`Close ticket ${ticket.number}`}
      button={decided === undefined ? 'See what it decides' : 'Close ticket'}
      onClose={onClose}
      onSubmit={async () => {
        if (decided === undefined) {
          setDecided((await call('preview-ticket', { parameters, body })).decided);
          return;
        }
        await call('close-ticket', { parameters, body });
        onClosed();
      }}
    >
      <p>
        <bdi>{ticket.feedback}</bdi>
      </p>
      <label>
        Outcome
        <select
          value={outcome}
          onChange={({ currentTarget }) =>
            setOutcome(OUTCOMES[currentTarget.selectedIndex] ?? 'false_feedback_no_action')
          }
        >
          {OUTCOMES.map((one) => (
            <option key={one} value={one}>
              {OUTCOME_WORDS[one]}
            </option>
          ))}
        </select>
      </label>
      {asked !== undefined && (
        <label>
          {asked.label} <span class="quiet">{asked.hint}</span>
          <input value={target} onInput={({ currentTarget }) => setTarget(currentTarget.value)} />
        </label>
      )}
      <label>
        Why <span class="quiet">as runs tell it; empty: the feedback</span>
        <input
          value={reason}
          maxLength={1000}
          onInput={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </label>
      {decided !== undefined && <Decided decided={decided} />}
    </Dialog>
  );
}

function Decided({ decided }: { readonly decided: readonly string[] }) {
  if (decided.length === 0)
    return (
      <p class="hint" role="status">
        Nothing is decided: the ticket is closed, and runs go on as before.
      </p>
    );
  return (
    <div class="hint" role="status">
      Later runs obey:
      <ul>
        {decided.map((words) => (
          <li key={words}>
            <bdi>{words}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}
