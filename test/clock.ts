import type { Clock } from '../src/contract/clock.ts';
import { systemClock } from '../src/http/client/clock.ts';

/** Real timers; the time of day is what `now` says. */
export function testClock(now: () => number = Date.now): Clock {
  return { ...systemClock, now };
}
