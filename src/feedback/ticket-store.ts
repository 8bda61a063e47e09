import type { FeedbackTicket } from '../contract/feedback.ts';

export interface NewTicket {
  readonly workspace: string;
  readonly crmId: string;
  readonly name: string;
  readonly feedback: string;
}

/** What callers said about their accounts; implemented in store/. */
export interface TicketStore {
  /** The number of the new ticket. */
  add(ticket: NewTicket, nowMs: number): Promise<number>;
  /** Undefined for a ticket of another workspace too. */
  find(workspace: string, ticketId: number): Promise<FeedbackTicket | undefined>;
}
