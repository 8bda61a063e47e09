import { describe, expect, it } from 'vitest';
import type { EnrichmentStore } from '../../src/inbound/enrichment-store.ts';
import { ScheduleConfig } from '../../src/inbound/schedule-config.ts';
import type { KnownRow } from '../../src/inbound/schedule-row.ts';
import type { ClaimedSchedule, LogLine, ScheduleStore } from '../../src/inbound/schedule-store.ts';
import { LeaseLost } from '../../src/inbound/schedule-store.ts';

/** An empty store of schedules, and of the runs that they start. */
export interface OpenedScheduleStore {
  readonly schedules: ScheduleStore;
  readonly enrichments: EnrichmentStore;
  /** Sets the clock of both, milliseconds since 1970. */
  set(nowMs: number): void;
}

const NOW = Date.UTC(2026, 0, 31);
const MINUTE = 60_000;
const LEASE = { owner: 'host/1/1', forMs: 1000 };
const KEY = { workspace: 'acme', name: 'leads' };
const CONFIG = ScheduleConfig.parse({
  ...{ name: 'leads', connection: 'sf', object: 'Lead', cadence: { every: 'minute' } },
  map: { name: 'Company', website: 'Website' },
});
const ROW: KnownRow = {
  ...{ crmId: '1', input: null, pending: null, state: 'idle', executionId: null, attempts: 0 },
  ...{ succeededMs: null, isOwnWrite: false, modified: null, skipped: null },
};
const LINE: LogLine = { crmId: '1', what: 'sent', reason: null, detail: 'nul \0' };

/** What every implementation of schedules must do. */
export function describeScheduleStore(name: string, open: () => OpenedScheduleStore): void {
  const opened = async () => {
    const store = open();
    store.set(NOW);
    await store.schedules.add(KEY, CONFIG);
    store.set(NOW + MINUTE);
    return store;
  };
  describe(`${name}: schedules`, () => keeping(opened));
  describe(`${name}: a schedule that is due`, () => claiming(opened));
  describe(`${name}: a step of a schedule`, () => stepping(opened));
}

type Opened = () => Promise<OpenedScheduleStore>;

async function claimed({ schedules }: Pick<OpenedScheduleStore, 'schedules'>): Promise<ClaimedSchedule> {
  const claim = await schedules.claim(LEASE);
  if (claim === undefined) throw new Error('there was nothing to claim');
  return claim;
}

function keeping(opened: Opened): void {
  it('are listed by workspace and name, one of each name', async () => {
    const { schedules } = await opened();
    await expect(schedules.add(KEY, CONFIG)).rejects.toMatchObject({ code: 'CONFLICT' });
    await schedules.add({ ...KEY, workspace: 'zeta' }, CONFIG);
    const [first, ...others] = await schedules.list();
    expect(first).toEqual({
      ...{ ...KEY, config: CONFIG, createdMs: NOW, nextMs: NOW + MINUTE, pausedReason: null, failures: 0 },
      ...{ lastRunMs: null, lastError: null, cursor: undefined },
      rows: { known: 0, waiting: 0, stopped: 0 },
    });
    expect(others.map(({ workspace }) => workspace)).toEqual(['zeta']);
    expect((await schedules.list('zeta')).length).toBe(1);
    expect(await schedules.find({ ...KEY, name: 'other' })).toBeUndefined();
  });

  it('rest while they are paused, and go on at once', async () => {
    const { schedules } = await opened();
    expect(await schedules.pause(KEY, 'holidays')).toBe(true);
    expect(await schedules.claim(LEASE)).toBeUndefined();
    expect((await schedules.find(KEY))?.pausedReason).toBe('holidays');
    expect(await schedules.pause(KEY, null)).toBe(true);
    expect(await schedules.claim(LEASE)).toMatchObject(KEY);
    expect(await schedules.pause({ ...KEY, name: 'other' }, null)).toBe(false);
  });

  it('are gone with their rows, runs and log', async () => {
    const store = await opened();
    const claim = await claimed(store);
    await store.schedules.step(claim, { rows: [{ row: ROW }], log: [LINE] });
    expect([await store.schedules.remove(KEY), await store.schedules.remove(KEY)]).toEqual([true, false]);
    expect(await store.schedules.log(KEY, 9)).toEqual([]);
    expect(await store.schedules.runs(KEY, 9)).toEqual([]);
    expect(await store.schedules.rows(KEY, ['1'])).toEqual([]);
  });
}

function claiming(opened: Opened): void {
  it('is claimed once until its lease is over, and every claim has a token of its own', async () => {
    const { schedules, set } = await opened();
    const first = await claimed({ schedules });
    expect(first).toMatchObject({ ...KEY, config: CONFIG, cursor: undefined, token: 1 });
    expect(await schedules.claim(LEASE, KEY)).toBeUndefined();
    await schedules.renew(first, 5000);
    set(NOW + MINUTE + 5001);
    const second = await schedules.claim(LEASE, KEY);
    expect(second?.token).toBe(2);
    await expect(schedules.renew(first, 1)).rejects.toThrow(LeaseLost);
    await expect(schedules.end(first, { error: null, mostFailures: 2 })).rejects.toThrow(LeaseLost);
    await expect(schedules.step(first, { rows: [], log: [] })).rejects.toThrow(LeaseLost);
    expect(await schedules.runs(KEY, 9)).toMatchObject([
      { run: second?.run, endedMs: null },
      { run: first.run, error: 'the process that worked on it died' },
    ]);
  });

  it('waits for its next tick once it has ended, and a run in which nothing happened is not kept', async () => {
    const store = await opened();
    await store.schedules.end(await claimed(store), { error: null, mostFailures: 2 });
    expect(await store.schedules.claim(LEASE)).toBeUndefined();
    expect(await store.schedules.runs(KEY, 9)).toEqual([]);
    store.set(NOW + 2 * MINUTE);
    expect(await claimed(store)).toMatchObject(KEY);
  });

  it('is paused when run after run fails', async () => {
    const store = await opened();
    for (const minute of [1, 2]) {
      store.set(NOW + minute * MINUTE);
      await store.schedules.end(await claimed(store), { error: 'no access', mostFailures: 2 });
    }
    expect(await store.schedules.find(KEY)).toMatchObject({
      ...{ failures: 2, lastError: 'no access', pausedReason: 'its last 2 runs have failed' },
    });
    expect((await store.schedules.runs(KEY, 1)).map(({ error }) => error)).toEqual(['no access']);
  });

  it('is free at once when its process is gone', async () => {
    const store = await opened();
    await claimed(store);
    expect(await store.schedules.releaseLeases(() => true)).toBe(0);
    expect(await store.schedules.releaseLeases((owner) => owner !== LEASE.owner)).toBe(1);
    expect(await store.schedules.claim(LEASE, KEY)).toMatchObject({ token: 2 });
  });
}

function stepping(opened: Opened): void {
  const request = { crmId: '1', name: 'Acme', website: 'acme.com' };

  it('keeps rows, the place in the CRM and the log together, and starts what is sent', async () => {
    const store = await opened();
    const claim = await claimed(store);
    const cursor = { modified: '2026-01-01', id: '2' };
    const sent = { ...ROW, input: '{"name":"Acme"}', state: 'sent' } as const;
    const waiting = { ...ROW, crmId: '2', pending: '{}', isOwnWrite: true, succeededMs: 5 };
    await store.schedules.step(claim, {
      ...{ cursor, rows: [{ row: sent, request }, { row: waiting }], log: [LINE, { ...LINE, crmId: null }] },
    });
    const executionId = await store.enrichments.openRun('acme', '1');
    expect(executionId).toMatch(/^exec_/);
    expect(await store.schedules.rowsThat(KEY, 'sent', 9)).toEqual([{ ...sent, executionId }]);
    expect(await store.schedules.rowsThat(KEY, 'pending', 9)).toEqual([waiting]);
    expect(await store.schedules.rowsThat(KEY, 'writing', 9)).toEqual([]);
    expect((await store.schedules.log(KEY, 9)).map(({ crmId, detail }) => [crmId, detail])).toEqual([
      [null, 'nul \0'],
      ['1', 'nul \0'],
    ]);
    expect((await store.schedules.find(KEY))?.cursor).toEqual(cursor);
  });

  it('forgets rows and the place in the CRM when it begins anew', async () => {
    const store = await opened();
    const claim = await claimed(store);
    const cursor = { modified: '2026-01-01', id: '2', place: 'one' };
    await store.schedules.step(claim, { cursor, rows: [{ row: ROW }], log: [] });
    await store.schedules.step(claim, { isAnew: true, rows: [{ row: { ...ROW, crmId: '2' } }], log: [LINE] });
    expect(await store.schedules.find(KEY)).toMatchObject({ cursor: undefined, rows: { known: 1 } });
    expect(await store.schedules.log(KEY, 9)).toHaveLength(1);
  });

  it('writes a row that is known over, and counts what waits and what was given up', async () => {
    const store = await opened();
    const claim = await claimed(store);
    const rows = (...changes: readonly Partial<KnownRow>[]) => ({
      rows: changes.map((change) => ({ row: { ...ROW, ...change } })),
      log: [],
    });
    await store.schedules.step(claim, rows({ crmId: '1', pending: '{}' }, { crmId: '2', attempts: 3 }));
    await store.schedules.step(
      claim,
      rows({ crmId: '1' }, { crmId: '3', pending: 'a' }, { crmId: '3', pending: 'b' }),
    );
    expect((await store.schedules.find(KEY))?.rows).toEqual({ known: 3, waiting: 1, stopped: 1 });
    expect((await store.schedules.rowsThat(KEY, 'pending', 9)).map(({ pending }) => pending)).toEqual(['b']);
    expect((await store.schedules.rows(KEY, ['1', '2', '9'])).map(({ crmId }) => crmId).sort()).toEqual([
      '1',
      '2',
    ]);
  });
}
