import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { rowKey } from '../../src/batch/run-store.ts';
import { FeedbackAccepted, FeedbackTicket } from '../../src/contract/feedback.ts';
import type { JobFamily } from '../../src/contract/job.ts';
import { LookupEntity } from '../../src/contract/lookup-entity.ts';
import { JOB_SCHEMAS, type RequestOf, type Service } from '../../src/contract/service.ts';
import { newIds } from '../../src/engine/new-ids.ts';
import { sqliteJobStore } from '../../src/store/sqlite/sqlite-job-store.ts';
import { sqliteRunStore } from '../../src/store/sqlite/sqlite-run-store.ts';
import { mintCoreId } from '../../src/universe/core-id.ts';
import { company } from '../builders.ts';
import { combined } from '../contract/examples.ts';
import { completedJob, failedJob, newJob, servedJob } from '../store/jobs.ts';
import { loaded } from './datasets/account-lines.ts';
import { servedEngine } from './served-engine.ts';

const FAMILY = 'entity-resolution';
const ZYMERGEN = company({
  source: 'starter',
  id: 'zymergen',
  name: 'Zymergen',
  legalName: 'Zymergen Inc',
  website: 'zymergen.com',
  country: 'US',
});
const ZYMERGEN_ID = mintCoreId('starter:zymergen');
const OTHER_LEASE = { owner: 'host/2/2', forMs: 10 ** 12 };
const EXTENDED = {
  outcome: 'matched' as const,
  sources: [],
  candidates: [],
  unmatched_reason: null,
  explanation: null,
};
const CRM_ID = '0015g00000AbCdEFGH';

describe('the jobs of a caller with a key', () => {
  it('run by themselves, and are told as long as the caller waits', async () => {
    const service = servedEngine([ZYMERGEN]).callerOf('ours');
    const ids = await created(service, FAMILY, [{ website: 'zymergen.com' }, { core_id: '12' }]);
    const statuses = await service.jobs(FAMILY, ids, { waitMs: 10_000 });
    expect(statuses.map((status) => JOB_SCHEMAS[FAMILY].status.parse(status))).toEqual(statuses);
    expect(statuses.map(({ status }) => status)).toEqual(['completed', 'failed']);
  });

  it('are told at once when they have ended before, however long the caller would wait', async () => {
    const service = servedEngine([ZYMERGEN]).callerOf('ours');
    const ids = await created(service, FAMILY, [{ website: 'zymergen.com' }]);
    await service.jobs(FAMILY, ids, { waitMs: 10_000 });
    stopTimers();
    const [again] = await service.jobs(FAMILY, ids, { waitMs: 10_000 });
    expect(again?.status).toBe('completed');
  });

  it('are told at once when there are none', async () => {
    const service = servedEngine([]).callerOf('ours');
    stopTimers();
    expect(await service.jobs(FAMILY, ['nobody'], { waitMs: 10_000 })).toEqual([{ status: 'pending' }]);
    await expect(service.jobs('crosscheck', ['nobody'], { waitMs: 10_000 })).rejects.toThrow(
      expect.objectContaining({ code: 'JOB_NOT_FOUND' }),
    );
  });

  it('are gone when retention took them, which their ids tell', async () => {
    const { callerOf, database } = servedEngine([]);
    const [old, young] = [newIds(() => 1000, 'job_')(), newIds(() => 3000, 'job_')()];
    database.prepare('INSERT INTO pruned VALUES (1, 2000)').run();
    for (const family of Object.keys(JOB_SCHEMAS) as JobFamily[])
      await expect(callerOf('ours').jobs(family, [old])).rejects.toThrow(
        expect.objectContaining({ code: 'JOB_PRUNED', httpStatus: 410 }),
      );
    expect(await callerOf('ours').jobs(FAMILY, [young])).toEqual([{ status: 'pending' }]);
  });

  it('are of others as if they did not exist: pending while young, gone when old', async () => {
    const { callerOf, store, database } = servedEngine([]);
    const ids = [1000, 3000].map((at) => newIds(() => at, 'job_')());
    const jobs = ids.map((id) => ({ id, job: newJob({ workspace: 'theirs' }) }));
    for (const { id, job } of jobs)
      await sqliteJobStore(database, { newId: () => id.slice('job_'.length), now: () => 1 }).create([job]);
    database.prepare('INSERT INTO pruned VALUES (1, 2000)').run();
    expect((await store.read('theirs', FAMILY, ids)).map((job) => job?.id)).toEqual(ids);
    expect(await callerOf('ours').jobs(FAMILY, ids.slice(1))).toEqual([{ status: 'pending' }]);
    await expect(callerOf('ours').jobs(FAMILY, ids.slice(0, 1))).rejects.toThrow(
      expect.objectContaining({ code: 'JOB_PRUNED' }),
    );
  });

  it('are waited for until their end when another process works on them', async () => {
    const { callerOf, store } = servedEngine([ZYMERGEN]);
    const service = callerOf('ours');
    const job = servedJob({ workspace: 'ours', request: { website: 'zymergen.com' } });
    const begun = await store.at(Date.now()).createClaimed([job], OTHER_LEASE);
    const ids = begun.map(({ id }) => id);
    const claimed = begun.flatMap((one) => one.claimed ?? []);
    setTimeout(() => void store.at(Date.now()).finish(claimed.map((one) => failedJob(one))), 100);
    const [status] = await service.jobs(FAMILY, ids, { waitMs: 10_000 });
    expect(status).toMatchObject({ status: 'failed', error_type: 'core_id_not_found' });
  });

  it('are given back the pass that was about another company than the one of the request', async () => {
    const { callerOf, credits } = servedEngine([ZYMERGEN]);
    const service = callerOf('ours');
    await loaded(service, [
      { external_id: '1', trading_name: 'Quantock Castings', city: 'Dayton', country: 'US' },
    ]);
    const ids = await created(service, 'crosscheck', [{ external_id: '1', website: 'zymergen.com' }]);
    const [status] = await service.jobs('crosscheck', ids, { waitMs: 10_000 });
    expect(status).toMatchObject({ record: { crosscheck: { recommended_action: { action: 'None' } } } });
    expect(await credits.balance('ours')).toMatchObject([
      { operation: 'entity-resolution', charges: 1, refunds: 0 },
      ...[{}, {}],
      { operation: 'crosscheck', charges: 1, refunds: 1 },
    ]);
  });

  it('are charged to the workspace, and given back what did not run', async () => {
    const { callerOf, credits } = servedEngine([ZYMERGEN]);
    const service = callerOf('ours');
    const jobs = ['firmographics', 'resolve-parent', 'firmographics'] as const;
    const unknown = { trading_name: 'Unheard Qx', external_id: '001A' };
    const ids = await created(service, 'combined', [{ ...unknown, jobs: [...jobs] }]);
    await service.jobs('combined', ids, { waitMs: 10_000 });
    const crosschecks = await created(service, 'crosscheck', [unknown]);
    await service.jobs('crosscheck', crosschecks, { waitMs: 10_000 });
    expect(await credits.balance('ours')).toMatchObject([
      { operation: 'entity-resolution', charges: 2, refunds: 0 },
      { operation: 'resolve-parent', charges: 1, refunds: 1 },
      { operation: 'firmographics', charges: 1, refunds: 1 },
      { operation: 'crosscheck', charges: 1, refunds: 1 },
    ]);
    expect((await credits.balance('theirs')).every(({ charges }) => charges === 0)).toBe(true);
  });

  it('are those of their workspace alone', async () => {
    const { callerOf } = servedEngine([ZYMERGEN]);
    const ids = await created(callerOf('ours'), 'crosscheck', [
      { website: 'zymergen.com', external_id: '1' },
    ]);
    expect(await callerOf('theirs').jobs(FAMILY, ids)).toEqual([{ status: 'pending' }]);
    await expect(callerOf('theirs').jobs('crosscheck', ids)).rejects.toThrow(
      expect.objectContaining({ code: 'JOB_NOT_FOUND' }),
    );
  });
});

describe('the idempotency keys of callers', () => {
  it('never meet those of the command line, nor count in its runs', async () => {
    const { callerOf, commandLine, database } = servedEngine([ZYMERGEN]);
    const key = rowKey('run_1', 1);
    const request = { body: { website: 'zymergen.com' }, idempotencyKey: key };
    const [mine] = await commandLine.create(FAMILY, [request]);
    const [theirs] = await callerOf('default').create(FAMILY, [request]);
    expect(theirs?.id).not.toBe(mine?.id);
    const jobs = await sqliteRunStore(database, { now: Date.now, workspace: 'default' }).jobIds('run_1');
    expect(jobs.map(({ id }) => id)).toEqual([mine?.id]);
    const other = { body: { website: 'acme.com' }, idempotencyKey: key };
    await expect(commandLine.create(FAMILY, [other])).rejects.toThrow();
  });

  it('give the same job to one workspace, and another to another', async () => {
    const { callerOf } = servedEngine([ZYMERGEN]);
    const request = { body: { website: 'zymergen.com' }, idempotencyKey: 'k' };
    const [first] = await callerOf('ours').create(FAMILY, [request]);
    expect(await callerOf('ours').create(FAMILY, [request])).toEqual([first]);
    expect(await callerOf('theirs').create(FAMILY, [request])).not.toEqual([first]);
  });

  it('are refused for another body, without telling how they are kept', async () => {
    const service = servedEngine([]).callerOf('ours');
    await service.create(FAMILY, [{ body: { website: 'a.com' }, idempotencyKey: 'k' }]);
    const other = service.create(FAMILY, [{ body: { website: 'b.com' }, idempotencyKey: 'k' }]);
    const message = expect.not.stringContaining('http/');
    await expect(other).rejects.toThrow(expect.objectContaining({ code: 'CONFLICT', message }));
  });
});

describe('the webhook of a job', () => {
  it.each(['https://nowhere.invalid/x', 'https://', 'https://a b/', 'https://[::1'])(
    'is refused when it may not be called: %s',
    async (webhook_url) => {
      const { callerOf, store } = servedEngine([]);
      const service = callerOf('ours');
      const refused = expect.objectContaining({
        code: 'INVALID_REQUEST',
        message: expect.stringMatching(/^webhook_url: must /),
        place: expect.objectContaining({ field: 'webhook_url' }),
      });
      await expect(service.create(FAMILY, [{ body: { webhook_url } }])).rejects.toThrow(refused);
      const body = { core_id: ZYMERGEN_ID, webhook_url };
      await expect(service.create('firmographics', [{ body }])).rejects.toThrow(refused);
      expect(await store.openCounts()).toEqual({ waiting: 0, running: 0 });
    },
  );

  it('is taken when it may be called', async () => {
    const service = servedEngine([]).callerOf('ours');
    const body = { website: 'a.com', webhook_url: 'https://hooks.example.com/core' };
    expect(await service.create(FAMILY, [{ body }])).toHaveLength(1);
  });
});

describe('looking up what a workspace has resolved', () => {
  it('finds the identity part of a crosscheck', async () => {
    const service = servedEngine([ZYMERGEN]).callerOf('ours');
    const ids = await created(service, 'crosscheck', [{ website: 'zymergen.com', external_id: '001A' }]);
    await service.jobs('crosscheck', ids, { waitMs: 10_000 });
    const found = await service.lookupEntity(ZYMERGEN_ID);
    expect(LookupEntity.parse(found)).toEqual(found);
    expect(found).toMatchObject({
      id: ids[0],
      record: { core_id: ZYMERGEN_ID, legal_info: { legal_name: 'Zymergen Inc', confidence: 'MEDIUM' } },
    });
  });

  it('finds a company that a crosscheck has created, as the job knew it', async () => {
    const { callerOf, identity } = servedEngine([ZYMERGEN]);
    const service = callerOf('ours');
    const ids = await created(service, 'crosscheck', [
      { trading_name: 'Unheard Qx', city: 'Köln', country: 'DE', external_id: '001A' },
    ]);
    const [status] = await service.jobs('crosscheck', ids, { waitMs: 10_000 });
    const coreId = status?.status === 'completed' ? status.record.core_id : null;
    const found = await service.lookupEntity(coreId ?? '');
    expect(LookupEntity.parse(found)).toEqual(found);
    expect(found.record).toMatchObject({ core_id: coreId, brand_info: { brand_name: 'Unheard Qx' } });
    expect((await identity.createdRecords()).map(({ names }) => names[0]?.value)).toEqual(['Unheard Qx']);
  });

  it('finds the identity part of a combined job', async () => {
    const { callerOf, store } = servedEngine([]);
    const request = { website: 'acme.example', jobs: ['firmographics'] };
    const ids = await store.at(1).create([newJob({ workspace: 'ours', family: 'combined', request })]);
    const pinned = { coreId: combined.core_id, recordKeys: [] };
    const result = { state: 'completed' as const, record: combined, extended: EXTENDED };
    const claimed = await store.at(1).claim(ids, OTHER_LEASE);
    await store.at(2).finish(claimed.map((job) => ({ ...completedJob(job), result, pinned })));
    const found = await callerOf('ours').lookupEntity(combined.core_id);
    expect(LookupEntity.parse(found)).toEqual(found);
    expect(found).toMatchObject({ id: ids[0], record: { legal_info: { legal_name: 'ACME LIMITED' } } });
  });

  it('finds nothing of a job that failed, of one without an entity, and of another workspace', async () => {
    const { callerOf } = servedEngine([ZYMERGEN]);
    const [ours, theirs] = [callerOf('ours'), callerOf('theirs')];
    const jobs = ['firmographics' as const];
    const mine = await created(ours, 'combined', [
      { core_id: '1000000001', jobs },
      { website: 'x.com', jobs },
    ]);
    await ours.jobs('combined', mine, { waitMs: 10_000 });
    const other = await created(theirs, FAMILY, [{ website: 'zymergen.com' }]);
    await theirs.jobs(FAMILY, other, { waitMs: 10_000 });
    const missing = expect.objectContaining({ code: 'ENTITY_NOT_FOUND' });
    await expect(ours.lookupEntity(ZYMERGEN_ID)).rejects.toThrow(missing);
    expect((await theirs.lookupEntity(ZYMERGEN_ID)).id).toBe(other[0]);
  });
});

describe('feedback', () => {
  const FEEDBACK = { crmId: CRM_ID, feedback: 'Wrong parent' };
  const engineWith = async (...workspaces: readonly string[]) => {
    const engine = servedEngine([]);
    for (const workspace of workspaces) await engine.settings.change(workspace, { feedback: true });
    return engine;
  };

  it('becomes a ticket that can be read, in the form of the contract', async () => {
    const service = (await engineWith('ours')).callerOf('ours');
    const accepted = await service.submitFeedback(FEEDBACK);
    expect(FeedbackAccepted.parse(accepted)).toEqual(accepted);
    const ticket = await service.readFeedback(accepted.ticketId);
    expect(FeedbackTicket.parse(ticket)).toEqual({
      ticketId: accepted.ticketId,
      ticketState: 'new',
      outcome: '',
      crmId: CRM_ID,
      feedbackBody: 'Wrong parent',
    });
  });

  it('is named for its account when it has no name of its own', async () => {
    const { callerOf, database } = await engineWith('ours');
    await callerOf('ours').submitFeedback(FEEDBACK);
    await callerOf('ours').submitFeedback({ ...FEEDBACK, name: 'Acme twice' });
    expect(database.prepare('SELECT name FROM ticket').pluck().all()).toEqual([CRM_ID, 'Acme twice']);
  });

  it('of another workspace is not there', async () => {
    const { callerOf } = await engineWith('ours', 'theirs');
    const { ticketId } = await callerOf('theirs').submitFeedback(FEEDBACK);
    const missing = expect.objectContaining({ code: 'NOT_FOUND' });
    await expect(callerOf('ours').readFeedback(ticketId)).rejects.toThrow(missing);
    await expect(callerOf('theirs').readFeedback(ticketId + 1)).rejects.toThrow(missing);
  });

  it('is taken of the workspace default, of others once the operator turns it on, and no longer when off', async () => {
    const { callerOf, settings } = servedEngine([]);
    const off = { code: 'FORBIDDEN', message: 'feedback is not turned on for this workspace' };
    expect(await callerOf('default').submitFeedback(FEEDBACK)).toMatchObject({ ticketId: 1 });
    await expect(callerOf('ours').submitFeedback(FEEDBACK)).rejects.toMatchObject(off);
    await settings.change('ours', { feedback: true });
    const { ticketId } = await callerOf('ours').submitFeedback(FEEDBACK);
    await settings.change('ours', { feedback: false });
    await expect(callerOf('ours').readFeedback(ticketId)).rejects.toMatchObject(off);
  });

  it('names accounts as the CRM of the workspace does', async () => {
    const { callerOf, settings } = await engineWith('ours');
    const { submitFeedback } = callerOf('ours');
    await settings.change('ours', { crm_ids: 'hubspot' });
    expect(await submitFeedback({ ...FEEDBACK, crmId: '8812345' })).toMatchObject({ status: 'Success' });
    await expect(submitFeedback(FEEDBACK)).rejects.toMatchObject({
      ...{ code: 'INVALID_REQUEST', message: 'crmId: must be an id of HubSpot: digits alone' },
      place: { field: 'crmId' },
    });
  });
});

describe('prices', () => {
  it('are those of the workspace, from the next job on, else those of the service', async () => {
    const { callerOf, settings, credits } = servedEngine([ZYMERGEN]);
    const create = () => callerOf('ours').create(FAMILY, [{ body: { legal_name: 'Zymergen Inc' } }]);
    await create();
    await settings.change('ours', { prices: { 'entity-resolution': 7 } });
    await create();
    await settings.change('ours', { prices: null });
    await create();
    const amounts = (await credits.entries({ workspace: 'ours', limit: 9 }))
      .filter(({ kind }) => kind === 'charge')
      .map(({ amount }) => amount);
    expect(amounts).toEqual([1, 7, 1]);
  });
});

describe('inbound enrichment', () => {
  const REQUEST = { crmId: '001A', name: 'Acme', website: 'acme.com' };

  it('refuses fields that the workspace has not agreed to, and takes those of the table', async () => {
    const { callerOf, settings } = servedEngine([]);
    await settings.change('ours', { agreed_schema: ['segment'] });
    const service = callerOf('ours');
    expect(await service.startEnrichment({ ...REQUEST, segment: 'SMB' })).toMatchObject({
      status: 'starting',
    });
    const body = { ...REQUEST, crmId: '001B', socialUrl: 'x', force: true, emailDomain: 'acme.com' };
    expect(await service.startEnrichment(body)).toMatchObject({ status: 'starting' });
    await expect(service.startEnrichment({ ...body, firstName: 'Ada' })).rejects.toThrow(
      expect.objectContaining({ code: 'INVALID_REQUEST', message: 'firstName: is not a known field' }),
    );
    await expect(service.startEnrichment({ crmId: '001A', name: 'Acme' })).rejects.toThrow(
      expect.objectContaining({ code: 'INVALID_REQUEST' }),
    );
  });
});

async function created<F extends JobFamily>(
  service: Service,
  family: F,
  bodies: readonly RequestOf<F>[],
): Promise<readonly string[]> {
  const jobs = await service.create(
    family,
    bodies.map((body) => ({ body })),
  );
  return jobs.map(({ id }) => id);
}

/** From now on no timer goes off: whoever waits for one waits in vain. */
function stopTimers(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
}
