import { workerData } from 'node:worker_threads';
import { type ContextFiles, openThreadContext } from '../../dist/engine/threads/thread-context.js';
import { readAnswers } from './kept-answers.ts';

/** A worker thread as the product's own, but that it answers each job with the next of the kept answers. */
const answers = readAnswers(process.env.CORE_BENCH_ANSWERS ?? '');
let next = 0;

// The data of the thread is what worker-pool.ts starts it with.
const context = openThreadContext(workerData as ContextFiles, () => ({
  async execute(jobs) {
    return jobs.map(({ id, token }) => {
      const answer = answers[next++ % answers.length];
      if (answer === undefined) throw new Error('there are no answers');
      return { ...answer, id, token };
    });
  },
  close: async () => {},
}));

export const execute: typeof context.execute = (group) => context.execute(group);
