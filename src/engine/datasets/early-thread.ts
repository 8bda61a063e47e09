import { fileURLToPath } from 'node:url';
import type { MessagePort } from 'node:worker_threads';
import { Piscina } from 'piscina';
import type { PreparedDoubles } from '../../crm/duplicates/prepared-doubles.ts';

/** What the thread is started with. */
export interface EarlyThreadData {
  /** Where it writes the normal forms of accounts (store/dataset-file/normal-file.ts). */
  readonly file: number;
}

/** The steps of early-worker.ts, one after the other as they are asked for; each rejects once the thread is lost. */
export interface EarlyThread {
  take(bodies: readonly string[]): Promise<Uint32Array>;
  prepare(): Promise<void>;
  compare(positions: readonly number[]): Promise<void>;
  /** Sends what was found through the port, and closes it. */
  finish(port: MessagePort): Promise<void>;
  /** Resolves when the thread has ended. */
  close(): Promise<void>;
}

export function earlyThread(workerData: EarlyThreadData): EarlyThread {
  const pool = new Piscina({
    filename: fileURLToPath(new URL('./early-worker.js', import.meta.url)),
    ...{ minThreads: 1, maxThreads: 1, workerData },
  });
  // Another thread would know nothing of what was done.
  pool.on('error', () => void pool.destroy());
  return {
    take: (bodies) => pool.run(bodies, { name: 'take' }),
    prepare: () => pool.run(undefined, { name: 'prepare' }),
    compare: (positions) => pool.run(positions, { name: 'compare' }),
    async finish(port) {
      try {
        await pool.run(port, { name: 'finish', transferList: [port] });
      } finally {
        port.close();
      }
    },
    close: () => pool.destroy(),
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
