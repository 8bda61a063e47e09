import type { ClaimedJob, FinishedJob, StoredJob } from '../../jobs/job-store.ts';

/** What a result of the other state has not. */
const UNSET = { record: null, errorType: null, errorMessage: null };

/** A job at its end as the store keeps it, for whoever has it at hand. */
export function storedEnd(
  { id, family, createdMs }: Pick<ClaimedJob, 'id' | 'family' | 'createdMs'>,
  { result, endedMs }: Pick<FinishedJob, 'result' | 'endedMs'>,
): StoredJob {
  const times = { createdAt: timeOf(createdMs), completedAt: timeOf(endedMs) };
  return { id, family, followUps: [], hasAdvanced: false, ...times, ...UNSET, ...result };
}

let last = { ms: 0, text: new Date(0).toISOString() };

/** Jobs of a group have their times in common. */
function timeOf(ms: number): string {
  if (ms !== last.ms) last = { ms, text: new Date(ms).toISOString() };
  return last.text;
}
