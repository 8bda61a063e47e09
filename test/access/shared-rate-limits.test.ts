import { expect, it } from 'vitest';
import { memoryRateLimits } from '../../src/access/memory-rate-limits.ts';
import type { Counted, RateCounts } from '../../src/access/rate-counts.ts';
import { sharedRateLimits } from '../../src/access/shared-rate-limits.ts';
import { describeRateLimits } from './rate-limits-suite.ts';

describeRateLimits(
  'limits of processes that count together',
  (now) => {
    const counts = countsInMemory(now);
    return [sharedRateLimits(counts, now), sharedRateLimits(counts, now)];
  },
  { runs: 50 },
);

it('those who come while a question is under way are asked for with one question', async () => {
  const { limits, asked, answer } = questioned();
  const waits = Array.from({ length: 40 }, () => limits.take([LIMIT]));
  expect(asked).toEqual([1]);
  answer({ counted: 1, waitMs: 0 });
  await waits[0];
  await nextTurn();
  expect(asked).toEqual([1, 39]);
  answer({ counted: 9, waitMs: 700 });
  expect(await Promise.all(waits)).toEqual([...Array(10).fill(0), ...Array(30).fill(700)]);
});

it('a key without room is refused without a question until it may have some', async () => {
  const { limits, asked, answer, pass } = questioned();
  const refused = limits.take([LIMIT]);
  answer({ counted: 0, waitMs: 700 });
  expect(await refused).toBe(700);
  pass(699);
  expect(await limits.take([LIMIT])).toBe(1);
  expect(asked).toEqual([1]);
  pass(1);
  const allowed = limits.take([LIMIT]);
  answer({ counted: 1, waitMs: 0 });
  expect(await allowed).toBe(0);
});

it('a question that fails fails those who came meanwhile, and nobody later', async () => {
  const { limits, asked, answer } = questioned();
  const failing = [limits.take([LIMIT]), limits.take([LIMIT])];
  const settled = Promise.allSettled(failing);
  answer(new Error('the database is gone'));
  expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const later = limits.take([LIMIT]);
  answer({ counted: 1, waitMs: 0 });
  expect(await later).toBe(0);
  expect(asked).toEqual([1, 1]);
});

const LIMIT = { key: 'acme', most: 10, windowMs: 1000 };

/** Limits whose questions the test answers, oldest first. */
function questioned() {
  let nowMs = 0;
  const asked: number[] = [];
  const open: ((answer: Counted | Error) => void)[] = [];
  const counts: RateCounts = {
    ...countsInMemory(() => nowMs),
    countSome: (_, times) =>
      new Promise((resolve, reject) => {
        asked.push(times);
        open.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer)));
      }),
  };
  return {
    ...{ limits: sharedRateLimits(counts, () => nowMs), asked },
    answer: (answer: Counted | Error) => open.shift()?.(answer),
    pass(ms: number) {
      nowMs += ms;
    },
  };
}

/** What the processes of one test have in common. */
function countsInMemory(now: () => number): RateCounts {
  const { take, waitMs, forget, giveBack } = memoryRateLimits(now);
  return {
    ...{ waitMs, forget, countEach: take },
    giveBack: (limit) => giveBack([limit]),
    async countSome(limit, asked) {
      for (let counted = 0; counted < asked; counted++) {
        const wait = await take([limit]);
        if (wait > 0) return { counted, waitMs: wait };
      }
      return { counted: asked, waitMs: 0 };
    },
  };
}

function nextTurn(): Promise<void> {
  return new Promise((done) => setImmediate(done));
}
