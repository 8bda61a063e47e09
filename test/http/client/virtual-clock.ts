import { setImmediate as turn } from 'node:timers/promises';
import type { ClientClock } from '../../../src/http/client/clock.ts';
import { testClock } from '../../clock.ts';

export interface VirtualClock extends ClientClock {
  /** The sleeps in milliseconds, in their order. */
  readonly slept: readonly number[];
  advance(ms: number): void;
}

export const START = Date.parse('2026-11-20T08:00:00Z');

/** A clock on which sleeping takes no time; chance is always half. */
export function virtualClock(): VirtualClock {
  const slept: number[] = [];
  let now = START;
  return {
    slept,
    ...testClock(() => now),
    random: () => 0.5,
    advance(ms) {
      now += ms;
    },
    async sleep(ms, signal) {
      const until = now + ms;
      slept.push(ms);
      await turn();
      signal?.throwIfAborted();
      now = Math.max(now, until);
    },
  };
}
