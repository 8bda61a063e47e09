import { METHODS } from 'node:http';
import type { HTTPMethods } from 'fastify';
import { describe, expect, it } from 'vitest';
import { ALL_ROUTES } from '../../../src/contract/routes.ts';
import { DELETED_KEY, KEY } from './host.ts';
import { call, served, urlOf } from './serving.ts';

const OPEN = ['/healthz', '/readyz', '/openapi.json', '/docs', '/metrics'];
const GARBAGE = { payload: Buffer.from([0x7b, 0xff, 0xfe]), headers: { 'content-type': '???' } };
const forbidden = { status: 403, body: { message: 'Forbidden' } };

describe('a request without a valid key', () => {
  it.each(ALL_ROUTES)('is refused at $method $path whatever its body is', async (route) => {
    const { app } = served();
    const at = { method: route.method, url: urlOf(route) };
    expect(await call(app, { ...at, key: null })).toMatchObject(forbidden);
    expect(await call(app, { ...at, key: 'core_live_wrong', ...GARBAGE })).toMatchObject(forbidden);
    const unauthorized = { status: 401, body: { message: 'Unauthorized' } };
    expect(await call(app, { ...at, key: DELETED_KEY, ...GARBAGE })).toMatchObject(unauthorized);
    expect(await call(app, { ...at, key: null, payload: 'x'.repeat(2_000_000) })).toMatchObject(forbidden);
  });

  it.each(['/v2/entity-resolution', '/v1', '/feedback/', '/%zz', `/v1/combined/${'x'.repeat(600)}`])(
    'does not learn whether %s exists',
    async (url) => {
      const { app } = served();
      expect(await call(app, { method: 'GET', url, key: null })).toMatchObject(forbidden);
      expect(await call(app, { method: 'POST', url, key: null, ...GARBAGE })).toMatchObject(forbidden);
    },
  );

  it('is refused with every method that there is', async () => {
    const { app } = served();
    for (const method of METHODS.filter((name) => name !== 'CONNECT')) {
      // What node can receive, fastify lets inject send.
      const at = { method: method as HTTPMethods, key: null };
      expect((await app.inject({ ...at, url: '/v1/entity-resolution' })).statusCode).toBe(403);
      expect((await app.inject({ ...at, url: '/nothing' })).statusCode).toBe(403);
    }
  });

  it('reads the five open paths', async () => {
    const { app } = served();
    for (const url of OPEN) expect((await app.inject({ url })).statusCode).toBe(200);
    expect((await call(app, { method: 'GET', url: '/healthz', key: null })).body).toEqual({ status: 'ok' });
  });

  it('is told of the open paths without their bodies where it asks with HEAD, as monitors do', async () => {
    const { app } = served();
    for (const url of OPEN) {
      const [head, get] = [await app.inject({ url, method: 'HEAD' }), await app.inject({ url })];
      expect([head.statusCode, head.body]).toEqual([200, '']);
      expect(head.headers['content-type']).toBe(get.headers['content-type']);
    }
  });

  it('is led from the base address to the documentation', async () => {
    const { app } = served();
    const { statusCode, headers } = await app.inject({ url: '/' });
    expect({ statusCode, location: headers.location }).toEqual({ statusCode: 302, location: 'docs' });
    expect((await app.inject({ url: `/${headers.location}` })).body).toContain('<!doctype html>');
    expect((await app.inject({ url: '/', method: 'POST' })).headers.allow).toBe('GET, HEAD');
  });

  it('reads no metrics where others than this machine can ask', async () => {
    for (const options of [{ isLoopback: false }, { isLoopback: true, trustProxy: true }]) {
      const { app } = served(options);
      expect(await call(app, { method: 'GET', url: '/metrics', key: null })).toMatchObject(forbidden);
      const answer = await app.inject({ url: '/metrics', headers: { 'x-api-key': KEY } });
      expect(answer.statusCode).toBe(200);
    }
  });
});

describe('a request with a key', () => {
  it.each(['/v2/entity-resolution', '/v1/entity-resolution/', '/V1/entity-resolution', '/feedback/7'])(
    'finds nothing at %s, whatever its body is',
    async (url) => {
      const { app } = served();
      for (const method of ['GET', 'POST', 'DELETE', 'PROPFIND'] as const) {
        const { status, body } = await call(app, { method, url, ...GARBAGE });
        expect({ status, body }).toEqual({
          status: 404,
          body: { error: 'there is nothing at this address' },
        });
      }
    },
  );

  it.each([
    ['/v1/entity-resolution', 'POST'],
    ['/v1/entity-resolution/job-1', 'GET'],
    ['/v1/lookup-entity/4802117365', 'GET'],
    ['/feedback', 'POST, GET'],
    ['/api/v1/inbound/enrichment', 'POST, GET'],
    ['/healthz', 'GET, HEAD'],
    ['/metrics', 'GET, HEAD'],
  ])('learns which methods %s has', async (url, allow) => {
    const { app } = served();
    const others = ['HEAD', 'PUT', 'OPTIONS', 'PROPFIND', 'TRACE', 'GET', 'POST'] as const;
    for (const method of others.filter((name) => !allow.split(', ').includes(name))) {
      const { status, headers } = await call(app, { method, url, ...GARBAGE });
      expect({ method, status, allow: headers.allow }).toEqual({ method, status: 405, allow });
    }
  });

  it('is told that its address cannot be read', async () => {
    const { app } = served();
    const bad = await call(app, { method: 'GET', url: '/v1/combined/%zz' });
    expect(bad).toMatchObject({
      status: 400,
      body: { error: 'the address has a malformed percent-encoding' },
    });
    const long = await call(app, { method: 'GET', url: `/v1/combined/${'x'.repeat(600)}` });
    expect(long).toMatchObject({ status: 400, body: { error: expect.stringContaining('512') } });
    expect((await call(app, { method: 'GET', url: `/v1/combined/${'x'.repeat(512)}` })).status).toBe(200);
  });
});

it('is not ready once the engine closes', async () => {
  const { app, host } = served();
  expect((await call(app, { method: 'GET', url: '/readyz', key: null })).status).toBe(200);
  await host.close();
  const closing = await call(app, { method: 'GET', url: '/readyz', key: null });
  expect(closing).toMatchObject({ status: 503, body: { status: 'closing', reason: expect.any(String) } });
});
