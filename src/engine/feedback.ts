import { CoreError } from '../contract/errors.ts';
import { FeedbackRequest } from '../contract/feedback.ts';
import { parseWith } from '../contract/parse.ts';
import type { Service } from '../contract/service.ts';
import type { LocalServiceParts } from './service-parts.ts';

type Feedback = Pick<Service, 'submitFeedback' | 'readFeedback'>;

/** What callers say about their accounts, kept as tickets. */
export function feedback({ workspace, clock, served }: LocalServiceParts): Feedback {
  if (served === undefined) return { submitFeedback: notHere, readFeedback: notHere };
  const { tickets } = served;
  return {
    async submitFeedback(body: FeedbackRequest) {
      const { crmId, feedback, name = crmId } = parseWith(FeedbackRequest, body, 'request');
      const ticketId = await tickets.add({ workspace, crmId, name, feedback }, clock.now());
      return { status: 'Success', message: 'The feedback was received.', ticketId };
    },
    async readFeedback(ticketId) {
      const ticket = await tickets.find(workspace, ticketId);
      if (ticket === undefined) throw new CoreError('NOT_FOUND', `there is no ticket ${ticketId}`);
      return ticket;
    },
  };
}

async function notHere(): Promise<never> {
  throw new CoreError('NOT_AVAILABLE', 'feedback belongs to a served workspace', {
    fix: 'Start core serve, and name it with --endpoint.',
  });
}
