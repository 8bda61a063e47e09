import type { ClockLook } from '../../jobs/store-clock.ts';

/** What was seen of a clock. */
export interface SeenClock {
  /** When it was last looked at and believed. */
  readonly lastMs: number;
  /** What it showed when it was first doubted; null while it is believed. */
  readonly doubtedMs: number | null;
}

export interface SeenNow {
  readonly look: ClockLook;
  /** To be kept, where it is another one. */
  readonly seen: SeenClock;
}

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** What was seen is kept no more exactly, so that looking often costs little. */
const NOTED_MS = 60 * 1000;

/**
 * Judges a clock by what was seen of it. A jump of more than half of the age, or of a day, is doubted until it has lasted
 * for a day: a machine that was off deletes a day later, a clock that was wrong is set right meanwhile. Jumps within an
 * hour are none. Without anything to compare with, it is believed.
 */
export function seenNow(
  before: SeenClock | undefined,
  { nowMs, ageMs }: { readonly nowMs: number; readonly ageMs: number },
): SeenNow {
  const toleratedMs = Math.min(DAY_MS, Math.max(HOUR_MS, ageMs / 2));
  if (before === undefined) return believed(nowMs);
  const { lastMs, doubtedMs } = before;
  if (Math.abs(nowMs - lastMs) <= toleratedMs) {
    const isNoted = doubtedMs === null && Math.abs(nowMs - lastMs) < NOTED_MS;
    return isNoted ? { look: { nowMs }, seen: before } : believed(nowMs);
  }
  // A clock that was set back since is doubted anew.
  const sinceMs = doubtedMs === null || nowMs < doubtedMs ? nowMs : doubtedMs;
  if (nowMs - sinceMs > DAY_MS) return believed(nowMs);
  const doubt = { nowMs, lastMs, untilMs: sinceMs + DAY_MS };
  return { look: { nowMs, doubt }, seen: sinceMs === doubtedMs ? before : { lastMs, doubtedMs: sinceMs } };
}

function believed(nowMs: number): SeenNow {
  return { look: { nowMs }, seen: { lastMs: nowMs, doubtedMs: null } };
}
