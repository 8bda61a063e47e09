import { CoreError } from '../contract/errors.ts';
import { type EnrichmentRequest, enrichmentRequestOf } from '../contract/inbound.ts';
import { parseWith } from '../contract/parse.ts';
import type { Service } from '../contract/service.ts';
import type { LocalServiceParts } from './service-parts.ts';

type Enrichment = Pick<Service, 'startEnrichment' | 'readEnrichment'>;

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

/** Inbound enrichment: a run ends as `error`, for its engine is still to come. */
export function enrichment({ workspace, clock, served }: LocalServiceParts): Enrichment {
  if (served === undefined) return { startEnrichment: notHere, readEnrichment: notHere };
  const { enrichments } = served;
  return {
    async startEnrichment(body: EnrichmentRequest) {
      const request = parseWith(enrichmentRequestOf([]), body, 'request');
      const executionId = await enrichments.add({ workspace, request, status: 'error' }, clock.now());
      const message = 'The engine that enriches accounts is not part of this version of core yet.';
      return { status: 'starting', executionId, message };
    },
    async readEnrichment(executionId) {
      const status = await enrichments.find(workspace, executionId);
      if (status === undefined) throw new CoreError('NOT_FOUND', 'there is no such execution');
      return { status, ...Object.fromEntries(DEFAULT_OUTPUTS.map((output) => [output, null])) };
    },
  };
}

async function notHere(): Promise<never> {
  throw new CoreError('NOT_AVAILABLE', 'inbound enrichment belongs to a served workspace', {
    fix: 'Start core serve, and name it with --endpoint.',
  });
}
