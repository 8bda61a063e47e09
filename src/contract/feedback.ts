import { z } from 'zod';

/** What stands before the feedback text of a closed ticket (docs/wire.md, Feedback). */
export const CLOSED_TICKET_PREFIX = '\u2705 ';

/** `crmId` has the form that is settled for the workspace: 18 characters unless its CRM has other ids. */
export const FeedbackRequest = z.object({
  crmId: z.string().min(1).max(255),
  feedback: z.string().min(1),
  name: z.string().min(1).optional(),
});
export type FeedbackRequest = z.infer<typeof FeedbackRequest>;

export const FeedbackAccepted = z.object({
  status: z.literal('Success'),
  message: z.string(),
  ticketId: z.int(),
});
export type FeedbackAccepted = z.infer<typeof FeedbackAccepted>;

/** The JSON body with which a ticket is read. */
export const TicketRequest = z.object({ ticketId: z.int() });
export type TicketRequest = z.infer<typeof TicketRequest>;

/** The same as a query, for clients that cannot send a body with GET (docs/wire.md, Feedback). */
export const TicketQuery = z.object({
  ticketId: z
    .string()
    .regex(/^[0-9]{1,15}$/, 'must be a whole number')
    .transform(Number),
});
export type TicketQuery = z.infer<typeof TicketQuery>;

export const TicketState = z.enum(['new', 'open', 'closed']);
export type TicketState = z.infer<typeof TicketState>;

export const TicketOutcome = z.enum([
  'false_feedback_no_action',
  'not_a_duplicate',
  'confirmed_duplicate',
  'deliberate_duplicate',
  'wrong_parent',
  'wrong_entity',
  'no_longer_operating',
  'still_operating',
]);
export type TicketOutcome = z.infer<typeof TicketOutcome>;

const ticket = z.object({ ticketId: z.int(), crmId: z.string() });

export const OpenTicket = ticket.extend({
  ticketState: z.enum(['new', 'open']),
  outcome: z.literal(''),
  feedbackBody: z.string(),
});

export const ClosedTicket = ticket.extend({
  ticketState: z.literal('closed'),
  outcome: TicketOutcome,
  feedbackBody: z.string().startsWith(CLOSED_TICKET_PREFIX, 'must start with a check mark and a space'),
});

/** `outcome` is empty until the ticket is closed; closing needs one. */
export const FeedbackTicket = z.discriminatedUnion('ticketState', [OpenTicket, ClosedTicket]);
export type FeedbackTicket = z.infer<typeof FeedbackTicket>;
