import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import type { JobFamily } from '../../../src/contract/job.ts';
import { combined, crosschecked, firmographics, parentage, resolved } from '../../contract/examples.ts';
import { unreadAnswers } from '../../serve/raw-request.ts';
import { KEY } from './host.ts';
import { addressOf, call, callOver, served } from './serving.ts';

const company = { legal_name: 'Acme Limited' };
const FAMILIES: readonly (readonly [JobFamily, object, object])[] = [
  ['entity-resolution', company, resolved],
  ['resolve-parent', { core_id: '4802117365' }, parentage],
  ['firmographics', { core_id: '4802117365' }, firmographics],
  ['combined', { ...company, jobs: ['firmographics', 'resolve-parent'] }, combined],
  ['crosscheck', { ...company, external_id: '001B' }, crosschecked],
];
const steps = { 'entity-resolution': 'completed', firmographics: 'processing' };
const extended = {
  outcome: 'matched',
  sources: ['gleif:X'],
  candidates: [],
  unmatched_reason: null,
  explanation: null,
};
const url = '/v1/entity-resolution';

describe.each(FAMILIES)('a job of %s', (family, payload, record) => {
  it('is created with 202 and read until it has ended', async () => {
    const { app, host } = served();
    const created = await call(app, { method: 'POST', url: `/v1/${family}`, payload });
    expect(created).toMatchObject({ status: 202, body: { id: 'job-1', status: 'processing' } });
    expect(host.jobs.get('job-1')).toMatchObject({ family, request: { body: payload } });
    const read = { method: 'GET', url: `/v1/${family}/job-1` } as const;
    if (family === 'combined') Object.assign(Object(host.jobs.get('job-1')?.status), { subprocesses: steps });
    expect((await call(app, read)).body).toMatchObject({ id: 'job-1', status: 'processing' });
    host.complete('job-1', record);
    expect((await call(app, read)).body).toMatchObject({ id: 'job-1', status: 'completed', record });
  });

  it('that is not known is pending, but 404 for a crosscheck', async () => {
    const { app } = served();
    const { status, body } = await call(app, { method: 'GET', url: `/v1/${family}/job-9` });
    const unknown = { status: 404, body: { error: 'there is no such job' } };
    expect({ status, body }).toEqual(
      family === 'crosscheck' ? unknown : { status: 200, body: { status: 'pending' } },
    );
  });
});

describe('an Idempotency-Key', () => {
  it('makes creating twice the same as once, and refuses another body', async () => {
    const { app, host } = served();
    const post = { method: 'POST', url, payload: company, headers: { 'idempotency-key': 'row 1' } } as const;
    const first = await call(app, post);
    expect((await call(app, post)).body).toEqual(first.body);
    expect(host.jobs.size).toBe(1);
    expect(host.jobs.get('job-1')?.request.idempotencyKey).toBe('row 1');
    const other = await call(app, { ...post, payload: { legal_name: 'Other' } });
    expect(other).toMatchObject({ status: 409, body: { error: expect.stringContaining('Idempotency-Key') } });
  });

  it.each(['', 'x'.repeat(256)])('has 1 to 255 characters', async (key) => {
    const { app, host } = served();
    const headers = { 'idempotency-key': key };
    const answer = await call(app, { method: 'POST', url, payload: company, headers });
    const error = 'Idempotency-Key: must have 1 to 255 characters';
    expect(answer).toMatchObject({ status: 400, body: { error } });
    expect(host.jobs.size).toBe(0);
  });
});

describe('reading a job', () => {
  it('shows evidence only on request', async () => {
    const { app, host } = served();
    await call(app, { method: 'POST', url, payload: company });
    host.complete('job-1', resolved, extended);
    const read = { method: 'GET', url: `${url}/job-1` } as const;
    expect((await call(app, read)).body).not.toHaveProperty('extended');
    expect((await call(app, { ...read, headers: { 'x-core-extended': 'no' } })).body).not.toHaveProperty(
      'extended',
    );
    const more = await call(app, { ...read, headers: { 'x-core-extended': 'true' } });
    expect(more.body).toMatchObject({ extended });
  });

  it('waits until the job ends when that is preferred', async () => {
    const { app, host } = served();
    await call(app, { method: 'POST', url, payload: company });
    const waiting = callOver(app, { path: `${url}/job-1`, headers: { prefer: 'wait=20' } });
    await until(() => host.waits.length === 1);
    host.complete('job-1', resolved);
    const answer = await waiting;
    expect(answer).toMatchObject({ status: 200, body: { status: 'completed' } });
    expect(answer.headers['preference-applied']).toBe('wait');
    expect(host.waits[0]).toMatchObject({ waitMs: 20_000, extended: false });
  });

  it('answers the state of now when the wait is over', async () => {
    const { app } = served();
    await call(app, { method: 'POST', url, payload: company });
    const headers = { prefer: 'wait=0' };
    const answer = await call(app, { method: 'GET', url: `${url}/job-1`, headers });
    expect(answer).toMatchObject({ status: 200, body: { status: 'processing' } });
  });

  it('does not wait for a preference it cannot read', async () => {
    const { app, host } = served();
    const answer = await call(app, { method: 'GET', url: `${url}/job-1`, headers: { prefer: 'wait=soon' } });
    expect(answer.headers).not.toHaveProperty('preference-applied');
    expect(host.waits[0]).not.toHaveProperty('waitMs');
  });

  it('stops waiting when the client goes away', async () => {
    const { app, host } = served();
    await call(app, { method: 'POST', url, payload: company });
    const headers = { 'x-api-key': KEY, prefer: 'wait=60' };
    const sent = request({ ...(await addressOf(app)), path: `${url}/job-1`, headers });
    sent.on('error', () => undefined).end();
    await until(() => host.waits.length === 1);
    expect(host.waits[0]?.signal?.aborted).toBe(false);
    sent.destroy();
    await until(() => host.waits[0]?.signal?.aborted === true);
    expect((await call(app, { method: 'GET', url: `${url}/job-1` })).status).toBe(200);
  });

  it('is answered with the state of now when the server closes', async () => {
    const { app, host } = served();
    await call(app, { method: 'POST', url, payload: company });
    const waiting = callOver(app, { path: `${url}/job-1`, headers: { prefer: 'wait=60' } });
    await until(() => host.waits.length === 1);
    await app.close();
    expect(await waiting).toMatchObject({ status: 200, body: { status: 'processing' } });
  });
});

describe('a wait that is asked for while the server closes', () => {
  it('is over at once, and the connection with it', async () => {
    const { app } = served();
    const id = Object((await call(app, { method: 'POST', url, payload: company })).body).id;
    const { host, port } = await addressOf(app);
    // Holds the server up.
    const unread = await unreadAnswers(`http://${host}:${port}`);
    const closed = app.close();
    const answer = await callOver(app, { path: `${url}/${id}`, headers: { prefer: 'wait=60' } });
    expect(answer).toMatchObject({
      ...{ status: 200, headers: { connection: 'close' }, body: { status: 'processing' } },
    });
    await unread.rest();
    await closed;
  });
});

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
}
