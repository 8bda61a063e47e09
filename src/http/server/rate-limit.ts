interface RateLimitOptions {
  /** How many a key may do within any one second; a whole number above 0. */
  readonly perSecond: number;
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
}

type Taken = { readonly allowed: true } | { readonly allowed: false; readonly retryAfterSeconds: number };

interface RateLimiter {
  take(key: string): Taken;
}

/** The last requests that a key was allowed. */
interface SlidingLog {
  /** Their moments, as many as a second may have; written round and round. */
  readonly moments: number[];
  /** Where the next moment goes: there stands the one that lies so many requests back. */
  next: number;
  lastMs: number;
}

const WINDOW_MS = 1000;

/**
 * Keeps for each key a sliding log of what was allowed, so that no second holds more than it may, wherever it begins.
 * What is refused does not count.
 */
export function rateLimiter({ perSecond, now }: RateLimitOptions): RateLimiter {
  /** Those that were allowed something longest ago come first. */
  const logs = new Map<string, SlidingLog>();
  return {
    take(key) {
      const nowMs = now();
      forget(logs, nowMs);
      const log = logs.get(key) ?? { moments: [], next: 0, lastMs: nowMs };
      const waitMs = (log.moments[log.next] ?? Number.NEGATIVE_INFINITY) + WINDOW_MS - nowMs;
      if (waitMs > 0) return { allowed: false, retryAfterSeconds: Math.ceil(waitMs / 1000) };
      log.moments[log.next] = nowMs;
      log.next = (log.next + 1) % perSecond;
      log.lastMs = nowMs;
      logs.delete(key);
      logs.set(key, log);
      return { allowed: true };
    },
  };
}

/** Forgets keys of which nothing counts any more, so that no more are kept than were allowed something within one window. */
function forget(logs: Map<string, SlidingLog>, nowMs: number): void {
  for (const [key, { lastMs }] of logs) {
    if (lastMs + WINDOW_MS > nowMs) return;
    logs.delete(key);
  }
}
