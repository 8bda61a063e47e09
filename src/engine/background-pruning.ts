import type { Clock, StopTimer } from '../contract/clock.ts';
import type { Pruned, Retention } from '../jobs/retention.ts';
import type { StoreClock } from '../jobs/store-clock.ts';
import { clockDoubt } from './clock-doubt.ts';

export interface PruningOptions {
  readonly retention: Pick<Retention, 'prune'>;
  /** Nothing is taken while it is doubted, which is told once. */
  readonly storeClock: Pick<StoreClock, 'look'>;
  /** How long runs, jobs and deliveries are kept once they have ended. */
  readonly keptMs: number;
  readonly clock: Clock;
  readonly onError: (what: string, error: unknown) => void;
}

const ROWS = 64;
const SPARE_BYTES = 64 * 2 ** 20;
const FIRST_MS = 100;
const PAUSE_MS = 50;
/** Pauses are so many times as long as the step before, so that the work of the process has nine tenths of the time. */
const PAUSE_SHARE = 9;
const SHORTEST_REST_MS = 60 * 1000;
const LONGEST_REST_MS = 10 * 60 * 1000;
/** How often the clock is looked at during a pass. */
const LOOK_MS = 60 * 1000;

/** Prunes in small steps as long as it is open, and looks again after `restMsOf`. To close waits for the step that is under way. */
export function pruneInBackground(options: PruningOptions): { close(): Promise<void> } {
  const { keptMs, clock, onError } = options;
  const next = trustedSteps(options);
  let isClosed = false;
  let step: Promise<void> = Promise.resolve();
  const turn = async () => {
    const begunMs = clock.steadyNow();
    let pauseMs = restMsOf(keptMs);
    try {
      if (await next()) pauseMs = Math.max(PAUSE_MS, PAUSE_SHARE * (clock.steadyNow() - begunMs));
    } catch (error) {
      onError('what is older than the retention could not be pruned', error);
    }
    if (!isClosed) later(pauseMs);
  };
  let stopTimer: StopTimer;
  const later = (pauseMs: number) => {
    const takeTurn = () => {
      step = turn();
    };
    stopTimer = clock.after(pauseMs, takeTurn, { isBackground: true });
  };
  later(FIRST_MS);
  return {
    close() {
      isClosed = true;
      stopTimer();
      return step;
    },
  };
}

/** Does the next step of a pass, and says whether there was one: none at its end, or while the clock is doubted. */
function trustedSteps({ retention, storeClock, keptMs, clock, onError }: PruningOptions) {
  let steps: AsyncIterator<Pruned> | undefined;
  let lookedMs = 0;
  let isDoubtTold = false;
  const begin = async () => {
    const { nowMs, doubt } = await storeClock.look(keptMs);
    lookedMs = clock.steadyNow();
    if (doubt !== undefined && !isDoubtTold) onError('nothing is pruned for now', clockDoubt(doubt));
    isDoubtTold = doubt !== undefined;
    if (doubt !== undefined) steps = undefined;
    else
      steps ??= retention
        .prune({ beforeMs: nowMs - keptMs, nowMs, rows: ROWS, spareBytes: SPARE_BYTES })
        [Symbol.asyncIterator]();
  };
  return async () => {
    try {
      if (steps === undefined || clock.steadyNow() - lookedMs >= LOOK_MS) await begin();
      if (steps === undefined) return false;
      if ((await steps.next()).done !== true) return true;
    } catch (error) {
      steps = undefined;
      throw error;
    }
    steps = undefined;
    return false;
  };
}

/** From the end of a pass to the next one: what is kept for a minute is not there for ten more. */
export function restMsOf(keptMs: number): number {
  return Math.min(LONGEST_REST_MS, Math.max(SHORTEST_REST_MS, keptMs));
}
