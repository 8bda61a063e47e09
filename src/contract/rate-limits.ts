/** How often something may happen within any window of time. */
export interface RateLimit {
  /** What is counted together; a key has one limit. It may stand in a database: nothing that is secret. */
  readonly key: string;
  /** Times within any one window; a whole number above 0. */
  readonly most: number;
  readonly windowMs: number;
}

/** Counts by key, so that none goes beyond its limit; implemented in access/. Whatever it waits for may throw STORE_UNREACHABLE. */
export interface RateLimits {
  /**
   * Counts once under each of the limits, or under none of them when one has no room. Gives milliseconds until it may be
   * tried again; 0 when it was counted.
   */
  take(limits: readonly RateLimit[]): Promise<number>;
  /** The same, and nothing is counted. */
  waitMs(limits: readonly RateLimit[]): Promise<number>;
  /** Takes back what was counted last under each of the limits. */
  giveBack(limits: readonly RateLimit[]): Promise<void>;
  /** Forgets what was counted under the key. */
  forget(key: string): Promise<void>;
}
