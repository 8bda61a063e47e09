import { setTimeout as pause } from 'node:timers/promises';

/** Time and randomness of the client. */
export interface Clock {
  now(): number;
  /** Rejects with the signal's reason when it aborts. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
  /** From 0 up to, not including, 1. */
  random(): number;
}

/** A timer set for longer ends at once (Node, setTimeout). */
export const LONGEST_TIMER_MS = 2 ** 31 - 1;

export const systemClock: Clock = {
  // The time of day when the process began, and what has gone by since: setting the clock changes no wait.
  now: () => performance.timeOrigin + performance.now(),
  random: () => Math.random(),
  async sleep(ms, signal) {
    try {
      await pause(Math.min(ms, LONGEST_TIMER_MS), undefined, { signal });
    } catch (error) {
      throw signal.aborted ? signal.reason : error;
    }
  },
};
