import { fileURLToPath } from 'node:url';
import type { MessagePort } from 'node:worker_threads';
import { Piscina } from 'piscina';
import type { AdvancedJob, ClaimedJob, ExecutedJob } from '../../jobs/job-store.ts';
import { type DeskPort, deskPort } from '../datasets/desk-port.ts';
import type { JudgedWith, JudgeTask } from '../datasets/judge-task.ts';
import type { RowChannel } from '../datasets/row-channel.ts';
import { type GroupPorts, handingGroups } from './handed-group.ts';
import type { ContextFiles } from './thread-context.ts';

export interface PoolOptions {
  readonly files: ContextFiles;
  readonly ports: GroupPorts;
  readonly threads: number;
  /** Hears once that no thread is left, and why. */
  readonly onLost: (error: unknown) => void;
}

/** A draft to be judged, as it goes to a thread. */
export interface HandedTask {
  readonly task: JudgeTask;
  readonly channel: RowChannel | undefined;
  readonly desk: DeskPort | undefined;
  readonly prepared: MessagePort | undefined;
}

/** Worker threads with one universe, good until the last of them is lost. */
export interface WorkerPool {
  /** Rejects when the thread that should execute the jobs is lost. */
  execute(jobs: readonly ClaimedJob[]): Promise<readonly (ExecutedJob | AdvancedJob)[]>;
  /** Judges a draft against the universe of the pool, in one of its threads, which tells of each account. */
  judge(task: JudgeTask, beside?: JudgedWith): Promise<void>;
  close(): Promise<void>;
}

/** A thread takes seconds to get warm, and now and then each has nothing to do for a moment. */
const IDLE_MS = 5 * 60_000;

/** Opens a pool; throws when the system gives no thread at all. */
export function workerPool({ files, ports, threads, onLost }: PoolOptions): WorkerPool {
  const pool = new Piscina({
    filename: fileURLToPath(new URL('./resolve-worker.cjs', import.meta.url)),
    name: 'execute',
    minThreads: 1,
    maxThreads: threads,
    idleTimeout: IDLE_MS,
    workerData: files,
  });
  let isOver = false;
  const look = (error: unknown) => {
    if (isOver || pool.threads.length > 0) return;
    isOver = true;
    onLost(error);
    // What waits for a thread would wait for good; this rejects it.
    void pool.destroy();
  };
  // A thread that fails with nothing to do fails nobody, unless it was the last.
  pool.on('error', look);
  const run = async <Result>(task: unknown, name: string, ports: readonly MessagePort[] = []) => {
    try {
      // What the functions of resolve-worker.ts give.
      return (await pool.run(task, { name, transferList: [...ports] })) as Result;
    } catch (error) {
      look(error);
      throw error;
    }
  };
  return {
    execute: handingGroups(ports, (group) => run(group, 'execute')),
    judge(task, { channel, desk: asked, prepared } = {}) {
      const desk = asked && deskPort(asked);
      const ports = [channel?.port, desk?.port, prepared].filter((port) => port !== undefined);
      return run({ task, channel, desk, prepared } satisfies HandedTask, 'judge', ports);
    },
    close() {
      isOver = true;
      return pool.destroy();
    },
  };
}
