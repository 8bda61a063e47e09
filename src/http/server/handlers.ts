import type { LoadAccountsQuery } from '../../contract/accounts.ts';
import { CoreError } from '../../contract/errors.ts';
import type { FeedbackRequest, TicketRequest } from '../../contract/feedback.ts';
import type { EnrichmentQuery, EnrichmentRequest } from '../../contract/inbound.ts';
import type { JobFamily } from '../../contract/job.ts';
import type { RouteName } from '../../contract/route.ts';
import type { ReadJobOptions, RequestOf, Service } from '../../contract/service.ts';
import { BULK_HANDLERS } from './bulk-handlers.ts';
import { type Handler, isExtended, taking, unlessAborted } from './handler.ts';
import { datasetOf, idempotencyKeyOf, waitMsOf } from './job-headers.ts';

/** What each route asks of the service; the answer is the body. */
export const HANDLERS: Readonly<Record<RouteName, Handler>> = {
  'create-entity-resolution': creating('entity-resolution'),
  'read-entity-resolution': reading('entity-resolution'),
  'create-resolve-parent': creating('resolve-parent'),
  'read-resolve-parent': reading('resolve-parent'),
  'create-firmographics': creating('firmographics'),
  'read-firmographics': reading('firmographics'),
  'create-combined': creating('combined'),
  'read-combined': reading('combined'),
  'create-crosscheck': creating('crosscheck'),
  'read-crosscheck': reading('crosscheck'),
  'lookup-entity': ({ service, id }) => service.lookupEntity(id),
  'submit-feedback': taking<FeedbackRequest>(({ service }, feedback) => service.submitFeedback(feedback)),
  'read-feedback': taking<TicketRequest>(({ service }, { ticketId }) => service.readFeedback(ticketId)),
  'start-enrichment': taking<EnrichmentRequest>(({ service }, start) => service.startEnrichment(start)),
  'read-enrichment': taking<EnrichmentQuery>(({ service, request }, { executionId }) =>
    service.readEnrichment(executionId, { extended: isExtended(request) }),
  ),
  'load-accounts': taking<LoadAccountsQuery>(({ service, request, lines }, { confirm }) =>
    service.loadAccounts(lines(), { ...datasetOf(request.headers), mayLeave: confirm === 'leaving' }),
  ),
  'read-accounts': ({ service, request, reply, signal }) => {
    const waitMs = waitMsOf(request.headers);
    const asked = datasetOf(request.headers);
    if (waitMs === undefined) return service.accountsStatus(asked);
    reply.header('preference-applied', 'wait');
    return unlessAborted(signal(), (options) => service.accountsStatus({ ...asked, ...options }), waitMs);
  },
  'drop-accounts': ({ service, request }) => service.dropAccounts(datasetOf(request.headers)),
  ...BULK_HANDLERS,
};

function creating<F extends JobFamily>(family: F): Handler {
  return taking<RequestOf<F>>(async ({ service, request }, body) => {
    const idempotencyKey = idempotencyKeyOf(request.headers);
    const job = { body, ...(idempotencyKey === undefined ? {} : { idempotencyKey }) };
    const options = family === 'crosscheck' ? datasetOf(request.headers) : {};
    return only(await service.create(family, [job], options));
  });
}

function reading(family: JobFamily): Handler {
  return async ({ service, id, request, reply, signal }) => {
    const extended = isExtended(request);
    const waitMs = waitMsOf(request.headers);
    if (waitMs === undefined) return only(await service.jobs(family, [id], { extended, signal: signal() }));
    reply.header('preference-applied', 'wait');
    return only(await waitFor({ service, family, id }, { extended, waitMs, signal: signal() }));
  };
}

interface Wanted {
  readonly service: Service;
  readonly family: JobFamily;
  readonly id: string;
}

async function waitFor(
  { service, family, id }: Wanted,
  { extended = false, waitMs, signal }: ReadJobOptions & { waitMs: number; signal: AbortSignal },
) {
  return unlessAborted(signal, (wait) => service.jobs(family, [id], { extended, ...wait }), waitMs);
}

function only<T>([one]: readonly T[]): T {
  if (one === undefined)
    throw new CoreError('INTERNAL', 'the service answered no job where one was asked for');
  return one;
}
