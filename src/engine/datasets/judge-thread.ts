import { Worker } from 'node:worker_threads';
import type { Judge } from './judge-task.ts';
import type { JudgeThreadData } from './judge-worker.ts';

/** Judges each draft in a thread of its own, which opens the universe by its path. */
export function judgeInThread(pathOf: (referenceVersion: string) => string, threads = 1): Judge {
  return (task, { version }) =>
    new Promise((done, failed) => {
      const workerData: JudgeThreadData = { referencePath: pathOf(version), task: { ...task, threads } };
      const worker = new Worker(new URL('./judge-worker.js', import.meta.url), { workerData });
      worker.once('error', failed);
      worker.once('exit', (code) =>
        code === 0 ? done() : failed(new Error(`the thread that judges accounts ended with ${code}`)),
      );
    });
}
