interface RateLimitOptions {
  /** How many a key may do in a second for as long as it likes; above 0. */
  readonly perSecond: number;
  /** How many it may do at once after it has waited; at least 1. */
  readonly burst: number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

type Taken = { readonly allowed: true } | { readonly allowed: false; readonly retryAfterSeconds: number };

interface RateLimiter {
  take(key: string): Taken;
}

/** Sums of fractions of a millisecond are never quite right. */
const ROUNDING_MS = 0.01;

/**
 * Counts for each key by the generic cell rate algorithm (ITU-T I.371): one moment is kept, that at which all that was
 * allowed is paid for at the even rate. What is refused does not count.
 */
export function rateLimiter({ perSecond, burst, now }: RateLimitOptions): RateLimiter {
  const stepMs = 1000 / perSecond;
  const windowMs = burst * stepMs;
  /** Those that were allowed longest ago come first. */
  const paidAt = new Map<string, number>();
  return {
    take(key) {
      const nowMs = now();
      // What lies two windows ahead was written before the clock was set back; it would hold its key up until then.
      const isOver = (paidMs: number) => paidMs <= nowMs || paidMs > nowMs + 2 * windowMs;
      forget(paidAt, isOver);
      const kept = paidAt.get(key) ?? nowMs;
      const paidMs = (isOver(kept) ? nowMs : kept) + stepMs;
      const waitMs = paidMs - windowMs - nowMs;
      if (waitMs > ROUNDING_MS) {
        return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil((waitMs - ROUNDING_MS) / 1000)) };
      }
      paidAt.delete(key);
      paidAt.set(key, paidMs);
      return { allowed: true };
    },
  };
}

/** Forgets keys whose moment has passed, so that no more are kept than were allowed something within one window. */
function forget(paidAt: Map<string, number>, isOver: (paidMs: number) => boolean): void {
  for (const [key, paidMs] of paidAt) {
    if (!isOver(paidMs)) return;
    paidAt.delete(key);
  }
}
