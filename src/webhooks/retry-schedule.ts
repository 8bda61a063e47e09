import type { AttemptResult } from './delivery-store.ts';

/** From the end of a failed attempt to the next one (docs/wire.md, Webhooks). */
const DELAYS_MS = [30_000, 120_000];

/** No attempt is due later than so long from now. */
export const LONGEST_DELAY_MS = Math.max(...DELAYS_MS);

/** What becomes of a delivery after the attempt of this number, counted from 1, has ended. */
export function afterAttempt(
  attemptNumber: number,
  endedMs: number,
  isSuccess: boolean,
): AttemptResult['outcome'] {
  if (isSuccess) return { state: 'delivered' };
  const delayMs = DELAYS_MS[attemptNumber - 1];
  return delayMs === undefined ? { state: 'failed' } : { state: 'waiting', nextMs: endedMs + delayMs };
}
