interface RateLimitOptions {
  /** Requests of one key within any one second; a whole number above 0. */
  readonly perSecond: number;
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
}

type Taken = { readonly allowed: true } | { readonly allowed: false; readonly retryAfterSeconds: number };

export interface RateLimiter {
  take(key: string): Taken;
}

/** The last allowed requests of a key. */
interface SlidingLog {
  /** Their times in a ring buffer of as many entries as a second may have. */
  readonly moments: number[];
  /** Where the next time goes; the oldest stands there. */
  next: number;
  lastMs: number;
}

const WINDOW_MS = 1000;

/**
 * Limits requests by a sliding log for each key: no window of a second holds more than the limit. Refused requests do
 * not count.
 */
export function rateLimiter({ perSecond, now }: RateLimitOptions): RateLimiter {
  /** Least recently allowed key first. */
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

/** Forgets keys without a request in the window, so that memory is bounded. */
function forget(logs: Map<string, SlidingLog>, nowMs: number): void {
  for (const [key, { lastMs }] of logs) {
    if (lastMs + WINDOW_MS > nowMs) return;
    logs.delete(key);
  }
}
