import type Database from 'better-sqlite3';
import { CLOSED_TICKET_PREFIX, FeedbackTicket } from '../../contract/feedback.ts';
import type { TicketStore } from '../../feedback/ticket-store.ts';

interface TicketRow {
  readonly crm_id: string;
  readonly feedback: string;
  readonly state: string;
  readonly outcome: string;
}

/** Tickets in the database of core-database.ts. */
export function sqliteTicketStore(database: Database.Database): TicketStore {
  const insert = database.prepare(
    'INSERT INTO ticket (workspace, crm_id, name, feedback, created_at) VALUES (@workspace, @crmId, @name, @feedback, @nowMs)',
  );
  const byNumber = database.prepare(
    'SELECT crm_id, feedback, state, outcome FROM ticket WHERE number = ? AND workspace = ?',
  );
  return {
    add: async (ticket, nowMs) => Number(insert.run({ ...ticket, nowMs }).lastInsertRowid),
    async find(workspace, ticketId) {
      const row = byNumber.get(ticketId, workspace) as TicketRow | undefined;
      if (row === undefined) return undefined;
      const { crm_id: crmId, state: ticketState, outcome, feedback } = row;
      const feedbackBody = ticketState === 'closed' ? CLOSED_TICKET_PREFIX + feedback : feedback;
      return FeedbackTicket.parse({ ticketId, ticketState, outcome, crmId, feedbackBody });
    },
  };
}
