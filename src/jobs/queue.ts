import type { Clock } from '../contract/clock.ts';
import type { CrashPoint } from '../contract/served-engine.ts';
import type { NewDelivery } from '../webhooks/delivery-store.ts';
import type { ClaimedJob, ExecutedJob, JobStore, Lease } from './job-store.ts';
import { type JobEnds, jobWaiters } from './job-waiters.ts';
import { type EndedJob, executeAll, type JobExecutor, LEASE_MS } from './runner.ts';
import { type TryCommitOptions, tryCommit } from './try-commit.ts';
import { turnLoop } from './turn-loop.ts';
import type { Turns } from './turns.ts';
import { handBackPauseMs, LOOK_MS, type OpenLoop, workLoop } from './work-loop.ts';
import { failedJob } from './workflows/run-job.ts';

export interface QueueOptions {
  readonly store: JobStore;
  readonly executor: JobExecutor;
  readonly clock: Clock;
  readonly owner: string;
  /** Groups of jobs that are worked on at the same time. */
  readonly groups: number;
  /** Says when to claim, and of which workspace; without, the queue looks by itself. */
  readonly turns?: Turns | undefined;
  /** The webhook of a job that has ended, when it has one; without, none of them have. */
  readonly deliveryOf?: (job: ClaimedJob, executed: ExecutedJob, endedMs: number) => NewDelivery | null;
  readonly onEnded: (jobs: readonly EndedJob[]) => void;
  /** For the log; with the ids of the jobs that it is about. */
  readonly onError: (what: string, error: unknown, jobs?: readonly string[]) => void;
  readonly at: (moment: CrashPoint) => void;
}

/** The jobs that came with an API key, worked on one after the other without anybody waiting. */
export interface JobQueue {
  /** Notes from now on which of the jobs end; those who wait are also told after a while, since other processes may work on some of them. */
  listen(ids: readonly string[]): JobEnds;
  /** Another process says that these have ended. */
  noteEnded(ids: readonly string[]): void;
  /** There may be new jobs. */
  wake(): void;
  /** Room for so many new jobs; undefined where others wait before them, where it is not enough, and where turns decide. */
  roomFor(count: number): Room | undefined;
  /** Takes up no more jobs, and resolves when those under way are committed or handed back. */
  close(): Promise<void>;
}

/** Room for jobs that are created: under this lease they are claimed from the start, which saves a transaction for the claim. */
export interface Room {
  readonly lease: Lease;
  /** Begins to work on those that were created. */
  begin(jobs: readonly ClaimedJob[]): void;
}

const GROUP_SIZE = 64;
/** Fewer jobs are no group of their own: it would take longer than it saves. */
const LEAST_IN_GROUP = 12;
/** A job that was begun so often without an end takes its process down with it. */
const MAX_CLAIMS = 5;

export function jobQueue(options: QueueOptions): JobQueue {
  const { store, onError, clock, executor, groups, turns } = options;
  const waiters = jobWaiters(clock, LOOK_MS);
  const lease = { owner: options.owner, forMs: LEASE_MS };
  const claim = async (workspace?: string) => {
    const jobs = await store.claimNext(GROUP_SIZE, lease, workspace);
    if (jobs.length > 0) options.at('claimed');
    return jobs;
  };
  const work = (jobs: readonly ClaimedJob[], closing: AbortSignal) =>
    workOn(jobs, options, closing)
      .catch((error) => onError('a group of jobs was left to its lease', error, idsOf(jobs)))
      .finally(() => waiters.ended(idsOf(jobs)));
  const beginOn = (jobs: readonly ClaimedJob[], { room, begin, closing }: OpenLoop) => {
    for (const group of groupsOf(jobs, room())) begin(work(group, closing));
  };
  const failed = (error: unknown) => onError('jobs could not be claimed', error);
  const heard = { listen: waiters.listen, noteEnded: waiters.ended };
  if (turns !== undefined) {
    const loop = turnLoop({
      ...{ turns, kind: 'jobs', clock, executor, atOnce: groups, onError },
      async claimOne(workspace, loop) {
        const jobs = await claim(workspace);
        beginOn(jobs, loop);
        return isAll(jobs) ? undefined : 0;
      },
    });
    return { ...loop, ...heard, roomFor: () => undefined };
  }
  const { idle, ...loop } = workLoop({
    ...{ clock, executor, atOnce: groups, onError: failed },
    async claimAll(loop) {
      while (loop.isOpen()) {
        const jobs = await claim();
        beginOn(jobs, loop);
        // The end of the group looks again; one job alone may have been begun before, and others may wait.
        if (jobs.length !== 1 && jobs.length < GROUP_SIZE) return;
      }
    },
  });
  const roomFor = (count: number): Room | undefined => {
    const open = idle();
    if (open === undefined || count > open.room() * GROUP_SIZE) return undefined;
    const begin = (jobs: readonly ClaimedJob[]) => {
      if (jobs.length > 0) options.at('claimed');
      beginOn(jobs, open);
    };
    return { lease, begin };
  };
  return { ...loop, ...heard, roomFor };
}

/**
 * All that waited, in as many groups as there is room for: threads work on them side by side, and callers of the first are
 * answered while the next is worked on. As one group, either its callers or the threads would have nothing to do. Where more
 * may wait, they are the next group.
 */
function groupsOf(jobs: readonly ClaimedJob[], room: number): readonly (readonly ClaimedJob[])[] {
  if (jobs.length === 0) return [];
  if (jobs.length === GROUP_SIZE) return [jobs];
  const groups = Math.max(1, Math.min(room, Math.floor(jobs.length / LEAST_IN_GROUP)));
  const size = Math.ceil(jobs.length / groups);
  return Array.from({ length: groups }, (_, at) => jobs.slice(at * size, (at + 1) * size));
}

/** Whether these are all that waited: a job that was begun before is claimed alone. */
function isAll(jobs: readonly ClaimedJob[]): boolean {
  return jobs.length < GROUP_SIZE && jobs.every(({ token }) => token === 1);
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
    if (worn.length > 0) await end(worn, worn.map(givenUp), { options, closing });
    if (fresh.length > 0) {
      const executed = await executeAll(fresh, options.executor, advancing({ options, closing }));
      await end(fresh, executed, { options, closing });
    }
  } catch (error) {
    options.onError('a group of jobs was handed back', error, idsOf(jobs));
    const ms = handBackPauseMs(Math.max(...jobs.map(({ token }) => token)));
    // A queue that closes hands them back at once.
    await options.clock.sleep(ms, closing).catch(() => {});
    await options.store.handBack(jobs);
  }
}

/** What is done for groups until the queue closes. */
interface Work {
  readonly options: QueueOptions;
  readonly closing: AbortSignal;
}

function tryingFor(jobs: readonly { readonly id: string }[], { options, closing }: Work): TryCommitOptions {
  const { clock, onError } = options;
  return {
    ...{ clock, closing },
    onError: (error) => onError('results could not be committed yet', error, idsOf(jobs)),
  };
}

/** The store, with the moment at which the steps that have ended are kept. */
function advancing(work: Work): Pick<JobStore, 'advance'> {
  const { store, at } = work.options;
  return {
    async advance(jobs) {
      const held = await tryCommit(() => store.advance(jobs), tryingFor(jobs, work));
      at('advanced');
      return held;
    },
  };
}

async function end(jobs: readonly ClaimedJob[], executed: readonly ExecutedJob[], work: Work): Promise<void> {
  const { options } = work;
  options.at('executed');
  for (const { id, cause } of executed)
    if (cause !== undefined) options.onError('a job failed inside the engine', cause, [id]);
  const claims = new Map(jobs.map((job) => [job.id, job]));
  const ending = executed.flatMap((job) => {
    const claimed = claims.get(job.id);
    return claimed === undefined ? [] : [{ claimed, executed: job }];
  });
  const ended = await commit(ending, work);
  options.at('committed');
  options.onEnded(ended);
}

interface EndingJob {
  readonly claimed: ClaimedJob;
  readonly executed: ExecutedJob;
}

/** Gives those that were committed. */
async function commit(ending: readonly EndingJob[], work: Work): Promise<readonly EndedJob[]> {
  const { options } = work;
  const { store } = options;
  return tryCommit(
    async () => {
      const endedMs = await store.now();
      const ended = ending.map((job) => endedJob(job, endedMs, options));
      const committed = new Set(await store.finish(ended.map(({ finished }) => finished)));
      return ended.filter(({ finished }) => committed.has(finished.id));
    },
    tryingFor(
      ending.map(({ executed }) => executed),
      work,
    ),
  );
}

function endedJob({ claimed, executed }: EndingJob, endedMs: number, { deliveryOf }: QueueOptions): EndedJob {
  const delivery = deliveryOf?.(claimed, executed, endedMs) ?? null;
  return { claimed, finished: { ...executed, endedMs, delivery } };
}

function isWorn({ token }: ClaimedJob): boolean {
  return token > MAX_CLAIMS;
}

function givenUp(job: ClaimedJob): ExecutedJob {
  const message = `The job was given up after it had been begun ${MAX_CLAIMS} times without an end.`;
  return failedJob(job, message, { message, stack: '' });
}

function idsOf(jobs: readonly { readonly id: string }[]): readonly string[] {
  return jobs.map(({ id }) => id);
}
