import { setTimeout } from 'node:timers/promises';
import type { Moment } from '../contract/served-engine.ts';
import type { ClaimedJob, FinishedJob, JobStore } from './job-store.ts';
import { jobWaiters } from './job-waiters.ts';
import { type JobExecutor, LEASE_MS, type Runner } from './runner.ts';
import { failedJob } from './workflows/run-job.ts';

export interface EndedJob {
  readonly claimed: ClaimedJob;
  readonly finished: FinishedJob;
}

export interface QueueOptions {
  readonly store: JobStore;
  readonly executor: JobExecutor;
  readonly owner: string;
  readonly now: () => number;
  /** Groups of jobs that are worked on at the same time. */
  readonly groups: number;
  readonly onEnded: (jobs: readonly EndedJob[]) => void;
  /** For the log; with the ids of the jobs that it is about. */
  readonly onError: (what: string, error: unknown, jobs?: readonly string[]) => void;
  readonly at: (moment: Moment) => void;
}

/** The jobs that came with an API key, worked on one after the other without anybody waiting. */
export interface JobQueue extends Runner {
  /** There may be new jobs. */
  wake(): void;
  /** Takes up no more jobs, and resolves when those under way are committed or handed back. */
  close(): Promise<void>;
}

const GROUP_SIZE = 64;
/** How often to look for jobs of processes that died, and for the ends of jobs that other processes work on. */
const LOOK_MS = 1000;
/** A job that was begun so often without an end takes its process down with it. */
const MAX_CLAIMS = 5;
const COMMIT_TRIES = 10;

export function jobQueue(options: QueueOptions): JobQueue {
  const { store, now, onError } = options;
  const waiters = jobWaiters();
  const underWay = new Set<Promise<void>>();
  const closing = new AbortController();
  let isAwake = false;
  // A claim counts: a process that dies while it starts must not wear jobs out that it has not begun.
  let isReady = options.executor.ready === undefined;

  const claimAll = () => {
    while (isReady && !closing.signal.aborted && underWay.size < options.groups) {
      const jobs = store.claimNext(GROUP_SIZE, { owner: options.owner, untilMs: now() + LEASE_MS }, now());
      if (jobs.length === 0) return;
      options.at('claimed');
      const group: Promise<void> = workOn(jobs, options, closing.signal)
        .catch((error) => onError('a group of jobs was left to its lease', error, idsOf(jobs)))
        .finally(() => {
          underWay.delete(group);
          waiters.ended(idsOf(jobs));
          wake();
        });
      underWay.add(group);
      // These were all that there are; the end of the group looks again.
      if (jobs.length > 1 && jobs.length < GROUP_SIZE) return;
    }
  };
  // Jobs that are created within one turn of the loop are claimed in one transaction.
  const wake = () => {
    if (isAwake || closing.signal.aborted) return;
    isAwake = true;
    setImmediate(() => {
      isAwake = false;
      try {
        claimAll();
      } catch (error) {
        onError('jobs could not be claimed', error);
      }
    });
  };
  const looking = setInterval(wake, LOOK_MS);
  looking.unref();
  void options.executor.ready?.().then(() => {
    isReady = true;
    wake();
  });
  wake();
  return {
    wake,
    run(ids, wait) {
      return waiters.wait(ids, Math.max(0, Math.min(LOOK_MS, wait?.forMs ?? LOOK_MS)), wait?.signal);
    },
    async close() {
      closing.abort();
      clearInterval(looking);
      await Promise.all(underWay);
    },
  };
}

/** Executes and commits a group; when that breaks down, its jobs are handed back after a while. */
async function workOn(
  jobs: readonly ClaimedJob[],
  options: QueueOptions,
  closing: AbortSignal,
): Promise<void> {
  const [worn, fresh] = [jobs.filter(isWorn), jobs.filter((job) => !isWorn(job))];
  try {
    // Giving up needs no executor: the one that wore the jobs out may never work again.
    if (worn.length > 0) await end(worn, worn.map(givenUp), options);
    if (fresh.length > 0) await end(fresh, await options.executor.execute(fresh), options);
  } catch (error) {
    options.onError('a group of jobs was handed back', error, idsOf(jobs));
    // Longer each time, so that a brief outage of the engine does not use up the tries of its jobs.
    const ms = Math.min(LEASE_MS / 2, LOOK_MS * 2 ** (Math.max(...jobs.map(({ token }) => token)) - 1));
    await pause(ms, closing);
    options.store.handBack(jobs);
  }
}

async function end(
  jobs: readonly ClaimedJob[],
  finished: readonly FinishedJob[],
  options: QueueOptions,
): Promise<void> {
  options.at('executed');
  for (const { id, cause } of finished)
    if (cause !== undefined) options.onError('a job failed inside the engine', cause, [id]);
  const committed = new Set(await commit(finished, options));
  options.at('committed');
  const claims = new Map(jobs.map((job) => [job.id, job]));
  options.onEnded(
    finished.flatMap((job) => {
      const claimed = committed.has(job.id) ? claims.get(job.id) : undefined;
      return claimed === undefined ? [] : [{ claimed, finished: job }];
    }),
  );
}

/** Results are not lost to a disk that is full or locked for a while. */
async function commit(
  finished: readonly FinishedJob[],
  { store, now, onError }: QueueOptions,
): Promise<readonly string[]> {
  for (let tries = 1; ; tries++) {
    try {
      return store.finish(finished, now());
    } catch (error) {
      if (tries === COMMIT_TRIES) throw error;
      onError('results could not be committed yet', error, idsOf(finished));
      await pause(LOOK_MS);
    }
  }
}

/** Ends early when the signal aborts. */
async function pause(ms: number, signal?: AbortSignal): Promise<void> {
  await setTimeout(ms, undefined, { signal }).catch(() => {});
}

function isWorn({ token }: ClaimedJob): boolean {
  return token > MAX_CLAIMS;
}

function givenUp(job: ClaimedJob): FinishedJob {
  const message = `The job was given up after it had been begun ${MAX_CLAIMS} times without an end.`;
  return failedJob(job, message, { message, stack: '' });
}

function idsOf(jobs: readonly { readonly id: string }[]): readonly string[] {
  return jobs.map(({ id }) => id);
}
