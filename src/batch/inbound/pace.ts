import type { Clock } from '../../contract/clock.ts';

/** Lets no more than so many requests leave within any one second, evenly; everyone waits for their turn in order. */
export function pacing(perSecond: number, clock: Clock, signal: AbortSignal): () => Promise<void> {
  const apartMs = 1000 / perSecond;
  let nextMs = Number.NEGATIVE_INFINITY;
  return async () => {
    const nowMs = clock.steadyNow();
    const turnMs = Math.max(nowMs, nextMs);
    nextMs = turnMs + apartMs;
    if (turnMs > nowMs) await clock.sleep(turnMs - nowMs, signal);
  };
}
