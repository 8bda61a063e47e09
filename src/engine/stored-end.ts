import type { ClaimedJob, FinishedJob, StoredJob } from '../jobs/job-store.ts';

/** What a result of the other state has not. */
const UNSET = { record: null, errorType: null, errorMessage: null };

/** A job at its end as the store keeps it, for whoever has it at hand. */
export function storedEnd(
  { id, family, createdMs }: Pick<ClaimedJob, 'id' | 'family' | 'createdMs'>,
  { result, endedMs }: Pick<FinishedJob, 'result' | 'endedMs'>,
): StoredJob {
  const times = {
    createdAt: new Date(createdMs).toISOString(),
    completedAt: new Date(endedMs).toISOString(),
  };
  return { id, family, followUps: [], hasAdvanced: false, ...times, ...UNSET, ...result };
}
