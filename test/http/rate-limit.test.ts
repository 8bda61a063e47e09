import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rateLimiter } from '../../src/http/server/rate-limit.ts';

const START = 86_400_000;

describe('the rate limit', () => {
  it('allows as many at once as a second may have, and the next when a second has passed since the first', () => {
    const { takeAt } = limited(5);
    const first = [0, 100, 200, 300, 400].map((ms) => takeAt(ms).allowed);
    expect(first).toEqual(Array(5).fill(true));
    expect([takeAt(999).allowed, takeAt(1000).allowed, takeAt(1000).allowed]).toEqual([false, true, false]);
    expect([takeAt(1099).allowed, takeAt(1100).allowed]).toEqual([false, true]);
  });

  it('never allows more within any one second, wherever it begins', () => {
    const waits = fc.array(fc.double({ min: 0, max: 400, noNaN: true }), { minLength: 20, maxLength: 200 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), waits, (perSecond, all) => {
        const { takeAt } = limited(perSecond);
        const allowed: number[] = [];
        let at = 0;
        for (const waitMs of all) {
          at += waitMs;
          if (takeAt(at).allowed) allowed.push(at);
        }
        const most = allowed.map((begin) => allowed.filter((ms) => ms >= begin && ms < begin + 1000).length);
        expect(Math.max(...most)).toBeLessThanOrEqual(perSecond);
      }),
    );
  });

  it('refuses nobody who keeps to the rate', () => {
    const { takeAt } = limited(4);
    const evenly = Array.from({ length: 100 }, (_, count) => takeAt(count * 250).allowed);
    expect(new Set(evenly)).toEqual(new Set([true]));
  });

  it('says to come again after a second, and allows whoever does', () => {
    const { takeAt } = limited(2);
    takeAt(0);
    takeAt(900);
    expect(takeAt(950)).toEqual({ allowed: false, retryAfterSeconds: 1 });
    expect(takeAt(1950)).toEqual({ allowed: true });
  });

  it('does not count what it refuses', () => {
    const { takeAt } = limited(1);
    takeAt(0);
    for (let ms = 1; ms < 1000; ms++) expect(takeAt(ms).allowed).toBe(false);
    expect(takeAt(1000).allowed).toBe(true);
  });

  it('is each key’s own', () => {
    const { takeAt } = limited(1);
    expect([takeAt(0, 'acme'), takeAt(0, 'zymergen')]).toEqual([{ allowed: true }, { allowed: true }]);
    expect([takeAt(0, 'acme').allowed, takeAt(0, 'zymergen').allowed]).toEqual([false, false]);
  });

  it('gives no credit for the time that a key was away', () => {
    const { takeAt } = limited(3);
    takeAt(0);
    const later = Array.from({ length: 5 }, () => takeAt(3_600_000).allowed);
    expect(later).toEqual([true, true, true, false, false]);
  });

  it('forgets keys that came and went', () => {
    const { takeAt } = limited(5);
    const before = heapAfterCollection();
    for (let at = 0; at < 300_000; at++) takeAt(at, `key_${at}`);
    expect(heapAfterCollection() - before).toBeLessThan(2_000_000);
    expect(takeAt(300_000, 'key_0').allowed).toBe(true);
  });
});

function limited(perSecond: number) {
  let nowMs = START;
  const limiter = rateLimiter({ perSecond, now: () => nowMs });
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
