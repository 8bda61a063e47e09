import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { processorSecondsOf } from '../run-core.ts';

/** Workers without any work but that of the queue. */
export interface IdleWorkers {
  /** What all of them took of the processors so far. */
  processorSeconds(): number;
  stop(): Promise<void>;
}

const WORKER = join(import.meta.dirname, 'idle-worker.js');
/** Options of node for the workers, as `--cpu-prof --cpu-prof-dir=/tmp/profiles`. */
const NODE_FLAGS = (process.env.BENCH_NODE_FLAGS ?? '').split(' ').filter((flag) => flag !== '');

/** Starts so many, and resolves when all of them work. */
export async function startIdleWorkers(count: number, url: string): Promise<IdleWorkers> {
  const workers = Array.from({ length: count }, () =>
    spawn(process.execPath, [...NODE_FLAGS, WORKER, url], { stdio: ['ignore', 'pipe', 'inherit'] }),
  );
  const kill = () => {
    for (const worker of workers) worker.kill('SIGKILL');
  };
  process.once('exit', kill);
  await Promise.all(workers.map((worker) => once(worker.stdout, 'data')));
  return {
    processorSeconds: () => workers.reduce((sum, { pid }) => sum + processorSecondsOf(pid), 0),
    async stop() {
      const closed = workers.map((worker) => once(worker, 'close'));
      for (const worker of workers) worker.kill('SIGTERM');
      await Promise.all(closed);
      process.off('exit', kill);
    },
  };
}
