import { CoreError } from '../contract/errors.ts';
import { FeedbackRequest } from '../contract/feedback.ts';
import { type EnrichmentRequest, enrichmentRequestOf } from '../contract/inbound.ts';
import { parseWith } from '../contract/parse.ts';
import type { Service } from '../contract/service.ts';
import type { LocalServiceParts } from './service-parts.ts';

type FeedbackAndEnrichment = Pick<
  Service,
  'submitFeedback' | 'readFeedback' | 'startEnrichment' | 'readEnrichment'
>;

/** The output fields of an enrichment that a workspace has when it configured none (docs/wire.md, Inbound enrichment). */
const DEFAULT_OUTPUTS = [
  'core_id',
  'legal_name',
  'trading_name',
  'website',
  'country',
  'operational_status',
  'headcount',
  'revenue',
  'parent_core_id',
  'top_parent_core_id',
] as const;

/** Feedback and inbound enrichment. Tickets are kept; a run of an enrichment ends as `error`: its engine is still to come. */
export function feedbackAndEnrichment({
  workspace,
  clock,
  served,
}: LocalServiceParts): FeedbackAndEnrichment {
  if (served === undefined)
    return {
      submitFeedback: notHere,
      readFeedback: notHere,
      startEnrichment: notHere,
      readEnrichment: notHere,
    };
  const { tickets, enrichments } = served;
  return {
    async submitFeedback(body: FeedbackRequest) {
      const { crmId, feedback, name = crmId } = parseWith(FeedbackRequest, body, 'request');
      const ticketId = await tickets.add({ workspace, crmId, name, feedback }, clock.now());
      return { status: 'Success', message: 'The feedback was received.', ticketId };
    },
    async readFeedback(ticketId) {
      return (await tickets.find(workspace, ticketId)) ?? notFound(`there is no ticket ${ticketId}`);
    },
    async startEnrichment(body: EnrichmentRequest) {
      const request = parseWith(enrichmentRequestOf([]), body, 'request');
      const executionId = await enrichments.add({ workspace, request, status: 'error' }, clock.now());
      const message = 'The engine that enriches accounts is not part of this version of core yet.';
      return { status: 'starting', executionId, message };
    },
    async readEnrichment(executionId) {
      const status =
        (await enrichments.find(workspace, executionId)) ?? notFound('there is no such execution');
      return { status, ...Object.fromEntries(DEFAULT_OUTPUTS.map((output) => [output, null])) };
    },
  };
}

function notFound(message: string): never {
  throw new CoreError('NOT_FOUND', message);
}

async function notHere(): Promise<never> {
  throw new CoreError('NOT_AVAILABLE', 'feedback and inbound enrichment belong to a served workspace', {
    fix: 'Start core serve, and name it with --endpoint.',
  });
}
