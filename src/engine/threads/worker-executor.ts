import type { Clock, StopTimer } from '../../contract/clock.ts';
import type { JobExecutor } from '../../jobs/runner.ts';
import type { JudgedWith, JudgeTask } from '../datasets/judge-task.ts';
import { type PoolOptions, type WorkerPool, workerPool } from './worker-pool.ts';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

/** Threads that judge drafts, too: each has the universe open, and is warm. */
export interface WorkerExecutor extends JobExecutor {
  judge(task: JudgeTask, beside?: JudgedWith): Promise<void>;
}

interface WorkerOptions extends Pick<PoolOptions, 'files' | 'ports' | 'threads'> {
  readonly clock: Clock;
  /** Hears each time that no thread is left, and why. */
  readonly onLost?: (error: unknown) => void;
}

interface State {
  /** Undefined while there is no thread. */
  pool: WorkerPool | undefined;
  /** Why there is no thread; kept until a new one has answered. */
  failure: unknown;
  failures: number;
  stopRetry: StopTimer | undefined;
  isClosed: boolean;
  /** To be called when the first thread has answered, or none could be started. */
  onStarted: () => void;
}

/**
 * Executes groups of jobs on worker threads, each with its own reader of the universe. Without a thread it rejects what
 * it is given, and starts new ones after a while, longer each time.
 */
export function workerExecutor(options: WorkerOptions): WorkerExecutor {
  const state: State = {
    ...{ pool: undefined, failure: undefined, failures: 0, stopRetry: undefined, isClosed: false },
    onStarted: () => {},
  };
  const started = new Promise<void>((resolve) => {
    state.onStarted = resolve;
  });
  start(state, options);
  return {
    ready: () => started,
    failure: () => state.failure,
    execute: (jobs) => runOn(state, (pool) => pool.execute(jobs)),
    judge: (task, beside) => runOn(state, (pool) => pool.judge(task, beside)),
    async close() {
      state.isClosed = true;
      state.stopRetry?.();
      await state.pool?.close();
    },
  };
}

function start(state: State, options: WorkerOptions): void {
  const { files, ports, threads } = options;
  try {
    const pool = workerPool({ files, ports, threads, onLost: (error) => lose(state, options, error) });
    state.pool = pool;
    void probe(state, pool);
  } catch (error) {
    lose(state, options, error);
  }
}

/** A thread that answers has opened the universe. */
async function probe(state: State, pool: WorkerPool): Promise<void> {
  try {
    await pool.execute([]);
    found(state, pool);
  } catch {
    // The thread that was asked is gone; another one has taken its place, or the pool was lost.
    if (state.pool === pool && !state.isClosed) await probe(state, pool);
  }
}

async function runOn<Result>(state: State, run: (pool: WorkerPool) => Promise<Result>): Promise<Result> {
  const { pool } = state;
  if (pool === undefined) throw state.failure;
  try {
    const result = await run(pool);
    found(state, pool);
    return result;
  } catch (error) {
    // That the pool was closed tells less than why its last thread was lost.
    throw state.pool === pool ? error : state.failure;
  }
}

function found(state: State, pool: WorkerPool): void {
  if (state.pool !== pool) return;
  state.failure = undefined;
  state.failures = 0;
  state.onStarted();
}

function lose(state: State, options: WorkerOptions, error: unknown): void {
  state.pool = undefined;
  state.failure = error;
  state.onStarted();
  if (state.isClosed) return;
  options.onLost?.(error);
  const pauseMs = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** state.failures++);
  state.stopRetry = options.clock.after(pauseMs, () => start(state, options), { isBackground: true });
}
