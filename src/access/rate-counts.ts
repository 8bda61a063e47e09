import type { RateLimit } from '../contract/rate-limits.ts';

/** What several processes have counted together under their limits; implemented in store/. */
export interface RateCounts {
  /** Counts as many of those asked for, which are one or more, as the limit has room for. */
  countSome(limit: RateLimit, asked: number): Promise<Counted>;
  /** As RateLimits (contract/rate-limits.ts) does it. */
  countEach(limits: readonly RateLimit[]): Promise<number>;
  waitMs(limits: readonly RateLimit[]): Promise<number>;
  /** Takes back what was counted last under the limit. */
  giveBack(limit: RateLimit): Promise<void>;
  forget(key: string): Promise<void>;
}

export interface Counted {
  readonly counted: number;
  /** Milliseconds until there is room again; 0 when there was room for all. */
  readonly waitMs: number;
}
