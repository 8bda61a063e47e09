import { getEventListeners } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { type JobWaiters, jobWaiters, type Patience } from '../../src/jobs/job-waiters.ts';
import { testClock } from '../clock.ts';

const LONG_MS = 60_000;

describe('those who wait for jobs', () => {
  it('are woken when the last of their jobs has ended, and not before', async () => {
    const waiters = jobWaiters(testClock());
    const woken = watched(waitFor(waiters, ['a', 'b'], { forMs: LONG_MS }));
    waiters.ended(['a', 'somebody-else']);
    expect(await woken()).toBe(false);
    waiters.ended(['b']);
    expect(await woken()).toBe(true);
  });

  it('are woken all, each by its own jobs', async () => {
    const waiters = jobWaiters(testClock());
    const first = watched(waitFor(waiters, ['a'], { forMs: LONG_MS }));
    const second = watched(waitFor(waiters, ['a'], { forMs: LONG_MS }));
    const third = watched(waitFor(waiters, ['a', 'b'], { forMs: LONG_MS }));
    waiters.ended(['a']);
    expect([await first(), await second(), await third()]).toEqual([true, true, false]);
    waiters.ended(['b']);
    expect(await third()).toBe(true);
  });

  it('wait for nothing when they have no jobs, and once for a job that they name twice', async () => {
    const waiters = jobWaiters(testClock());
    expect(await watched(waitFor(waiters, [], { forMs: LONG_MS }))()).toBe(true);
    const twice = watched(waitFor(waiters, ['a', 'a'], { forMs: LONG_MS }));
    waiters.ended(['a']);
    expect(await twice()).toBe(true);
  });

  it('are not woken by what ended before they came', async () => {
    const waiters = jobWaiters(testClock());
    waiters.ended(['a']);
    const woken = watched(waitFor(waiters, ['a'], { forMs: LONG_MS }));
    expect(await woken()).toBe(false);
    waiters.ended(['a']);
    expect(await woken()).toBe(true);
  });

  it('hear of what ended between listening and waiting', async () => {
    const waiters = jobWaiters(testClock());
    const ends = waiters.listen(['a', 'b']);
    waiters.ended(['a']);
    const woken = watched(ends.wait(['a', 'b'], { forMs: LONG_MS }));
    expect(await woken()).toBe(false);
    waiters.ended(['b']);
    expect(await woken()).toBe(true);
    expect(await watched(ends.wait(['b'], { forMs: LONG_MS }))()).toBe(true);
  });

  it('hear nothing any more once they have stopped to listen', async () => {
    const waiters = jobWaiters(testClock());
    const ends = waiters.listen(['a']);
    ends.stop();
    waiters.ended(['a']);
    const woken = watched(ends.wait(['a'], { forMs: 5 }));
    expect(await woken()).toBe(false);
  });

  it('leave when their time is over, and those who have more time stay', async () => {
    const waiters = jobWaiters(testClock());
    const patient = watched(waitFor(waiters, ['a'], { forMs: LONG_MS }));
    await waitFor(waiters, ['a', 'b'], { forMs: 5 });
    expect(await patient()).toBe(false);
    waiters.ended(['a']);
    expect(await patient()).toBe(true);
  });

  it('leave on their signal, and those without it stay', async () => {
    const waiters = jobWaiters(testClock());
    const calling = new AbortController();
    const called = watched(waitFor(waiters, ['a'], { forMs: LONG_MS, signal: calling.signal }));
    const other = watched(waitFor(waiters, ['a'], { forMs: LONG_MS }));
    expect(await called()).toBe(false);
    calling.abort();
    expect([await called(), await other()]).toEqual([true, false]);
    waiters.ended(['a']);
    expect(await other()).toBe(true);
  });

  it('do not begin to wait when they were called off before', async () => {
    expect(
      await watched(
        waitFor(jobWaiters(testClock()), ['a'], { forMs: LONG_MS, signal: AbortSignal.abort() }),
      )(),
    ).toBe(true);
  });

  it('leave no listener at their signal and no timer behind', async () => {
    const waiters = jobWaiters(testClock());
    const { signal } = new AbortController();
    const timers = activeTimers();
    const waiting = [
      waitFor(waiters, ['a'], { forMs: LONG_MS, signal }),
      waitFor(waiters, ['b'], { forMs: 1, signal }),
    ];
    expect([getEventListeners(signal, 'abort').length, activeTimers() - timers]).toEqual([2, 2]);
    waiters.ended(['a']);
    await Promise.all(waiting);
    expect(getEventListeners(signal, 'abort')).toEqual([]);
    // Timers of other tests may have ended meanwhile.
    expect(activeTimers()).toBeLessThanOrEqual(timers);
  });
});

async function waitFor(waiters: JobWaiters, ids: readonly string[], patience: Patience): Promise<void> {
  const ends = waiters.listen(ids);
  await ends.wait(ids, patience);
  ends.stop();
}

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
