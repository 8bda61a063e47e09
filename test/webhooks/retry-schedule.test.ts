import { describe, expect, it } from 'vitest';
import { afterAttempt } from '../../src/webhooks/retry-schedule.ts';

const ENDED = 1_000_000;

describe('what becomes of a webhook', () => {
  it.each([1, 2, 3])('is that it was delivered after a success, in attempt %i', (number) => {
    expect(afterAttempt(number, ENDED, true)).toEqual({ state: 'delivered' });
  });

  it.each([
    [1, 30_000],
    [2, 120_000],
  ])('is another attempt after the end of failed attempt %i, %i ms later', (number, delayMs) => {
    expect(afterAttempt(number, ENDED, false)).toEqual({ state: 'waiting', nextMs: ENDED + delayMs });
  });

  it('is that it failed, after three failed attempts', () => {
    expect(afterAttempt(3, ENDED, false)).toEqual({ state: 'failed' });
  });
});
