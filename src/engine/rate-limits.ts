import { memoryRateLimits } from '../access/memory-rate-limits.ts';
import { sharedRateLimits } from '../access/shared-rate-limits.ts';
import type { Clock } from '../contract/clock.ts';
import type { RateLimits } from '../contract/rate-limits.ts';
import type { EngineStores } from './stores.ts';

/** Limits over all processes that share the stores; of this process alone where nothing is shared. */
export function rateLimitsOf(
  { shared }: Pick<EngineStores, 'shared'>,
  { steadyNow }: Pick<Clock, 'steadyNow'>,
): RateLimits {
  return shared === undefined ? memoryRateLimits(steadyNow) : sharedRateLimits(shared.rates, steadyNow);
}
