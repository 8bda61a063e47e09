import { readFields } from '../../inbound/schedule-config.ts';
import type { ScheduleRun } from './schedule-parts.ts';
import { placeToGoOn } from './schedule-place.ts';
import { sendPending, takeIn } from './schedule-rows.ts';
import { settleSent } from './settle-rows.ts';
import { type Spent, writeRows } from './write-rows.ts';

/** A run that comes no further for so long leaves the rest to the next one. */
const PATIENCE_MS = 30_000;
const LOOK_MS = 1000;

/**
 * Does what a tick is for: takes in the rows that have changed, has them enriched as far as there is room, and writes back
 * what was found. Everything is kept as it goes: a run that breaks off is gone on with by the next. Rejects when the CRM
 * or the store fails.
 */
export async function runSchedule(run: ScheduleRun): Promise<void> {
  const { claim, connection, signal } = run;
  const { config } = claim;
  const after = await placeToGoOn(run);
  const spent: Spent = { written: 0, isHeld: false };
  await advance(run, spent);
  const query = {
    ...{ object: config.object, fields: readFields(config), signal },
    ...(config.where !== undefined && { where: config.where }),
    ...(after !== undefined && { after }),
  };
  for await (const page of connection.changed(query)) {
    signal.throwIfAborted();
    await takeIn(page, run);
    await advance(run, spent);
  }
  await workOff(run, spent);
}

/** Goes on until nothing is under way, or nothing has moved for a while. */
async function workOff(run: ScheduleRun, spent: Spent): Promise<void> {
  const { clock } = run.parts;
  let movedMs = clock.steadyNow();
  for (;;) {
    run.signal.throwIfAborted();
    const { hasMoved, underWay, isWaiting } = await advance(run, spent);
    if (hasMoved) movedMs = clock.steadyNow();
    else if ((underWay.length === 0 && !isWaiting) || clock.steadyNow() - movedMs > PATIENCE_MS) return;
    if (underWay.length > 0) await waitForEnds(underWay, run);
    else if (!hasMoved) await clock.sleep(LOOK_MS, run.signal);
  }
}

interface Advance {
  readonly hasMoved: boolean;
  /** Enrichments of this schedule that have not ended. */
  readonly underWay: readonly string[];
  /** Rows wait for room, which others have. */
  readonly isWaiting: boolean;
}

async function advance(run: ScheduleRun, spent: Spent): Promise<Advance> {
  const { settled, underWay } = await settleSent(run);
  const written = await writeRows(run, spent);
  const { sent, isWaiting } = await sendPending(run);
  return { hasMoved: settled + written + sent.length > 0, underWay: [...underWay, ...sent], isWaiting };
}

async function waitForEnds(executionIds: readonly string[], run: ScheduleRun): Promise<void> {
  const { work } = run.parts;
  if (work.runNow !== undefined) {
    for (const executionId of executionIds) await work.runNow(run.claim.workspace, executionId);
    return;
  }
  const ends = work.listen(executionIds);
  try {
    work.wake();
    await ends.wait(executionIds, { forMs: LOOK_MS, signal: run.signal });
  } finally {
    ends.stop();
  }
}
