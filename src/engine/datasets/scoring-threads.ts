import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { AccountScoring } from '../../crm/duplicates/account-scoring.ts';
import type { UniverseData } from '../../crm/duplicates/universe-data.ts';

/** What a thread that works on parts is started with. */
export interface ScoringThreadData {
  /** The file with the accounts, which is not written meanwhile. */
  readonly path: string;
}

/** A step of AccountScoring for one part. */
export interface PartTask {
  /** What is known of all accounts, and how often that has changed: most of it is in memory that is shared. */
  readonly known: { readonly version: number; readonly data: UniverseData };
  readonly step: ScoringStep;
  readonly given: readonly unknown[];
}

export type ScoringStep = 'spellings' | 'rightNames' | 'keys' | 'compared' | 'weighed' | 'judged';

export interface ScoringThreads extends AccountScoring {
  /** Resolves when no thread reads the file any more. */
  close(): Promise<void>;
}

/** Parts that wait for a thread: none has nothing to do while another one's answer is taken. */
const WAITING = 2;

/** Works on parts of the accounts in threads of this process, which share what the accounts are compared with. */
export function scoringThreads(path: string, threads: number): ScoringThreads {
  let known: PartTask['known'] | undefined;
  let lost: unknown;
  const workerData: ScoringThreadData = { path };
  const pool = new Piscina({
    filename: fileURLToPath(new URL('./scoring-worker.cjs', import.meta.url)),
    ...{ minThreads: threads, maxThreads: threads, workerData },
  });
  // A thread that could not begin has no part to fail: what waits for it would wait for good.
  pool.on('error', (error) => {
    lost ??= error;
    void pool.destroy();
  });
  const asking =
    (step: ScoringStep) =>
    async (...given: readonly unknown[]) => {
      if (lost !== undefined) throw lost;
      if (known === undefined)
        throw new Error('parts are worked on before anything is known of the accounts');
      const task: PartTask = { known, step, given };
      try {
        return await pool.run(task, { name: 'work' });
      } catch (error) {
        throw lost ?? error;
      }
    };
  return {
    atOnce: threads * WAITING,
    know(data) {
      known = { version: (known?.version ?? 0) + 1, data };
    },
    spellings: asking('spellings'),
    rightNames: asking('rightNames'),
    keys: asking('keys'),
    compared: asking('compared'),
    weighed: asking('weighed'),
    judged: asking('judged'),
    close: () => pool.destroy(),
  };
}
