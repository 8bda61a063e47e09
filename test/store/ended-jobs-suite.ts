import { expect, it } from 'vitest';
import type { EndedNewJob, NewJob } from '../../src/jobs/job-store.ts';
import type { OpenedJobStore } from './job-store-suite.ts';
import { completedJob, createdRecord, failedJob, newJob } from './jobs.ts';
import { pinsIn } from './pins.ts';

const NOW = Date.UTC(2026, 0, 31);
const FAMILY = 'entity-resolution';
const BEFORE = { id: '0', token: 1 };

/** Jobs that are created with their ends: they were executed before. */
export function describeEndedJobs(open: () => OpenedJobStore): void {
  it('have their results and times at once, and nothing is left to claim', async () => {
    const { store } = open();
    const failed = {
      job: newJob(),
      createdMs: NOW - 5,
      end: { ...failedJob(BEFORE), endedMs: NOW, delivery: null },
    };
    const created = await store.createEnded([endedJob(newJob(), 'Acme'), failed]);
    const ids = created.map(({ id }) => id);
    const ended = { createdAt: '2026-01-30T23:59:59.995Z', completedAt: '2026-01-31T00:00:00.000Z' };
    expect(await store.read('default', FAMILY, ids)).toEqual([
      expect.objectContaining({ id: ids[0], state: 'completed', record: { name: 'Acme' }, ...ended }),
      expect.objectContaining({ id: ids[1], state: 'failed', errorType: 'core_id_not_found', ...ended }),
    ]);
    expect(await store.at(NOW).claim(ids, { owner: 'host/1/1', forMs: 1000 })).toEqual([]);
  });

  it('are found by the entity that they resolved to', async () => {
    const { store } = open();
    const pinned = { coreId: '1111111111', recordKeys: [] };
    const [created] = await store.createEnded([endedJob(newJob(), 'Acme', { pinned })]);
    expect((await store.latestResolution('default', ['1111111111']))?.id).toBe(created?.id);
  });

  it('keep the ids that they tell, and what they created for as long as their run', async () => {
    const { store, identity } = open();
    const pinned = { coreId: '1111111111', recordKeys: ['created:acme'] };
    const mentioned = [{ coreId: '2222222222', recordKeys: ['ror:2'] }];
    const job = newJob({ idempotencyKey: 'run_1/1' });
    await store.createEnded([endedJob(job, 'Acme', { pinned, mentioned, created: createdRecord('acme') })]);
    expect(await pinsIn(identity)).toEqual([pinned, ...mentioned]);
    expect(await identity.createdRecords()).toEqual([createdRecord('acme')]);
  });

  it('leave the job that is there for a key that is known, with all that hangs on it', async () => {
    const { store, identity } = open();
    const job = newJob({ idempotencyKey: 'run_1/1' });
    const [first] = await store.createEnded([endedJob(job, 'First')]);
    const pinned = { coreId: '1111111111', recordKeys: [] };
    const again = await store.createEnded([endedJob(job, 'Second', { pinned })]);
    expect([first?.isNew, again]).toEqual([true, [{ id: first?.id, isNew: false }]]);
    const read = await store.read('default', FAMILY, [first?.id ?? '']);
    expect([read[0]?.record, await pinsIn(identity)]).toEqual([{ name: 'First' }, []]);
  });

  it('are known by their keys, each in its workspace', async () => {
    const { store } = open();
    const [first, second] = [newJob({ idempotencyKey: 'k' }), newJob({ idempotencyKey: 'l' })];
    const created = await store.createEnded([endedJob(first, 'Acme'), endedJob(second, 'Acme')]);
    const others = [newJob(), newJob({ idempotencyKey: 'm' }), { ...first, workspace: 'other' }];
    expect(await store.known([second, ...others, first])).toEqual([
      created[1]?.id,
      ...others.map(() => undefined),
      created[0]?.id,
    ]);
    const changed = store.known([newJob({ name: 'Zed', idempotencyKey: 'k' })]);
    await expect(changed).rejects.toThrow(expect.objectContaining({ code: 'CONFLICT' }));
  });

  it('keep the texts of their results as they were written', async () => {
    const { store } = open();
    const texts = { record: '{"name":"Texts"}', extended: '{"outcome":"matched"}' };
    const [created] = await store.createEnded([endedJob(newJob(), 'Acme', { texts })]);
    const [read] = await store.read('default', FAMILY, [created?.id ?? '']);
    expect([read?.record, read?.extended]).toEqual([{ name: 'Texts' }, { outcome: 'matched' }]);
  });

  it('are refused for a known key with another body, and none of that call is created', async () => {
    const { store } = open();
    await store.createEnded([endedJob(newJob({ idempotencyKey: 'k' }), 'Acme')]);
    const other = endedJob(newJob({ name: 'Zed', idempotencyKey: 'k' }), 'Zed');
    const refused = store.createEnded([endedJob(newJob({ idempotencyKey: 'n' }), 'New'), other]);
    await expect(refused).rejects.toThrow(expect.objectContaining({ code: 'CONFLICT' }));
    expect(await store.at(NOW).create([newJob({ name: 'Other', idempotencyKey: 'n' })])).toHaveLength(1);
  });
}

function endedJob(job: NewJob, name: string, more: Partial<EndedNewJob['end']> = {}): EndedNewJob {
  return {
    job,
    createdMs: NOW - 5,
    end: { ...completedJob(BEFORE, name), endedMs: NOW, delivery: null, ...more },
  };
}
