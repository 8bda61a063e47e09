import type { JobStore } from '../../jobs/job-store.ts';
import { endedRow } from '../../store/sqlite/ended-rows.ts';
import { type EndedJobsThread, endedJobsThread } from './ended-jobs-thread.ts';

/** A store whose ended jobs are written in a thread of their own. */
export interface JobsBeside {
  readonly jobs: JobStore;
  /** Resolves when the thread has ended; the store is to be closed afterwards. */
  close(): Promise<void>;
}

interface BesideOptions {
  /** The database in which the store is. */
  readonly path: string;
  readonly newId: () => string;
  /** So many jobs are written before a thread is worth its start: LEAST unless given. */
  readonly least?: number;
}

const LEAST = 4096;

/**
 * Writes jobs of large files while this thread goes on with other rows: half of what it has to do for rows whose answers
 * are at hand is writing them. What the thread cannot do, because it could not be started, was lost or is refused, this
 * one does, which finds by their keys what has been written all the same.
 */
export function endedJobsBeside(store: JobStore, { path, newId, least = LEAST }: BesideOptions): JobsBeside {
  let count = 0;
  let thread: EndedJobsThread | undefined;
  const isDue = (jobs: number) => {
    count += jobs;
    return count > least;
  };
  const start = () => {
    try {
      thread = endedJobsThread({ path });
    } catch {
      // The system gives no thread: this one is asked again when as many jobs were written.
      count = 0;
    }
  };
  return {
    jobs: {
      ...store,
      async createEnded(jobs) {
        if (thread === undefined && isDue(jobs.length)) start();
        // Without a key, nobody could tell whether a lost thread has written a job.
        if (thread === undefined || jobs.some(({ job }) => job.idempotencyKey === undefined))
          return store.createEnded(jobs);
        try {
          return await thread.write(jobs.map((job) => endedRow(job, newId)));
        } catch {
          return store.createEnded(jobs);
        }
      },
    },
    async close() {
      await thread?.close();
    },
  };
}
