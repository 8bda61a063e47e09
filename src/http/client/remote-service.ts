import { setMaxListeners } from 'node:events';
import { CoreError } from '../../contract/errors.ts';
import { FeedbackAccepted, FeedbackRequest, FeedbackTicket, TicketRequest } from '../../contract/feedback.ts';
import { EnrichmentRequest, EnrichmentStarted, EnrichmentStatus } from '../../contract/inbound.ts';
import { LookupEntity } from '../../contract/lookup-entity.ts';
import { parseWith } from '../../contract/parse.ts';
import { JOB_SCHEMAS, type RunBulk, type Service } from '../../contract/service.ts';
import { allOrAbort } from './all-or-abort.ts';
import { type ClientClock, systemClientClock } from './clock.ts';
import { pollJob } from './poll-job.ts';
import { readAnswer } from './read-answer.ts';
import { datasetHeader, remoteAccounts } from './remote-accounts.ts';
import { remoteBulks } from './remote-bulk.ts';
import { type Ask, createJob, readJob } from './remote-jobs.ts';
import { type Endpoints, routeCallsOf } from './route-calls.ts';
import { senderOf } from './sender.ts';
import { openTransport } from './transport.ts';

export interface RemoteServiceOptions extends Endpoints {
  /** Requests at once, and so connections; 64 unless given. */
  readonly concurrency?: number;
  /** Of one request, beside the time its answer may be held back; 30 s unless given. */
  readonly timeoutMs?: number;
  readonly clock?: ClientClock;
  /** PEM; trusted beside the authorities Node knows. */
  readonly caCertificates?: string;
}

/** A service elsewhere, and how it takes many rows at once. */
export interface RemoteService extends Service {
  readonly runBulk: RunBulk;
}

const CONCURRENCY = 64;
const TIMEOUT_MS = 30_000;

/**
 * The service at an address, a core or another that speaks docs/wire.md, as a `Service`. Tries again what may pass and
 * is safe to repeat, keeps the pauses the service asks for, and reads answers tolerantly. Jobs are created one by one:
 * after a failure some of the others may exist. Throws CONFIG for an address that would send the key unencrypted.
 */
export function remoteService(options: RemoteServiceOptions): RemoteService {
  const { clock = systemClientClock } = options;
  const closing = new AbortController();
  const { ask, close } = openLine(options, clock);
  const { signal } = closing;
  // Every single call listens: that is no leak.
  setMaxListeners(0, signal);
  return {
    async create(family, requests, { dataset } = {}) {
      // Nothing is sent unless all can be.
      for (const { body } of requests) parseWith(JOB_SCHEMAS[family].request, body, 'request');
      return allOrAbort(requests, [signal], (request, ending) =>
        createJob(ask, family, { ...request, headers: datasetHeader(dataset), signal: ending }),
      );
    },
    async jobs(family, ids, { extended = false, waitMs = 0, signal: asked = signal } = {}) {
      const reading = { family, isExtended: extended, waitMs, clock };
      return allOrAbort(ids, [signal, asked], (id, ending) =>
        readJob(ask, { ...reading, id, signal: ending }),
      );
    },
    async lookupEntity(coreId) {
      const { body } = await ask('lookup-entity', LookupEntity, { params: { core_id: coreId }, signal });
      return body;
    },
    async submitFeedback(request) {
      const feedback = parseWith(FeedbackRequest, request, 'request');
      const effect = 'the feedback may have been taken';
      return (await ask('submit-feedback', FeedbackAccepted, { body: feedback, effect, signal })).body;
    },
    async readFeedback(ticketId) {
      const ticket = parseWith(TicketRequest, { ticketId }, 'request');
      return (await ask('read-feedback', FeedbackTicket, { body: ticket, signal })).body;
    },
    async startEnrichment(request) {
      const enrichment = parseWith(EnrichmentRequest, request, 'request');
      // Started twice without force, the run that is there is answered (docs/wire.md, Inbound enrichment).
      const once = enrichment.force === true ? { effect: 'the enrichment may have been started' } : {};
      return (await ask('start-enrichment', EnrichmentStarted, { body: enrichment, ...once, signal })).body;
    },
    async readEnrichment(executionId, { extended = false, waitMs = 0, signal: asked = signal } = {}) {
      const parts = {
        query: { executionId },
        ...(extended && { headers: { 'x-core-extended': 'true' } }),
        signal: AbortSignal.any([signal, asked]),
      };
      const deadline = clock.now() + waitMs;
      const look = async () => {
        const { answer, body } = await ask('read-enrichment', EnrichmentStatus, parts);
        return { answer, job: body, hasEnded: body.status === 'complete' || body.status === 'error' };
      };
      return pollJob(look, { clock, deadline, signal: parts.signal });
    },
    ...remoteAccounts(ask, clock, signal),
    runBulk: remoteBulks(ask, clock, signal),
    async close() {
      closing.abort(new CoreError('USAGE', 'the client was closed', { fix: 'Open another one.' }));
      await close();
    },
  };
}

function openLine(
  options: RemoteServiceOptions,
  clock: ClientClock,
): { readonly ask: Ask; close(): Promise<void> } {
  const { concurrency = CONCURRENCY, timeoutMs = TIMEOUT_MS, caCertificates } = options;
  if (!Number.isInteger(concurrency) || concurrency < 1)
    throw new CoreError('CONFIG', 'concurrency must be a whole number, at least 1', { field: 'concurrency' });
  const callOf = routeCallsOf(options);
  const transport = openTransport({
    connections: concurrency,
    ...(caCertificates !== undefined && { caCertificates }),
  });
  const send = senderOf({ transport, clock, concurrency, timeoutMs });
  return {
    async ask(name, schema, parts) {
      const call = callOf(name, parts);
      const answer = await send(call);
      return { answer, body: readAnswer(schema, answer, call.address) };
    },
    close: transport.close,
  };
}
