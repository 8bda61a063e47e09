import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { CrashPoint } from '../../src/contract/served-engine.ts';
import { CrosscheckConfig } from '../../src/inbound/crosscheck-schedule.ts';
import { isOwnerAlive } from '../../src/store/sqlite/process-owner.ts';
import { until } from '../cli/run-core.ts';
import { hasPooler, pooled } from '../store/postgres/pooler.ts';
import { describePostgres } from '../store/postgres/postgres-databases.ts';
import { expectAllInOrder } from './aftermath.ts';
import { jobsOfEveryKind } from './posted-jobs.ts';
import { postgresPlace } from './postgres-place.ts';
import { stage } from './stage.ts';

const POWER_CUT = { code: null, signal: 'SIGKILL' };
const STOPPED = { code: 0, signal: null };
/** Longer than a lost attempt of a webhook waits for the next one. */
const LATER_MS = 60_000;
/** Processes that work look for what has no turn every five seconds. */
const SWEPT_MS = 7000;
const SLOW_MS = 90_000;
const REQUESTS_ONLY = { args: ['--requests-only'] };
const WORKER = { kind: 'worker' } as const;

describePostgres('core worker', { timeout: SLOW_MS }, () => {
  it('does what a service leaves to it, which tells its callers at once', async () => {
    const place = await postgresPlace();
    const theatre = await stage(async () => place);
    const service = await theatre.serve(undefined, 'service', REQUESTS_ONLY);
    const jobs = jobsOfEveryKind(10, { name: 'left', hook: theatre.hook });
    await theatre.post(service, jobs);
    expect(await place.books.openCounts()).toEqual({ waiting: jobs.length, running: 0 });
    const worker = await theatre.serve(undefined, 'worker', WORKER);
    await expectAllInOrder(await theatre.settle(service, jobs));
    expect([await worker.stop(), await service.stop()]).toEqual([STOPPED, STOPPED]);
    expect(await place.stores.shared.processes.list()).toEqual([]);
  });

  it.skipIf(!hasPooler)('does the same where nobody can be woken, behind a pooler', async () => {
    const place = await postgresPlace({ through: pooled });
    const theatre = await stage(async () => place);
    const service = await theatre.serve(undefined, 'service', REQUESTS_ONLY);
    const worker = await theatre.serve(undefined, 'worker', WORKER);
    const jobs = jobsOfEveryKind(10, { name: 'pooled', hook: theatre.hook });
    await theatre.post(service, jobs);
    await expectAllInOrder(await theatre.settle(service, jobs));
    expect([await worker.stop(), await service.stop()]).toEqual([STOPPED, STOPPED]);
  });

  it('runs the schedules of crosschecks, and a service that leaves the work runs none', async () => {
    const place = await postgresPlace();
    const theatre = await stage(async () => place);
    const config = { name: 'nightly', connection: 'gone', cadence: { every: 'hour' }, rules: null };
    await place.stores.crosschecks.add(
      'default',
      CrosscheckConfig.parse({ ...config, map: [], output: place.folder, keep: 2 }),
    );
    await place.database.rows('UPDATE core.crosscheck_schedule SET next_at = 0');
    const runs = () => place.database.rows('SELECT ended_at FROM core.crosscheck_run');
    const service = await theatre.serve(undefined, 'service', REQUESTS_ONLY);
    await delay(SWEPT_MS);
    expect(await runs()).toEqual([]);
    const worker = await theatre.serve(undefined, 'worker', WORKER);
    await until(async () => (await runs()).length > 0, 'the worker runs it');
    expect([await worker.stop(), await service.stop()]).toEqual([STOPPED, STOPPED]);
  });

  it.each<CrashPoint>(['claimed', 'executed', 'committed'])(
    'does once what another one has left behind that died at the moment %s',
    async (moment) => {
      const place = await postgresPlace();
      const theatre = await stage(async () => place);
      const service = await theatre.serve(undefined, 'service', REQUESTS_ONLY);
      const jobs = jobsOfEveryKind(25, { name: moment, hook: theatre.hook });
      await theatre.post(service, jobs);
      const dying = await theatre.serve(moment, 'dying', WORKER).catch(() => undefined);
      if (dying !== undefined) expect(await dying.ended).toEqual(POWER_CUT);
      await place.endLeases((owner) => !isOwnerAlive(owner));
      await place.books.letTimePass(LATER_MS);
      await theatre.serve(undefined, 'other', WORKER);
      await expectAllInOrder(await theatre.settle(service, jobs));
    },
  );
});
