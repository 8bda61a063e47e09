import type { Clock } from '../contract/clock.ts';
import { CoreError } from '../contract/errors.ts';
import type { TicketOutcome, TicketState } from '../contract/feedback.ts';
import type { Service } from '../contract/service.ts';
import type { Decision } from '../crm/override.ts';
import { feedback } from '../engine/feedback.ts';
import type { EngineStores } from '../engine/stores.ts';
import { decisionsOfOutcome, type OutcomeTargets } from '../feedback/decisions-of-outcome.ts';
import type { StoredTicket } from '../feedback/ticket-store.ts';
import { checkWorkspace } from './workspace-name.ts';

export interface TicketEnd extends OutcomeTargets {
  readonly outcome: TicketOutcome;
  /** Why; the text of the ticket unless given. Runs tell it. */
  readonly reason?: string;
  readonly closedBy?: string;
}

/** Feedback of one workspace: what its callers do, and what the owner of the data directory does with it. */
export interface FeedbackAdmin extends Pick<Service, 'submitFeedback' | 'readFeedback'> {
  /** Oldest first. */
  list(state?: TicketState): Promise<readonly StoredTicket[]>;
  /** Throws NOT_FOUND, and CONFLICT for a ticket that is closed. False when somebody works on it already. */
  open(number: number): Promise<boolean>;
  /** Throws NOT_FOUND. */
  find(number: number): Promise<StoredTicket>;
  /** What closing it so would decide; throws as `close` does, but for decisions that stand. */
  preview(number: number, end: TicketEnd): Promise<readonly Decision[]>;
  /**
   * Closes a ticket and keeps what that decides, both or neither. Throws NOT_FOUND; USAGE when the outcome lacks its target;
   * CONFLICT for a ticket that is closed, and when decisions that stand say otherwise.
   */
  close(number: number, end: TicketEnd): Promise<StoredTicket>;
}

export interface FeedbackParts {
  readonly stores: Pick<EngineStores, 'tickets' | 'history' | 'settings'>;
  readonly clock: Pick<Clock, 'now'>;
}

/** Throws USAGE for a name that a workspace cannot have. */
export function feedbackAdmin({ stores, clock }: FeedbackParts, workspace: string): FeedbackAdmin {
  checkWorkspace(workspace);
  const { tickets, history, settings } = stores;
  const known = async (number: number): Promise<StoredTicket> => {
    const ticket = await tickets.stored(workspace, number);
    if (ticket !== undefined) return ticket;
    const fix = 'Run core feedback list to see the tickets.';
    throw new CoreError('NOT_FOUND', `workspace ${workspace} has no ticket ${number}`, { fix });
  };
  const decidedBy = async (number: number, { outcome, of, entity, parent }: TicketEnd) => {
    const ticket = await known(number);
    refuseClosed(ticket);
    const targets = {
      ...(of !== undefined && { of }),
      ...(entity !== undefined && { entity }),
      ...(parent !== undefined && { parent }),
    };
    const historyOf = (id: string) => history.of(workspace, id);
    const { crmId } = ticket;
    return { ticket, decided: await decisionsOfOutcome(outcome, { crmId, targets, historyOf }) };
  };
  return {
    ...feedback({ workspace, settings, tickets, clock }),
    list: (state) => tickets.list(workspace, state),
    async open(number) {
      const isOpened = await tickets.open(workspace, number, clock.now());
      if (!isOpened) refuseClosed(await known(number));
      return isOpened;
    },
    find: known,
    preview: async (number, end) => (await decidedBy(number, end)).decided,
    async close(number, end) {
      const { outcome, reason, closedBy } = end;
      const { ticket, decided } = await decidedBy(number, end);
      const decided_at = new Date(clock.now()).toISOString();
      const why = { reason: reason ?? `ticket ${number}: ${ticket.feedback}`, decided_at };
      const by = closedBy === undefined ? {} : { decided_by: closedBy };
      const decisions = decided.map((decision) => ({ ...decision, ...by, ...why }));
      const closing = { outcome, decisions, ...(closedBy !== undefined && { closedBy }) };
      const isClosed = await tickets.close(workspace, number, closing, clock.now());
      const after = await known(number);
      if (!isClosed) refuseClosed(after);
      return after;
    },
  };
}

function refuseClosed({ number, state, outcome, closedAt }: StoredTicket): void {
  if (state !== 'closed') return;
  const what = `ticket ${number} was closed on ${closedAt?.slice(0, 10)} as ${outcome}`;
  throw new CoreError('CONFLICT', what, {
    fix: 'What it decided is changed with core overrides; new feedback makes a new ticket.',
  });
}
