import { expect, it } from 'vitest';
import { earlyLimits, hasProcessorLeft } from '../../../src/engine/datasets/thread-limits.ts';

it('doubles are looked for early where a processor is left for it, and few threads resolve', () => {
  expect([earlyLimits(1, 2), earlyLimits(2, 4)]).toEqual([
    expect.objectContaining({ least: 4096 }),
    expect.objectContaining({ least: 4096 }),
  ]);
  const nobody = [earlyLimits(0, 8), earlyLimits(1, 1), earlyLimits(2, 2), earlyLimits(3, 8)];
  expect(nobody).toEqual([undefined, undefined, undefined, undefined]);
});

it('a processor is left beside fewer threads than there are processors, when there are threads at all', () => {
  expect([hasProcessorLeft(1, 2), hasProcessorLeft(7, 8)]).toEqual([true, true]);
  const none = [hasProcessorLeft(0, 2), hasProcessorLeft(2, 2), hasProcessorLeft(4, 2)];
  expect(none).toEqual([false, false, false]);
});
