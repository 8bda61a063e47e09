import { CoreError } from '../../contract/errors.ts';
import type { Clock } from './clock.ts';
import { OutOfTime } from './out-of-time.ts';

/** Stands before every request; closed for all of them when one is told that there were too many. */
export interface Gate {
  closeFor(ms: number): void;
  /** Waits until the gate is open; throws OutOfTime when it is not before `until`. */
  pass(signal: AbortSignal, until: number): Promise<void>;
}

export function openGate(clock: Clock): Gate {
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

function tooLong(): CoreError {
  return new CoreError('RATE_LIMITED', 'the service asks for a longer pause than there is time for');
}
