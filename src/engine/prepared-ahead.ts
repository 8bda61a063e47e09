import type { ClaimedJob } from '../jobs/job-store.ts';
import type { JobExecutor } from '../jobs/runner.ts';
import type { CandidateIndex } from '../resolution/blocking/candidate-index.ts';
import { findCandidates } from '../resolution/blocking/candidates.ts';
import { normaliseRecord } from '../resolution/records/normal-record.ts';

interface Ahead {
  /** Threads that the executor has. */
  readonly threads: number;
  /** Of the universe that they have open. */
  readonly index: CandidateIndex;
}

/** So many records are prepared before a thread that has ended its work is heard: it waits for the next group meanwhile. */
const IN_A_ROW = 8;

/**
 * Brings the records of a group into their normal form here, and finds whom they may mean, while each of the threads is busy:
 * it takes a quarter of what a thread does for a row, and this one has little else to do. A thread that waits for work is
 * not kept waiting for it.
 */
export function preparedAhead(executor: JobExecutor, { threads, index }: Ahead): JobExecutor {
  let underWay = 0;
  const prepareAll = async (jobs: readonly ClaimedJob[]) => {
    const prepared: ClaimedJob[] = [];
    for (const job of jobs) {
      prepared.push(prepare(job, index));
      if (prepared.length % IN_A_ROW === 0) await new Promise(setImmediate);
    }
    return prepared;
  };
  return {
    ...executor,
    async execute(jobs) {
      const areBusy = underWay >= threads;
      underWay++;
      try {
        return await executor.execute(areBusy ? await prepareAll(jobs) : jobs);
      } finally {
        underWay--;
      }
    },
  };
}

function prepare(job: ClaimedJob, index: CandidateIndex): ClaimedJob {
  if (job.family !== 'entity-resolution' || !isToPrepare(job)) return job;
  try {
    const record = normaliseRecord(job.request);
    const candidates = findCandidates(record, index);
    return { ...job, options: { ...job.options, normal: JSON.stringify(record), candidates } };
  } catch {
    // The thread comes to the same error, and fails this job alone.
    return job;
  }
}

/** Who asks for the normal form is told the one that was worked out for the answer. */
function isToPrepare({ request, options }: ClaimedJob<'entity-resolution'>): boolean {
  return request?.core_id === undefined && options.normal === undefined && options.tellNormal !== true;
}
