import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { memoryRateLimits } from '../../src/access/memory-rate-limits.ts';
import { describeRateLimits } from './rate-limits-suite.ts';

describeRateLimits('limits of one process', (now) => [memoryRateLimits(now)], { runs: 100 });

it('limits of one process forget keys that came and went', async () => {
  let nowMs = 0;
  const limits = memoryRateLimits(() => nowMs);
  const take = (key: string) => limits.take([{ key, most: 5, windowMs: 1000 }]);
  const before = heapAfterCollection();
  for (; nowMs < 300_000; nowMs++) await take(`key_${nowMs}`);
  expect(heapAfterCollection() - before).toBeLessThan(2_000_000);
  expect(await take('key_0')).toBe(0);
});

it('limits of one process remember no more keys than there is memory for', async () => {
  const limits = memoryRateLimits(() => 0);
  const once = (key: string) => ({ key, most: 1, windowMs: 900_000 });
  for (let count = 0; count <= 100_000; count++) await limits.take([once(`key_${count}`)]);
  const waits = await Promise.all(['key_0', 'key_1', 'key_100000'].map((key) => limits.waitMs([once(key)])));
  expect(waits).toEqual([0, 900_000, 900_000]);
});

function heapAfterCollection(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().heapUsed;
}
