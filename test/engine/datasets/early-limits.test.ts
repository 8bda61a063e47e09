import { expect, it } from 'vitest';
import { earlyLimits } from '../../../src/engine/datasets/early-limits.ts';

it('doubles are looked for early where a processor is left for it, and few threads resolve', () => {
  expect([earlyLimits(1, 2), earlyLimits(2, 4)]).toEqual([
    expect.objectContaining({ least: 4096 }),
    expect.objectContaining({ least: 4096 }),
  ]);
  const nobody = [earlyLimits(0, 8), earlyLimits(1, 1), earlyLimits(2, 2), earlyLimits(3, 8)];
  expect(nobody).toEqual([undefined, undefined, undefined, undefined]);
});
