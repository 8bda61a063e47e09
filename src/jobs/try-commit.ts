import type { Clock } from '../contract/clock.ts';
import { LOOK_MS } from './work-loop.ts';

const TRIES = 10;

/** Results are not lost to a disk that is full or locked for a while; throws what the last try threw. */
export async function tryCommit<Done>(
  commit: () => Promise<Done>,
  { clock, onError }: { readonly clock: Pick<Clock, 'sleep'>; readonly onError: (error: unknown) => void },
): Promise<Done> {
  for (let tries = 1; ; tries++) {
    try {
      return await commit();
    } catch (error) {
      if (tries === TRIES) throw error;
      onError(error);
      await clock.sleep(LOOK_MS);
    }
  }
}
