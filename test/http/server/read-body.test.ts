import { describe, expect, it } from 'vitest';
import { ROUTES } from '../../../src/contract/routes.ts';
import { call, callOver, served, urlOf } from './serving.ts';

const url = '/v1/entity-resolution';
const posts = ROUTES.filter((route) => route.method === 'POST');

describe('a body', () => {
  it.each([
    ['{"legal_name":}', 'line 1, column 15'],
    ['{"legal_name":"Acme"\n "city":"Leeds"}', 'line 2, column 2'],
    ['{"legal_name":"Acme', 'line 1, column 20'],
    ['legal_name=Acme', 'line 1, column 1'],
    ['   ', 'line 1, column 4'],
  ])('that is not JSON is told where: %s', async (payload, place) => {
    const { app } = served();
    const { status, body } = await call(app, { method: 'POST', url, payload });
    expect({ status, body }).toEqual({
      status: 400,
      body: { error: `the body is malformed JSON at ${place}` },
    });
  });

  it('that is not UTF-8 is refused', async () => {
    const { app } = served();
    const payload = Buffer.from('{"legal_name":"Caf\xe9"}', 'latin1');
    const { status, body } = await call(app, { method: 'POST', url, payload });
    expect({ status, body }).toEqual({ status: 400, body: { error: 'the body is not valid UTF-8' } });
  });

  it.each([
    ['gzip', 400],
    ['X-GZIP', 400],
    ['Identity', 202],
  ])(
    'of JSON is read as it is: with Content-Encoding: %s it is answered with %d',
    async (encoding, status) => {
      const { app } = served();
      const asked = { method: 'POST', url, payload: '{"legal_name":"Acme"}' } as const;
      const answer = await call(app, { ...asked, headers: { 'content-encoding': encoding } });
      expect(answer.status).toBe(status);
      if (status === 400)
        expect(answer.body).toEqual({
          error: 'Content-Encoding: must be left out; this body is read as it is',
        });
    },
  );

  it.each(posts)('is required by $path, and has to be an object', async (route) => {
    const { app } = served();
    const at = { method: 'POST', url: urlOf(route) } as const;
    const empty = await call(app, at);
    expect(empty).toMatchObject({ status: 400, body: { error: 'the body: is required' } });
    for (const payload of ['[]', 'null', '"Acme"', '7']) {
      expect(await call(app, { ...at, payload })).toMatchObject({
        status: 400,
        body: { error: 'the body: must be an object' },
      });
    }
  });

  it.each([
    [url, { legal_name: '' }, 'legal_name: must not be empty'],
    [url, { country: null }, 'country: must be a string'],
    [url, { bias: 'NO_BIAS' }, 'bias: must be one of NAME_BIAS, URL_BIAS'],
    [url, { webhook_url: 'http://acme.example' }, 'webhook_url: must start with https://'],
    ['/v1/resolve-parent', {}, 'core_id: is required'],
    ['/v1/firmographics', {}, 'core_id: is required'],
    ['/v1/combined', { legal_name: 'Acme', jobs: [] }, 'jobs: must not be empty'],
    ['/v1/crosscheck', { legal_name: 'Acme' }, 'external_id: is required'],
    ['/v1/crosscheck', { external_id: '1', city: 'Leeds' }, 'legal_name: is required, or another of'],
    ['/feedback', { crmId: '', feedback: 'x' }, 'crmId: must not be empty'],
    ['/api/v1/inbound/enrichment', { crmId: '1', name: 'Acme' }, 'socialUrl: is required unless'],
  ])('to %s names the field at fault in %j', async (at, payload, error) => {
    const { app, host } = served();
    const answer = await call(app, { method: 'POST', url: at, payload });
    expect(answer).toMatchObject({ status: 400, body: { error: expect.stringContaining(error) } });
    expect(host.jobs.size).toBe(0);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    '???',
    'application/json; charset=latin1',
    undefined,
  ])('is JSON whatever type it claims to have: %s', async (type) => {
    const { app, host } = served();
    const headers = type === undefined ? {} : { 'content-type': type };
    const payload = Buffer.from('\ufeff{"legal_name":"Café"}');
    expect((await call(app, { method: 'POST', url, payload, headers })).status).toBe(202);
    expect(host.jobs.get('job-1')?.request.body).toEqual({ legal_name: 'Café' });
  });

  it('cannot reach prototypes', async () => {
    const { app, host } = served();
    const payload =
      '{"legal_name":"Acme","__proto__":{"city":"Leeds"},"constructor":{"prototype":{"state":"x"}}}';
    expect((await call(app, { method: 'POST', url, payload })).status).toBe(202);
    expect(host.jobs.get('job-1')?.request.body).toEqual({ legal_name: 'Acme' });
    expect(Object.getPrototypeOf(host.jobs.get('job-1')?.request.body)).toBe(Object.prototype);
    expect(Object('')).not.toHaveProperty('city');
  });

  it('is thrown away where none is asked for', async () => {
    const { app } = served();
    const answer = await callOver(app, { path: `${url}/job-1`, body: Buffer.alloc(3_000_000, 0xff) });
    expect(answer).toMatchObject({ status: 200, body: { status: 'pending' } });
  });
});

describe('over a socket', () => {
  const large = { method: 'POST', path: url, body: `{"legal_name":"${'x'.repeat(4_000_000)}"}` };

  it('a body over 1 MiB is refused, and its client reads why', async () => {
    const { app } = served();
    const refusal = { status: 413, body: { error: 'the body is larger than 1 MiB' } };
    expect(await callOver(app, large)).toMatchObject(refusal);
    const headers = { 'transfer-encoding': 'chunked' };
    expect(await callOver(app, { ...large, headers })).toMatchObject(refusal);
  });

  it('a body of 1 MiB is read', async () => {
    const { app } = served();
    const body = `{"legal_name":"${'x'.repeat(1024 * 1024 - 17)}"}`;
    expect(Buffer.byteLength(body)).toBe(1024 * 1024);
    expect((await callOver(app, { ...large, body })).status).toBe(202);
  });

  it('a large body without a key is refused for the key', async () => {
    const { app } = served();
    const headers = { 'x-api-key': 'wrong' };
    expect(await callOver(app, { ...large, headers })).toMatchObject({ status: 403 });
  });
});
