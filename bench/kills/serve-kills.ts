import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '../random.ts';
import { type CoreProcess, startCore } from '../serve/core-process.ts';
import { copyUniverse } from '../serve/prepare-universe.ts';
import { newKey, readyAt } from '../serve/served-core.ts';
import { type HeardWebhook, receiveWebhooks, type WebhookReceiver } from '../serve/webhook-receiver.ts';
import { isGivenUp, type LeftJob, wrongWith } from './aftermath.ts';
import { type Books, byJob, letTimePass, noteChanges, openCounts, readBooks } from './books.ts';
import { type Caller, callerWith } from './caller.ts';
import { type PostedJob, postedJob } from './posted-jobs.ts';

export interface KillOptions {
  readonly kills: number;
  readonly folder: string;
  /** A data directory with the universe. */
  readonly from: string;
  readonly random: Random;
  readonly tell: (line: string) => void;
}

const CALLERS = 6;
/** So that what was posted is told about as fast. */
const PAUSE_MS = 50;
/** Longer than a lost attempt waits for the second one, shorter than it waits for the third. */
const LATER_MS = 40_000;
/** Longer than any attempt waits for the next one. */
const LAST_MS = 200_000;
/** Of those that are killed once they listen, and of those that may not have come so far. */
const LIFE_MS = 3000;
const START_MS = 1500;
/** How the engine ends a job that was under way in too many deaths (src/jobs/queue.ts). */
const WORN_OUT = 'it had been begun 5 times without an end';

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
  for (let kill = 1; kill <= kills; kill++) {
    await oneLife(stage);
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

interface Stage extends KillOptions {
  readonly bodies: readonly string[];
  readonly dataDir: string;
  readonly receiver: WebhookReceiver;
  readonly caller: Caller;
  readonly jobs: PostedJob[];
  /** Jobs whose POST has to be repeated. */
  readonly lost: PostedJob[];
  readonly wrong: string[];
}

function started({ dataDir, receiver: { variables } }: Stage): CoreProcess {
  return startCore({ dataDir, words: ['--allow-private-webhooks'], variables });
}

/** Starts it, posts from several callers, and kills it while it starts or serves. */
async function oneLife(stage: Stage): Promise<void> {
  const { random, wrong } = stage;
  const core = started(stage);
  const load = core.address
    .then((address) => posted(stage, address))
    .catch((error) => core.isOver() || wrong.push(String(error)));
  const listens = random.chance(0.8);
  if (listens) await core.address;
  await pause(random.next() * (listens ? LIFE_MS : START_MS));
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

/** Repeats every POST, waits for the end of all jobs and webhooks, and judges each. */
async function settled(stage: Stage, heard: readonly HeardWebhook[]): Promise<readonly string[]> {
  const { caller, dataDir, jobs, wrong, tell } = stage;
  const core = started(stage);
  const address = await core.address;
  await readyAt(address);
  await each(jobs, async (job) => {
    if (!(await caller.post(address, job))) wrong.push(`${job.idempotencyKey} was not answered in the end`);
  });
  for (let open = openCounts(dataDir); open.jobs + open.deliveries > 0; open = openCounts(dataDir))
    await pause(500);
  const heardOf = byJob(heard);
  const left: LeftJob[] = [];
  await each(jobs, async (job) => {
    for (const id of job.ids)
      left.push({
        id,
        job,
        ended: await caller.look(address, job.family, id),
        heard: heardOf.get(id) ?? [],
      });
  });
  await core.stop();
  wrong.push(...complaintsOf(core));
  const books = readBooks(dataDir);
  if (books.jobs !== jobs.length) wrong.push(`${books.jobs} jobs of ${jobs.length} requests`);
  tell(`serve: ${jobs.length} jobs, ${heard.length} webhooks; ${lostToDeaths(left, books)}`);
  return [...wrong, ...left.flatMap((one) => wrongWith(one, books))];
}

/** What the engine writes when a job is worn out is told in another place. */
function complaintsOf(core: CoreProcess): readonly string[] {
  return core
    .warnings()
    .filter((line) => !line.includes(WORN_OUT))
    .map((line) => `the log: ${line}`);
}

/** What the rules let go when a process dies too often in the midst of the same thing. */
function lostToDeaths(left: readonly LeftJob[], books: Books): string {
  const givenUp = left.filter((one) => isGivenUp(one, books));
  const unheard = givenUp.filter(({ heard }) => heard.length === 0);
  const worn = left.filter(({ ended }) => String(ended.error_message).includes(WORN_OUT));
  return `${givenUp.length} webhooks ended after three lost attempts, ${unheard.length} of them unheard; ${worn.length} jobs failed after five`;
}

/** All of them, by several callers at once. */
async function each<T>(all: readonly T[], use: (one: T) => Promise<void>): Promise<void> {
  const rest = [...all];
  const one = async () => {
    for (let next = rest.pop(); next !== undefined; next = rest.pop()) await use(next);
  };
  await Promise.all(Array.from({ length: CALLERS }, one));
}
