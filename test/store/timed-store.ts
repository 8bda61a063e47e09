import type { ExecutedJob, FinishedJob, JobStore } from '../../src/jobs/job-store.ts';

/** A result with what the test leaves out: the time that it sets, and no webhook. */
type Finishing = ExecutedJob & Partial<FinishedJob>;

interface StoreAt extends Omit<JobStore, 'finish'> {
  finish(jobs: readonly Finishing[]): Promise<readonly string[]>;
}

/** A job store whose clock is set by the test. */
export interface TimedJobStore extends JobStore {
  /** Sets the clock; it stands still until it is set again. */
  at(nowMs: number): StoreAt;
}

/** Opens a store with a clock that goes until the test sets it. */
export function timedStore(open: (now: () => number) => JobStore, goingNow = Date.now): TimedJobStore {
  let now = goingNow;
  const store = open(() => now());
  const finishAt = (jobs: readonly Finishing[], endedMs: number) =>
    store.finish(jobs.map((job) => ({ endedMs, delivery: null, ...job })));
  return {
    ...store,
    at(nowMs) {
      now = () => nowMs;
      return { ...store, finish: (jobs) => finishAt(jobs, nowMs) };
    },
  };
}
