import type { Clock } from '../../contract/clock.ts';
import { RetryableError } from '../../contract/retryable-error.ts';

const PAUSES_MS = [1000, 2000, 4000, 8000];
const LONGEST_PAUSE_MS = 60_000;

interface Tries {
  readonly clock: Clock;
  /** Doing it twice is as doing it once: reading. What is not safe is tried again only when it cannot have been done. */
  readonly isSafe: boolean;
  readonly signal?: AbortSignal | undefined;
}

/** Does the work again, after a pause, when its failure may pass: five times in all. Throws what the last failure was. */
export async function withTries<T>(work: () => Promise<T>, { clock, isSafe, signal }: Tries): Promise<T> {
  for (const pauseMs of [...PAUSES_MS, undefined]) {
    try {
      return await work();
    } catch (error) {
      const isPassing = error instanceof RetryableError && (isSafe || !error.wasSent);
      if (!isPassing || pauseMs === undefined) throw error;
      if ((error.waitMs ?? 0) > LONGEST_PAUSE_MS) throw error;
      await clock.sleep(Math.max(error.waitMs ?? 0, pauseMs), signal);
    }
  }
  throw new Error('unreachable: the last try returns or throws');
}

/** The error to show for one that may have passed. */
export function lastingError(error: unknown): unknown {
  return error instanceof RetryableError ? error.lasting : error;
}
