import { getEventListeners } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { jobWaiters } from '../../src/jobs/job-waiters.ts';

const LONG_MS = 60_000;

describe('those who wait for jobs', () => {
  it('are woken when the last of their jobs has ended, and not before', async () => {
    const waiters = jobWaiters();
    const woken = watched(waiters.wait(['a', 'b'], LONG_MS));
    waiters.ended(['a', 'somebody-else']);
    expect(await woken()).toBe(false);
    waiters.ended(['b']);
    expect(await woken()).toBe(true);
  });

  it('are woken all, each by its own jobs', async () => {
    const waiters = jobWaiters();
    const first = watched(waiters.wait(['a'], LONG_MS));
    const second = watched(waiters.wait(['a'], LONG_MS));
    const third = watched(waiters.wait(['a', 'b'], LONG_MS));
    waiters.ended(['a']);
    expect([await first(), await second(), await third()]).toEqual([true, true, false]);
    waiters.ended(['b']);
    expect(await third()).toBe(true);
  });

  it('wait for nothing when they have no jobs, and once for a job that they name twice', async () => {
    const waiters = jobWaiters();
    expect(await watched(waiters.wait([], LONG_MS))()).toBe(true);
    const twice = watched(waiters.wait(['a', 'a'], LONG_MS));
    waiters.ended(['a']);
    expect(await twice()).toBe(true);
  });

  it('are not woken by what ended before they came', async () => {
    const waiters = jobWaiters();
    waiters.ended(['a']);
    const woken = watched(waiters.wait(['a'], LONG_MS));
    expect(await woken()).toBe(false);
    waiters.ended(['a']);
    expect(await woken()).toBe(true);
  });

  it('leave when their time is over, and those who have more time stay', async () => {
    const waiters = jobWaiters();
    const patient = watched(waiters.wait(['a'], LONG_MS));
    await waiters.wait(['a', 'b'], 5);
    expect(await patient()).toBe(false);
    waiters.ended(['a']);
    expect(await patient()).toBe(true);
  });

  it('leave on their signal, and those without it stay', async () => {
    const waiters = jobWaiters();
    const calling = new AbortController();
    const called = watched(waiters.wait(['a'], LONG_MS, calling.signal));
    const other = watched(waiters.wait(['a'], LONG_MS));
    expect(await called()).toBe(false);
    calling.abort();
    expect([await called(), await other()]).toEqual([true, false]);
    waiters.ended(['a']);
    expect(await other()).toBe(true);
  });

  it('do not begin to wait when they were called off before', async () => {
    expect(await watched(jobWaiters().wait(['a'], LONG_MS, AbortSignal.abort()))()).toBe(true);
  });

  it('leave no listener at their signal and no timer behind', async () => {
    const waiters = jobWaiters();
    const { signal } = new AbortController();
    const timers = activeTimers();
    const waiting = [waiters.wait(['a'], LONG_MS, signal), waiters.wait(['b'], 1, signal)];
    expect([getEventListeners(signal, 'abort').length, activeTimers() - timers]).toEqual([2, 2]);
    waiters.ended(['a']);
    await Promise.all(waiting);
    expect(getEventListeners(signal, 'abort')).toEqual([]);
    // Timers of other tests may have ended meanwhile.
    expect(activeTimers()).toBeLessThanOrEqual(timers);
  });
});

/** Says whether the promise has been fulfilled by now. */
function watched(promise: Promise<void>): () => Promise<boolean> {
  let isFulfilled = false;
  void promise.then(() => {
    isFulfilled = true;
  });
  return async () => {
    await turn();
    return isFulfilled;
  };
}

/** Timers that keep the process alive. */
function activeTimers(): number {
  return process.getActiveResourcesInfo().filter((resource) => resource === 'Timeout').length;
}
