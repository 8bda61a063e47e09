import type { FollowUp } from '../../contract/combined.ts';
import { CoreError } from '../../contract/errors.ts';
import type { Extended } from '../../contract/extended.ts';
import type { JobErrorType, JobFamily, JobState } from '../../contract/job.ts';
import type { ResolutionOptions } from '../../jobs/job-options.ts';
import type { ClaimedJob, FinishedJob, FinishedStep, NewJob, StoredJob } from '../../jobs/job-store.ts';

export interface JobRow {
  readonly id: string;
  readonly family: JobFamily;
  readonly state: JobState;
  readonly follow_ups: string | null;
  readonly has_advanced: number;
  readonly created_at: number;
  readonly completed_at: number | null;
  readonly record: string | null;
  readonly extended: string | null;
  readonly error_type: JobErrorType | null;
  readonly error_message: string | null;
}

export interface ClaimedRow extends Omit<ClaimedJob, 'request' | 'options' | 'progress'> {
  readonly progress: string | null;
  readonly request: string;
  readonly options: string;
}

/** The token of a first claim. */
export const FIRST_TOKEN = 1;
/** Nobody asks for a longer lease: one that ends later was given before the clock was set back, and would outlive its worker. */
export const LONGEST_LEASE_MS = 120_000;

/** The job of a row that has the columns of JobRow; undefined without one. */
export function storedJob(row: unknown): StoredJob | undefined {
  if (row === undefined) return undefined;
  // The stores select the columns of JobRow.
  const job = row as JobRow;
  return {
    id: job.id,
    family: job.family,
    state: job.state,
    followUps: job.follow_ups === null ? [] : (JSON.parse(job.follow_ups) as FollowUp[]),
    hasAdvanced: job.has_advanced === 1,
    createdAt: new Date(job.created_at).toISOString(),
    completedAt: job.completed_at === null ? null : new Date(job.completed_at).toISOString(),
    record: job.record === null ? null : JSON.parse(job.record),
    extended: job.extended === null ? null : (JSON.parse(job.extended) as Extended),
    errorType: job.error_type,
    errorMessage: job.error_message,
  };
}

/** A claimed job, of the row that the claim has returned. */
export function claimedJob(row: ClaimedRow): ClaimedJob {
  return {
    ...row,
    request: JSON.parse(row.request),
    options: JSON.parse(row.options) as ResolutionOptions,
    progress: row.progress === null ? null : (JSON.parse(row.progress) as FinishedStep),
  };
}

/** A new job that is claimed from the start. */
export function begunJob({ workspace, ...job }: NewJob, id: string, createdMs: number): ClaimedJob {
  const { family, request, options } = job;
  const claim = { id, workspace, options, createdMs, progress: null, token: FIRST_TOKEN };
  // Whoever creates a job has read its request by the schema of its family.
  return { ...claim, family, request } as ClaimedJob;
}

/** A job whose key is known. */
export interface KnownRow {
  readonly id: string;
  readonly family: string;
  readonly request: string;
  readonly options: string;
}

/** Gives the id of the job that a key is known for. Throws CONFLICT when it was used with another body or dataset, or for another operation. */
export function knownId(
  known: KnownRow | undefined,
  { family, options }: Pick<NewJob, 'family' | 'options'>,
  request: string,
): string {
  if (known !== undefined && known.family !== family)
    throw new CoreError('CONFLICT', 'the idempotency key was used for another operation');
  if (known?.request !== request)
    throw new CoreError('CONFLICT', 'the idempotency key was used with another body');
  // Written with the job.
  const { dataset } = JSON.parse(known.options) as ResolutionOptions;
  if (dataset !== options.dataset)
    throw new CoreError('CONFLICT', 'the idempotency key was used with another dataset');
  return known.id;
}

/** How a job has ended, or that it has not. */
export type EndColumns = readonly [
  state: JobState,
  completedAt: number | null,
  record: string | null,
  extended: string | null,
  coreId: string | null,
  errorType: string | null,
  errorMessage: string | null,
];

/** The values of a result. */
export function endColumns({ result, endedMs, pinned, texts }: FinishedJob): EndColumns {
  const { state, extended } = result;
  const told = texts?.extended ?? (extended === null ? null : JSON.stringify(extended));
  if (result.state === 'failed')
    return [state, endedMs, null, told, null, result.errorType, result.errorMessage];
  const record = texts?.record ?? JSON.stringify(result.record);
  return [state, endedMs, record, told, pinned?.coreId ?? null, null, null];
}
