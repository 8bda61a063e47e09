import { CLOSED_TICKET_PREFIX, type FeedbackTicket } from '../../contract/feedback.ts';
import { decisionRow } from '../../crm/overrides/decision-row.ts';
import type { StoredTicket } from '../../feedback/ticket-store.ts';
import { printable } from './print-error.ts';

/** A ticket for people, as those who sent it see it. */
export function ticketText({ ticketId, crmId, ticketState, outcome, feedbackBody }: FeedbackTicket): string {
  const facts: readonly (readonly [string, string])[] = [
    ['ticket', String(ticketId)],
    ['account', crmId],
    ['state', ticketState],
    ['outcome', outcome],
    ['feedback', feedbackBody],
  ];
  return facts
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name.padEnd(10)}${printable(value)}\n`)
    .join('');
}

export const TICKET_COLUMNS = ['ticket', 'created', 'state', 'outcome', 'account', 'title', 'feedback'];
/** Those that give way on a narrow screen. */
export const FLEXIBLE_TICKET_COLUMNS: readonly number[] = [5, 6];

export function ticketRow(ticket: StoredTicket): readonly string[] {
  const { number, createdAt, state, outcome, crmId, name, feedback } = ticket;
  const title = name === crmId ? '' : name;
  const body = state === 'closed' ? `${CLOSED_TICKET_PREFIX}${feedback}` : feedback;
  return [String(number), createdAt.slice(0, 10), state, outcome, crmId, title, body];
}

/** A ticket as --json prints it for the operator. */
export function ticketJson(ticket: StoredTicket): Readonly<Record<string, unknown>> {
  const { number: ticketId, crmId, name, feedback, state: ticketState, outcome } = ticket;
  const { createdAt, openedAt, closedAt, closedBy, decisions } = ticket;
  return {
    ...{ ticketId, crmId, name, feedback, ticketState, outcome },
    ...{ createdAt, openedAt, closedAt, closedBy },
    decisions: decisions.map(decisionRow),
  };
}
