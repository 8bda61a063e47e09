import type { z } from 'zod';
import type { AccountPairs } from './account-pair.ts';
import type { AccountLine, AccountsStatus } from './accounts.ts';
import type { AloneAccounts } from './alone-accounts.ts';
import type { BulkPart, BulkStatus } from './bulk.ts';
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
  /** Of a request by `core_id`: the account that is asked about, for a service in this process; never on the wire. */
  readonly account?: EntityInput;
}

/** Jobs of a crosscheck are evaluated against the dataset of this name; against the workspace's own without. */
export interface CreateJobsOptions {
  readonly dataset?: string;
}

/** Which dataset: that of a run by its name, or the workspace's own. */
export interface DatasetOptions {
  readonly dataset?: string;
  readonly signal?: AbortSignal;
}

/** Above a tenth, accounts leave the workspace's own dataset only with `mayLeave`. */
export interface LoadAccountsOptions extends DatasetOptions {
  readonly mayLeave?: boolean;
}

/** With `waitMs` the answer is held back until the load has ended. */
export interface AccountsStatusOptions extends DatasetOptions {
  readonly waitMs?: number;
}

/** `extended` asks for outcome and evidence; with `waitMs` the answer is held back until the jobs have ended. */
export interface ReadJobOptions {
  readonly extended?: boolean;
  readonly waitMs?: number;
  readonly signal?: AbortSignal;
}

/** Many rows at a service elsewhere, at once: their jobs in order; undefined where it takes none. */
export type RunBulk = <F extends JobFamily>(
  family: F,
  requests: readonly JobRequest<F>[],
  options: ReadJobOptions & CreateJobsOptions,
) => Promise<readonly JobStatus<F>[] | undefined>;

/** Lines of a part, and the SHA-256 that they should have (hex, without compression). */
export interface BulkLines {
  readonly lines: AsyncIterable<AccountLine>;
  /** Of the lines that were read; to be asked for when they have come to their end. */
  readonly sha256: () => string;
  readonly expected?: string;
}

/** Jobs of a family by the ten thousand: parts go in, are worked on once they are all there, and come out in order. */
export interface BulkService {
  /** Throws CONFLICT for an idempotency key that is known with another family. */
  create(
    family: JobFamily,
    options?: CreateJobsOptions & { readonly idempotencyKey?: string },
  ): Promise<BulkStatus>;
  /**
   * Takes a part; the same one once more changes nothing. A line that is no request of the family becomes a row that has
   * failed. Throws INVALID_REQUEST naming the line that is no JSON, CONFLICT for another part under its number.
   */
  addPart(id: string, part: number, lines: BulkLines): Promise<BulkPart>;
  /** Throws CONFLICT when there are other parts than 1 to `parts`. */
  start(id: string, parts: number): Promise<BulkStatus>;
  /** With waitMs, once all rows have ended or the time is over. Throws JOB_NOT_FOUND. */
  status(id: string, options?: Pick<ReadJobOptions, 'waitMs' | 'signal'>): Promise<BulkStatus>;
  /** The rows of a part as jobs, in their order. Throws CONFLICT while they have not all ended. */
  results(
    id: string,
    part: number,
    options?: Pick<ReadJobOptions, 'extended'>,
  ): AsyncIterable<readonly JobStatus<JobFamily>[]>;
  /** Forgets it with its results. Throws JOB_NOT_FOUND. */
  drop(id: string): Promise<void>;
}

/** The product as one workspace sees it: implemented by the local engine and by the client of a remote one. */
export interface Service {
  /**
   * Creates the jobs in one transaction; answers in the order of the requests. Throws INVALID_REQUEST naming
   * the field, and CONFLICT for a known idempotency key with another body.
   */
  create<F extends JobFamily>(
    family: F,
    requests: readonly JobRequest<F>[],
    options?: CreateJobsOptions,
  ): Promise<readonly JobCreated[]>;

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
    options: ReadJobOptions & CreateJobsOptions,
  ): Promise<readonly JobStatus<F>[]>;

  /** The latest completed resolution of the entity. Throws ENTITY_NOT_FOUND. */
  lookupEntity(coreId: string): Promise<LookupEntity>;

  submitFeedback(request: FeedbackRequest): Promise<FeedbackAccepted>;

  /** The current state of the ticket. Throws NOT_FOUND. */
  readFeedback(ticketId: number): Promise<FeedbackTicket>;

  startEnrichment(request: EnrichmentRequest): Promise<EnrichmentStarted>;

  /** The state of the run and its output fields; with waitMs, once it has ended or the time is over. Throws NOT_FOUND. */
  readEnrichment(executionId: string, options?: ReadJobOptions): Promise<EnrichmentStatus>;

  /**
   * Takes the accounts that crosschecks are evaluated against from then on, and answers when all are read; they are
   * resolved and judged afterwards (`accountsStatus`), and jobs see the ones before until then. Throws INVALID_REQUEST
   * naming line and field, CONFLICT when too many would leave, RUN_BUSY during another load of the dataset.
   */
  loadAccounts(lines: AsyncIterable<AccountLine>, options?: LoadAccountsOptions): Promise<AccountsStatus>;

  /** What is in use and how far the latest load is. */
  accountsStatus(options?: AccountsStatusOptions): Promise<AccountsStatus>;

  /**
   * The pairs of accounts of a run's dataset that may be one company, as far as accounts without an entity need them;
   * undefined when none were kept. Only a service that does the work in this process has it: others do not tell of such
   * accounts, and who asks finds the same pairs by the accounts alone.
   */
  accountPairs?(dataset: string): Promise<AccountPairs | undefined>;

  /**
   * What the accounts of a run's dataset alone tell of those without an entity, once a job against it was answered while
   * it is judged; undefined where that is not known: who asks finds the same by the accounts and the answers.
   */
  aloneAccounts?(dataset: string): AloneAccounts | undefined;

  /**
   * Jobs against the dataset of a run may be created as soon as its accounts are being judged: each is answered when its
   * own account is. Only a service that does the work in this process has it.
   */
  readonly tellsWhileJudging?: boolean;

  /** Forgets the accounts. Throws RUN_BUSY during a load. */
  dropAccounts(options?: DatasetOptions): Promise<AccountsStatus>;

  /** Many rows at once; only a service of callers with keys has it. */
  readonly bulk?: BulkService;

  close(): Promise<void>;
}
