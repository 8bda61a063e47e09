import { z } from 'zod';
import {
  CLOSED_TICKET_PREFIX,
  FeedbackTicket,
  TicketOutcome,
  type TicketState,
} from '../../contract/feedback.ts';
import { Override } from '../../crm/override.ts';
import type { StoredTicket } from '../../feedback/ticket-store.ts';

export interface TicketRow {
  readonly number: number;
  readonly crm_id: string;
  readonly name: string;
  readonly feedback: string;
  readonly state: TicketState;
  readonly outcome: string;
  readonly created_at: number;
  readonly opened_at: number | null;
  readonly closed_at: number | null;
  readonly closed_by: string | null;
  readonly decisions: string;
}

const Outcome = z.union([TicketOutcome, z.literal('')]);
const Overrides = z.array(Override);

/** A ticket as it is read on the wire. */
export function wireTicket({ number: ticketId, crm_id: crmId, state, outcome, feedback }: TicketRow) {
  const feedbackBody = state === 'closed' ? CLOSED_TICKET_PREFIX + feedback : feedback;
  return FeedbackTicket.parse({ ticketId, ticketState: state, outcome, crmId, feedbackBody });
}

/** A ticket as the operator sees it. */
export function storedTicket({
  number,
  crm_id: crmId,
  name,
  feedback,
  state,
  ...row
}: TicketRow): StoredTicket {
  return {
    ...{ number, crmId, name, feedback, state },
    outcome: Outcome.parse(row.outcome),
    createdAt: new Date(row.created_at).toISOString(),
    openedAt: timeOf(row.opened_at),
    closedAt: timeOf(row.closed_at),
    closedBy: row.closed_by,
    decisions: Overrides.parse(JSON.parse(row.decisions)),
  };
}

function timeOf(ms: number | null): string | null {
  return ms === null ? null : new Date(ms).toISOString();
}
