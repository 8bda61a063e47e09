import type { Clock } from '../contract/clock.ts';
import { isStoreAway } from '../contract/errors.ts';
import { LOOK_MS } from './work-loop.ts';

export interface TryCommitOptions {
  readonly clock: Pick<Clock, 'sleep'>;
  /** Hears of each failure; of a store that is away once. */
  readonly onError: (error: unknown) => void;
  /** When it aborts, a store that is away is waited for no longer than anything else. */
  readonly closing: AbortSignal;
}

const TRIES = 10;

/**
 * Results are not lost to a disk that is full or locked for a while, and to a store that is away for however long: whoever has
 * them keeps them until it is there again, so that an outage costs no claim. Throws what the last try threw.
 */
export async function tryCommit<Done>(
  commit: () => Promise<Done>,
  { clock, onError, closing }: TryCommitOptions,
): Promise<Done> {
  let wasAway = false;
  for (let tries = 1; ; ) {
    try {
      return await commit();
    } catch (error) {
      const isAway = isStoreAway(error) && !closing.aborted;
      if (!isAway && tries++ === TRIES) throw error;
      if (!isAway || !wasAway) onError(error);
      wasAway = isAway;
      await clock.sleep(LOOK_MS);
    }
  }
}
