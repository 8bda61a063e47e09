import type { JobExecutor } from '../../jobs/runner.ts';
import { handingGroups } from '../threads/handed-group.ts';
import { type PoolOptions, type WorkerPool, workerPool } from '../threads/worker-pool.ts';
import type { ThreadAtHand } from './thread-at-hand.ts';

/** A further thread that resolves accounts as long as nothing else needs its processor. */
export interface FurtherExecutor extends Pick<JobExecutor, 'execute'> {
  close(): Promise<void>;
}

/** A thread is worth its start when at least so many accounts wait. */
export interface Further {
  readonly least: number;
  /** `atHand` is taken in place of a thread that would have to be started. */
  open(atHand?: ThreadAtHand): FurtherExecutor;
}

/** What the thread cannot do, because it could not be started or was lost, `instead` does. */
export function furtherExecutor(
  options: Pick<PoolOptions, 'files' | 'ports'>,
  instead: Pick<JobExecutor, 'execute'>,
  atHand?: ThreadAtHand,
): FurtherExecutor {
  if (atHand !== undefined) return executorAtHand(atHand, options, instead);
  let pool: WorkerPool | undefined;
  // A pool that was lost answers no more.
  const onLost = () => {
    pool = undefined;
  };
  try {
    pool = workerPool({ ...options, threads: 1, onLost });
  } catch {
    // The system gives no thread.
  }
  return {
    execute: (jobs) =>
      pool === undefined ? instead.execute(jobs) : pool.execute(jobs).catch(() => instead.execute(jobs)),
    close: async () => pool?.close(),
  };
}

function executorAtHand(
  thread: ThreadAtHand,
  { files, ports }: Pick<PoolOptions, 'files' | 'ports'>,
  instead: Pick<JobExecutor, 'execute'>,
): FurtherExecutor {
  const execute = handingGroups(ports, (group) => thread.execute({ group, files }));
  return {
    // What it is there for comes first: of a million accounts all would wait for that in the end.
    execute: (jobs) =>
      thread.isBusy() ? instead.execute(jobs) : execute(jobs).catch(() => instead.execute(jobs)),
    // Whoever started the thread ends it.
    close: async () => {},
  };
}
