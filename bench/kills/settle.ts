import { setTimeout as pause } from 'node:timers/promises';
import { readyAt } from '../serve/served-core.ts';
import type { HeardWebhook } from '../serve/webhook-receiver.ts';
import { isGivenUp, type LeftJob, wrongWith } from './aftermath.ts';
import { type Books, byJob, openCounts, readBooks } from './books.ts';
import { complaintsOf, type Stage, started, WORN_OUT } from './stage.ts';

const CALLERS = 6;

/** Repeats every POST, waits for the end of all jobs and webhooks, and judges each. */
export async function settled(stage: Stage, heard: readonly HeardWebhook[]): Promise<readonly string[]> {
  const { caller, dataDir, jobs, wrong, tell } = stage;
  const core = started(stage);
  const address = await core.address;
  await readyAt(address);
  await inTurns(jobs, async (job) => {
    if (!(await caller.post(address, job))) wrong.push(`${job.idempotencyKey} was not answered in the end`);
  });
  for (let open = openCounts(dataDir); open.jobs + open.deliveries > 0; open = openCounts(dataDir))
    await pause(500);
  const heardOf = byJob(heard);
  const left: LeftJob[] = [];
  await inTurns(jobs, async (job) => {
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
  if (left.length === 0 || heard.length === 0) wrong.push('nobody posted anything, or nobody was told');
  if (books.jobs !== jobs.length) wrong.push(`${books.jobs} jobs of ${jobs.length} requests`);
  tell(`serve: ${jobs.length} jobs, ${heard.length} webhooks; ${lostToDeaths(left, books)}`);
  return [...wrong, ...left.flatMap((one) => wrongWith(one, books))];
}

/** What the rules let go when a process dies too often in the midst of the same thing. */
export function lostToDeaths(left: readonly LeftJob[], books: Books): string {
  const givenUp = left.filter((one) => isGivenUp(one, books));
  const unheard = givenUp.filter(({ heard }) => heard.length === 0);
  const worn = left.filter(({ ended }) => String(ended.error_message).includes(WORN_OUT));
  return `${givenUp.length} webhooks ended after three lost attempts, ${unheard.length} of them unheard; ${worn.length} jobs failed after five`;
}

/** All of them, by several callers at once. */
export async function inTurns<T>(all: readonly T[], use: (one: T) => Promise<void>): Promise<void> {
  const rest = [...all];
  const one = async () => {
    for (let next = rest.pop(); next !== undefined; next = rest.pop()) await use(next);
  };
  await Promise.all(Array.from({ length: CALLERS }, one));
}
