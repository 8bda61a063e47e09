import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { until } from '../cli/run-core.ts';
import { type DatabaseLine, databaseLine } from '../store/postgres/database-line.ts';
import { describePostgres, postgresServer } from '../store/postgres/postgres-databases.ts';
import { expectAllInOrder } from './aftermath.ts';
import { jobsOfEveryKind, type PostedJob } from './posted-jobs.ts';
import { postgresPlace, type SharedPlace } from './postgres-place.ts';
import type { ServedProcess } from './served-process.ts';
import { type Stage, stage } from './stage.ts';

/** Longer than a lost attempt of a webhook waits for the next one. */
const LATER_MS = 60_000;
const SLOW_MS = 120_000;
const STOPPED = { code: 0, signal: null };
/** More than the service has connections to the database: some find none. */
const CALLERS = 15;
const UNREACHABLE = {
  status: 503,
  body: { error: 'the service cannot reach its database at present; try again' },
};

describePostgres('core serve whose database', { timeout: SLOW_MS }, () => {
  it('crashes three times under load loses and doubles nothing, and goes on by itself', async () => {
    const { crash } = await postgresServer();
    await lastsThrough(async ({ load }) => {
      for (let round = 1; round <= 3; round++) {
        await load.more(30);
        await crash();
      }
    });
  });

  it('is cut off says so to every caller, and goes on when it is there again', async () => {
    await lastsThrough(async ({ line, load, readiness }) => {
      await load.more(30);
      line.cut();
      await load.refused(CALLERS);
      await until(async () => (await readiness()) === '503 no_database', 'it is not ready');
      line.mend();
      await until(async () => (await readiness()) === '200 ok', 'it is ready again');
    });
  });

  it('does not answer for a while lets no caller wait for ever, and goes on with what was asked', async () => {
    await lastsThrough(async ({ line, load, readiness }) => {
      await load.more(30);
      line.hold();
      await load.refused(CALLERS);
      await until(async () => (await readiness()) === '503 no_database', 'it is not ready');
      for (let looks = 0; looks < 20; looks++) {
        await delay(200);
        expect(await readiness()).toBe('503 no_database');
      }
      line.mend();
    });
  });

  it('becomes read-only says so to every caller, and goes on when it can be written again', async () => {
    await lastsThrough(async ({ url, load, readiness }) => {
      const name = new URL(url).pathname.slice(1);
      const server = await postgresServer();
      const becomes = async (isReadOnly: boolean) => {
        await server.sql(`ALTER DATABASE ${name} SET default_transaction_read_only = ${isReadOnly}`);
        await server.sql('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name]);
      };
      await load.more(30);
      await becomes(true);
      await load.refused(CALLERS);
      await until(async () => (await readiness()) === '503 no_database', 'it is not ready');
      await becomes(false);
      await until(async () => (await readiness()) === '200 ok', 'it is ready again');
    });
  });
});

describePostgres('core worker whose database', { timeout: SLOW_MS }, () => {
  it('is cut off stays alive without any connection, and works when it is there again', async () => {
    let line: DatabaseLine | undefined;
    const place = await postgresPlace({
      async through(url) {
        line = await databaseLine(url);
        return line.url;
      },
    });
    const theatre = await stage(async () => place);
    const service = await theatre.serve(undefined, 'service', { args: ['--requests-only'] });
    const worker = await theatre.serve(undefined, 'worker', { kind: 'worker' });
    line?.cut();
    const complaints = () => worker.stderr().split('cannot be reached').length;
    await until(() => complaints() > 10, 'the worker has looked several times');
    line?.mend();
    const jobs = jobsOfEveryKind(10, { name: 'after', hook: theatre.hook });
    await until(async () => (await fetch(`${service.address}/readyz`)).ok, 'the service is ready again');
    await expectAllInOrder(await theatre.settle(service, jobs));
    expect([await worker.stop(), await service.stop()]).toEqual([STOPPED, STOPPED]);
  });
});

interface Scene {
  /** Of the database itself. */
  readonly url: string;
  readonly line: DatabaseLine;
  readonly load: Load;
  /** Status of the answer, and what it says. */
  readiness(): Promise<string>;
}

/** A service under load that meets trouble: every POST is repeated until it is answered, and in the end all is as it should be. */
async function lastsThrough(trouble: (scene: Scene) => Promise<void>): Promise<void> {
  let line: DatabaseLine | undefined;
  const place = await postgresPlace({
    async through(url) {
      line = await databaseLine(url);
      return line.url;
    },
  });
  if (line === undefined) throw new Error('the place has no line');
  const theatre = await stage(async () => place);
  const served = await theatre.serve();
  const load = loadOf(theatre, served);
  const readiness = async () => {
    const answer = await fetch(`${served.address}/readyz`);
    const { status } = z.object({ status: z.string() }).parse(await answer.json());
    return `${answer.status} ${status}`;
  };
  await trouble({ url: place.url, line, load, readiness });
  await load.more(30);
  const jobs = await load.end();
  expect(new Set(theatre.caller.problems.map((problem) => JSON.stringify(problem)))).toEqual(
    new Set([JSON.stringify(UNREACHABLE)]),
  );
  await settled(place);
  await expectAllInOrder(await theatre.settle(served, jobs));
  expect(await served.stop()).toEqual({ code: 0, signal: null });
}

/** What was taken up in a transaction of which the answer was lost waits for the end of its lease. */
async function settled({ books, endLeases }: SharedPlace): Promise<void> {
  await until(async () => (await books.openCounts()).waiting === 0, 'all jobs are taken up');
  await endLeases(() => true);
  await books.letTimePass(LATER_MS);
}

interface Load {
  /** So many more POSTs are answered. */
  more(count: number): Promise<void>;
  /** So many more are answered with a problem that passes. */
  refused(count: number): Promise<void>;
  /** Posts no more, and gives what was posted. */
  end(): Promise<readonly PostedJob[]>;
}

/** Several callers, each with one job after the other. */
function loadOf({ caller, hook }: Stage, { address }: ServedProcess): Load {
  const fresh = jobsOfEveryKind(5000, { name: 'load', hook });
  const posted: PostedJob[] = [];
  let answers = 0;
  let isOver = false;
  const one = async () => {
    for (let job = fresh.shift(); job !== undefined && !isOver; job = fresh.shift()) {
      posted.push(job);
      while ((await caller.post(address, job)) === undefined) await delay(100);
      answers++;
    }
  };
  const callers = Promise.all(Array.from({ length: CALLERS }, one));
  // Who fails is told by `end`, or by the answers that do not come.
  callers.catch(() => {});
  const grown = (count: () => number, by: number, what: string) => {
    const enough = count() + by;
    return until(() => count() >= enough, `${by} more POSTs are ${what}`);
  };
  return {
    more: (count) => grown(() => answers, count, 'answered'),
    refused: (count) => grown(() => caller.problems.length, count, 'refused'),
    async end() {
      isOver = true;
      await callers;
      return posted;
    },
  };
}
