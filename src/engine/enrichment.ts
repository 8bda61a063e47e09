import { CoreError } from '../contract/errors.ts';
import { type EnrichmentRequest, type EnrichmentStarted, enrichmentRequestOf } from '../contract/inbound.ts';
import { parseWith } from '../contract/parse.ts';
import type { Service } from '../contract/service.ts';
import type { StoredEnrichment } from '../inbound/enrichment-store.ts';
import { outputsOf } from '../inbound/found-fields.ts';
import { decidedAccount } from './inbound/decided-account.ts';
import { endedRun } from './inbound/ended-run.ts';
import type { LocalServiceParts } from './service-parts.ts';

type Enrichment = Pick<Service, 'startEnrichment' | 'readEnrichment'>;

const MESSAGES: Readonly<Record<EnrichmentStarted['status'], string>> = {
  starting: 'The account is being enriched.',
  in_progress: 'An enrichment of the account is under way.',
  cached: 'The account was enriched within the last 14 days; with force it starts afresh.',
};
const DECIDED_ANEW =
  'What people have decided of the account has changed since it was enriched: it is enriched afresh.';

/** Inbound enrichment: a run goes on by itself where the engine is served, and on the command line while somebody waits. */
export function enrichment({ workspace, enrichments, clock, settings }: LocalServiceParts): Enrichment {
  const { store, work, decisions } = enrichments;
  return {
    async startEnrichment(body: EnrichmentRequest) {
      const { agreed_schema: agreed } = await settings.of(workspace);
      const request = parseWith(enrichmentRequestOf(agreed), body, 'request');
      const decided = await decidedAccount(workspace, request, decisions);
      const { isDecidedAnew, ...started } = await store.start({ workspace, request, decided });
      if (started.status === 'starting') work.wake();
      return { ...started, message: isDecidedAnew ? DECIDED_ANEW : MESSAGES[started.status] };
    },
    async readEnrichment(executionId, { extended = false, ...wait } = {}) {
      const read = () => store.find(workspace, executionId);
      const run = await endedRun({ workspace, executionId, read, wait, work, clock });
      if (run === undefined) throw new CoreError('NOT_FOUND', 'there is no such execution');
      const { inbound_outputs: outputs } = await settings.of(workspace);
      return {
        status: run.status,
        ...outputsOf(outputs, run.crmId, run.found),
        ...(extended && { extended: extendedOf(run) }),
      };
    },
  };
}

function extendedOf({ crmId, told, found, error, createdMs, endedMs }: StoredEnrichment) {
  return {
    crm_id: crmId,
    request: JSON.parse(told),
    core_id: found.core_id ?? null,
    confidence: found.confidence ?? null,
    outcome: found.outcome ?? null,
    reasoning: found.reasoning ?? null,
    error,
    created_at: new Date(createdMs).toISOString(),
    completed_at: endedMs === null ? null : new Date(endedMs).toISOString(),
  };
}
