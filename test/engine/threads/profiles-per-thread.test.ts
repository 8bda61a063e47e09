import { expect, it } from 'vitest';
import { profilesPerThread } from '../../../src/engine/threads/profiles-per-thread.ts';

const GB = 2 ** 30;

it('shares a part of the memory among the threads', () => {
  expect(profilesPerThread(1, 4 * GB)).toBe(178_956);
  expect(profilesPerThread(7, 16 * GB)).toBe(102_261);
});

it('keeps some however many threads there are, and no more than are worth it', () => {
  expect(profilesPerThread(64, 1 * GB)).toBe(20_000);
  expect(profilesPerThread(0, 64 * GB)).toBe(200_000);
});

it('takes the memory of this machine, or what its container leaves of it', () => {
  expect(profilesPerThread(1)).toBeGreaterThanOrEqual(20_000);
});
