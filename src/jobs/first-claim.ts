import type { ClaimedJob, NewJob } from './job-store.ts';

/** The token of a first claim. */
export const FIRST_TOKEN = 1;

/** A new job as it is when nobody has worked on it. */
export function firstClaim(
  { workspace, family, request, options }: NewJob,
  id: string,
  createdMs: number,
): ClaimedJob {
  const claim = { id, workspace, options, createdMs, progress: null, token: FIRST_TOKEN };
  // Whoever creates a job has read its request by the schema of its family.
  return { ...claim, family, request } as ClaimedJob;
}
