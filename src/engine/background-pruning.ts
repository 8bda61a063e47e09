import type { Retention } from '../jobs/retention.ts';

export interface PruningOptions {
  readonly retention: Retention;
  /** How long runs, jobs and deliveries are kept once they have ended. */
  readonly keptMs: number;
  readonly now: () => number;
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

/** Prunes in small steps as long as it is open, and looks again after `restMsOf`. */
export function pruneInBackground(options: PruningOptions): { close(): void } {
  const { retention, keptMs, now, onError } = options;
  let steps: Iterator<unknown> | undefined;
  const begin = () =>
    retention
      .prune({ beforeMs: now() - keptMs, nowMs: now(), rows: ROWS, spareBytes: SPARE_BYTES })
      [Symbol.iterator]();
  const turn = () => {
    const begunMs = now();
    let pauseMs = restMsOf(keptMs);
    try {
      steps ??= begin();
      if (steps.next().done === true) steps = undefined;
      else pauseMs = Math.max(PAUSE_MS, PAUSE_SHARE * (now() - begunMs));
    } catch (error) {
      steps = undefined;
      onError('what is older than the retention could not be pruned', error);
    }
    later(pauseMs);
  };
  let timer: NodeJS.Timeout;
  const later = (pauseMs: number) => {
    timer = setTimeout(turn, pauseMs);
    timer.unref();
  };
  later(FIRST_MS);
  return { close: () => clearTimeout(timer) };
}

/** From the end of a pass to the next one: what is kept for a minute is not there for ten more. */
export function restMsOf(keptMs: number): number {
  return Math.min(LONGEST_REST_MS, Math.max(SHORTEST_REST_MS, keptMs));
}
