import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { Created, EndedRow } from '../../store/sqlite/ended-rows.ts';

/** What the thread is started with. */
export interface EndedJobsThreadData {
  /** The database of the jobs. */
  readonly path: string;
}

/** A thread with ended-jobs-worker.ts. */
export interface EndedJobsThread {
  /**
   * Resolves when the rows are committed. Rows that come while others are written are committed together: each commit
   * writes the pages of the indexes again. Rejects when those that were written with them cannot be, or the thread is lost.
   */
  write(rows: readonly EndedRow[]): Promise<Created>;
  /** Resolves when everything is written and the thread has ended. */
  close(): Promise<void>;
}

interface Waiting {
  readonly rows: readonly EndedRow[];
  readonly resolve: (created: Created) => void;
  readonly reject: (error: unknown) => void;
}

/** Throws when the system gives no thread. */
export function endedJobsThread(workerData: EndedJobsThreadData): EndedJobsThread {
  const pool = new Piscina({
    filename: fileURLToPath(new URL('./ended-jobs-worker.cjs', import.meta.url)),
    ...{ minThreads: 1, maxThreads: 1, workerData },
  });
  // What waits for a thread that could not begin would wait for good; this rejects it.
  pool.on('error', () => void pool.destroy());
  let waiting: Waiting[] = [];
  let writing: Promise<void> | undefined;
  const writeWaiting = async () => {
    while (waiting.length > 0) {
      const together = waiting;
      waiting = [];
      try {
        const rows = together.flatMap((one) => one.rows);
        // What `write` of the worker gives.
        const created = (await pool.run(rows, { name: 'write' })) as Created;
        let from = 0;
        for (const { rows, resolve } of together) {
          resolve(created.slice(from, from + rows.length));
          from += rows.length;
        }
      } catch (error) {
        for (const { reject } of together) reject(error);
      }
    }
    writing = undefined;
  };
  return {
    write: (rows) =>
      new Promise((resolve, reject) => {
        waiting.push({ rows, resolve, reject });
        writing ??= writeWaiting();
      }),
    async close() {
      await writing;
      // Of a thread that was lost the system has closed the files.
      await pool.run(undefined, { name: 'close' }).catch(() => {});
      await pool.destroy();
    },
  };
}
