import { CoreError } from '../../contract/errors.ts';
import type { ClientClock } from './clock.ts';

const LONGEST_TRYING_MS = 5 * 60 * 1000;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

/** How long to wait before the next try of one call. */
export interface Backoff {
  /** Undefined when the tries or the time are used up. */
  next(atLeastMs: number): number | undefined;
}

/** Waits that double from 0.5 s to 30 s with full jitter, for five minutes from the first failure at most. */
export function backoffOf(clock: ClientClock, mostTries: () => number): Backoff {
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

/** Stands before every request; closed for all of them when one is told that there were too many. */
export interface Gate {
  closeFor(ms: number): void;
  /** Waits until the gate is open; throws OutOfTime when it is not before `until`. */
  pass(signal: AbortSignal, until: number): Promise<void>;
}

export function openGate(clock: ClientClock): Gate {
  let opensAt = 0;
  return {
    closeFor(ms) {
      opensAt = Math.max(opensAt, clock.now() + ms);
    },
    async pass(signal, until) {
      let waitedFor = 0;
      // Closed again while it was waited for, it is waited for again; a timer that is a moment early is not.
      while (opensAt > Math.max(waitedFor, clock.now())) {
        waitedFor = opensAt;
        if (opensAt > until) throw new OutOfTime(tooLong());
        await clock.sleep(opensAt - clock.now(), signal);
      }
    },
  };
}

/** There is no time left for another attempt; `lasting` is what became of the last one. */
export class OutOfTime extends Error {
  readonly lasting: CoreError;

  constructor(lasting: CoreError) {
    super(lasting.message);
    this.name = 'OutOfTime';
    this.lasting = lasting;
  }
}

function tooLong(): CoreError {
  return new CoreError('RATE_LIMITED', 'the service asks for a longer pause than there is time for');
}
