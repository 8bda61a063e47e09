import { describe, expect, it } from 'vitest';
import {
  type ClaimedCrosscheck,
  CrosscheckConfig,
  type CrosscheckEnd,
  type CrosscheckScheduleStore,
} from '../../src/inbound/crosscheck-schedule.ts';
import { LeaseLost } from '../../src/inbound/schedule-store.ts';

/** An empty store of schedules of crosschecks. */
export interface OpenedCrosschecks {
  readonly schedules: CrosscheckScheduleStore;
  /** Sets its clock, milliseconds since 1970. */
  set(nowMs: number): void;
}

const NOW = Date.UTC(2026, 0, 31);
const MINUTE = 60_000;
const LEASE = { owner: 'host/1/1', forMs: 1000 };
const KEY = { workspace: 'acme', name: 'nightly' };
const CONFIG = CrosscheckConfig.parse({
  ...{ name: 'nightly', connection: 'sf', cadence: { every: 'minute' }, rules: null, map: [] },
  ...{ output: '/out', keep: 2 },
});
const DONE: CrosscheckEnd = { is: 'done', outcome: { accounts: 3, recommendations: 1, since: null } };
const ALIVE = () => true;
const GONE = () => false;

/** What every implementation of schedules of crosschecks must do. */
export function describeCrosscheckSchedules(name: string, open: () => OpenedCrosschecks): void {
  const opened = async () => {
    const store = open();
    store.set(NOW);
    await store.schedules.add('acme', CONFIG);
    store.set(NOW + MINUTE);
    return store;
  };
  const claimed = async ({ schedules }: OpenedCrosschecks): Promise<ClaimedCrosscheck> => {
    const claim = await schedules.claim(LEASE, GONE, KEY);
    if (claim === undefined) throw new Error('there was nothing to claim');
    return claim;
  };

  describe(name, () => {
    it('are listed by name, one of each, and are gone with their runs', async () => {
      const store = await opened();
      await expect(store.schedules.add('acme', CONFIG)).rejects.toMatchObject({ code: 'CONFLICT' });
      await store.schedules.add('zeta', CONFIG);
      expect(await store.schedules.list('acme')).toEqual([
        {
          ...{ ...KEY, config: CONFIG, createdMs: NOW, nextMs: NOW + MINUTE },
          ...{ pausedReason: null, failures: 0 },
        },
      ]);
      expect((await store.schedules.list()).map(({ workspace }) => workspace)).toEqual(['acme', 'zeta']);
      await claimed(store);
      expect([await store.schedules.remove(KEY), await store.schedules.remove(KEY)]).toEqual([true, false]);
      expect([await store.schedules.runs(KEY, 9), await store.schedules.find(KEY)]).toEqual([[], undefined]);
    });

    it('are claimed once at each tick, and not while they are paused', async () => {
      const { schedules, set } = await opened();
      expect(await schedules.pause(KEY, 'holidays')).toBe(true);
      expect(await schedules.claim(LEASE, ALIVE)).toBeUndefined();
      expect(await schedules.pause(KEY, null)).toBe(true);
      set(NOW + 2 * MINUTE);
      expect(await schedules.claim(LEASE, ALIVE)).toMatchObject({
        ...{ ...KEY, folder: '/out/2026-01-31T00-02-00.000Z', before: null, token: 1 },
      });
      expect(await schedules.claim(LEASE, ALIVE)).toBeUndefined();
    });

    it('keep the folders of the last runs, and tell which can go', async () => {
      const store = await opened();
      const folders: string[] = [];
      const gone: (readonly string[])[] = [];
      for (const minute of [1, 2, 3]) {
        store.set(NOW + minute * MINUTE);
        const claim = await claimed(store);
        expect(claim.before).toBe(folders.at(-1) ?? null);
        folders.push(claim.folder);
        gone.push(await store.schedules.end(claim, DONE, 3));
      }
      expect(gone).toEqual([[], [], folders.slice(0, 1)]);
      const runs = await store.schedules.runs(KEY, 9);
      expect(runs.map(({ folder }) => folder)).toEqual([folders[2], folders[1], null]);
      expect(runs[0]?.outcome).toEqual({ accounts: 3, recommendations: 1, since: null });
    });

    it('go on with a run that was broken off, once its process is gone', async () => {
      const { schedules, set } = await opened();
      const first = await claimed({ schedules, set });
      await schedules.workedOnBy(first, 'host/2/2');
      set(NOW + MINUTE + 1001);
      expect(await schedules.claim(LEASE, ALIVE, KEY)).toBeUndefined();
      const second = await schedules.claim(LEASE, GONE);
      expect(second).toMatchObject({ run: first.run, folder: first.folder, token: 2 });
      for (const late of [
        () => schedules.renew(first, 1),
        () => schedules.workedOnBy(first, 'host/3/3'),
        () => schedules.end(first, DONE, 3),
      ])
        await expect(late()).rejects.toThrow(LeaseLost);
      await schedules.end(second as ClaimedCrosscheck, { is: 'stopped' }, 3);
      expect(await claimed({ schedules, set })).toMatchObject({ run: first.run, token: 3 });
      expect(await schedules.releaseLeases(GONE)).toBe(1);
    });

    it('are paused when run after run fails, and forget the folder of one that failed', async () => {
      const store = await opened();
      const failed = { is: 'failed', error: 'no access' } as const;
      for (const minute of [1, 2]) {
        store.set(NOW + minute * MINUTE);
        const claim = await claimed(store);
        expect(await store.schedules.end(claim, failed, 2)).toEqual([claim.folder]);
      }
      expect(await store.schedules.find(KEY)).toMatchObject({
        ...{ failures: 2, pausedReason: 'its last 2 runs have failed' },
      });
      expect((await store.schedules.runs(KEY, 1))[0]).toMatchObject({ folder: null, error: 'no access' });
    });
  });
}
