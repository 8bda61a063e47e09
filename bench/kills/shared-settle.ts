import { setTimeout as pause } from 'node:timers/promises';
import { readyAt } from '../serve/served-core.ts';
import type { HeardWebhook } from '../serve/webhook-receiver.ts';
import { type LeftJob, wrongWith } from './aftermath.ts';
import { byJob } from './books.ts';
import { inTurns, lostToDeaths } from './settle.ts';
import { complaintsOf, type SharedStage } from './shared-stage.ts';
import { wornOutRows, wrongWithBulks } from './wrong-bulks.ts';

/** Longer than any attempt waits for the next one. */
const LAST_MS = 200_000;
/** Longer than any lease. */
const PATIENCE_MS = 300_000;

/** Repeats every POST, waits for the end of all jobs, bulks and webhooks, and judges each. */
export async function settledTogether(
  stage: SharedStage,
  heard: readonly HeardWebhook[],
): Promise<readonly string[]> {
  const { place, books, caller, jobs, bulks, wrong, tell } = stage;
  const address = await place.address();
  await readyAt(address);
  await inTurns(jobs, async (job) => {
    if (!(await caller.post(address, job))) wrong.push(`${job.idempotencyKey} was not answered in the end`);
  });
  const deadline = Date.now() + PATIENCE_MS;
  for (
    let open = await books.open();
    open.jobs + open.deliveries + open.bulks > 0;
    open = await books.open()
  ) {
    if (Date.now() > deadline) return [...wrong, `there is work left: ${JSON.stringify(open)}`];
    await books.letTimePass(LAST_MS);
    await pause(1000);
  }
  const heardOf = byJob(heard);
  const left: LeftJob[] = [];
  await inTurns(jobs, async (job) => {
    for (const id of job.ids)
      left.push({
        ...{ id, job, heard: heardOf.get(id) ?? [] },
        ended: await caller.look(address, job.family, id),
      });
  });
  for (const machine of place.machines) wrong.push(...complaintsOf(machine.now()));
  const kept = await books.read();
  if (left.length === 0 || heard.length === 0 || bulks.length === 0)
    wrong.push('nobody posted anything, or nobody was told');
  if (kept.jobs !== jobs.length) wrong.push(`${kept.jobs} jobs of ${jobs.length} requests`);
  const rows = bulks.reduce((sum, bulk) => sum + bulk.rows.length, 0);
  tell(
    `shared: ${jobs.length} jobs, ${bulks.length} bulks of ${rows} rows, ${heard.length} webhooks; ${lostToDeaths(left, kept)}, and ${wornOutRows(bulks)} rows`,
  );
  return [...wrong, ...left.flatMap((one) => wrongWith(one, kept)), ...wrongWithBulks(bulks, kept)];
}
