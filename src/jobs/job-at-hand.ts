import type { ClaimedJob, NewJob } from './job-store.ts';

/** Before the first claim. */
const NO_TOKEN = 0;

/** A job as executors take it that no store has seen yet; `id` tells it from others of its group. */
export function jobAtHand(
  { workspace, family, request, options }: NewJob,
  id: string,
  createdMs: number,
): ClaimedJob {
  const claim = { id, workspace, options, createdMs, progress: null, token: NO_TOKEN };
  // Whoever makes a job has read its request by the schema of its family.
  return { ...claim, family, request } as ClaimedJob;
}
