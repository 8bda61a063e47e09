import { describe, expect, it } from 'vitest';
import {
  FeedbackAccepted,
  FeedbackRequest,
  FeedbackTicket,
  TicketOutcome,
  TicketQuery,
  TicketRequest,
} from '../../src/contract/feedback.ts';

const crmId = '0018d00000ABCdeAAG';
const open = { ticketId: 7, ticketState: 'open', outcome: '', crmId, feedbackBody: 'Not a double.' };

describe('feedback', () => {
  it('is an account and a text, perhaps with a title', () => {
    const request = { crmId, feedback: 'Not a double.', name: 'Acme' };
    expect(FeedbackRequest.parse({ ...request, mood: 'bad' })).toEqual(request);
  });

  it.each([
    { feedback: 'x' },
    { crmId: '', feedback: 'x' },
    { crmId: 'A'.repeat(256), feedback: 'x' },
    { crmId },
    { crmId, feedback: '' },
    { crmId, feedback: null },
    { crmId, feedback: 'x', name: '' },
  ])('is not %j', (request) => expect(FeedbackRequest.safeParse(request).success).toBe(false));

  it('is answered with Success and a number', () => {
    const answer = { status: 'Success', message: 'Thank you.', ticketId: 7 };
    expect(FeedbackAccepted.parse(answer)).toEqual(answer);
    expect(FeedbackAccepted.safeParse({ ...answer, ticketId: '7' }).success).toBe(false);
  });
});

describe('a ticket', () => {
  it('is asked for by number, in a body or a query', () => {
    expect(TicketRequest.parse({ ticketId: 7 })).toEqual({ ticketId: 7 });
    expect(TicketRequest.safeParse({ ticketId: '7' }).success).toBe(false);
    expect(TicketQuery.parse({ ticketId: '7' })).toEqual({ ticketId: 7 });
    expect(TicketQuery.safeParse({ ticketId: '' }).success).toBe(false);
    expect(TicketQuery.safeParse({ ticketId: '7x' }).success).toBe(false);
  });

  it('has an empty outcome until it is closed', () => {
    expect(FeedbackTicket.parse(open)).toEqual(open);
    expect(FeedbackTicket.safeParse({ ...open, outcome: 'wrong_parent' }).success).toBe(false);
    expect(FeedbackTicket.safeParse({ ...open, outcome: null }).success).toBe(false);
  });

  it.each(TicketOutcome.options)('closes with %s and a check mark', (outcome) => {
    const closed = { ...open, ticketState: 'closed', outcome, feedbackBody: '✅ Not a double.' };
    expect(FeedbackTicket.parse(closed)).toEqual(closed);
    expect(FeedbackTicket.safeParse({ ...closed, feedbackBody: open.feedbackBody }).success).toBe(false);
    expect(FeedbackTicket.safeParse({ ...closed, outcome: '' }).success).toBe(false);
  });

  it('has no other state', () =>
    expect(FeedbackTicket.safeParse({ ...open, ticketState: 'reopened' }).success).toBe(false));
});
