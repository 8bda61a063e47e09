import type { Clock } from '../../../src/contract/clock.ts';

/** A clock that stands still until somebody sleeps or sets it; timers are never fired. */
export interface FastClock extends Clock {
  set(nowMs: number): void;
  forward(ms: number): void;
}

export function fastClock(startMs: number): FastClock {
  let [nowMs, steadyMs] = [startMs, 0];
  const forward = (ms: number) => {
    nowMs += ms;
    steadyMs += ms;
  };
  return {
    now: () => nowMs,
    steadyNow: () => steadyMs,
    async sleep(ms, signal) {
      signal?.throwIfAborted();
      forward(ms);
    },
    after: () => () => {},
    every: () => () => {},
    set(ms) {
      nowMs = ms;
    },
    forward,
  };
}
