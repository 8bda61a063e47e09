import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { copyUniverse } from '../serve/prepare-universe.ts';
import { newKey } from '../serve/served-core.ts';
import { type HeardWebhook, receiveWebhooks } from '../serve/webhook-receiver.ts';
import { letTimePass, noteChanges } from './books.ts';
import { callerWith } from './caller.ts';
import { postedJob } from './posted-jobs.ts';
import { settled } from './settle.ts';
import { complaintsOf, type KillOptions, type Stage, started } from './stage.ts';

const CALLERS = 6;
/** So that what was posted is told about as fast. */
const PAUSE_MS = 50;
/** Longer than a lost attempt waits for the second one, shorter than it waits for the third. */
const LATER_MS = 40_000;
/** Longer than any attempt waits for the next one. */
const LAST_MS = 200_000;
/** Of those that are killed once they listen. */
const LIFE_MS = 3000;

/** Kills `core serve` under load at random moments, and gives what is wrong in the end. */
export async function serveKills(
  options: KillOptions & { readonly bodies: readonly string[] },
): Promise<readonly string[]> {
  const { folder, from, kills, random, tell } = options;
  const dataDir = join(folder, 'served');
  copyUniverse(dataDir, from);
  const { apiKey, signingSecret } = await newKey(dataDir);
  noteChanges(dataDir);
  const heard: HeardWebhook[] = [];
  const onWebhook = (webhook: HeardWebhook) => void heard.push(webhook);
  const receiver = await receiveWebhooks({ folder, signingSecret: () => signingSecret, onWebhook });
  const stage: Stage = {
    ...options,
    dataDir,
    receiver,
    caller: callerWith(apiKey),
    jobs: [],
    lost: [],
    wrong: [],
  };
  const startMs = await startingMs(stage);
  for (let kill = 1; kill <= kills; kill++) {
    await oneLife(stage, startMs);
    // As often the process that starts next has to recover the log by itself.
    if (random.chance(0.5)) letTimePass(dataDir, LATER_MS);
    if (kill % 10 === 0)
      tell(`serve: ${kill} kills, ${stage.jobs.length} jobs posted, ${heard.length} webhooks heard`);
  }
  letTimePass(dataDir, LAST_MS);
  const wrong = await settled(stage, heard);
  receiver.close();
  return wrong;
}

/** How long it takes at present until it listens. */
async function startingMs(stage: Stage): Promise<number> {
  const begunMs = performance.now();
  const core = started(stage);
  await core.address;
  const ms = performance.now() - begunMs;
  await core.stop();
  return ms;
}

/** Starts it, posts from several callers, and kills it while it starts or serves. */
async function oneLife(stage: Stage, startMs: number): Promise<void> {
  const { random, wrong } = stage;
  const core = started(stage);
  const load = core.address
    .then((address) => posted(stage, address))
    .catch((error) => core.isOver() || wrong.push(String(error)));
  const listens = random.chance(0.8);
  if (listens) await core.address;
  await pause(random.next() * (listens ? LIFE_MS : startMs));
  if (core.isOver()) wrong.push('core serve ended by itself');
  await core.kill();
  await load;
  wrong.push(...complaintsOf(core));
}

/** Each caller posts one job after the other, lost ones first, until the connection breaks. */
async function posted(stage: Stage, address: string): Promise<void> {
  const { bodies, caller, jobs, lost, receiver } = stage;
  const one = async () => {
    for (;;) {
      let job = lost.shift();
      if (job === undefined) {
        job = postedJob(jobs.length, bodies, receiver.url);
        jobs.push(job);
      }
      if (!(await caller.post(address, job))) return void lost.push(job);
      await pause(PAUSE_MS);
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, one));
}
