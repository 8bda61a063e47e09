import { expect } from 'vitest';
import { inProcessExecutor } from '../../../src/engine/jobs/in-process-executor.ts';
import { workflowContext } from '../../../src/engine/jobs/workflow-context.ts';
import type { EnrichmentStore } from '../../../src/inbound/enrichment-store.ts';
import { rowInput } from '../../../src/inbound/schedule-row.ts';
import type { ScheduleStore } from '../../../src/inbound/schedule-store.ts';
import type { JobExecutor } from '../../../src/jobs/runner.ts';
import { universeOf } from '../../builders.ts';
import { seeded } from '../../serve/seeded.ts';
import {
  CONFIG,
  configured,
  KEY,
  type ScheduledProcess,
  type ScheduledWorld,
  scheduledWorld,
} from './scheduled.ts';

export interface DayOptions {
  readonly rows: number;
  readonly minutes: number;
  readonly seed: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Kills the process of the scheduler: nothing that it does afterwards has an effect. */
class PowerCut extends Error {}

/** What a day came to, counted. */
export interface DayFigures {
  readonly enrichments: number;
  readonly writes: number;
  readonly kills: number;
  readonly failures: number;
  readonly jumps: number;
  readonly logLines: number;
  readonly runs: number;
}

/**
 * A day in fast-forward: rows of a CRM come and change under a one-minute schedule, while the CRM refuses and loses
 * requests, the process is killed between any two transactions, and the clock jumps. Then everything is let come to rest,
 * and held against what should have happened.
 */
export async function day({ rows, minutes, seed }: DayOptions): Promise<DayFigures> {
  const world = scheduledWorld();
  const { crm, clock } = world;
  const random = seeded(seed);
  const isOne = (times: number) => random() < 1 / times;
  const trouble = { isOn: true, cutIn: Number.POSITIVE_INFINITY };
  const executor = brokenExecutor();
  const start = async () => {
    const life = { isOver: false };
    const process = await world.start({
      executor,
      schedules: (store) => mortal(store, { life, trouble }),
      enrichments: (store) => mortal(store, { life, trouble }),
    });
    return { ...process, life };
  };
  let process = await start();
  await process.schedules.add(KEY, configured(CONFIG));
  const counts = { kills: 0, failures: 0, jumps: 0 };
  crm.onRequest = () => {
    if (!trouble.isOn || !isOne(60)) return;
    counts.failures++;
    throw new Error(
      ['429 too many requests', '503 unavailable', 'the request timed out'][Math.floor(random() * 3)],
    );
  };
  crm.onWrite = () => {
    if (!trouble.isOn || !isOne(8)) return 'written';
    return (['busy', 'lost before', 'lost after', 'refused'] as const)[Math.floor(random() * 4)] ?? 'written';
  };
  for (let minute = 0; minute < minutes; minute++) {
    changeSome(world, { rows, minutes, random });
    clock.forward(MINUTE);
    if (isOne(120)) {
      clock.set(clock.now() + (random() < 0.5 ? -2 : 3) * HOUR);
      counts.jumps++;
    }
    trouble.cutIn = isOne(10) ? Math.floor(random() * 40) : Number.POSITIVE_INFINITY;
    await process.scheduler.runDue().catch(() => {});
    if (process.life.isOver) {
      counts.kills++;
      trouble.cutIn = Number.POSITIVE_INFINITY;
      process = await start();
    }
    await process.schedules.pause(KEY, null);
  }
  trouble.isOn = false;
  trouble.cutIn = Number.POSITIVE_INFINITY;
  for (let quiet = 0; quiet < 30; quiet++) {
    clock.forward(MINUTE);
    await process.scheduler.runDue();
  }
  const { enrichments, logLines } = await expectWhatShouldBe(world, process);
  const runs = (await process.schedules.runs(KEY, 1_000_000)).length;
  return { ...counts, enrichments, logLines, writes: crm.applied.length, runs };
}

interface Change {
  readonly rows: number;
  readonly minutes: number;
  readonly random: () => number;
}

function changeSome({ crm }: ScheduledWorld, { rows, minutes, random }: Change): void {
  for (let changes = 0; changes < (2 * rows) / minutes; changes++) {
    const id = `row-${Math.floor(random() * rows)}`;
    const isNew = crm.fieldsOf(id).Company === undefined;
    const kind = random();
    if (isNew) crm.put(id, { Company: nameOf(id, random), Website: `${id}.com`, Email: `ann@${id}.com` });
    else if (kind < 0.5) crm.put(id, { Owner: String(random()) });
    else if (kind < 0.7) crm.put(id, { Company: nameOf(id, random) });
    else if (kind < 0.8) crm.put(id, { Status: random() < 0.5 ? 'Closed' : 'Open' });
    else crm.put(id, { Email: `ben@${id}.com` });
  }
}

/** Every twentieth name is one on which the engine fails. */
function nameOf(id: string, random: () => number): string {
  return random() < 0.05 ? `Broken ${id}` : `Company ${id} ${Math.floor(random() * 3)}`;
}

function brokenExecutor(): JobExecutor {
  const inner = inProcessExecutor(workflowContext(universeOf([])));
  return {
    ...inner,
    async execute(jobs) {
      const done = await inner.execute(jobs);
      return done.map((ended, at) => {
        const { request } = jobs[at] ?? {};
        if (!JSON.stringify(request).includes('Broken') || 'step' in ended) return ended;
        const result = {
          state: 'failed',
          errorType: 'unknown',
          errorMessage: 'It broke.',
          extended: null,
        } as const;
        return { ...ended, result };
      });
    },
  };
}

interface Mortality {
  readonly life: { isOver: boolean };
  /** The calls after which it is over. */
  readonly trouble: { cutIn: number };
}

/** A store whose process dies at one of its calls: before the transaction, or after it and before the answer. */
function mortal<S extends ScheduleStore | EnrichmentStore>(store: S, { life, trouble }: Mortality): S {
  const die = () => {
    life.isOver = true;
    throw new PowerCut('the power was cut');
  };
  const methods = Object.entries(store).map(([name, method]) => [
    name,
    async (...given: unknown[]) => {
      if (life.isOver) throw new PowerCut('the process is dead');
      if (trouble.cutIn-- <= 0 && trouble.cutIn % 2 === 0) die();
      const answer = await method(...given);
      if (trouble.cutIn < 0) die();
      return answer;
    },
  ]);
  // The methods are those of the store.
  return Object.fromEntries(methods) as S;
}

interface Sent {
  readonly crmId: string;
  readonly status: string;
  readonly request: string;
  readonly error: string | null;
}

async function expectWhatShouldBe({ database, crm }: ScheduledWorld, { schedules }: ScheduledProcess) {
  const config = configured(CONFIG);
  const sent = database
    .prepare<[], Sent>('SELECT crm_id AS crmId, status, request, error FROM enrichment ORDER BY id')
    .all();
  const byRow = groupedBy(sent, ({ crmId }) => crmId);
  for (const [crmId, runs] of byRow) {
    const inputs = runs.map(inputOf);
    inputs.forEach((input, at) => {
      // All of it is within one cooldown: what was enriched is not enriched again before the row has told something else.
      const isAgain = at > 0 && input === inputs[at - 1] && runs[at - 1]?.status === 'complete';
      expect(isAgain, `${crmId} again`).toBe(false);
      // Three attempts, and no fourth until the row has told something else.
      const again = inputs.slice(at - 3, at + 1).filter((other) => other === input).length;
      if (at >= 3) expect(again, `${crmId} ${input}`).toBeLessThanOrEqual(3);
    });
  }
  const known = database
    .prepare<[], { crmId: string; state: string; pending: string | null; input: string }>(
      'SELECT crm_id AS crmId, state, pending, input FROM schedule_row',
    )
    .all();
  for (const row of known) {
    expect(row, row.crmId).toMatchObject({ state: 'idle', pending: null });
    const fields = crm.fieldsOf(row.crmId);
    if (fields.Status !== 'Closed') expect(row.input).toBe(rowInput({ fields }, config));
  }
  const log = await schedules.log(KEY, 10_000_000);
  const lines = groupedBy(log, ({ crmId }) => crmId ?? '');
  for (const { crmId } of known) expect(lines.get(crmId)?.length ?? 0, crmId).toBeGreaterThan(0);
  for (const line of log.filter(({ what }) => what === 'skipped')) {
    expect(line.reason).not.toBeNull();
    expect(line.detail).not.toBeNull();
  }
  for (const { id, before, after } of crm.applied)
    for (const [field, value] of Object.entries(after))
      expect(before[field], `${id} ${field}`).not.toBe(value);
  return { enrichments: sent.length, logLines: log.length };
}

function groupedBy<T>(items: readonly T[], keyOf: (item: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

function inputOf({ request }: Sent): string {
  const { force: _, crmId: _id, ...input } = JSON.parse(request);
  return JSON.stringify(input);
}
