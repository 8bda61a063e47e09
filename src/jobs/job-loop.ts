import type { Clock } from '../contract/clock.ts';
import type { ClaimedJob } from './job-store.ts';
import type { JobExecutor } from './runner.ts';
import { LOOK_MS, type WorkLoop } from './work-loop.ts';

export interface JobLoopOptions {
  readonly clock: Clock;
  readonly executor: Pick<JobExecutor, 'ready'>;
  /** Groups that are worked on at the same time. */
  readonly groups: number;
  /** Jobs of a group at most. */
  readonly size: number;
  claim(): Promise<readonly ClaimedJob[]>;
  /** Works on a group until it has ended; does not fail. */
  readonly work: (jobs: readonly ClaimedJob[], closing: AbortSignal) => Promise<void>;
  readonly onError: (error: unknown) => void;
}

/** Claims jobs in groups when it is woken, and looks by itself now and then. */
export function jobLoop({ clock, executor, groups, size, claim, work, onError }: JobLoopOptions): WorkLoop {
  const underWay = new Set<Promise<void>>();
  const closing = new AbortController();
  let isAwake = false;
  let isClaiming = false;
  let claiming: Promise<void> = Promise.resolve();
  // A claim counts: a process that dies while it starts must not wear jobs out that it has not begun.
  let isReady = executor.ready === undefined;

  const claimAll = async () => {
    while (isReady && !closing.signal.aborted && underWay.size < groups) {
      const jobs = await claim();
      if (jobs.length === 0) return;
      const group: Promise<void> = work(jobs, closing.signal).finally(() => {
        underWay.delete(group);
        wake();
      });
      underWay.add(group);
      // These were all that there are; the end of the group looks again.
      if (jobs.length > 1 && jobs.length < size) return;
    }
  };
  // Jobs that are created within one turn of the loop are claimed in one transaction.
  const wake = () => {
    if (isAwake || closing.signal.aborted) return;
    isAwake = true;
    if (!isClaiming) claimSoon();
  };
  const claimSoon = () =>
    setImmediate(() => {
      claiming = claimOnce();
    });
  // Only one at a time, so that no more groups are taken up than there may be. Whoever wakes it while it claims may have
  // created jobs after it looked: it looks once more.
  const claimOnce = async () => {
    isAwake = false;
    isClaiming = true;
    await claimAll().catch(onError);
    isClaiming = false;
    if (isAwake) claimSoon();
  };
  const stopLooking = clock.every(LOOK_MS, wake);
  void executor.ready?.().then(() => {
    isReady = true;
    wake();
  });
  wake();
  return {
    wake,
    async close() {
      closing.abort();
      stopLooking();
      // What was being claimed is under way, too.
      await claiming;
      await Promise.all(underWay);
    },
  };
}
