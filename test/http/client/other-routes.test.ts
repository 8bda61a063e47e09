import { describe, expect, it } from 'vitest';
import { aClient, refusalOf } from './a-client.ts';
import { fakeService, inTurn } from './fake-service.ts';

const AT = '2026-11-20T08:30:00Z';
const CRM_ID = '001A00000123456789';

describe('looking up an entity', () => {
  it('reads its latest resolution', async () => {
    const record = { core_id: '4802117365', entity_type: 'legal_entity', legal_info: null, brand_info: null };
    const found = { id: 'j1', status: 'completed', created_at: AT, completed_at: AT };
    const service = await fakeService(() => ({ body: { ...found, record } }));
    const entity = await aClient(service.endpoint).client.lookupEntity('4802117365');
    expect(entity).toEqual({ ...found, record: { ...record, entity_classification: null } });
    expect(service.seen[0]?.url).toBe('/v1/lookup-entity/4802117365');
  });

  it('tells an unknown entity from an unknown address', async () => {
    const unknown = await fakeService(() => ({ status: 404, body: { error: 'no completed resolution' } }));
    const error = await refusalOf(aClient(unknown.endpoint).client.lookupEntity('1'));
    expect(error).toMatchObject({ code: 'ENTITY_NOT_FOUND', message: 'no completed resolution' });
    const page = await fakeService(() => ({ status: 404, body: '<h1>nginx</h1>' }));
    expect((await refusalOf(aClient(page.endpoint).client.lookupEntity('1'))).code).toBe('NOT_FOUND');
  });
});

describe('feedback', () => {
  it('goes to its own address and is read with a body', async () => {
    const open = {
      ticketId: 7,
      ticketState: 'new',
      outcome: '',
      crmId: CRM_ID,
      feedbackBody: 'wrong parent',
    };
    const accepted = { status: 'Success', message: 'thanks', ticketId: 7 };
    const service = await fakeService(({ method }) => ({ body: method === 'POST' ? accepted : open }));
    const { client } = aClient('https://core.invalid', { feedbackUrl: `${service.endpoint}/desk` });
    expect(await client.submitFeedback({ crmId: CRM_ID, feedback: 'wrong parent' })).toEqual(accepted);
    expect(await client.readFeedback(7)).toEqual(open);
    expect(service.seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST /desk/feedback',
      'GET /desk/feedback',
    ]);
    expect(service.seen[1]?.body).toBe('{"ticketId":7}');
  });

  it('is not sent twice', async () => {
    const service = await fakeService(() => ({ status: 500 }));
    const feedback = { crmId: CRM_ID, feedback: 'wrong parent' };
    const error = await refusalOf(aClient(service.endpoint).client.submitFeedback(feedback));
    expect(error.message).toContain('the feedback may have been taken');
    expect(service.seen).toHaveLength(1);
  });

  it('of an unknown ticket is NOT_FOUND', async () => {
    const service = await fakeService(() => ({ status: 404, body: { error: 'no such ticket' } }));
    const error = await refusalOf(aClient(service.endpoint).client.readFeedback(8));
    expect(error).toMatchObject({ code: 'NOT_FOUND', message: 'no such ticket' });
  });
});

describe('inbound enrichment', () => {
  const request = { crmId: '001A', name: 'Acme', website: 'acme.example' };

  it('is started, also over trouble of the service, and read with its output fields', async () => {
    const started = { status: 'starting', executionId: 'e 1' };
    const outputs = { status: 'complete', headcount: 120, parent: null, nested: { a: [1] } };
    const service = await fakeService(inTurn([{ status: 504 }, { body: started }, { body: outputs }]));
    const { client } = aClient('https://core.invalid', { inboundUrl: service.endpoint });
    expect(await client.startEnrichment(request)).toEqual(started);
    expect(await client.readEnrichment('e 1')).toEqual(outputs);
    expect(service.seen[2]?.url).toBe('/api/v1/inbound/enrichment?executionId=e+1');
  });

  it('that is forced is not started twice', async () => {
    const service = await fakeService(() => ({ status: 504 }));
    const error = await refusalOf(
      aClient(service.endpoint).client.startEnrichment({ ...request, force: true }),
    );
    expect(error.message).toContain('the enrichment may have been started');
    expect(service.seen).toHaveLength(1);
  });

  it('needs a company', async () => {
    const { client } = aClient('https://core.invalid');
    expect((await refusalOf(client.startEnrichment({ crmId: '001A' }))).code).toBe('INVALID_REQUEST');
  });
});

it('a closed client answers no more', async () => {
  const { client } = aClient((await fakeService(() => ({ body: {} }))).endpoint);
  await client.close();
  expect(await refusalOf(client.lookupEntity('4802117365'))).toMatchObject({
    code: 'USAGE',
    message: 'the client was closed',
  });
});
