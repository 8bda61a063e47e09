import type { z } from 'zod';
import { CombinedRequest, CombinedStatus } from './combined.ts';
import { CrosscheckRequest, CrosscheckStatus } from './crosscheck.ts';
import { EntityInput } from './entity-input.ts';
import { EntityResolutionStatus } from './entity-resolution.ts';
import type { FeedbackAccepted, FeedbackRequest, FeedbackTicket } from './feedback.ts';
import { FirmographicsRequest, FirmographicsStatus } from './firmographics.ts';
import type { EnrichmentRequest, EnrichmentStarted, EnrichmentStatus } from './inbound.ts';
import type { JobCreated, JobFamily } from './job.ts';
import type { LookupEntity } from './lookup-entity.ts';
import { ResolveParentRequest, ResolveParentStatus } from './resolve-parent.ts';

/** What goes in and comes out of each job family. */
export const JOB_SCHEMAS = {
  'entity-resolution': { request: EntityInput, status: EntityResolutionStatus },
  'resolve-parent': { request: ResolveParentRequest, status: ResolveParentStatus },
  firmographics: { request: FirmographicsRequest, status: FirmographicsStatus },
  combined: { request: CombinedRequest, status: CombinedStatus },
  crosscheck: { request: CrosscheckRequest, status: CrosscheckStatus },
} as const satisfies Record<JobFamily, { request: z.ZodType; status: z.ZodType }>;

export type RequestOf<F extends JobFamily> = z.infer<(typeof JOB_SCHEMAS)[F]['request']>;
export type JobStatus<F extends JobFamily> = z.infer<(typeof JOB_SCHEMAS)[F]['status']>;

/** A job to create: the request body and, for batches, the key that makes creating it twice the same as once. */
export interface JobRequest<F extends JobFamily = JobFamily> {
  readonly body: RequestOf<F>;
  readonly idempotencyKey?: string;
}

/** `extended` asks for outcome and evidence; with `waitMs` the answer is held back until the jobs have ended. */
export interface ReadJobOptions {
  readonly extended?: boolean;
  readonly waitMs?: number;
  readonly signal?: AbortSignal;
}

/** The product as one workspace sees it: implemented by the local engine and by the client of a remote one. */
export interface Service {
  /**
   * Creates the jobs in one transaction; answers in the order of the requests. Throws INVALID_REQUEST naming
   * the field, and CONFLICT for a known idempotency key with another body.
   */
  create<F extends JobFamily>(family: F, requests: readonly JobRequest<F>[]): Promise<readonly JobCreated[]>;

  /**
   * States of the jobs, in the order of ids; with waitMs, once all are terminal or the time is over.
   * An unknown id is pending without an id; for crosscheck it throws JOB_NOT_FOUND (docs/wire.md, Jobs).
   * For a job that was pruned it throws JOB_PRUNED.
   */
  jobs<F extends JobFamily>(
    family: F,
    ids: readonly string[],
    options?: ReadJobOptions,
  ): Promise<readonly JobStatus<F>[]>;

  /**
   * The same as `create` and then `jobs` with these options, in fewer steps. Only a service that does the work in this
   * process has it.
   */
  run?<F extends JobFamily>(
    family: F,
    requests: readonly JobRequest<F>[],
    options: ReadJobOptions,
  ): Promise<readonly JobStatus<F>[]>;

  /** The latest completed resolution of the entity. Throws ENTITY_NOT_FOUND. */
  lookupEntity(coreId: string): Promise<LookupEntity>;

  submitFeedback(request: FeedbackRequest): Promise<FeedbackAccepted>;

  /** The current state of the ticket. Throws NOT_FOUND. */
  readFeedback(ticketId: number): Promise<FeedbackTicket>;

  startEnrichment(request: EnrichmentRequest): Promise<EnrichmentStarted>;

  /** The current state of the run and its output fields. Throws NOT_FOUND. */
  readEnrichment(executionId: string): Promise<EnrichmentStatus>;

  close(): Promise<void>;
}
