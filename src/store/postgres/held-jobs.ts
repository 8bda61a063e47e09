import { given } from './given-rows.ts';

/**
 * Begins a statement with the jobs of the given rows whose claims still hold, as `held`, locked. The token alone says whether
 * a claim holds: finishing a job counts it up, and no claim has 0. Whoever locks several jobs does it in the order of their
 * numbers: otherwise two would wait for each other.
 */
export function heldJobs(columns: Parameters<typeof given>[0], waiting: 'SKIP LOCKED' | '' = ''): string {
  return `WITH held AS MATERIALIZED (
    SELECT job.number, given.* FROM ${given(columns)}
    JOIN core.job ON job.id = given.id AND job.lease_token = given.token AND given.token > 0
    ORDER BY job.number FOR UPDATE OF job ${waiting})`;
}
