import { useState } from 'preact/hooks';
import type { TicketView } from '../../../../contract/ui/feedback.ts';
import { call } from '../../api.ts';
import { Paged } from '../../parts/paged.tsx';
import type { Column } from '../../parts/table.tsx';
import { Time } from '../../parts/time.tsx';
import { Told } from '../../parts/told.tsx';
import { useCall } from '../../parts/use-call.ts';
import { CloseDialog } from './close-dialog.tsx';
import { OUTCOME_WORDS } from './outcomes.ts';

/** The feedback inbox: what callers say of their accounts, to be closed with an outcome that later runs obey. */
export function FeedbackPage({ isClosedShown }: { readonly isClosedShown: boolean }) {
  const called = useCall('list-tickets');
  const [closing, setClosing] = useState<TicketView>();
  const [error, setError] = useState<string>();
  const open = async ({ number }: TicketView) => {
    setError(undefined);
    await call('open-ticket', { parameters: { number: String(number) } }).catch((failure: Error) =>
      setError(failure.message),
    );
    called.again();
  };
  return (
    <>
      <h1>Feedback</h1>
      <p>
        What people say of accounts. Closing a ticket with an outcome decides something that later runs obey.
      </p>
      <p class="tools">
        <a href="#/feedback" aria-current={isClosedShown ? undefined : 'page'}>
          To be answered
        </a>
        <a href="#/feedback?state=closed" aria-current={isClosedShown ? 'page' : undefined}>
          Closed
        </a>
      </p>
      {error !== undefined && (
        <p class="error" role="alert">
          {error}
        </p>
      )}
      <Told called={called}>
        {(tickets) => {
          const shown = tickets.filter(({ state }) => (state === 'closed') === isClosedShown);
          if (shown.length === 0) return <Empty isClosedShown={isClosedShown} />;
          const columns = isClosedShown ? CLOSED : openColumns(open, setClosing);
          return <Paged label="Tickets" columns={columns} rows={shown} keyOf={({ number }) => number} />;
        }}
      </Told>
      {closing !== undefined && (
        <CloseDialog
          ticket={closing}
          onClose={() => setClosing(undefined)}
          onClosed={() => {
            setClosing(undefined);
            called.again();
          }}
        />
      )}
    </>
  );
}

function Empty({ isClosedShown }: { readonly isClosedShown: boolean }) {
  if (isClosedShown) return <p class="quiet">No ticket was closed yet.</p>;
  return (
    <p class="quiet">
      No ticket waits. Programs send feedback with their API key; <code>core feedback submit</code> does it by
      hand.
    </p>
  );
}

const TOLD: readonly Column<TicketView>[] = [
  { title: 'Ticket', isNumber: true, show: ({ number }) => number },
  {
    title: 'Account',
    show: ({ crm_id, name }) => (
      <>
        {name !== '' && name !== crm_id && (
          <div>
            <bdi>{name}</bdi>
          </div>
        )}
        <code>{crm_id}</code>
      </>
    ),
  },
  { title: 'Feedback', isLong: true, show: ({ feedback }) => <bdi>{feedback}</bdi> },
  { title: 'Sent', show: ({ created_at }) => <Time iso={created_at} /> },
];

function openColumns(
  open: (ticket: TicketView) => void,
  close: (ticket: TicketView) => void,
): readonly Column<TicketView>[] {
  return [
    ...TOLD,
    {
      title: 'State',
      show: ({ state }) =>
        state === 'new' ? <span class="badge waits">new</span> : <span class="badge">open</span>,
    },
    {
      title: '',
      show: (ticket) => (
        <span class="row-buttons">
          {ticket.state === 'new' && (
            <button type="button" aria-label={`Work on it: ${ticket.number}`} onClick={() => open(ticket)}>
              Work on it
            </button>
          )}
          <button type="button" aria-label={`Close: ${ticket.number}`} onClick={() => close(ticket)}>
            Close
          </button>
        </span>
      ),
    },
  ];
}

const CLOSED: readonly Column<TicketView>[] = [
  ...TOLD,
  {
    title: 'Outcome',
    show: ({ outcome, decided }) => (
      <>
        {outcome !== null && OUTCOME_WORDS[outcome]}
        {decided.map((words) => (
          <div key={words} class="quiet">
            <bdi>{words}</bdi>
          </div>
        ))}
      </>
    ),
  },
  {
    title: 'Closed',
    show: ({ closed_at, closed_by }) => (
      <>
        {closed_at !== null && <Time iso={closed_at} />}
        {closed_by !== null && (
          <div class="quiet">
            by <bdi>{closed_by}</bdi>
          </div>
        )}
      </>
    ),
  },
];
