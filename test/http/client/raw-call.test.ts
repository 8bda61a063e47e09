import { describe, expect, it } from 'vitest';
import { rawCall } from '../../../src/http/client/raw-call.ts';
import { refusalOf } from './a-client.ts';
import { fakeService, freePort } from './fake-service.ts';

const own = { apiKey: 'key-1', timeoutMs: 5_000 };

describe('a raw call', () => {
  it('sends what it is given and answers with what comes', async () => {
    const service = await fakeService(() => ({ status: 418, headers: { 'x-a': '1' }, body: 'short\u0000' }));
    const call = {
      ...own,
      endpoint: `${service.endpoint}/core/`,
      method: 'post',
      path: 'v1/combined?a=é',
      body: '{"jobs":',
    };
    const answer = await rawCall({
      ...call,
      headers: { 'X-Core-Extended': 'true', 'Content-Type': 'text/plain' },
    });
    expect(answer).toMatchObject({ status: 418, text: 'short\u0000', headers: { 'x-a': '1' } });
    expect(service.seen[0]).toMatchObject({
      method: 'POST',
      url: '/core/v1/combined?a=%C3%A9',
      body: '{"jobs":',
    });
    expect(service.seen[0]?.headers).toMatchObject({ 'x-api-key': 'key-1', 'x-core-extended': 'true' });
    expect(service.seen[0]?.headers).toMatchObject({ 'content-type': 'text/plain' });
  });

  it('neither follows a redirect nor tries again', async () => {
    const other = await fakeService(() => ({ body: {} }));
    const service = await fakeService(() => ({ status: 302, headers: { location: other.endpoint } }));
    const call = { ...own, endpoint: service.endpoint, method: 'GET', path: '/v1' };
    expect(await rawCall(call)).toMatchObject({ status: 302, headers: { location: other.endpoint } });
    const down = await fakeService(() => ({ status: 503 }));
    expect(await rawCall({ ...call, endpoint: down.endpoint })).toMatchObject({ status: 503 });
    expect([other.seen.length, down.seen.length]).toEqual([0, 1]);
  });

  it.each(['https://evil.example/v1', '//evil.example/v1', '/v1 HTTP/1.1', '/v1#a'])(
    'takes the key to no other host: %s',
    async (path) => {
      const call = { ...own, endpoint: 'https://core.invalid', method: 'GET', path };
      expect((await refusalOf(rawCall(call))).code).toBe('USAGE');
    },
  );

  it.each([
    { method: 'GE T', path: '/v1' },
    { method: 'GET', path: '/v1', headers: { 'x a': '1' } },
  ])('tells what cannot be sent: %j', async (call) => {
    const error = await refusalOf(rawCall({ ...own, endpoint: 'http://localhost:1', ...call }));
    expect(error.code).toBe('USAGE');
  });

  it('is held to the rules of the endpoint', async () => {
    const call = { ...own, endpoint: 'http://core.example', method: 'GET', path: '/v1' };
    expect((await refusalOf(rawCall(call))).code).toBe('CONFIG');
  });

  it('tells a service that is not there, and one that is silent', async () => {
    const call = { ...own, method: 'GET', path: '/v1', timeoutMs: 60 };
    const absent = await refusalOf(rawCall({ ...call, endpoint: `http://localhost:${await freePort()}` }));
    expect(absent.message).toMatch(/ECONNREFUSED/);
    const silent = await fakeService(() => undefined);
    expect((await refusalOf(rawCall({ ...call, endpoint: silent.endpoint }))).message).toMatch(
      /did not answer/,
    );
  });
});
