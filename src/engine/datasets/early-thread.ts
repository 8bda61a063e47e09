import { fileURLToPath } from 'node:url';
import type { MessagePort } from 'node:worker_threads';
import { Piscina } from 'piscina';
import type { PreparedDoubles } from '../../crm/duplicates/prepared-doubles.ts';
import type { GroupAnswer } from '../threads/handed-group.ts';
import type { GroupInThread } from './thread-at-hand.ts';

/** What the thread is started with. */
export interface EarlyThreadData {
  /** Where it writes the normal forms of accounts (store/dataset-file/normal-file.ts). */
  readonly file: number;
}

/** The functions of early-worker.ts, steps one after the other as they are asked for; each rejects once the thread is lost. */
export interface EarlyThread {
  take(bodies: readonly string[]): Promise<Uint32Array>;
  prepare(): Promise<void>;
  compare(positions: readonly number[]): Promise<void>;
  /** Sends what was found through the port, and closes it; rejects unless so many accounts were compared. */
  finish(port: MessagePort, accounts: number): Promise<void>;
  /** Whether a step is under way or waits. */
  isBusy(): boolean;
  /** Executes a group of jobs between two steps. */
  execute(group: GroupInThread): Promise<GroupAnswer>;
  /** Resolves when the thread has ended. */
  close(): Promise<void>;
}

export function earlyThread(workerData: EarlyThreadData): EarlyThread {
  const pool = new Piscina({
    filename: fileURLToPath(new URL('./early-worker.cjs', import.meta.url)),
    ...{ minThreads: 1, maxThreads: 1, workerData },
  });
  let isOver = false;
  const close = () => {
    isOver = true;
    return pool.destroy();
  };
  // Another thread would know nothing of what was done; a pool that has ended starts one for whoever asks.
  pool.on('error', () => void close());
  const runNow = (given: unknown, name: string, transferList: readonly MessagePort[] = []) =>
    isOver
      ? Promise.reject(new Error('the thread has ended'))
      : pool.run(given, { name, transferList: [...transferList] });
  let last: Promise<unknown> = Promise.resolve();
  let steps = 0;
  const run = (given: unknown, name: string, transferList: readonly MessagePort[] = []) => {
    steps++;
    // What is handed over at once need not arrive in its order.
    const done = last.then(() => runNow(given, name, transferList)).finally(() => steps--);
    last = done;
    done.catch(() => {});
    return done;
  };
  return {
    take: (bodies) => run(bodies, 'take'),
    prepare: () => run(undefined, 'prepare'),
    compare: (positions) => run(positions, 'compare'),
    async finish(port, accounts) {
      try {
        await run({ port, accounts }, 'finish', [port]);
      } finally {
        port.close();
      }
    },
    isBusy: () => steps > 0,
    // What `execute` of the worker gives.
    execute: (group) => runNow(group, 'execute') as Promise<GroupAnswer>,
    close,
  };
}

/** What the thread sends through the other end of the port; undefined when it was lost before. */
export async function preparedFrom(port: MessagePort): Promise<PreparedDoubles | undefined> {
  try {
    return await new Promise((done) => {
      port.once('message', done);
      port.once('close', () => done(undefined));
    });
  } finally {
    port.close();
  }
}
