import { describe, expect, it } from 'vitest';
import type { Confidence } from '../../../src/contract/confidence.ts';
import { inProcessExecutor } from '../../../src/engine/jobs/in-process-executor.ts';
import { workflowContext } from '../../../src/engine/jobs/workflow-context.ts';
import type { FinishedStep } from '../../../src/jobs/job-store.ts';
import type { JobExecutor } from '../../../src/jobs/runner.ts';
import { mintCoreId } from '../../../src/universe/core-id.ts';
import { company, universeOf } from '../../builders.ts';
import { CONFIG, configured, KEY, type ScheduledProcess, scheduledWorld } from './scheduled.ts';

const ACME_ID = mintCoreId('starter:acme');
const ACME = { Company: 'Acme', Website: 'acme.com', Email: 'ann@acme.com' };
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const OVER_COMPANY = CONFIG.replace(
  / {2}fields:.*\n.*\n/,
  '  fields: { Core_Id: core_id, Company: trading_name }\n',
);
const NONE = { sources: [], candidates: [], unmatched_reason: null, explanation: null };
const STEP: FinishedStep = {
  result: { state: 'completed', record: {}, extended: { outcome: 'matched', ...NONE } },
  ...{ pinned: null, mentioned: [], created: null, ran: [] },
};

describe('a schedule', () => {
  it('enriches the rows that have changed and writes back what was found', async () => {
    const { crm, tick, lines, database } = await running();
    crm.put('1', ACME);
    crm.put('2', { ...ACME, Status: 'Closed' });
    await tick();
    expect(crm.fieldsOf('1')).toMatchObject({ Core_Id: ACME_ID, Country: 'GB' });
    expect(crm.fieldsOf('2')).not.toHaveProperty('Core_Id');
    expect(await lines()).toEqual(['1 sent', '1 enriched', '1 written']);
    const request = database.prepare<[], string>('SELECT request FROM enrichment').pluck().get() ?? '';
    expect(request).toContain('acme.com');
    expect(request).not.toContain('ann');
    const image = database.prepare('SELECT before, after FROM crm_before_image').get();
    expect(image).toEqual({
      before: JSON.stringify({ Core_Id: null, Country: null }),
      after: JSON.stringify({ Core_Id: ACME_ID, Country: 'GB' }),
    });
  });

  it('does not take up what it has written itself', async () => {
    const { crm, tick, lines } = await running();
    crm.put('1', ACME);
    await tick();
    await tick();
    expect((await lines()).slice(3)).toEqual(['1 skipped own_write']);
    await tick();
    expect(await lines()).toHaveLength(4);
    expect(crm.applied).toHaveLength(1);
  });

  it('leaves a row alone in its cooldown, unless what it tells of its company changes', async () => {
    const { crm, clock, tick, lines } = await running();
    crm.put('1', ACME);
    await tick();
    await tick();
    crm.put('1', { Owner: 'Ben' });
    await tick();
    expect((await lines()).at(-1)).toBe('1 skipped cooldown');
    crm.put('1', { Website: 'https://www.acme.com' });
    await tick();
    expect((await lines()).filter((line) => line === '1 sent')).toHaveLength(2);
    clock.forward(14 * DAY);
    crm.put('1', { Owner: 'Cem' });
    await tick();
    expect((await lines()).filter((line) => line === '1 sent')).toHaveLength(3);
  });

  it('fills only blanks where it may write no more', async () => {
    const { crm, tick } = await running();
    crm.put('1', { ...ACME, Country: 'United Kingdom', Core_Id: 'old' });
    await tick();
    expect(crm.fieldsOf('1')).toMatchObject({ Country: 'United Kingdom', Core_Id: ACME_ID });
  });

  it('asks the CRM before it repeats a write of unknown outcome', async () => {
    const { crm, tick, lines } = await running();
    const tries = new Map<string, number>();
    crm.onWrite = (id) => {
      tries.set(id, (tries.get(id) ?? 0) + 1);
      if (id === '1') return 'lost after';
      return tries.get(id) === 1 ? 'lost before' : 'written';
    };
    crm.put('1', ACME);
    crm.put('2', ACME);
    await tick();
    expect(crm.applied.map(({ id }) => id)).toEqual(['1', '2']);
    expect(Object.fromEntries(tries)).toEqual({ 1: 1, 2: 2 });
    expect((await lines()).slice(-2)).toEqual(['1 written', '2 written']);
  });

  it('writes in the next run what the CRM was too busy for, and gives up what it refuses', async () => {
    const { crm, tick, lines } = await running();
    crm.onWrite = (id) => (id === '1' ? 'busy' : 'refused');
    crm.put('1', ACME);
    crm.put('2', ACME);
    await tick();
    expect((await lines()).slice(-2)).toEqual(['1 unanswered', '2 refused']);
    crm.onWrite = () => 'written';
    await tick();
    expect(crm.applied.map(({ id }) => id)).toEqual(['1']);
  });

  it('writes nothing into a row that a person has corrected since, and enriches it anew', async () => {
    const { crm, tick, lines } = await running(OVER_COMPANY);
    crm.onWrite = () => 'busy';
    crm.put('1', { Company: 'Wrong', Website: 'wrong.com' });
    await tick();
    crm.onWrite = () => 'written';
    crm.put('1', ACME);
    await tick();
    await tick();
    expect(crm.fieldsOf('1')).toMatchObject({ ...ACME, Core_Id: ACME_ID });
    expect(crm.applied).toHaveLength(1);
    expect(await lines()).toContain('1 skipped outdated');
  });

  it('takes nothing that a person writes for its own write', async () => {
    const { crm, tick } = await running(OVER_COMPANY);
    crm.put('1', { Company: 'Wrong', Website: 'wrong.com' });
    crm.onRequest = (kind) => {
      if (kind === 'read' && crm.applied.length === 1) crm.put('1', ACME);
    };
    await tick();
    crm.onRequest = () => {};
    await tick();
    expect(crm.fieldsOf('1')).toMatchObject({ ...ACME, Core_Id: ACME_ID });
  });

  it('knows its own write in a field that it also reads, and says where a field was not blank', async () => {
    const { crm, tick, lines, process } = await running(OVER_COMPANY);
    crm.put('1', { ...ACME, Company: 'ACME' });
    await tick();
    await tick();
    expect((await lines()).slice(2)).toEqual(['1 written', '1 skipped own_write']);
    const blank = await running(`${OVER_COMPANY}  only_if_blank: true\n`);
    blank.crm.put('1', { ...ACME, Company: 'ACME', Core_Id: 'old' });
    await blank.tick();
    expect((await blank.process.schedules.log(KEY, 1))[0]?.detail).toBe(
      'left as it is: not blank (Core_Id, Company)',
    );
    expect(process.errors).toEqual([]);
  });

  it.each([
    ['LOW', '', ['1 withheld']],
    ['MEDIUM', '', ['1 written']],
    ['MEDIUM', '  min_confidence: HIGH\n', ['1 withheld']],
    ['LOW', '  min_confidence: LOW\n', ['1 written']],
  ] as const)(
    'of a company that is %s writes what the schedule lets it%s',
    async (confidence, least, last) => {
      const { crm, tick, lines } = await running(`${CONFIG}${least}`, being(confidence));
      crm.put('1', ACME);
      await tick();
      expect((await lines()).slice(2)).toEqual(last);
    },
  );

  it('writes no more rows in a run than it may', async () => {
    const { crm, tick } = await running(`${CONFIG}  most_rows: 2\n`);
    for (const id of ['1', '2', '3']) crm.put(id, ACME);
    await tick();
    expect(crm.applied).toHaveLength(2);
    await tick();
    expect(crm.applied).toHaveLength(3);
  });

  it('sends no more than there is room for, and the others when there is', async () => {
    const { crm, tick, lines, process } = await running();
    for (let at = 0; at < 50; at++)
      await process.enrichments.start({
        workspace: 'ours',
        request: { crmId: `x${at}`, name: 'A', website: 'a.com' },
      });
    crm.put('1', ACME);
    await tick();
    await tick();
    expect(await lines()).toEqual(['1 skipped no_capacity']);
    const wish = { workspace: 'ours', accountsAtOnce: 50, limit: 50 };
    const others = await process.enrichments.claim(wish, { owner: 'host/9/9', forMs: MINUTE });
    await process.enrichments.end(others.map((run) => ({ ...run, status: 'error', error: 'x' })));
    await tick();
    expect((await lines()).slice(1)).toEqual(['1 sent', '1 enriched', '1 written']);
  });

  it('leaves a row to another run of the same account until that has ended', async () => {
    const { crm, tick, lines, process } = await running();
    const request = { crmId: '1', name: 'Acme', website: 'acme.com' };
    await process.enrichments.start({ workspace: 'ours', request });
    crm.put('1', ACME);
    await tick();
    expect(await lines()).toEqual(['1 skipped owned_by_another_run']);
  });

  it('does not take what was found for another company of the same id, as tables have it that count from 1', async () => {
    const { crm, tick, process } = await running();
    const request = { crmId: '1', name: 'Other', website: 'other.com' };
    await process.enrichments.start({ workspace: 'ours', request, schedule: 'accounts' });
    const [other] = await process.enrichments.claim(
      { workspace: 'ours', accountsAtOnce: 1, limit: 1 },
      { owner: 'host/9/9', forMs: MINUTE },
    );
    if (other === undefined) throw new Error('nothing was claimed');
    crm.put('1', ACME);
    await tick();
    expect(crm.fieldsOf('1')).not.toHaveProperty('Core_Id');
    await process.enrichments.end([
      { ...other, status: 'complete', found: { core_id: 'other' }, step: STEP },
    ]);
    await tick();
    expect(crm.fieldsOf('1')).toMatchObject({ Core_Id: ACME_ID });
  });

  it('sends a row anew whose run was told something else of the account', async () => {
    const { crm, tick, lines, database } = await running();
    crm.onWrite = () => 'busy';
    crm.put('1', ACME);
    await tick();
    database.exec(`UPDATE enrichment SET request = '{"crmId":"1","name":"Other","website":"other.com"}'`);
    crm.onWrite = () => 'written';
    await tick();
    expect((await lines()).slice(3)).toEqual([
      ...['1 skipped owned_by_another_run', '1 sent', '1 enriched', '1 written'],
    ]);
    expect(crm.fieldsOf('1')).toMatchObject({ Core_Id: ACME_ID });
  });

  it('tries a row three times, then leaves it alone until it changes', async () => {
    const { crm, tick, lines } = await running(CONFIG, failing());
    crm.put('1', ACME);
    for (let ticks = 0; ticks < 5; ticks++) await tick();
    const attempts = ['1 sent', '1 failed', '1 sent', '1 failed', '1 sent', '1 stopped'];
    expect((await lines()).map((line) => line.split(' attempt')[0])).toEqual(attempts);
    crm.put('1', { Owner: 'Ben' });
    await tick();
    expect((await lines()).at(-1)).toBe('1 skipped stopped');
    crm.put('1', { Company: 'Acme Ltd' });
    await tick();
    expect((await lines()).filter((line) => line === '1 sent').length).toBeGreaterThan(3);
  });

  it('says of a row that tells too little that it does', async () => {
    const { crm, tick, lines } = await running();
    crm.put('1', { Company: 'Acme' });
    await tick();
    expect(await lines()).toEqual(['1 skipped not_enough']);
  });

  it('is paused after five failed runs in a row, and goes on when it is told to', async () => {
    const { crm, tick, process, lines } = await running();
    crm.put('1', ACME);
    crm.onRequest = () => {
      throw new Error('503');
    };
    for (let ticks = 0; ticks < 7; ticks++) await tick();
    const paused = await process.schedules.find(KEY);
    expect(paused).toMatchObject({ failures: 5, pausedReason: 'its last 5 runs have failed' });
    expect(await process.schedules.runs(KEY, 10)).toHaveLength(5);
    crm.onRequest = () => {};
    await process.schedules.pause(KEY, null);
    await tick();
    expect(await lines()).toEqual(['1 sent', '1 enriched', '1 written']);
    expect(await process.schedules.find(KEY)).toMatchObject({ failures: 0, pausedReason: null });
  });

  it('begins anew when its connection leads to another CRM, and writes nothing there that was found before', async () => {
    const { crm, tick, lines, process } = await running();
    Object.assign(crm.connection, { place: 'sandbox' });
    crm.onWrite = () => 'busy';
    crm.put('1', ACME);
    crm.put('2', ACME);
    await tick();
    Object.assign(crm.connection, { place: 'production' });
    crm.onWrite = () => 'written';
    crm.onRequest = (kind) => {
      if (kind === 'changed') expect(crm.applied).toEqual([]);
    };
    await tick();
    expect((await lines()).slice(6, 9)).toEqual(['begun anew', '1 sent', '2 sent']);
    expect(crm.applied).toHaveLength(2);
    await tick();
    expect(await lines()).not.toContain('1 skipped cooldown');
    expect((await process.schedules.find(KEY))?.cursor?.place).toBe('production');
  });

  it('is worked on by one process at a time, and runs once for ticks that were missed', async () => {
    const { crm, clock, start, process } = await running();
    crm.put('1', ACME);
    clock.forward(6 * 60 * MINUTE);
    const other = await start();
    await Promise.all([process.scheduler.runDue(), other.scheduler.runDue(), other.scheduler.runDue()]);
    expect(await process.schedules.runs(KEY, 10)).toHaveLength(1);
    expect(crm.applied).toHaveLength(1);
  });
});

async function running(text = CONFIG, executor?: JobExecutor) {
  const world = scheduledWorld();
  const process = await world.start(executor === undefined ? {} : { executor });
  await process.schedules.add(KEY, configured(text));
  return {
    ...world,
    process,
    async tick() {
      world.clock.forward(MINUTE);
      await process.scheduler.runDue();
    },
    lines: () => linesOf(process),
  };
}

/** `1 skipped cooldown`, oldest first. */
async function linesOf({ schedules }: ScheduledProcess): Promise<readonly string[]> {
  const log = await schedules.log(KEY, 1000);
  return log
    .toReversed()
    .map(({ crmId, what, reason }) => [crmId, what, reason].filter((word) => word !== null).join(' '));
}

/** Knows one company, and is as sure of it as that. */
function being(confidence: Confidence): JobExecutor {
  const known = company({ source: 'starter', id: 'acme', name: 'Acme', website: 'acme.com', country: 'GB' });
  const inner = inProcessExecutor(workflowContext(universeOf([known])));
  return {
    ...inner,
    async execute(jobs) {
      const done = await inner.execute(jobs);
      for (const ended of done)
        if ('result' in ended && ended.result.state === 'completed')
          Object.assign(ended.result.record ?? {}, { identity_resolution_confidence: confidence });
      return done;
    },
  };
}

/** Fails every job. */
function failing(): JobExecutor {
  return {
    close: async () => {},
    execute: async (jobs) =>
      jobs.map(({ id, token }) => ({
        ...{ id, token, pinned: null, mentioned: [], created: null, notRun: [] },
        result: { state: 'failed', errorType: 'unknown', errorMessage: 'It failed.', extended: null },
      })),
  };
}
