import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '../../contract/clock.ts';

/** Time and randomness of the client. */
export interface ClientClock extends Clock {
  /** From 0 up to, not including, 1. */
  random(): number;
}

/** A timer set for longer ends at once (Node, setTimeout). */
export const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** The clock of this machine. */
export const systemClock: Clock = {
  now: () => Date.now(),
  steadyNow: () => performance.now(),
  async sleep(ms, signal) {
    try {
      await pause(Math.min(ms, LONGEST_TIMER_MS), undefined, { signal });
    } catch (error) {
      throw signal?.aborted === true ? signal.reason : error;
    }
  },
  after(ms, work, { isBackground = false } = {}) {
    const timer = setTimeout(work, Math.min(ms, LONGEST_TIMER_MS));
    if (isBackground) timer.unref();
    return () => clearTimeout(timer);
  },
  every(ms, work) {
    const timer = setInterval(work, ms).unref();
    return () => clearInterval(timer);
  },
};

/** The clock of the client on this machine. */
export const systemClientClock: ClientClock = {
  ...systemClock,
  // The time of day when the process began, and what has gone by since: setting the clock changes no wait.
  now: () => performance.timeOrigin + performance.now(),
  random: () => Math.random(),
};
