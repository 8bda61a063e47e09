import { describe, expect, it } from 'vitest';
import { waitMsOf } from '../../../src/http/server/job-headers.ts';

describe('a Prefer header', () => {
  it.each([
    ['wait=20', 20_000],
    ['wait=0', 0],
    ['wait=60', 60_000],
    ['wait=3600', 60_000],
    ['respond-async, wait=10', 10_000],
    ['respond-async; foo=1, WAIT = "5"; strict', 5_000],
    ['wait=3, wait=30', 3_000],
  ])('%s asks for %i ms', (prefer, ms) => {
    expect(waitMsOf({ prefer })).toBe(ms);
  });

  it.each([
    '',
    'wait',
    'wait=',
    'wait=-1',
    'wait=1.5',
    'wait=soon',
    'wait="5',
    'waiting=5',
    'wait=x, wait=5',
    'foo="wait=5"',
  ])('%s asks for no wait', (prefer) => {
    expect(waitMsOf({ prefer })).toBeUndefined();
  });
});
