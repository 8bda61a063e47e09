import type { ClaimedJob } from '../../jobs/job-store.ts';
import type { JobExecutor } from '../../jobs/runner.ts';
import { normaliseRecord } from '../../resolution/records/normal-record.ts';

/**
 * Brings the records of a group into their normal form here while each of so many threads is busy: it takes a seventh of what
 * a thread does for a row, and this one has little else to do. A thread that waits for work is not kept waiting for it.
 */
export function normalisedAhead(executor: JobExecutor, threads: number): JobExecutor {
  let underWay = 0;
  return {
    ...executor,
    async execute(jobs) {
      const areBusy = underWay >= threads;
      underWay++;
      try {
        return await executor.execute(areBusy ? jobs.map(withNormalForm) : jobs);
      } finally {
        underWay--;
      }
    },
  };
}

function withNormalForm(job: ClaimedJob): ClaimedJob {
  if (job.family !== 'entity-resolution' || !isToNormalise(job)) return job;
  try {
    const normal = JSON.stringify(normaliseRecord(job.request));
    return { ...job, options: { ...job.options, normal } };
  } catch {
    // The thread comes to the same error, and fails this job alone.
    return job;
  }
}

/** Who asks for the normal form is told the one that was worked out for the answer. */
function isToNormalise({ request, options }: ClaimedJob<'entity-resolution'>): boolean {
  return request?.core_id === undefined && options.normal === undefined && options.tellNormal !== true;
}
