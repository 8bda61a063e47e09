import { Worker } from 'node:worker_threads';
import { deskPort } from './desk-port.ts';
import type { Judge } from './judge-task.ts';
import type { JudgeThreadData } from './judge-worker.ts';

/** Judges each draft in a thread of its own, which opens the universe by its path. */
export function judgeInThread(pathOf: (referenceVersion: string) => string, threads = 1): Judge {
  return (task, { version }, { desk } = {}) =>
    new Promise((done, failed) => {
      const asked = desk && deskPort(desk);
      const workerData: JudgeThreadData = {
        ...{ referencePath: pathOf(version), task: { ...task, threads } },
        desk: asked,
      };
      const transferList = asked === undefined ? [] : [asked.port];
      const worker = new Worker(new URL('./judge-worker.js', import.meta.url), { workerData, transferList });
      worker.once('error', failed);
      worker.once('exit', (code) =>
        code === 0 ? done() : failed(new Error(`the thread that judges accounts ended with ${code}`)),
      );
    });
}
