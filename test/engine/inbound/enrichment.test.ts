import { describe, expect, it } from 'vitest';
import { EnrichmentStarted, EnrichmentStatus } from '../../../src/contract/inbound.ts';
import type { Service } from '../../../src/contract/service.ts';
import type { Decision } from '../../../src/crm/override.ts';
import { sqliteOverrideStore } from '../../../src/store/sqlite/sqlite-override-store.ts';
import { mintCoreId } from '../../../src/universe/core-id.ts';
import { company } from '../../builders.ts';
import { servedEngine } from '../served-engine.ts';
import { smallEngine } from '../small-engine.ts';

const ACME = company({
  source: 'starter',
  id: 'acme',
  name: 'Acme',
  legalName: 'Acme Corporation Ltd',
  website: 'acme.com',
  country: 'GB',
});
const ACME_ID = mintCoreId('starter:acme');
const OTHER = company({ source: 'starter', id: 'other', name: 'Other', website: 'other.com', country: 'GB' });
const OTHER_ID = mintCoreId('starter:other');
const REQUEST = { crmId: '0015g00000AbCdEFGH', name: 'Acme', website: 'acme.com' };
const NEW_COMPANY = {
  crmId: '0015g00000AbCdEFGI',
  name: 'Quuxly Widgets',
  website: 'quuxly-widgets.com',
};

describe('an enrichment of a known company', () => {
  it('starts, and ends as complete with what is known of the company', async () => {
    const service = servedEngine([ACME]).callerOf('ours');
    const started = await service.startEnrichment(REQUEST);
    expect(EnrichmentStarted.parse(started)).toMatchObject({ status: 'starting' });
    const run = await service.readEnrichment(started.executionId, { waitMs: 10_000 });
    expect(EnrichmentStatus.parse(run)).toMatchObject({
      ...{ status: 'complete', core_id: ACME_ID, legal_name: 'Acme Corporation Ltd', trading_name: 'Acme' },
      ...{ website: 'acme.com', country: 'GB', operational_status: 'Undetermined', headcount: null },
      ...{ parent_core_id: null, top_parent_core_id: ACME_ID },
    });
    expect(run).not.toHaveProperty('extended');
  });

  it('is cached afterwards, unless it is forced', async () => {
    const service = servedEngine([ACME]).callerOf('ours');
    const { executionId } = await complete(service, REQUEST);
    expect(await service.startEnrichment(REQUEST)).toMatchObject({ status: 'cached', executionId });
    const forced = await complete(service, { ...REQUEST, force: true });
    expect(forced).toMatchObject({ started: 'starting', status: 'complete' });
    expect(forced.executionId).not.toBe(executionId);
  });

  it('is answered with what it was started for, as the same id may stand for another company', async () => {
    const service = servedEngine([ACME]).callerOf('ours');
    await complete(service, REQUEST);
    const other = await complete(service, { ...REQUEST, name: 'Other' });
    expect(other.started).toBe('cached');
    const { extended } = await service.readEnrichment(other.executionId, { extended: true });
    expect(extended?.request).toEqual({ name: 'Acme', website: 'acme.com' });
  });

  it('obeys what a person has decided, and says so', async () => {
    const { callerOf, database } = servedEngine([ACME]);
    const decided = { decision: 'entity', account: REQUEST.crmId, core_id: null } as const;
    await sqliteOverrideStore(database).add('ours', [
      { override: { ...decided, decided_at: '2026-01-01T00:00:00.000Z' } },
    ]);
    const service = callerOf('ours');
    const { executionId } = await complete(service, REQUEST);
    const { core_id: coreId, extended } = await service.readEnrichment(executionId, { extended: true });
    expect(coreId).not.toBe(ACME_ID);
    expect(extended?.reasoning).toMatch(/^A person decided on/);
  });

  it('is worked out afresh when something else is decided of the account, and when that is taken back', async () => {
    const { callerOf, database } = servedEngine([ACME, OTHER]);
    const overrides = sqliteOverrideStore(database);
    const decide = (decision: Decision) =>
      overrides.add('ours', [{ override: { ...decision, decided_at: '2026-01-01T00:00:00.000Z' } }]);
    const service = callerOf('ours');
    const account = REQUEST.crmId;
    const idNow = async () => {
      const run = await complete(service, REQUEST);
      const again = await service.startEnrichment(REQUEST);
      expect(again).toMatchObject({ status: 'cached', executionId: run.executionId });
      return [run.started, run.core_id];
    };
    expect(await idNow()).toEqual(['starting', ACME_ID]);
    await decide({ decision: 'entity', account, core_id: OTHER_ID });
    expect(await service.startEnrichment(REQUEST)).toMatchObject({
      message: expect.stringContaining('decided of the account has changed'),
    });
    expect(await complete(service, REQUEST)).toMatchObject({ core_id: OTHER_ID });
    await decide({ decision: 'entity', account: 'somebody else', core_id: ACME_ID });
    expect(await idNow()).toEqual(['cached', OTHER_ID]);
    await decide({ decision: 'entity', account, core_id: null });
    expect(await idNow()).toEqual(['starting', expect.not.stringMatching(`${ACME_ID}|${OTHER_ID}`)]);
    await overrides.remove(
      'ours',
      (await overrides.list('ours')).map(({ number }) => number),
    );
    expect(await idNow()).toEqual(['starting', ACME_ID]);
    await decide({ decision: 'not_entity', account, core_id: ACME_ID });
    expect(await idNow()).toEqual(['starting', expect.not.stringMatching(ACME_ID)]);
  });
});

describe('an enrichment of a company that is new', () => {
  it('makes an entity of it, the same one each time', async () => {
    const { callerOf, database } = servedEngine([ACME]);
    const service = callerOf('ours');
    const first = await complete(service, NEW_COMPANY);
    expect(first).toMatchObject({ status: 'complete', trading_name: 'Quuxly Widgets' });
    expect(first.top_parent_core_id).toBe(first.core_id);
    const again = await complete(service, { ...NEW_COMPANY, force: true });
    expect(again.core_id).toBe(first.core_id);
    expect(database.prepare('SELECT count(*) FROM created_record').pluck().get()).toBe(1);
    expect(database.prepare('SELECT core_id FROM pin').pluck().all()).toEqual([first.core_id]);
  });

  it('ends as complete with nulls when nothing can stand for a company', async () => {
    const service = servedEngine([ACME]).callerOf('ours');
    const run = await complete(service, { crmId: 'x', socialUrl: 'https://www.linkedin.com/company/nobody' });
    expect(run).toMatchObject({ status: 'complete', core_id: null, legal_name: null });
  });
});

describe('the settings of a workspace', () => {
  it('name the outputs, the id in the CRM among them', async () => {
    const outputs = { account: 'crm_id', Company_Id__c: 'core_id', Industry: 'industry' } as const;
    const { callerOf, settings } = servedEngine([ACME]);
    await settings.change('ours', { inbound_outputs: outputs });
    const service = callerOf('ours');
    const { started: _, executionId, ...run } = await complete(service, REQUEST);
    expect(run).toEqual({
      status: 'complete',
      account: REQUEST.crmId,
      Company_Id__c: ACME_ID,
      Industry: null,
    });
    expect(executionId).not.toBe('');
  });

  it('say which fields were agreed; agreed ones that tell of a company are matched by', async () => {
    const { callerOf, settings } = servedEngine([ACME]);
    await settings.change('ours', { agreed_schema: ['segment', 'country'] });
    const service = callerOf('ours');
    const run = await complete(service, { ...REQUEST, segment: 'SMB', country: 'GB' });
    expect(run.core_id).toBe(ACME_ID);
    await expect(service.startEnrichment({ ...REQUEST, city: 'Leeds' })).rejects.toThrow(
      expect.objectContaining({ code: 'INVALID_REQUEST', message: 'city: is not a known field' }),
    );
  });
});

describe('an enrichment on the command line', () => {
  it('waits until somebody waits for it, and is then worked on here', async () => {
    const commandLine = smallEngine([ACME]).service;
    const { executionId } = await commandLine.startEnrichment(REQUEST);
    expect((await commandLine.readEnrichment(executionId)).status).toBe('queued');
    const run = await commandLine.readEnrichment(executionId, { waitMs: 10_000 });
    expect(run).toMatchObject({ status: 'complete', core_id: ACME_ID });
  });
});

describe('an enrichment of another workspace', () => {
  it('is not there', async () => {
    const { callerOf } = servedEngine([ACME]);
    const { executionId } = await callerOf('theirs').startEnrichment(REQUEST);
    await expect(callerOf('ours').readEnrichment(executionId)).rejects.toThrow(
      expect.objectContaining({ code: 'NOT_FOUND' }),
    );
  });
});

async function complete(service: Service, body: Parameters<Service['startEnrichment']>[0]) {
  const { executionId, status: started } = await service.startEnrichment(body);
  const run = await service.readEnrichment(executionId, { waitMs: 10_000 });
  return { ...run, started, executionId } as Record<string, unknown> & { executionId: string };
}
