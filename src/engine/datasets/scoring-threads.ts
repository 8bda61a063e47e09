import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { JudgedBy, PairScoring } from '../../crm/duplicates/find-doubles-in-parts.ts';
import type { UniverseData } from '../../crm/duplicates/universe-data.ts';

/** What a thread that scores is started with. */
export interface ScoringThreadData {
  /** The file with the accounts, which is not written meanwhile. */
  readonly path: string;
  readonly universe: UniverseData;
}

/** Pairs that a thread judges. */
export interface PairsTask {
  readonly pairs: Float64Array;
  readonly by: JudgedBy;
}

export interface ScoringThreads extends PairScoring {
  /** Resolves when no thread reads the file any more. */
  close(): Promise<void>;
}

/** Parts that wait for a thread: none has nothing to do while another one's answer is taken. */
const WAITING = 2;

/** Scores parts of the accounts in threads of this process, which share what the accounts are compared with. */
export function scoringThreads(path: string, threads: number): ScoringThreads {
  let pool: Piscina | undefined;
  let lost: unknown;
  const run = async (task: unknown, name: string) => {
    if (pool === undefined)
      throw new Error('parts are scored before it was said what they are compared with');
    try {
      return await pool.run(task, { name });
    } catch (error) {
      throw lost ?? error;
    }
  };
  return {
    atOnce: threads * WAITING,
    async begin(universe) {
      const workerData: ScoringThreadData = { path, universe };
      pool = new Piscina({
        filename: fileURLToPath(new URL('./scoring-worker.js', import.meta.url)),
        ...{ minThreads: threads, maxThreads: threads, workerData },
      });
      // A thread that could not begin has no part to fail: what waits for it would wait for good.
      pool.on('error', (error) => {
        lost ??= error;
        void pool?.destroy();
      });
    },
    compared: (accounts) => run(accounts, 'compared'),
    weighed: (pairs) => run(pairs, 'weighed'),
    judged: (pairs, by) => run({ pairs, by } satisfies PairsTask, 'judged'),
    async close() {
      await pool?.destroy();
    },
  };
}
