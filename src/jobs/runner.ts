import type { JobFamily } from '../contract/job.ts';
import { jobAtHand } from './job-at-hand.ts';
import type {
  AdvancedJob,
  ClaimedJob,
  ExecutedJob,
  FailureCause,
  FinishedJob,
  JobStore,
  NewJob,
} from './job-store.ts';

/** Does the work of claimed jobs; one result for each, in order. Implemented in this process or by worker threads. */
export interface JobExecutor {
  execute(jobs: readonly ClaimedJob[]): Promise<readonly (ExecutedJob | AdvancedJob)[]>;
  /** Whether it has the answer to such a job: nobody need see the job before its end. */
  isAtHand?(job: Pick<NewJob, 'family' | 'options'>): boolean;
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
  /** Hears of each job in which the engine failed. */
  readonly onFailure?: (jobId: string, cause: FailureCause) => void;
}

/** A job whose end is committed. */
export interface EndedJob {
  readonly claimed: ClaimedJob;
  readonly finished: FinishedJob;
}

/** A job that was asked for; without its end when it was there before, or was lost to another process. */
export interface RunJob {
  readonly id: string;
  readonly ended: EndedJob | undefined;
}

/** Works on jobs when somebody asks for them. */
export interface Runner {
  /** Creates jobs and works on those that are new; gives them, in order, when each of these is committed. */
  runNew(jobs: readonly NewJob[]): Promise<readonly RunJob[]>;
  /** Resolves when each of the jobs that this process works on is committed; other processes may work on some of them. */
  run(ids: readonly string[]): Promise<void>;
}

/** Jobs of these families end with their first step: until then there is nothing of them to be kept. */
const OF_ONE_STEP: ReadonlySet<JobFamily> = new Set(['entity-resolution', 'resolve-parent', 'firmographics']);

/** A worker that dies loses its jobs after this time, and at once when its process is seen to be gone. */
export const LEASE_MS = 60_000;

/** Claims, executes and commits the jobs that somebody waits for. Renews nothing: a group takes far less than the lease. */
export function jobRunner({ store, executor, owner, onFailure }: RunnerOptions): Runner {
  const lease = { owner, forMs: LEASE_MS };
  const workOn = async (claimed: readonly ClaimedJob[]): Promise<readonly EndedJob[]> => {
    if (claimed.length === 0) return [];
    const executed = await executeAll(claimed, executor, store);
    for (const { id, cause } of executed) if (cause !== undefined) onFailure?.(id, cause);
    const endedMs = await store.now();
    const finished = executed.map((job) => ({ ...job, endedMs, delivery: null }));
    return committedOf(claimed, finished, await store.finish(finished));
  };
  const tellAtOnce = async (jobs: readonly NewJob[]): Promise<readonly RunJob[]> => {
    if (jobs.length === 0) return [];
    const createdMs = await store.now();
    const claimed = jobs.map((job, at) => jobAtHand(job, String(at), createdMs));
    const executed = new Map((await executeAll(claimed, executor, store)).map((job) => [job.id, job]));
    const endedMs = await store.now();
    const ends = claimed.map(({ id }): FinishedJob => {
      const end = executed.get(id);
      if (end === undefined) throw new Error('a job was not executed');
      return { ...end, endedMs, delivery: null };
    });
    const created = await store.createEnded(
      jobs.map((job, at) => ({ job, createdMs, end: ends[at] as FinishedJob })),
    );
    return created.map(({ id, isNew }, at): RunJob => {
      const [claim, end] = [claimed[at], ends[at]];
      if (!isNew || claim === undefined || end === undefined) return { id, ended: undefined };
      if (end.cause !== undefined) onFailure?.(id, end.cause);
      return { id, ended: { claimed: { ...claim, id }, finished: { ...end, id } } };
    });
  };
  const writeOnce = async (jobs: readonly NewJob[]): Promise<readonly RunJob[]> => {
    const known = await store.known(jobs);
    const told = await tellAtOnce(jobs.filter((_, at) => known[at] === undefined));
    const others = told.values();
    return known.map((id) => {
      const job = id === undefined ? others.next().value : { id, ended: undefined };
      if (job === undefined) throw new Error('a job was not created');
      return job;
    });
  };
  return {
    async run(ids) {
      await workOn(await store.claim(ids, lease));
    },
    async runNew(jobs) {
      if (jobs.every((job) => executor.isAtHand?.(job) === true)) return tellAtOnce(jobs);
      if (jobs.every(({ family }) => OF_ONE_STEP.has(family))) return writeOnce(jobs);
      const begun = await store.createClaimed(jobs, lease);
      const ended = await workOn(begun.flatMap(({ claimed }) => claimed ?? []));
      const byId = new Map(ended.map((job) => [job.finished.id, job]));
      return begun.map(({ id }) => ({ id, ended: byId.get(id) }));
    },
  };
}

/** Those of the finished jobs that the store has committed, each with its claim. */
function committedOf(
  claimed: readonly ClaimedJob[],
  finished: readonly FinishedJob[],
  committed: readonly string[],
): readonly EndedJob[] {
  const claims = new Map(claimed.map((job) => [job.id, job]));
  const ids = new Set(committed);
  return finished.flatMap((job) => {
    const claim = ids.has(job.id) ? claims.get(job.id) : undefined;
    return claim === undefined ? [] : [{ claimed: claim, finished: job }];
  });
}

function hasEnded(job: ExecutedJob | AdvancedJob): job is ExecutedJob {
  return !('step' in job);
}

/** Runs jobs step by step to their ends; what each step leaves behind is kept before the next one begins. */
export async function executeAll(
  claimed: readonly ClaimedJob[],
  executor: Pick<JobExecutor, 'execute'>,
  store: Pick<JobStore, 'advance'>,
): Promise<readonly ExecutedJob[]> {
  const ended: ExecutedJob[] = [];
  let running = claimed;
  while (running.length > 0) {
    const executed = await executor.execute(running);
    if (executed.every(hasEnded)) return ended.length === 0 ? executed : [...ended, ...executed];
    ended.push(...executed.flatMap((job) => ('step' in job ? [] : [job])));
    const advanced = executed.flatMap((job) => ('step' in job ? [job] : []));
    const held = new Set(advanced.length === 0 ? [] : await store.advance(advanced));
    const steps = new Map(advanced.map(({ id, step }) => [id, step]));
    running = running.flatMap((job) => {
      const progress = held.has(job.id) ? steps.get(job.id) : undefined;
      return progress === undefined ? [] : [{ ...job, progress }];
    });
  }
  return ended;
}
