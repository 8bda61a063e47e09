import type { Clock, StopTimer } from '../contract/clock.ts';
import type { Retention } from '../jobs/retention.ts';

export interface PruningOptions {
  readonly retention: Pick<Retention, 'prune'>;
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

/** Prunes in small steps as long as it is open, and looks again after `restMsOf`. To close waits for the step that is under way. */
export function pruneInBackground(options: PruningOptions): { close(): Promise<void> } {
  const { retention, keptMs, clock, onError } = options;
  let steps: AsyncIterator<unknown> | undefined;
  let isClosed = false;
  let step: Promise<void> = Promise.resolve();
  const begin = () =>
    retention
      .prune({ beforeMs: clock.now() - keptMs, nowMs: clock.now(), rows: ROWS, spareBytes: SPARE_BYTES })
      [Symbol.asyncIterator]();
  const turn = async () => {
    const begunMs = clock.now();
    let pauseMs = restMsOf(keptMs);
    try {
      steps ??= begin();
      if ((await steps.next()).done === true) steps = undefined;
      else pauseMs = Math.max(PAUSE_MS, PAUSE_SHARE * (clock.now() - begunMs));
    } catch (error) {
      steps = undefined;
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

/** From the end of a pass to the next one: what is kept for a minute is not there for ten more. */
export function restMsOf(keptMs: number): number {
  return Math.min(LONGEST_REST_MS, Math.max(SHORTEST_REST_MS, keptMs));
}
