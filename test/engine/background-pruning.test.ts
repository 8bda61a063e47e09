import { expect, it, onTestFinished, vi } from 'vitest';
import { pruneInBackground, restMsOf } from '../../src/engine/background-pruning.ts';
import type { Pruned, PruneOptions, Retention } from '../../src/jobs/retention.ts';
import type { ClockLook, StoreClock } from '../../src/jobs/store-clock.ts';
import { testClock } from '../clock.ts';

const DAY = 86_400_000;
const NOTHING: Pruned = { runs: 0, jobs: 0, deliveries: 0, inboundRuns: 0, bytes: 0 };

it('takes step after step of what is older than is kept, and none once it is closed', async () => {
  const taken: PruneOptions[] = [];
  const retention = stepping((options) => void taken.push(options), 3);
  const pruning = pruneInBackground({
    ...{ retention, storeClock: showing(() => ({ nowMs: 5000 })) },
    keptMs: 1000,
    clock: testClock(() => 5000),
    onError: failing,
  });
  await expect.poll(() => taken.length).toBe(3);
  await pruning.close();
  expect(taken[0]).toMatchObject({ beforeMs: 4000, nowMs: 5000, rows: 64 });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const closed = pruneInBackground({
    ...{ retention, storeClock: showing(() => ({ nowMs: 5000 })) },
    keptMs: 1000,
    clock: testClock(() => 5000),
    onError: failing,
  });
  await closed.close();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(taken).toHaveLength(3);
});

it('is closed when the step that is under way has ended, and takes no further one', async () => {
  const held: (() => void)[] = [];
  const retention: Pick<Retention, 'prune'> = {
    async *prune() {
      for (;;) {
        await new Promise<void>((resolve) => void held.push(resolve));
        yield NOTHING;
      }
    },
  };
  const pruning = pruneInBackground({
    ...{ retention, storeClock: showing(() => ({ nowMs: 5000 })) },
    keptMs: 1000,
    clock: testClock(() => 5000),
    onError: failing,
  });
  await expect.poll(() => held.length).toBe(1);
  const ends: string[] = [];
  const closed = pruning.close().then(() => ends.push('closed'));
  ends.push('step');
  held[0]?.();
  await closed;
  expect([ends, held.length]).toEqual([['step', 'closed'], 1]);
});

it('goes by the clock of the store, takes nothing while it is doubted, and tells that once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const doubt = { nowMs: 40 * DAY, lastMs: 0, untilMs: 41 * DAY };
  let look: ClockLook = { nowMs: 40 * DAY, doubt };
  const [taken, told]: [PruneOptions[], string[]] = [[], []];
  const pruning = pruneInBackground({
    retention: stepping((options) => void taken.push(options), 1),
    ...{ storeClock: showing(() => look), keptMs: 30 * DAY, clock: testClock() },
    onError: (what, error) => void told.push(`${what}: ${String(error)}`),
  });
  onTestFinished(() => pruning.close());
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(told).toEqual([
    'nothing is pruned for now: CoreError: the clock shows 1970-02-10T00:00:00.000Z, and 1970-01-01T00:00:00.000Z when core last looked; nothing is deleted for its age until 1970-02-11T00:00:00.000Z, for the clock may be wrong',
  ]);
  expect(taken).toEqual([]);
  look = { nowMs: 31 * DAY };
  await vi.advanceTimersByTimeAsync(600_000);
  expect(taken).toMatchObject([{ beforeMs: DAY, nowMs: 31 * DAY }]);
});

it('breaks a pass off when its clock jumps', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  let look: ClockLook = { nowMs: 31 * DAY };
  let steps = 0;
  const retention = stepping(() => void ++steps, 10_000);
  const pruning = pruneInBackground({
    ...{ retention, storeClock: showing(() => look), keptMs: 30 * DAY, clock: testClock() },
    onError: () => {},
  });
  onTestFinished(() => pruning.close());
  await vi.advanceTimersByTimeAsync(30_000);
  look = { nowMs: 99 * DAY, doubt: { nowMs: 99 * DAY, lastMs: 31 * DAY, untilMs: 100 * DAY } };
  await vi.advanceTimersByTimeAsync(60_000);
  const until = steps;
  await vi.advanceTimersByTimeAsync(600_000);
  expect([until > 100, steps]).toEqual([true, until]);
});

it('tells of a database that cannot be written, and does not end the process', async () => {
  const told: unknown[] = [];
  const broken = stepping(() => {
    throw new Error('the disk is full');
  }, 1);
  const onError = (_what: string, error: unknown) => void told.push(error);
  const storeClock = showing(() => ({ nowMs: 5 }));
  const pruning = pruneInBackground({
    retention: broken,
    storeClock,
    keptMs: 1,
    clock: testClock(),
    onError,
  });
  onTestFinished(() => pruning.close());
  await expect.poll(() => told).toEqual([new Error('the disk is full')]);
});

it.each([
  ['a retention of a minute', 60_000, 60_000],
  ['one of five minutes', 300_000, 300_000],
  ['one of a month', 2_592_000_000, 600_000],
  ['none to speak of', 1, 60_000],
])('rests with %s as long as things are kept, a minute at least and ten at most', (_, keptMs, restMs) => {
  expect(restMsOf(keptMs)).toBe(restMs);
});

function stepping(step: (options: PruneOptions) => void, steps: number): Pick<Retention, 'prune'> {
  return {
    async *prune(options) {
      for (let at = 0; at < steps; at++) {
        step(options);
        yield NOTHING;
      }
    },
  };
}

function showing(look: () => ClockLook): Pick<StoreClock, 'look'> {
  return { look: async () => look() };
}

function failing(_what: string, error: unknown): void {
  throw error;
}
