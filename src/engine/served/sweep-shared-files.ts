import type { Clock } from '../../contract/clock.ts';
import type { EngineStores } from '../stores.ts';

interface SweepingOptions {
  readonly stores: Pick<EngineStores, 'sharedFiles'>;
  readonly clock: Pick<Clock, 'every'>;
  readonly onError: (what: string, error: unknown) => void;
}

const SWEEP_MS = 60 * 60 * 1000;
/** Nobody takes so long to fetch a file whose name has gone. */
const SPARED_MS = 24 * 60 * 60 * 1000;

/** Removes shared files that have no name any more, every hour. To close waits for what is under way. */
export function sweepSharedFiles({ stores, clock, onError }: SweepingOptions): { close(): Promise<void> } {
  const { sharedFiles } = stores;
  if (sharedFiles === undefined) return { close: async () => {} };
  let underWay: Promise<void> | undefined;
  const sweep = async () => {
    try {
      await sharedFiles.sweep(SPARED_MS);
    } catch (error) {
      onError('shared files without a name could not be removed yet', error);
    } finally {
      underWay = undefined;
    }
  };
  const stop = clock.every(SWEEP_MS, () => {
    underWay ??= sweep();
  });
  return {
    async close() {
      stop();
      await underWay;
    },
  };
}
