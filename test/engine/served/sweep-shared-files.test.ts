import { expect, it } from 'vitest';
import type { SharedFiles } from '../../../src/disk/shared-files.ts';
import { sweepSharedFiles } from '../../../src/engine/served/sweep-shared-files.ts';
import { testClock } from '../../clock.ts';

const HOUR_MS = 60 * 60 * 1000;

/** A clock whose hours pass when the test says so. */
function hours() {
  let work: (() => void) | undefined;
  const every = (ms: number, given: () => void) => {
    expect(ms).toBe(HOUR_MS);
    work = given;
    return () => {
      work = undefined;
    };
  };
  return { clock: { ...testClock(), every }, pass: () => work?.() };
}

/** Shared files of which only the sweep is asked. */
function swept(sweep: SharedFiles['sweep']): SharedFiles {
  const never = async (): Promise<never> => {
    throw new Error('only the sweep is asked');
  };
  return { keep: never, fetch: never, find: never, list: never, forget: never, sweep };
}

it('shared files without a name are removed every hour, once they are a day old, one sweep at a time', async () => {
  const { clock, pass } = hours();
  const asked: number[] = [];
  let end = () => {};
  const sharedFiles = swept(async (ageMs) => {
    asked.push(ageMs);
    await new Promise<void>((resolve) => {
      end = resolve;
    });
    return 0;
  });
  const sweeping = sweepSharedFiles({ stores: { sharedFiles }, clock, onError: () => {} });
  pass();
  pass();
  expect(asked).toEqual([24 * HOUR_MS]);
  const closing = sweeping.close();
  end();
  await closing;
  pass();
  expect(asked).toHaveLength(1);
});

it('shared files that cannot be removed now are told, and tried again after an hour', async () => {
  const { clock, pass } = hours();
  const told: unknown[] = [];
  const away = new Error('the folder is away');
  const sharedFiles = swept(async () => {
    throw away;
  });
  const sweeping = sweepSharedFiles({
    stores: { sharedFiles },
    clock,
    onError: (_, error) => void told.push(error),
  });
  for (let hour = 0; hour < 2; hour++) {
    pass();
    await expect.poll(() => told.length).toBe(hour + 1);
  }
  expect(told).toEqual([away, away]);
  await sweeping.close();
});

it('on one machine there is nothing to sweep', async () => {
  const { clock, pass } = hours();
  const sweeping = sweepSharedFiles({ stores: {}, clock, onError: () => {} });
  pass();
  await sweeping.close();
});
