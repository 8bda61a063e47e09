import { z } from 'zod';
import { TicketOutcome, TicketState } from '../feedback.ts';
import type { UiRoutes } from './ui-route.ts';

const text = z.string();

/** What somebody said of an account, and what became of it. */
export const TicketView = z.strictObject({
  number: z.int(),
  crm_id: text,
  /** How the account is called there; may be empty. */
  name: text,
  feedback: text,
  state: TicketState,
  outcome: TicketOutcome.nullable(),
  created_at: text,
  opened_at: text.nullable(),
  closed_at: text.nullable(),
  closed_by: text.nullable(),
  /** What closing it has decided, each a sentence without its full stop. */
  decided: z.array(text),
});
export type TicketView = z.infer<typeof TicketView>;

const target = text.trim().min(1).max(255);

/** How a ticket is to be closed; each outcome has its own target, or none. */
export const TicketClosing = z.strictObject({
  outcome: TicketOutcome,
  /** The other accounts, by their ids in the CRM; those of its group unless given. */
  of: z.array(target).max(100).optional(),
  /** A core_id, or `none`. */
  entity: target.optional(),
  /** An account, a core_id, or `none`. */
  parent: target.optional(),
  reason: text.trim().max(1000).optional(),
});
export type TicketClosing = z.infer<typeof TicketClosing>;

/**
 * The feedback of a workspace. A number that is not there throws NOT_FOUND, a closed ticket CONFLICT; an outcome without the
 * target that it needs throws USAGE.
 */
export interface WorkspaceFeedback {
  /** Oldest first. */
  list(state?: TicketState): Promise<readonly TicketView[]>;
  open(number: number): Promise<TicketView>;
  /** What closing it so would decide; changes nothing. */
  preview(number: number, closing: TicketClosing): Promise<readonly string[]>;
  /** Throws CONFLICT also when decisions that stand say otherwise. */
  close(number: number, closing: TicketClosing, by: string | null): Promise<TicketView>;
}

/** The feedback inbox. */
export const FEEDBACK_ROUTES = {
  'list-tickets': {
    method: 'GET',
    path: '/tickets',
    role: 'reviewer',
    query: z.strictObject({ state: TicketState.optional() }),
    response: z.array(TicketView),
  },
  'open-ticket': { method: 'POST', path: '/tickets/{number}/open', role: 'reviewer', response: TicketView },
  'preview-ticket': {
    method: 'POST',
    path: '/tickets/{number}/preview',
    role: 'reviewer',
    body: TicketClosing,
    response: z.strictObject({ decided: z.array(text) }),
  },
  'close-ticket': {
    method: 'POST',
    path: '/tickets/{number}/close',
    role: 'reviewer',
    body: TicketClosing,
    response: TicketView,
  },
} as const satisfies UiRoutes;
