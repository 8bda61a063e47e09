import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openKeptWork } from '../../src/engine/kept-work.ts';
import { openLocalEngine } from '../../src/engine/open-local.ts';
import { openServedEngine } from '../../src/engine/open-served-engine.ts';
import { openCoreDatabase } from '../../src/store/sqlite/core-database.ts';
import { sqliteJobStore } from '../../src/store/sqlite/sqlite-job-store.ts';
import { sqliteStoreClock } from '../../src/store/sqlite/sqlite-store-clock.ts';
import { testClock } from '../clock.ts';
import { completedJob, servedJob } from '../store/jobs.ts';
import { timedStore } from '../store/timed-store.ts';
import { removeStarter, storesIn } from '../stores.ts';
import { tempFolder } from '../temp-folder.ts';

const DAY = 86_400_000;
const [OLD, YOUNG] = ['job_old', 'job_young'];

interface Closing {
  close(): unknown;
}

type Open = (dataDir: string, now?: () => number) => Promise<Closing>;

const KEPT_MS = 30 * DAY;
const OPENED: readonly (readonly [string, Open])[] = [
  ['core serve', host],
  ['a run of a file', async (dataDir, now) => (await engine(dataDir, now)).service],
  ['a run at a service', async (dataDir, now) => openKeptWork({ dataDir, clock: testClock(now) }, KEPT_MS)],
];

it.each(OPENED)('%s takes jobs that ended long ago while it is open', async (_name, open) => {
  const dataDir = await dataWithJobs();
  const working = await open(dataDir);
  onTestFinished(async () => void (await working.close()));
  await expect.poll(() => idsIn(dataDir), { timeout: 20_000 }).toEqual([YOUNG]);
});

it.each(OPENED)('%s takes none when its clock has jumped', async (_name, open) => {
  const dataDir = await dataWithJobs();
  const working = await open(dataDir, () => Date.now() + 40 * DAY);
  await new Promise((resolve) => setTimeout(resolve, 500));
  await working.close();
  expect(idsIn(dataDir)).toEqual([OLD, YOUNG]);
});

function host(dataDir: string, now?: () => number) {
  const options = { threads: 0, prices: {}, allowPrivateWebhooks: false };
  const onError = now === undefined ? failing : () => {};
  const stores = storesIn(dataDir, now);
  return openServedEngine({ stores, dataDir, clock: testClock(now), keptMs: KEPT_MS, onError, ...options });
}

function engine(dataDir: string, now?: () => number) {
  const jobOptions = { createMissing: false, keepEvidence: false };
  return openLocalEngine({ dataDir, clock: testClock(now), jobOptions, threads: 0, keptMs: KEPT_MS });
}

/** Without the starter universe, and with two jobs that ended 31 and 29 days ago. */
async function dataWithJobs(): Promise<string> {
  const dataDir = tempFolder();
  removeStarter(dataDir);
  const database = openCoreDatabase(join(dataDir, 'core.sqlite'));
  for (const [id, days] of [
    [OLD, 31],
    [YOUNG, 29],
  ] as const) {
    const store = timedStore((now) =>
      sqliteJobStore(database, { newId: () => id.slice('job_'.length), now }),
    );
    const endedMs = Date.now() - days * DAY;
    const lease = { owner: 'host/1/1', forMs: 1 };
    await store
      .at(endedMs)
      .finish(
        (await store.at(endedMs).claim(await store.at(endedMs).create([servedJob()]), lease)).map((job) =>
          completedJob(job),
        ),
      );
  }
  // It was looked at today, or it would be doubted for a day.
  await sqliteStoreClock(database, { now: Date.now }).believe();
  database.close();
  return dataDir;
}

function idsIn(dataDir: string): readonly unknown[] {
  const database = openCoreDatabase(join(dataDir, 'core.sqlite'));
  try {
    return database.prepare('SELECT id FROM job ORDER BY id').pluck().all();
  } finally {
    database.close();
  }
}

function failing(what: string, error: unknown): void {
  throw new Error(what, { cause: error });
}
