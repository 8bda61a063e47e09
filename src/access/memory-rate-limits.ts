import type { RateLimit, RateLimits } from '../contract/rate-limits.ts';

/** The last times that were counted under a key. */
interface SlidingLog {
  /** A ring buffer of as many entries as a window may have. */
  readonly moments: number[];
  /** Where the next time goes; the oldest stands there. */
  next: number;
  lastMs: number;
}

/** Beyond, the keys that were counted longest ago are forgotten. */
const MOST_KEYS = 100_000;

/**
 * Limits of one process, by a sliding log for each key: no window holds more than the limit. `now` in milliseconds of a
 * monotonic clock.
 */
export function memoryRateLimits(now: () => number): RateLimits {
  /** By the length of their windows; in each, least recently counted key first. */
  const windows = new Map<number, Map<string, SlidingLog>>();
  const logsOf = (windowMs: number) => {
    const logs = windows.get(windowMs) ?? new Map<string, SlidingLog>();
    windows.set(windowMs, logs);
    return logs;
  };
  const waitOf = ({ key, windowMs }: RateLimit, nowMs: number) => {
    const log = logsOf(windowMs).get(key);
    const oldestMs = log?.moments[log.next] ?? Number.NEGATIVE_INFINITY;
    return Math.max(0, oldestMs + windowMs - nowMs);
  };
  const longestWait = (limits: readonly RateLimit[], nowMs: number) =>
    limits.reduce((longest, limit) => Math.max(longest, waitOf(limit, nowMs)), 0);
  return {
    async take(limits) {
      const nowMs = now();
      const waitMs = longestWait(limits, nowMs);
      if (waitMs === 0) for (const limit of limits) note(logsOf(limit.windowMs), limit, nowMs);
      return waitMs;
    },
    waitMs: async (limits) => longestWait(limits, now()),
    async giveBack(limits) {
      for (const limit of limits) takeBack(logsOf(limit.windowMs).get(limit.key), limit);
    },
    async forget(key) {
      for (const logs of windows.values()) logs.delete(key);
    },
  };
}

function note(logs: Map<string, SlidingLog>, { key, most, windowMs }: RateLimit, nowMs: number): void {
  const log = logs.get(key) ?? { moments: [], next: 0, lastMs: nowMs };
  log.moments[log.next] = nowMs;
  log.next = (log.next + 1) % most;
  log.lastMs = nowMs;
  logs.delete(key);
  logs.set(key, log);
  forgetOld(logs, nowMs - windowMs);
}

function takeBack(log: SlidingLog | undefined, { most }: RateLimit): void {
  if (log === undefined) return;
  log.next = (log.next + most - 1) % most;
  log.moments[log.next] = Number.NEGATIVE_INFINITY;
}

/** Forgets keys of which nothing was counted in the window, so that memory is bounded. */
function forgetOld(logs: Map<string, SlidingLog>, beforeMs: number): void {
  for (const [key, { lastMs }] of logs) {
    if (lastMs > beforeMs && logs.size <= MOST_KEYS) return;
    logs.delete(key);
  }
}
