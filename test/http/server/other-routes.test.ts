import { describe, expect, it } from 'vitest';
import { lookedUp } from '../../contract/examples.ts';
import { KEY, OTHER_KEY } from './host.ts';
import { call, callOver, served } from './serving.ts';

const feedback = { crmId: '001A000001LkQ2vIAF', feedback: 'Wrong parent.' };
const enrichment = { crmId: '001A', name: 'Acme', website: 'https://acme.example' };
const inbound = '/api/v1/inbound/enrichment';

it('looks an entity up', async () => {
  const { app } = served();
  const known = await call(app, { method: 'GET', url: '/v1/lookup-entity/4802117365' });
  expect(known).toMatchObject({ status: 200, body: lookedUp });
  const unknown = await call(app, { method: 'GET', url: '/v1/lookup-entity/1000000000' });
  expect(unknown).toMatchObject({ status: 404, body: { error: 'nothing was resolved to 1000000000' } });
});

describe('feedback', () => {
  it('is accepted with the number of a ticket', async () => {
    const { app } = served();
    const { status, body } = await call(app, { method: 'POST', url: '/feedback', payload: feedback });
    expect({ status, body }).toEqual({
      status: 200,
      body: { status: 'Success', message: 'Thank you.', ticketId: 7 },
    });
  });

  it('is read over a socket by GET with a JSON body', async () => {
    const { app } = served();
    const read = await callOver(app, { path: '/feedback', body: '{"ticketId":7}' });
    expect(read).toMatchObject({ status: 200, body: { ticketId: 7, ticketState: 'new' } });
    const chunked = {
      path: '/feedback',
      headers: { 'transfer-encoding': 'chunked' },
      body: '{"ticketId":8}',
    };
    expect(await callOver(app, chunked)).toMatchObject({
      status: 404,
      body: { error: 'there is no ticket 8' },
    });
  });

  it('is read by GET with a query', async () => {
    const { app } = served();
    expect((await callOver(app, { path: '/feedback?ticketId=7' })).body).toMatchObject({ ticketId: 7 });
    expect((await call(app, { method: 'GET', url: '/feedback?ticketId=8' })).status).toBe(404);
  });

  it.each([
    ['/feedback', undefined, 'ticketId: is required'],
    ['/feedback?ticketId=x', undefined, 'ticketId: must be a whole number'],
    ['/feedback?ticketId=7&ticketId=8', undefined, 'ticketId: must be a string'],
    ['/feedback', '{}', 'ticketId: is required'],
    ['/feedback?ticketId=7', '{"ticketId":"7"}', 'ticketId: must be a number'],
    ['/feedback', '{"ticketId":', 'the body is malformed JSON'],
  ])('needs a ticket: %s %s', async (path, body, error) => {
    const { app } = served();
    const answer = await callOver(app, { path, ...(body === undefined ? {} : { body }) });
    expect(answer).toMatchObject({ status: 400, body: { error: expect.stringContaining(error) } });
  });
});

describe('inbound enrichment', () => {
  it('is started and read', async () => {
    const { app } = served();
    const started = await call(app, { method: 'POST', url: inbound, payload: enrichment });
    expect(started).toMatchObject({ status: 200, body: { status: 'starting', executionId: 'run-1' } });
    const read = await call(app, { method: 'GET', url: `${inbound}?executionId=run-1` });
    expect(read.body).toEqual({ status: 'complete', core_id: '4802117365', headcount: null });
    expect((await call(app, { method: 'GET', url: `${inbound}?executionId=run-2` })).status).toBe(404);
    const nameless = await call(app, { method: 'GET', url: inbound });
    expect(nameless).toMatchObject({ status: 400, body: { error: 'executionId: is required' } });
  });

  it('takes five requests a second from a key, before it looks at them', async () => {
    let nowMs = 1_000_000;
    const { app } = served({ now: () => nowMs });
    const read = { method: 'GET', url: `${inbound}?executionId=run-1` } as const;
    for (let count = 0; count < 5; count++) expect((await call(app, read)).status).toBe(200);
    const sixth = await call(app, { method: 'POST', url: inbound, payload: 'garbage' });
    expect(sixth).toMatchObject({ status: 429, headers: { 'retry-after': '1' } });
    expect((await call(app, { ...read, key: OTHER_KEY })).status).toBe(200);
    expect((await call(app, { method: 'GET', url: '/v1/combined/job-1' })).status).toBe(200);
    nowMs += 1000;
    expect((await call(app, read)).status).toBe(200);
  });
});

describe('the main API', () => {
  it('is not limited unless the operator says so', async () => {
    const { app } = served();
    const burst = Array.from({ length: 50 }, () =>
      app.inject({ url: '/v1/combined/x', headers: { 'x-api-key': KEY } }),
    );
    const statuses = (await Promise.all(burst)).map((answer) => answer.statusCode);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it('is limited to the rate the operator set', async () => {
    const { app } = served({ rateLimit: 2, now: () => 1_000_000 });
    const post = { method: 'POST', url: '/v1/entity-resolution', payload: { legal_name: 'Acme' } } as const;
    expect((await call(app, post)).status).toBe(202);
    expect((await call(app, { method: 'GET', url: '/v1/crosscheck/x' })).status).toBe(404);
    const third = await call(app, post);
    expect(third.status).toBe(429);
    expect(Number(third.headers['retry-after'])).toBeGreaterThan(0);
    expect((await call(app, { method: 'POST', url: '/feedback', payload: feedback })).status).toBe(200);
  });
});

it('mounts feedback and inbound where it is told to', async () => {
  const { app } = served({ mounts: { feedback: '/crm', inbound: '/in' } });
  const headers = { 'x-api-key': KEY };
  const statusOf = async (url: string) => (await app.inject({ url, headers })).statusCode;
  expect(await statusOf('/crm/feedback?ticketId=7')).toBe(200);
  expect(await statusOf(`/in${inbound}?executionId=run-1`)).toBe(200);
  expect(await statusOf('/feedback?ticketId=7')).toBe(404);
  expect(await statusOf('/v1/combined/x')).toBe(200);
});
