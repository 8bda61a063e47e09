import type { FollowUp } from '../../contract/combined.ts';
import type { Extended } from '../../contract/extended.ts';
import type { JobErrorType, JobFamily, JobState } from '../../contract/job.ts';
import type { StoredJob } from '../../jobs/job-store.ts';

interface JobRow {
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

/** What `storedJob` reads of a row of the table job. */
export const JOB_COLUMNS = `id, family, state, created_at, completed_at, record, extended, error_type, error_message,
  CASE family WHEN 'combined' THEN request -> '$.jobs' END AS follow_ups,
  progress IS NOT NULL AS has_advanced`;

/** The job of a row with JOB_COLUMNS; undefined without one. */
export function storedJob(row: unknown): StoredJob | undefined {
  if (row === undefined) return undefined;
  // The columns are JOB_COLUMNS, written by this file.
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
