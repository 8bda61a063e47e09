import { CoreError } from '../../contract/errors.ts';
import type { TicketClosing, TicketView, WorkspaceFeedback } from '../../contract/ui/feedback.ts';
import { decisionWords, namedDecision } from '../../crm/overrides/decision-words.ts';
import type { StoredTicket } from '../../feedback/ticket-store.ts';
import { type FeedbackParts, feedbackAdmin } from '../feedback-admin.ts';
import { overridesAdmin } from '../overrides-admin.ts';

type InboxParts = FeedbackParts & Parameters<typeof overridesAdmin>[0];

/** The feedback inbox of one workspace. */
export function workspaceFeedback(parts: InboxParts, workspace: string): WorkspaceFeedback {
  const feedback = feedbackAdmin(parts, workspace);
  const { names } = overridesAdmin(parts, workspace);
  return {
    list: async (state) => (await feedback.list(state)).map(ticketView),
    async open(number) {
      await feedback.open(numberOf(number));
      return ticketView(await feedback.find(number));
    },
    async preview(number, closing) {
      const decisions = await feedback.preview(numberOf(number), endOf(closing));
      const known = await names(decisions);
      return decisions.map((decision) => namedDecision(decision, known));
    },
    async close(number, closing, by) {
      const end = { ...endOf(closing), ...(by !== null && { closedBy: by }) };
      return ticketView(await feedback.close(numberOf(number), end));
    },
  };
}

function numberOf(number: number): number {
  if (Number.isSafeInteger(number) && number > 0) return number;
  throw new CoreError('NOT_FOUND', 'there is no such ticket');
}

function endOf({ outcome, of, entity, parent, reason }: TicketClosing) {
  return {
    outcome,
    ...(of !== undefined && { of }),
    ...(entity !== undefined && { entity }),
    ...(parent !== undefined && { parent }),
    ...(reason !== undefined && reason !== '' && { reason }),
  };
}

function ticketView(ticket: StoredTicket): TicketView {
  const { number, name, feedback, state, outcome } = ticket;
  return {
    ...{ number, crm_id: ticket.crmId, name, feedback, state },
    outcome: outcome === '' ? null : outcome,
    created_at: ticket.createdAt,
    opened_at: ticket.openedAt,
    closed_at: ticket.closedAt,
    closed_by: ticket.closedBy,
    decided: ticket.decisions.map((decision) => decisionWords(decision)),
  };
}
