import { setTimeout as pause } from 'node:timers/promises';
import type { HeardWebhook } from '../serve/webhook-receiver.ts';
import type { SharedPlace } from '../shared/shared-place.ts';
import { openedStage, type StageOptions } from './open-stage.ts';
import { postBulk, rowsOfBulk } from './posted-bulks.ts';
import { postedJob } from './posted-jobs.ts';
import { settledTogether } from './shared-settle.ts';
import type { SharedStage } from './shared-stage.ts';

const CALLERS = 4;
/** So that what was posted is told about as fast. */
const PAUSE_MS = 100;
/** Between two kills, at most. */
const LIFE_MS = 3000;
/** Of the kills, those of the database. */
const OF_DATABASE = 0.08;
/** Longer than a lost attempt waits for the second one, shorter than it waits for the third. */
const LATER_MS = 40_000;

/** Kills a service, two workers and their database under load at random moments, and gives what is wrong in the end. */
export async function sharedKills(options: StageOptions): Promise<readonly string[]> {
  const { stage, heard, close } = await openedStage(options);
  try {
    await killed(stage, heard);
    return await settledTogether(stage, heard);
  } finally {
    await close();
  }
}

async function killed(stage: SharedStage, heard: readonly HeardWebhook[]): Promise<void> {
  const { kills, random, place, postgres, books, jobs, bulks, tell } = stage;
  const over = new AbortController();
  const load = loaded(stage, over.signal);
  let ofDatabase = 0;
  const begunMs = performance.now();
  for (let kill = 1; kill <= kills; kill++) {
    await revived(place);
    await Promise.race([pause(random.next() * LIFE_MS), load]);
    if (random.chance(OF_DATABASE)) {
      ofDatabase++;
      await postgres.crash();
    } else await random.pick(place.machines).replace();
    if (random.chance(0.3)) await books.letTimePass(LATER_MS);
    if (kill % 20 === 0)
      tell(
        `shared: ${kill} kills (${ofDatabase} of the database) in ${Math.round((performance.now() - begunMs) / 1000)} s, ${jobs.length} jobs posted, ${bulks.length} bulks completed, ${heard.length} webhooks heard`,
      );
  }
  over.abort();
  await revived(place);
  await load;
}

/** Starts those again that ended by themselves, as a supervisor does: a database that is away lets nobody start. */
async function revived({ machines }: SharedPlace): Promise<void> {
  for (const machine of machines) if (machine.now().isOver()) await machine.replace();
}

/** Callers that post one job after the other, lost ones first, and one that sends bulks, until the signal. */
async function loaded(stage: SharedStage, signal: AbortSignal): Promise<void> {
  const { bodies, caller, jobs, lost, bulks, hook, place, apiKey } = stage;
  const singles = async () => {
    while (!signal.aborted) {
      let job = lost.shift();
      if (job === undefined) {
        job = postedJob(jobs.length, bodies, hook);
        jobs.push(job);
      }
      if (!(await caller.post(await place.address(), job))) lost.push(job);
      await pause(PAUSE_MS);
    }
  };
  const many = async () => {
    while (!signal.aborted) {
      const number = bulks.length;
      bulks.push(await postBulk(rowsOfBulk(bodies, number), { apiKey, address: place.address, number }));
    }
  };
  await Promise.all([...Array.from({ length: CALLERS }, singles), many()]);
}
