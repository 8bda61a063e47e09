import { describe, expect, it, onTestFinished } from 'vitest';
import { crosscheckScheduler } from '../../../src/engine/crosschecks/crosscheck-scheduler.ts';
import type { ClaimedCrosscheck, CrosscheckEnd } from '../../../src/inbound/crosscheck-schedule.ts';
import { openCoreDatabase } from '../../../src/store/sqlite/core-database.ts';
import { sqliteCrosscheckSchedules } from '../../../src/store/sqlite/sqlite-crosscheck-schedules.ts';
import { tempPath } from '../../temp-folder.ts';
import { fastClock } from '../inbound/fast-forward.ts';

const START = Date.UTC(2026, 4, 4, 8, 0, 30);
const HOUR = 60 * 60_000;
const KEY = { workspace: 'default', name: 'sales' };
const CONFIG = {
  name: 'sales',
  connection: 'sales',
  cadence: { every: 'hour' },
  rules: null,
  map: [],
} as const;
const DONE: CrosscheckEnd = { is: 'done', outcome: { accounts: 3, recommendations: 1, since: null } };
const FAILED: CrosscheckEnd = { is: 'failed', error: 'the CRM does not answer' };

describe('a schedule of crosschecks', () => {
  it('runs at its ticks, and those that were missed once', async () => {
    const { clock, start, claims } = await scheduled();
    const { scheduler } = start();
    await scheduler.runDue();
    expect(claims).toEqual([]);
    clock.forward(HOUR);
    await scheduler.runDue();
    await scheduler.runDue();
    expect(claims.length).toBe(1);
    clock.forward(10 * HOUR);
    await scheduler.runDue();
    await scheduler.runDue();
    expect(claims.map(({ before }) => before)).toEqual([null, claims[0]?.folder]);
  });

  it('compares with the last run that succeeded, and keeps the files of as many as are asked for', async () => {
    const { clock, start, claims, removed, ends, store } = await scheduled({ keep: 2 });
    const { scheduler } = start();
    ends.push(DONE, FAILED, DONE, DONE);
    for (let at = 0; at < 4; at++) {
      clock.forward(HOUR);
      await scheduler.runDue();
    }
    const [first, second, third, fourth] = claims.map(({ folder }) => folder);
    expect(claims.map(({ before }) => before)).toEqual([null, first, first, third]);
    expect(removed).toEqual([second, first]);
    const runs = await store.runs(KEY, 10);
    expect(runs.map(({ folder }) => folder)).toEqual([fourth, third, null, null]);
    expect(runs.map(({ error }) => error)).toEqual([null, null, 'the CRM does not answer', null]);
  });

  it('is paused after five failures in a row, and goes on when a person says so', async () => {
    const { clock, start, claims, ends, store } = await scheduled();
    const { scheduler } = start();
    ends.push(...Array.from({ length: 5 }, () => FAILED));
    for (let at = 0; at < 8; at++) {
      clock.forward(HOUR);
      await scheduler.runDue();
    }
    expect(claims.length).toBe(5);
    expect(await store.find(KEY)).toMatchObject({ pausedReason: 'its last 5 runs have failed', failures: 5 });
    await store.pause(KEY, null);
    await scheduler.runDue();
    expect(claims.length).toBe(5);
    clock.forward(HOUR);
    await scheduler.runDue();
    expect(await store.find(KEY)).toMatchObject({ pausedReason: null, failures: 0 });
    expect(claims.length).toBe(6);
  });

  it('goes on with a run that was stopped, in the same folder, without waiting for the next tick', async () => {
    const { clock, start, claims, ends } = await scheduled();
    ends.push({ is: 'stopped' });
    clock.forward(HOUR);
    const stopped = start().scheduler;
    ends.push(DONE);
    const due = stopped.runDue();
    await due;
    expect(claims.map(({ run }) => run)).toEqual([1, 1]);
    expect(new Set(claims.map(({ folder }) => folder)).size).toBe(1);
  });

  it('takes over from a process that died, once the process that worked for it is gone too', async () => {
    const { clock, start, claims, store, alive } = await scheduled();
    clock.forward(HOUR);
    alive.add('dead').add('worker');
    const dying = await store.claim({ owner: 'dead', forMs: 60_000 }, (owner) => alive.has(owner));
    if (dying === undefined) throw new Error('nothing was due');
    await store.workedOnBy(dying, 'worker');
    const { scheduler } = start();
    await scheduler.runDue();
    expect(claims).toEqual([]);
    alive.delete('dead');
    expect(await store.releaseLeases((owner) => alive.has(owner))).toBe(1);
    await scheduler.runDue();
    expect(claims).toEqual([]);
    alive.delete('worker');
    await scheduler.runDue();
    expect(claims).toMatchObject([{ run: dying.run, folder: dying.folder }]);
  });

  it('is worked on by one of two processes', async () => {
    const { clock, start, claims } = await scheduled();
    clock.forward(HOUR);
    const [one, other] = [start(), start()];
    await Promise.all([one.scheduler.runDue(), other.scheduler.runDue()]);
    expect(claims.length).toBe(1);
    expect(await one.scheduler.runNow({ ...KEY, name: 'nobody' })).toBe(false);
  });
});

async function scheduled({ keep = 10 } = {}) {
  const database = openCoreDatabase(tempPath('core.sqlite'));
  onTestFinished(() => void database.close());
  const clock = fastClock(START);
  const store = sqliteCrosscheckSchedules(database, clock);
  await store.add('default', { ...CONFIG, map: [], output: '/reports', keep });
  const claims: ClaimedCrosscheck[] = [];
  const removed: string[] = [];
  const ends: CrosscheckEnd[] = [];
  const alive = new Set<string>();
  let processes = 0;
  return {
    ...{ clock, store, claims, removed, ends, alive },
    start() {
      const owner = `process ${++processes}`;
      alive.add(owner);
      const scheduler = crosscheckScheduler({
        ...{ schedules: store, clock, owner, isAlive: (one) => alive.has(one) },
        ownerOf: (pid) => `child ${pid}`,
        async carryOut(claimed, _signal, onProcess) {
          claims.push(claimed);
          await onProcess(claims.length);
          return ends.shift() ?? DONE;
        },
        removeFiles: async (folder) => void removed.push(folder),
        onError: (_, error) => {
          throw error;
        },
      });
      return { scheduler };
    },
  };
}
