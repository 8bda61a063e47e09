import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { CrashPoint } from '../../src/contract/served-engine.ts';
import { isOwnerAlive } from '../../src/store/sqlite/process-owner.ts';
import { until } from '../cli/run-core.ts';
import { describePostgres, postgresServer } from '../store/postgres/postgres-databases.ts';
import { expectAllInOrder } from './aftermath.ts';
import { jobsOfEveryKind, type PostedJob } from './posted-jobs.ts';
import { postgresPlace, type SharedPlace } from './postgres-place.ts';
import { type Stage, stage } from './stage.ts';

const POWER_CUT = { code: null, signal: 'SIGKILL' };
/** Longer than a lost attempt of a webhook waits for the next one. */
const LATER_MS = 60_000;
const SLOW_MS = 90_000;

describePostgres('two core serve on one PostgreSQL', { timeout: SLOW_MS }, () => {
  it.each<CrashPoint>(['accepted', 'claimed', 'advanced', 'executed', 'committed', 'delivered'])(
    'end what one leaves behind that dies at the moment %s, each job once',
    async (moment) => {
      const { place, theatre } = await shared();
      const [dying, other] = await Promise.all([
        theatre.serve(moment, 'one'),
        theatre.serve(undefined, 'two'),
      ]);
      const jobs: PostedJob[] = [];
      const end = dying.ended.then((how) => {
        isOver = true;
        return how;
      });
      let isOver = false;
      // The other one may have been quicker.
      for (let round = 0; !isOver; round++) {
        const more = jobsOfEveryKind(5, { name: `${moment}-${round}`, hook: theatre.hook });
        jobs.push(...more);
        await theatre.post(dying, more);
      }
      expect(await end).toEqual(POWER_CUT);
      await place.endLeases((owner) => !isOwnerAlive(owner));
      await place.books.letTimePass(LATER_MS);
      await expectAllInOrder(await theatre.settle(other, jobs));
    },
  );

  it('leave a job to whoever took it up while the first one did not move, which then changes nothing', async () => {
    const { place, theatre } = await shared();
    const jobs = jobsOfEveryKind(200, { name: 'stopped', hook: theatre.hook });
    const stopped = await theatre.serve(undefined, 'one');
    await theatre.post(stopped, jobs);
    let held = 0;
    for (; held === 0; held = await heldWhileStopped(place, stopped.signal)) await delay(20);
    const other = await theatre.serve(undefined, 'two');
    await until(
      async () => (await place.books.openCounts()).waiting === 0,
      'the other one has done the rest',
    );
    expect((await place.books.openCounts()).running).toBeGreaterThanOrEqual(held);
    await place.endLeases(() => true);
    await until(async () => (await place.books.openCounts()).running === 0, 'it has done these, too');
    stopped.signal('SIGCONT');
    // A webhook that was under way when it stopped has taken too long, and is sent again later.
    await delay(GIVEN_UP_MS);
    await place.books.letTimePass(LATER_MS);
    await expectAllInOrder(await theatre.settle(stopped, jobs));
    expect(await other.stop()).toEqual({ code: 0, signal: null });
    expect(await stopped.stop()).toEqual({ code: 0, signal: null });
  });
});

async function shared(): Promise<{ readonly place: SharedPlace; readonly theatre: Stage }> {
  const place = await postgresPlace();
  return { place, theatre: await stage(async () => place) };
}

/** In which a process that moves again gives up what has taken too long. */
const GIVEN_UP_MS = 2000;

const OPEN_TRANSACTIONS = `SELECT pid FROM pg_stat_activity WHERE datname = $1 AND state LIKE 'idle in transaction%'`;

/** Stops the process, and says how many jobs it has under its hands; goes on with it unless it has some, and no transaction open. */
async function heldWhileStopped(
  { url, books }: SharedPlace,
  signal: (name: 'SIGSTOP' | 'SIGCONT') => void,
): Promise<number> {
  signal('SIGSTOP');
  // What it has asked last is answered.
  await delay(100);
  const { running } = await books.openCounts();
  const server = await postgresServer();
  const open = await server.sql(OPEN_TRANSACTIONS, [new URL(url).pathname.slice(1)]);
  if (running > 0 && open.length === 0) return running;
  signal('SIGCONT');
  return 0;
}
