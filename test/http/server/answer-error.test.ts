import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { CoreError } from '../../../src/contract/errors.ts';
import { ALL_ROUTES } from '../../../src/contract/routes.ts';
import { addressOf, call, callOver, served, urlOf } from './serving.ts';

const LEAKS = new Error('SQLITE_CORRUPT: SELECT * FROM jobs in /var/lib/core/core.db, job 4802117365');

describe('an error that nobody foresaw', () => {
  it.each(ALL_ROUTES)('is told at $method $path in two words', async (route) => {
    const { app, host } = served();
    host.failure = LEAKS;
    const input = {
      core_id: '1',
      legal_name: 'Acme',
      external_id: '1',
      jobs: ['firmographics'],
      ticketId: 7,
    };
    const crm = { crmId: '001A000001LkQ2vIAF', feedback: 'x', name: 'x', website: 'x' };
    const url = `${urlOf(route)}?executionId=1`;
    const answer = await call(app, {
      method: route.method,
      url,
      payload: route.name === 'start-bulk' ? { parts: 1 } : { ...input, ...crm },
    });
    expect(answer).toMatchObject({ status: 500, body: { error: 'internal error' } });
  });

  it('is told in two words when it is a bug that was foreseen, or not even an error', async () => {
    const { app, host } = served();
    host.failure = new CoreError('INTERNAL', 'lease 12 of /tmp/core.db was lost');
    const read = { method: 'GET', url: '/v1/combined/job-1' } as const;
    expect((await call(app, read)).body).toEqual({ error: 'internal error' });
    host.failure = Object.assign(new Error('teapot'), { statusCode: 599 });
    expect(await call(app, read)).toMatchObject({ status: 500, body: { error: 'internal error' } });
  });
});

describe('an error of the service', () => {
  it('has the status of the error table', async () => {
    const { app, host } = served();
    host.failure = new CoreError('STORE_BUSY', 'another process is writing');
    const answer = await call(app, { method: 'GET', url: '/api/v1/inbound/enrichment?executionId=1' });
    expect(answer).toMatchObject({ status: 503, body: { error: 'the service is busy; try again' } });
  });

  it.each([
    ['STORE_UNREACHABLE', 'the database db.internal/core cannot be reached'],
    ['STORE_REFUSED', 'the database db.internal/core is read-only'],
  ] as const)('of the database (%s) says so, and not where that is', async (code, message) => {
    const { app, host } = served();
    host.failure = new CoreError(code, message);
    const answer = await call(app, { method: 'GET', url: '/api/v1/inbound/enrichment?executionId=1' });
    expect(answer).toMatchObject({
      status: 503,
      body: { error: 'the service cannot reach its database at present; try again' },
    });
  });

  it('says that there is no room, and not on which disk', async () => {
    const { app, host } = served();
    host.failure = new CoreError(
      'WRITE_FAILED',
      'the database db.internal/core has no room left on its disk',
    );
    const answer = await call(app, { method: 'GET', url: '/v1/entity-resolution/job_1' });
    expect(answer).toMatchObject({
      status: 503,
      body: { error: 'the service has no room at present to keep what it is sent; try again' },
    });
  });

  it.each([
    ['SQLITE_FULL', 'the service has no room at present to keep what it is sent; try again'],
    ['ENOSPC', 'the service has no room at present to keep what it is sent; try again'],
    ['EDQUOT', 'the service has no room at present to keep what it is sent; try again'],
    ['SQLITE_IOERR_SHMSIZE', 'the service has no room at present to keep what it is sent; try again'],
    ['SQLITE_IOERR_WRITE', 'the service cannot reach its database at present; try again'],
    ['SQLITE_IOERR_FSYNC', 'the service cannot reach its database at present; try again'],
    ['SQLITE_BUSY', 'the service is busy; try again'],
    ['SQLITE_BUSY_SNAPSHOT', 'the service is busy; try again'],
  ])('says so, too, where it comes from the disk of this machine: %s', async (code, error) => {
    const { app, host } = served();
    host.failure = Object.assign(new Error('/var/lib/core/core.sqlite'), { code });
    const answer = await call(app, { method: 'GET', url: '/v1/entity-resolution/job_1' });
    expect(answer).toMatchObject({ status: 503, body: { error } });
  });

  it('is 403 with an error when the operator has turned feedback off', async () => {
    const { app, host } = served();
    host.failure = new CoreError('FORBIDDEN', 'feedback is turned off for this workspace');
    const answer = await call(app, { method: 'GET', url: '/feedback?ticketId=7' });
    expect(answer).toMatchObject({
      status: 403,
      body: { error: 'feedback is turned off for this workspace' },
    });
  });

  it('is 401 with a message when the key was deleted meanwhile', async () => {
    const { app, host } = served();
    host.failure = new CoreError('UNAUTHORIZED', 'key-1 was deleted');
    const answer = await call(app, { method: 'GET', url: '/v1/combined/job-1' });
    expect(answer).toMatchObject({ status: 401, body: { message: 'Unauthorized' } });
  });
});

describe('what is no request', () => {
  it.each([
    ['GARBAGE\r\n\r\n', 400, 'this is not an HTTP request'],
    [`GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'the headers are too long'],
  ])('is answered in JSON', async (sent, status, error) => {
    const { app } = served();
    const socket = connect(await addressOf(app));
    socket.write(sent);
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(String(answer).split('\r\n\r\n')[1]).toBe(JSON.stringify({ error }));
    socket.destroy();
  });

  it('an expectation that HTTP does not know comes after the key', async () => {
    const { app } = served();
    const headers = { expect: 'wonders', 'x-api-key': 'wrong' };
    expect((await callOver(app, { path: '/v1/combined/x', headers })).status).toBe(403);
    expect((await callOver(app, { path: '/v1/combined/x', headers: { expect: 'wonders' } })).status).toBe(
      200,
    );
  });
});

it('keeps the connection after a refusal', async () => {
  const { app } = served();
  const socket = connect(await addressOf(app));
  const head = 'POST /v1/combined HTTP/1.1\r\nHost: x\r\nx-api-key: core_live_one\r\n';
  for (const sent of ['{', '[]']) {
    socket.write(`${head}Content-Length: ${sent.length}\r\n\r\n${sent}`);
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1.1 400 /);
  }
  socket.destroy();
});
