import type { Subprocesses } from '../../contract/combined.ts';
import type { JobFamily } from '../../contract/job.ts';
import type { JobStatus, ReadJobOptions } from '../../contract/service.ts';
import type { StoredJob } from '../../jobs/job-store.ts';

/** The body of a job GET (docs/wire.md, Jobs): exactly the fields of its state. */
export function jobBody(job: StoredJob | undefined, isExtended: boolean): Readonly<Record<string, unknown>> {
  if (job === undefined) return { status: 'pending' };
  const { id, state, createdAt, completedAt } = job;
  const extended = isExtended && job.extended !== null ? { extended: job.extended } : {};
  if (state === 'completed') {
    return {
      status: state,
      id,
      created_at: createdAt,
      completed_at: completedAt,
      record: job.record,
      ...extended,
    };
  }
  if (state !== 'failed') {
    const steps = job.family === 'combined' && state === 'processing' ? { subprocesses: stepsOf(job) } : {};
    return { status: state, id, created_at: createdAt, ...steps };
  }
  const failure = { error_message: job.errorMessage ?? '', error_type: job.errorType ?? 'unknown' };
  return {
    status: state,
    jobid: id,
    created_at: createdAt,
    completed_at: completedAt,
    record: null,
    ...failure,
    ...extended,
  };
}

/** The same as the contract types it: the record was made by the workflow of the family. */
export function jobStatus<F extends JobFamily>(
  job: StoredJob | undefined,
  { extended = false }: ReadJobOptions,
): JobStatus<F> {
  return jobBody(job, extended) as JobStatus<F>;
}

/** Resolution comes first; the follow-ups begin when it has ended, all at once. */
function stepsOf({ followUps, hasAdvanced }: StoredJob): Subprocesses {
  const state = hasAdvanced ? 'processing' : 'pending';
  const others = Object.fromEntries(followUps.map((followUp) => [followUp, state]));
  return { 'entity-resolution': hasAdvanced ? 'completed' : 'processing', ...others };
}
