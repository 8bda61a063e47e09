import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rateLimiter } from '../../src/http/server/rate-limit.ts';

const START = Date.parse('2026-11-21T08:00:00Z');

describe('the rate limit', () => {
  it.each([1, 2, 3, 5, 7, 9.5, 50])(
    'allows a burst at once, then one by one, at %d a second',
    (perSecond) => {
      const { takeAt } = limited(perSecond, 10);
      const first = Array.from({ length: 12 }, () => takeAt(0).allowed);
      expect(first).toEqual([...Array(10).fill(true), false, false]);
      const stepMs = 1000 / perSecond;
      expect(takeAt(stepMs - 1).allowed).toBe(false);
      expect([takeAt(stepMs + 0.1).allowed, takeAt(stepMs + 0.1).allowed]).toEqual([true, false]);
    },
  );

  it('says after how many whole seconds to come again', () => {
    const { takeAt } = limited(0.4, 2);
    takeAt(0);
    takeAt(0);
    expect(takeAt(0)).toEqual({ allowed: false, retryAfterSeconds: 3 });
    expect(takeAt(499)).toEqual({ allowed: false, retryAfterSeconds: 3 });
    expect(takeAt(500)).toEqual({ allowed: false, retryAfterSeconds: 2 });
    expect(takeAt(2499)).toEqual({ allowed: false, retryAfterSeconds: 1 });
    expect(takeAt(2500)).toEqual({ allowed: true });
  });

  it('allows whoever waits as long as it says', () => {
    const wait = fc.integer({ min: 0, max: 900 });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 9 }),
        fc.array(wait),
        (rate, burst, waits) => {
          const { takeAt } = limited(rate / 4, burst);
          let at = 0;
          for (const waitMs of waits) {
            at += waitMs;
            const taken = takeAt(at);
            if (taken.allowed) continue;
            at += taken.retryAfterSeconds * 1000;
            expect(takeAt(at)).toEqual({ allowed: true });
          }
        },
      ),
    );
  });

  it('never allows more than the burst and what the time since then pays for', () => {
    const waits = fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 20, maxLength: 200 });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 1, max: 9 }),
        waits,
        (perSecond, burst, all) => {
          const { takeAt } = limited(perSecond, burst);
          let [at, allowed] = [0, 0];
          for (const waitMs of all) {
            at += waitMs;
            if (takeAt(at).allowed) allowed++;
            expect(allowed).toBeLessThanOrEqual(burst + (at * perSecond) / 1000 + 0.001);
          }
        },
      ),
    );
  });

  it('is each key’s own', () => {
    const { takeAt } = limited(1, 1);
    expect([takeAt(0, 'acme'), takeAt(0, 'zymergen')]).toEqual([{ allowed: true }, { allowed: true }]);
    expect([takeAt(0, 'acme').allowed, takeAt(0, 'zymergen').allowed]).toEqual([false, false]);
  });

  it('gives no credit for more than a burst, however long a key was away', () => {
    const { takeAt } = limited(5, 3);
    takeAt(0);
    const later = Array.from({ length: 5 }, () => takeAt(3_600_000).allowed);
    expect(later).toEqual([true, true, true, false, false]);
  });

  it('holds nobody up for an hour when the clock is set back by one', () => {
    const { takeAt } = limited(5, 3);
    for (let taken = 0; taken < 3; taken++) takeAt(3_600_000);
    expect(Array.from({ length: 4 }, () => takeAt(0).allowed)).toEqual([true, true, true, false]);
  });

  it('gives nothing away when the clock is set back a little', () => {
    const { takeAt } = limited(5, 3);
    for (let taken = 0; taken < 3; taken++) takeAt(500);
    expect([takeAt(490).allowed, takeAt(0).allowed, takeAt(500).allowed]).toEqual([false, false, false]);
  });

  it('forgets keys that came and went', () => {
    const { takeAt } = limited(5, 5);
    const before = heapAfterCollection();
    for (let at = 0; at < 300_000; at++) takeAt(at, `key_${at}`);
    expect(heapAfterCollection() - before).toBeLessThan(2_000_000);
    expect(takeAt(300_000, 'key_0').allowed).toBe(true);
  });
});

function limited(perSecond: number, burst: number) {
  let nowMs = START;
  const limiter = rateLimiter({ perSecond, burst, now: () => nowMs });
  const takeAt = (ms: number, key = 'acme') => {
    nowMs = START + ms;
    return limiter.take(key);
  };
  return { takeAt };
}

function heapAfterCollection(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().heapUsed;
}
