// The entry of the package for programs. Against the rule of no barrel files it hands on what others define, so that
// a user of the client needs no second import.
import type { CombinedRecord, FollowUp } from '../../contract/combined.ts';
import type { CrosscheckRecord, CrosscheckRequest } from '../../contract/crosscheck.ts';
import type { EntityInput } from '../../contract/entity-input.ts';
import type { EntityResolutionRecord } from '../../contract/entity-resolution.ts';
import { CoreError } from '../../contract/errors.ts';
import type { FeedbackAccepted, FeedbackRequest, FeedbackTicket } from '../../contract/feedback.ts';
import type { FirmographicsRecord } from '../../contract/firmographics.ts';
import type { EnrichmentRequest, EnrichmentStarted, EnrichmentStatus } from '../../contract/inbound.ts';
import type { JobCreated, JobFamily } from '../../contract/job.ts';
import type { LookupEntity } from '../../contract/lookup-entity.ts';
import type { ResolveParentRecord } from '../../contract/resolve-parent.ts';
import type { JobStatus, RequestOf, Service } from '../../contract/service.ts';
import { JobFailedError } from './job-failed-error.ts';
import { type RemoteServiceOptions, remoteService } from './remote-service.ts';

export type { ErrorCode } from '../../contract/errors.ts';
export type { Extended } from '../../contract/extended.ts';
export type { Parentage, Party } from '../../contract/resolve-parent.ts';
export type { WebhookPayload } from '../../contract/webhook-event.ts';
export { WEBHOOK_HEADERS } from '../../contract/webhook-event.ts';
export { signatureOf, verifyWebhook } from '../../contract/webhook-signature.ts';
export type {
  CombinedRecord,
  CrosscheckRecord,
  CrosscheckRequest,
  EnrichmentRequest,
  EnrichmentStarted,
  EnrichmentStatus,
  EntityInput,
  EntityResolutionRecord,
  FeedbackAccepted,
  FeedbackRequest,
  FeedbackTicket,
  FirmographicsRecord,
  FollowUp,
  JobCreated,
  JobFamily,
  JobStatus,
  LookupEntity,
  RequestOf,
  ResolveParentRecord,
};
export { CoreError, JobFailedError };

/** As for a remote service; the user agent is `core-client` unless given. */
export type CoreClientOptions = Omit<RemoteServiceOptions, 'userAgent'> & { readonly userAgent?: string };

/** The record of a completed job of a family. */
export type RecordOf<F extends JobFamily> = Extract<JobStatus<F>, { status: 'completed' }>['record'];

export interface WaitOptions {
  /** How long to wait for the end of the job, in milliseconds; 10 minutes unless given. */
  readonly timeoutMs?: number;
  /** Ends the waiting at once with its reason; the job goes on. */
  readonly signal?: AbortSignal;
}

export interface CreateOptions {
  /** Makes sending the same body twice the same as once, and so safe to try again after a broken connection. */
  readonly idempotencyKey?: string;
}

const TIMEOUT_MS = 10 * 60 * 1000;

/**
 * A client of one service and one API key (docs/wire.md). It keeps connections open until `close`.
 *
 * Every method throws CoreError, whose `code` tells what to do: INVALID_REQUEST names the field, FORBIDDEN and
 * UNAUTHORIZED are the key's, RATE_LIMITED and REMOTE the service's, NETWORK the connection's. What may pass (500, 502,
 * 503, 504, broken connections, 429) has been tried again before, where that is safe.
 */
export class CoreClient {
  readonly #service: Service;

  /** Throws CONFIG for http:// to another machine, and for a key that no header can carry. */
  constructor(options: CoreClientOptions) {
    this.#service = remoteService({ userAgent: 'core-client', ...options });
  }

  /**
   * Resolves a company to its canonical entity. `core_id` of the record is ten digits, or null when none matched;
   * confidence and reasoning are always there. Throws JobFailedError. (docs/wire.md, Entity resolution record)
   */
  async resolve(
    input: EntityInput,
    options: WaitOptions & CreateOptions = {},
  ): Promise<EntityResolutionRecord> {
    return this.#ended('entity-resolution', input, options);
  }

  /**
   * Finds the parent, the top parent and the regional classification of an entity; `parent` is null when it has none.
   * Throws JobFailedError, with `core_id_not_found` for an unknown id. (docs/wire.md, Resolve parent record)
   */
  async resolveParent(
    coreId: string,
    options: WaitOptions & CreateOptions = {},
  ): Promise<ResolveParentRecord> {
    return this.#ended('resolve-parent', { core_id: coreId }, options);
  }

  /**
   * Finds operational status, location, headcount (people) and revenue (whole units of `currency`, ISO 4217) of an
   * entity; unknown parts are null. Throws JobFailedError. (docs/wire.md, Firmographics record)
   */
  async firmographics(
    coreId: string,
    options: WaitOptions & CreateOptions = {},
  ): Promise<FirmographicsRecord> {
    return this.#ended('firmographics', { core_id: coreId }, options);
  }

  /**
   * Resolves a company, then runs the follow-ups. `firmographics` and `parentage` are there when they were asked for,
   * and null when nothing matched. Throws JobFailedError. (docs/wire.md, Combined record)
   */
  async combined(
    input: EntityInput,
    jobs: readonly FollowUp[],
    options: WaitOptions & CreateOptions = {},
  ): Promise<CombinedRecord> {
    return this.#ended('combined', { ...input, jobs: [...jobs] }, options);
  }

  /**
   * Checks an account against the caller's CRM dataset; `external_id` is its id there. `crosscheck` and `parentage` are
   * null when the pass could not run. Throws JobFailedError. (docs/wire.md, Crosscheck record)
   */
  async crosscheck(
    input: CrosscheckRequest,
    options: WaitOptions & CreateOptions = {},
  ): Promise<CrosscheckRecord> {
    return this.#ended('crosscheck', input, options);
  }

  /** Creates a job and does not wait for it. Throws CONFLICT for a known key with another body. (docs/wire.md, Sending again) */
  async createJob<F extends JobFamily>(
    family: F,
    body: RequestOf<F>,
    { idempotencyKey }: CreateOptions = {},
  ): Promise<JobCreated> {
    const request = { body, ...(idempotencyKey !== undefined && { idempotencyKey }) };
    const [created] = await this.#service.create(family, [request]);
    return present(created);
  }

  /**
   * The state of a job now, with outcome and evidence as `extended` where the service has them. An unknown id is
   * `pending` without an id; of crosscheck it throws JOB_NOT_FOUND. (docs/wire.md, Jobs)
   */
  async job<F extends JobFamily>(family: F, id: string): Promise<JobStatus<F>> {
    const [status] = await this.#service.jobs(family, [id], { extended: true });
    return present(status);
  }

  /** Waits for the end of a job. Throws JobFailedError, and REMOTE when the time is over before. */
  async waitFor<F extends JobFamily>(
    family: F,
    id: string,
    { timeoutMs = TIMEOUT_MS, signal }: WaitOptions = {},
  ): Promise<RecordOf<F>> {
    const options = { waitMs: timeoutMs, ...(signal !== undefined && { signal }) };
    const [job] = await this.#service.jobs(family, [id], options);
    return recordOf<F>(id, present(job));
  }

  /** The latest completed resolution of an entity. Throws ENTITY_NOT_FOUND. (docs/wire.md, Lookup) */
  async lookupEntity(coreId: string): Promise<LookupEntity> {
    return this.#service.lookupEntity(coreId);
  }

  /** Submits feedback on a CRM account; `crmId` has 18 characters. (docs/wire.md, Feedback) */
  async submitFeedback(request: FeedbackRequest): Promise<FeedbackAccepted> {
    return this.#service.submitFeedback(request);
  }

  /** The state of a ticket now. Throws NOT_FOUND. (docs/wire.md, Feedback) */
  async readFeedback(ticketId: number): Promise<FeedbackTicket> {
    return this.#service.readFeedback(ticketId);
  }

  /** Starts an enrichment of a CRM record; it takes `socialUrl`, or `name` and `website`. (docs/wire.md, Inbound enrichment) */
  async startEnrichment(request: EnrichmentRequest): Promise<EnrichmentStarted> {
    return this.#service.startEnrichment(request);
  }

  /** The state of an enrichment now and its output fields. Throws NOT_FOUND. (docs/wire.md, Inbound enrichment) */
  async readEnrichment(executionId: string): Promise<EnrichmentStatus> {
    return this.#service.readEnrichment(executionId);
  }

  /** Closes the connections; what is still being waited for ends with an error. */
  async close(): Promise<void> {
    await this.#service.close();
  }

  async #ended<F extends JobFamily>(
    family: F,
    body: RequestOf<F>,
    options: WaitOptions & CreateOptions,
  ): Promise<RecordOf<F>> {
    options.signal?.throwIfAborted();
    const { id } = await this.createJob(family, body, options);
    return this.waitFor(family, id, options);
  }
}

function recordOf<F extends JobFamily>(id: string, job: JobStatus<F>): RecordOf<F> {
  if (job.status === 'failed')
    throw new JobFailedError(job.error_message, { jobId: id, errorType: job.error_type });
  if (job.status !== 'completed')
    throw new CoreError('REMOTE', `job ${id} is still ${job.status}`, {
      fix: 'Wait for it again, with a longer timeoutMs.',
    });
  // A completed job of a family has its record, which the type does not say of a family not yet known.
  return job.record as RecordOf<F>;
}

/** The answer to a request for one job. */
function present<T>(answer: T | undefined): T {
  if (answer === undefined) throw new Error('the service interface gave no answer');
  return answer;
}
