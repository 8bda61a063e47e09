import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { ClaimedJob, FinishedJob } from '../jobs/job-store.ts';
import type { JobExecutor } from '../jobs/runner.ts';

/** Executes groups of jobs on worker threads, each with its own reader of the universe. Rejects when no thread can start. */
export function workerExecutor(referencePath: string, threads: number): JobExecutor {
  const pool = new Piscina<unknown, readonly FinishedJob[]>({
    filename: fileURLToPath(new URL('./resolve-worker.js', import.meta.url)),
    name: 'execute',
    minThreads: 1,
    maxThreads: threads,
    workerData: { referencePath },
  });
  const waiting = new Set<(error: unknown) => void>();
  let failure: unknown;
  // A thread that fails with nothing to do fails nobody, unless it was the last: the pool would wait for it for good.
  pool.on('error', (error: unknown) => {
    failure = error;
    if (pool.threads.length > 0) return;
    for (const reject of waiting) reject(error);
  });
  const run = async (jobs: readonly ClaimedJob[]) => {
    if (failure !== undefined && pool.threads.length === 0) throw failure;
    return new Promise<readonly FinishedJob[]>((resolve, reject) => {
      waiting.add(reject);
      pool
        .run(jobs)
        .then(resolve, reject)
        .finally(() => waiting.delete(reject));
    });
  };
  return { execute: run, close: () => pool.destroy() };
}
