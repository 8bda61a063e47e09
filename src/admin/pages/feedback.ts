import { CoreError } from '../../contract/errors.ts';
import type { TicketClosing, TicketView, WorkspaceFeedback } from '../../contract/ui/feedback.ts';
import type { Decision } from '../../crm/override.ts';
import { decisionWords, namedDecision } from '../../crm/overrides/decision-words.ts';
import type { StoredTicket } from '../../feedback/ticket-store.ts';
import { type FeedbackAdmin, feedbackAdmin } from '../feedback-admin.ts';
import { overridesAdmin } from '../overrides-admin.ts';

type FeedbackParts = Parameters<typeof feedbackAdmin>[0];

/** The feedback inbox of one workspace. */
export function workspaceFeedback(parts: FeedbackParts, workspace: string): WorkspaceFeedback {
  const opened = async <T>(work: (feedback: FeedbackAdmin) => Promise<T>): Promise<T> => {
    const feedback = feedbackAdmin(parts, workspace);
    try {
      return await work(feedback);
    } finally {
      feedback.end();
    }
  };
  return {
    list: (state) => opened(async (feedback) => (await feedback.list(state)).map(ticketView)),
    open: (number) =>
      opened(async (feedback) => {
        await feedback.open(numberOf(number));
        return ticketView(await feedback.find(number));
      }),
    preview: (number, closing) =>
      opened(async (feedback) => {
        const decisions = await feedback.preview(numberOf(number), endOf(closing));
        return wordsOf(decisions, { dataDir: parts.dataDir, workspace });
      }),
    close: (number, closing, by) =>
      opened(async (feedback) => {
        const end = { ...endOf(closing), ...(by !== null && { closedBy: by }) };
        return ticketView(await feedback.close(numberOf(number), end));
      }),
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

async function wordsOf(
  decisions: readonly Decision[],
  { dataDir, workspace }: { readonly dataDir: string; readonly workspace: string },
): Promise<readonly string[]> {
  const overrides = overridesAdmin(dataDir, workspace);
  try {
    const names = await overrides.names(decisions);
    return decisions.map((decision) => namedDecision(decision, names));
  } finally {
    overrides.close();
  }
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
