import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { FinishedJob } from '../jobs/job-store.ts';
import type { JobExecutor } from '../jobs/runner.ts';

/** Executes groups of jobs on worker threads, each with its own reader of the universe. */
export function workerExecutor(referencePath: string, threads: number): JobExecutor {
  const pool = new Piscina<unknown, readonly FinishedJob[]>({
    filename: fileURLToPath(new URL('./resolve-worker.js', import.meta.url)),
    name: 'execute',
    minThreads: 1,
    maxThreads: threads,
    workerData: { referencePath },
  });
  return {
    execute: (jobs) => pool.run(jobs),
    close: () => pool.destroy(),
  };
}
