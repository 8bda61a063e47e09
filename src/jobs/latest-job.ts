import type { StoredJob } from './job-store.ts';

/**
 * The job that ended last; the first of several at the same time. What ended in a time to come, as a clock that was wrong has left
 * it, comes behind all that ended until now.
 */
export function latestJob(jobs: readonly StoredJob[], nowMs: number): StoredJob | undefined {
  const now = new Date(nowMs).toISOString();
  const until = jobs.filter(({ completedAt }) => (completedAt ?? '') <= now);
  const [latest] = (until.length > 0 ? until : jobs).toSorted((a, b) => order(a, b));
  return latest;
}

function order({ completedAt: a }: StoredJob, { completedAt: b }: StoredJob): number {
  if (a === b) return 0;
  return (a ?? '') < (b ?? '') ? 1 : -1;
}
