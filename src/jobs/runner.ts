import type { ClaimedJob, FailureCause, FinishedJob, JobStore, Lease } from './job-store.ts';

/** Does the work of claimed jobs; one result for each, in order. Implemented in this process or by worker threads. */
export interface JobExecutor {
  execute(jobs: readonly ClaimedJob[]): Promise<readonly FinishedJob[]>;
  /** Resolves when it has started, or could not; at once without. */
  ready?(): Promise<void>;
  /** Why nothing can be executed at present; undefined when it can. */
  failure?(): unknown;
  close(): Promise<void>;
}

export interface RunnerOptions {
  readonly store: JobStore;
  readonly executor: JobExecutor;
  /** Identifies this process among those that share the database. */
  readonly owner: string;
  readonly now: () => number;
  /** Hears of each job in which the engine failed. */
  readonly onFailure?: (jobId: string, cause: FailureCause) => void;
}

/** Sees to it that jobs are worked on. */
export interface Runner {
  /**
   * Resolves when each of the jobs that this process works on is committed; a runner whose jobs run by themselves also
   * when the time is over, or after a while, since other processes may work on some of them.
   */
  run(
    ids: readonly string[],
    wait?: { readonly forMs: number; readonly signal?: AbortSignal },
  ): Promise<void>;
}

/** A worker that dies loses its jobs after this time, and at once when its process is seen to be gone. */
export const LEASE_MS = 60_000;

/** Claims, executes and commits the jobs that somebody waits for. Renews nothing: a group takes far less than the lease. */
export function jobRunner({ store, executor, owner, now, onFailure }: RunnerOptions): Runner {
  return {
    async run(ids) {
      const lease: Lease = { owner, untilMs: now() + LEASE_MS };
      const claimed = store.claim(ids, lease, now());
      if (claimed.length === 0) return;
      const finished = await executor.execute(claimed);
      for (const { id, cause } of finished) if (cause !== undefined) onFailure?.(id, cause);
      store.finish(finished, now());
    },
  };
}
