import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RateLimits } from '../../src/contract/rate-limits.ts';

/** Limits that count together, as processes that share them have each their own. */
export type OpenLimits = (now: () => number) => readonly [RateLimits, ...RateLimits[]];

interface SuiteOptions {
  /** How often what is random is tried. */
  readonly runs: number;
}

const START = 86_400_000;
const SECOND_MS = 1000;

/** What every implementation of the limits does, over as many processes as it is opened for. */
export function describeRateLimits(name: string, open: OpenLimits, { runs }: SuiteOptions): void {
  describe(name, () => {
    it('allow as many at once as a second may have, and the next when a second has passed since the first', async () => {
      const { takeAt } = limited(open, 5);
      const first = await each([0, 100, 200, 300, 400], takeAt);
      expect(first).toEqual([0, 0, 0, 0, 0]);
      expect(await each([999, 1000, 1000], takeAt)).toEqual([1, 0, 100]);
      expect(await each([1099, 1100], takeAt)).toEqual([1, 0]);
    });

    it('never allow more within any one second, wherever it begins', async () => {
      const waits = fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 20, maxLength: 60 });
      await fc.assert(
        fc.asyncProperty(fc.integer({ min: 1, max: 20 }), waits, async (most, all) => {
          const { takeAt } = limited(open, most);
          const allowed: number[] = [];
          let at = 0;
          for (const waitMs of all) {
            at += waitMs;
            if ((await takeAt(at)) === 0) allowed.push(at);
          }
          expect(mostWithinASecond(allowed)).toBeLessThanOrEqual(most);
        }),
        { numRuns: runs },
      );
    });

    it('never allow more than a large limit within any one second, and nearly as many', async () => {
      const { takeAt } = limited(open, 200);
      const allowed: number[] = [];
      for (let at = 0; at < 3000; at += 25)
        for (const waitMs of await Promise.all(Array.from({ length: 20 }, () => takeAt(at))))
          if (waitMs === 0) allowed.push(at);
      expect(mostWithinASecond(allowed)).toBe(200);
      expect(allowed.length).toBeGreaterThanOrEqual(560);
    });

    it('refuse nobody who keeps to the rate', async () => {
      const { takeAt } = limited(open, 4);
      const evenly = await each(
        Array.from({ length: 40 }, (_, count) => count * 250),
        takeAt,
      );
      expect(new Set(evenly)).toEqual(new Set([0]));
    });

    it('say when to come again, and allow whoever does', async () => {
      const { takeAt } = limited(open, 2);
      expect(await each([0, 900, 950], takeAt)).toEqual([0, 0, 50]);
      expect(await each([1000, 1001, 1900], takeAt)).toEqual([0, 899, 0]);
    });

    it('do not count what they refuse', async () => {
      const { takeAt } = limited(open, 1);
      await takeAt(0);
      for (let ms = 1; ms < 1000; ms += 37) expect(await takeAt(ms)).toBe(1000 - ms);
      expect(await takeAt(1000)).toBe(0);
    });

    it('are each key’s own, and give no credit for the time that a key was away', async () => {
      const { takeAt } = limited(open, 1);
      expect([await takeAt(0, 'acme'), await takeAt(0, 'zymergen')]).toEqual([0, 0]);
      expect([await takeAt(0, 'acme'), await takeAt(0, 'zymergen')]).toEqual([1000, 1000]);
      expect(await each([3_600_000, 3_600_000], takeAt)).toEqual([0, 1000]);
    });

    it('allow of many who come at once as many as there is room for', async () => {
      const { takeAt } = limited(open, 30);
      const waits = await Promise.all(Array.from({ length: 100 }, () => takeAt(0)));
      expect(waits.filter((waitMs) => waitMs === 0)).toHaveLength(30);
      expect(new Set(waits)).toEqual(new Set([0, 1000]));
    });

    it('have room again for what is given back, and for nothing else', async () => {
      const { limits, at } = opened(open);
      const [few, many] = [3, 30].map((most) => ({ key: `given back ${most}`, most, windowMs: SECOND_MS }));
      if (few === undefined || many === undefined) throw new Error('there are two');
      const takeAt = (ms: number) => {
        at(ms);
        return limits().take([few, many]);
      };
      expect(await each([0, 100, 100, 100], takeAt)).toEqual([0, 0, 0, 900]);
      await limits().giveBack([few]);
      expect(await each([100, 200], takeAt)).toEqual([0, 800]);
      for (let times = 0; times < 4; times++) await limits().giveBack([few]);
      expect(await each([500, 600, 700, 800], takeAt)).toEqual([0, 0, 0, 700]);
      await limits().giveBack([few, { ...few, key: 'never counted' }]);
      expect([await limits().waitMs([few]), await limits().waitMs([many])]).toEqual([0, 0]);
    });

    it('count under several keys or under none, also when many try at once', async () => {
      const { limits, at } = opened(open);
      const [name, address] = ['name', 'address'].map((key, place) => ({
        ...{ key, most: place === 0 ? 3 : 8, windowMs: 900_000 },
      }));
      if (name === undefined || address === undefined) throw new Error('there are two');
      const both = [name, address];
      at(0);
      const waits = await Promise.all(Array.from({ length: 12 }, () => limits().take(both)));
      expect(waits.filter((waitMs) => waitMs === 0)).toHaveLength(3);
      expect(new Set(waits)).toEqual(new Set([0, 900_000]));
      expect([await limits().waitMs(both), await limits().waitMs([address])]).toEqual([900_000, 0]);
      const rest = await Promise.all(Array.from({ length: 8 }, () => limits().take([address])));
      expect(rest.filter((waitMs) => waitMs === 0)).toHaveLength(5);
      at(60_000);
      await limits().forget('name');
      expect([await limits().waitMs([name]), await limits().waitMs(both)]).toEqual([0, 840_000]);
      at(900_000);
      expect([await limits().waitMs(both), await limits().take(both)]).toEqual([0, 0]);
    });
  });
}

/** Turns of the processes, whose clock stands still until it is set. */
function opened(open: OpenLimits) {
  let nowMs = START;
  const all = open(() => nowMs);
  let turn = 0;
  return {
    limits: () => all[turn++ % all.length] ?? all[0],
    at(ms: number) {
      nowMs = START + ms;
    },
  };
}

let cases = 0;

function limited(open: OpenLimits, most: number) {
  const { limits, at } = opened(open);
  const name = cases++;
  const takeAt = (ms: number, key = 'acme') => {
    at(ms);
    return limits().take([{ key: `${key} ${name}`, most, windowMs: SECOND_MS }]);
  };
  return { takeAt };
}

async function each<T, R>(all: readonly T[], use: (one: T) => Promise<R>): Promise<readonly R[]> {
  const results: R[] = [];
  for (const one of all) results.push(await use(one));
  return results;
}

function mostWithinASecond(times: readonly number[]): number {
  return Math.max(
    ...times.map((begin) => times.filter((ms) => ms >= begin && ms < begin + SECOND_MS).length),
  );
}
