import { CoreError } from '../contract/errors.ts';
import { type EnrichmentRequest, enrichmentRequestOf } from '../contract/inbound.ts';
import { parseWith } from '../contract/parse.ts';
import type { Service } from '../contract/service.ts';
import type { LocalServiceParts } from './service-parts.ts';

type Enrichment = Pick<Service, 'startEnrichment' | 'readEnrichment'>;

/** Inbound enrichment: a run ends as `error`, for its engine is still to come. */
export function enrichment({ workspace, clock, served, settings }: LocalServiceParts): Enrichment {
  if (served === undefined) return { startEnrichment: notHere, readEnrichment: notHere };
  const { enrichments } = served;
  return {
    async startEnrichment(body: EnrichmentRequest) {
      const { agreed_schema } = await settings.of(workspace);
      const request = parseWith(enrichmentRequestOf(agreed_schema), body, 'request');
      const executionId = await enrichments.add({ workspace, request, status: 'error' }, clock.now());
      const message = 'The engine that enriches accounts is not part of this version of core yet.';
      return { status: 'starting', executionId, message };
    },
    async readEnrichment(executionId) {
      const status = await enrichments.find(workspace, executionId);
      if (status === undefined) throw new CoreError('NOT_FOUND', 'there is no such execution');
      const { inbound_outputs } = await settings.of(workspace);
      return { status, ...Object.fromEntries(Object.keys(inbound_outputs).map((output) => [output, null])) };
    },
  };
}

async function notHere(): Promise<never> {
  throw new CoreError('NOT_AVAILABLE', 'inbound enrichment belongs to a served workspace', {
    fix: 'Start core serve, and name it with --endpoint.',
  });
}
