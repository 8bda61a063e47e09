import type { FeedbackTicket, TicketOutcome, TicketState } from '../contract/feedback.ts';
import type { Override } from '../crm/override.ts';

export interface NewTicket {
  readonly workspace: string;
  readonly crmId: string;
  readonly name: string;
  readonly feedback: string;
}

/** A ticket as the operator sees it; the text is as it was sent. */
export interface StoredTicket {
  readonly number: number;
  readonly crmId: string;
  readonly name: string;
  readonly feedback: string;
  readonly state: TicketState;
  /** Empty until it is closed. */
  readonly outcome: TicketOutcome | '';
  readonly createdAt: string;
  readonly openedAt: string | null;
  readonly closedAt: string | null;
  readonly closedBy: string | null;
  /** What closing it has decided. */
  readonly decisions: readonly Override[];
}

export interface TicketClosing {
  readonly outcome: TicketOutcome;
  readonly decisions: readonly Override[];
  readonly closedBy?: string;
}

/** What callers said about their accounts, counted in each workspace from 1; implemented in store/. Never pruned. */
export interface TicketStore {
  /** The number of the new ticket. */
  add(ticket: NewTicket, nowMs: number): Promise<number>;
  /** As it is read on the wire. Undefined for a ticket of another workspace too. */
  find(workspace: string, ticketId: number): Promise<FeedbackTicket | undefined>;
  stored(workspace: string, number: number): Promise<StoredTicket | undefined>;
  /** Oldest first. */
  list(workspace: string, state?: TicketState): Promise<readonly StoredTicket[]>;
  /** Somebody works on it: new becomes open. False when it was not new, and then nothing is changed. */
  open(workspace: string, number: number, nowMs: number): Promise<boolean>;
  /**
   * Closes it and takes what was decided among the decisions of the workspace, both or neither. False when it is not there
   * or closed. Throws CONFLICT when decisions that stand say otherwise (crm/overrides/decide-beside.ts).
   */
  close(workspace: string, number: number, closing: TicketClosing, nowMs: number): Promise<boolean>;
}
