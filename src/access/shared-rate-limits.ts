import type { RateLimit, RateLimits } from '../contract/rate-limits.ts';
import type { RateCounts } from './rate-counts.ts';

/** Somebody who waits to be counted. */
interface Waiting {
  readonly limit: RateLimit;
  readonly isCounted: (waitMs: number) => void;
  readonly failed: (error: unknown) => void;
}

/**
 * Limits over all processes that count together. Of each key one question is under way at a time: those who come meanwhile
 * are asked for together, or fail with it, and a key without room is refused here until it may have some. So a busy key
 * costs a question for each answer, and not for each request. `now` in milliseconds of a monotonic clock.
 */
export function sharedRateLimits(counts: RateCounts, now: () => number): RateLimits {
  const refusals = refusalsUntil(now);
  /** By key, those who are asked for next; there is an entry while a question is under way. */
  const queues = new Map<string, Waiting[]>();
  const work = async (key: string, queue: Waiting[]) => {
    for (let group = queue.splice(0); group.length > 0; group = queue.splice(0)) {
      try {
        await answered(key, group);
      } catch (error) {
        // Those who came meanwhile have waited as long: they are not to wait as long again for the same.
        for (const { failed } of [...group, ...queue.splice(0)]) failed(error);
      }
    }
    queues.delete(key);
  };
  const answered = async (key: string, group: readonly Waiting[]) => {
    const [first] = group;
    if (first === undefined) return;
    const askedMs = now();
    const { counted, waitMs } = await counts.countSome(first.limit, group.length);
    if (waitMs > 0) refusals.note(key, askedMs + waitMs);
    for (const [at, { isCounted }] of group.entries()) isCounted(at < counted ? 0 : waitMs);
  };
  const takeOne = (limit: RateLimit) =>
    new Promise<number>((isCounted, failed) => {
      const refusedMs = refusals.waitMs(limit.key);
      if (refusedMs > 0) return isCounted(refusedMs);
      const one = { limit, isCounted, failed };
      const queue = queues.get(limit.key);
      if (queue !== undefined) return void queue.push(one);
      const begun = [one];
      queues.set(limit.key, begun);
      void work(limit.key, begun);
    });
  return {
    take(limits) {
      const [first, ...others] = limits;
      return first === undefined || others.length > 0 ? counts.countEach(limits) : takeOne(first);
    },
    waitMs: counts.waitMs,
    async giveBack(limits) {
      for (const limit of limits) {
        refusals.forget(limit.key);
        await counts.giveBack(limit);
      }
    },
    async forget(key) {
      refusals.forget(key);
      await counts.forget(key);
    },
  };
}

/** Keys without room, in the order in which they were noted, and until when. */
function refusalsUntil(now: () => number) {
  const refused = new Map<string, number>();
  return {
    waitMs: (key: string) => Math.max(0, (refused.get(key) ?? 0) - now()),
    note(key: string, untilMs: number) {
      refused.delete(key);
      refused.set(key, untilMs);
      for (const [other, endMs] of refused) {
        if (endMs > now()) return;
        refused.delete(other);
      }
    },
    forget: (key: string) => void refused.delete(key),
  };
}
