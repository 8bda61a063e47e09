import type { Clock } from './clock.ts';

const LONGEST_TRYING_MS = 5 * 60 * 1000;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

/** How long to wait before the next try of one call. */
export interface Backoff {
  /** Undefined when the tries or the time are used up. */
  next(atLeastMs: number): number | undefined;
}

/** Waits that double from 0.5 s to 30 s with full jitter, for five minutes from the first failure at most. */
export function backoffOf(clock: Clock, mostTries: () => number): Backoff {
  let failures = 0;
  let endsAt: number | undefined;
  return {
    next(atLeastMs) {
      endsAt ??= clock.now() + LONGEST_TRYING_MS;
      const longestMs = Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS);
      failures += 1;
      const pauseMs = Math.max(clock.random() * longestMs, atLeastMs);
      return failures >= mostTries() || clock.now() + pauseMs > endsAt ? undefined : pauseMs;
    },
  };
}
