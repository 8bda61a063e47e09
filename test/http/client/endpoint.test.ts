import { describe, expect, it } from 'vitest';
import { CoreError } from '../../../src/contract/errors.ts';
import { type RemoteServiceOptions, remoteService } from '../../../src/http/client/remote-service.ts';
import { aClient, refusalOf } from './a-client.ts';
import { fakeService } from './fake-service.ts';

function refusalOfOptions(options: Partial<RemoteServiceOptions>): CoreError {
  try {
    remoteService({ endpoint: 'https://core.example', apiKey: 'k', userAgent: 'test/1', ...options });
  } catch (error) {
    if (error instanceof CoreError) return error;
    throw error;
  }
  throw new Error('it was taken');
}

describe('an endpoint', () => {
  it.each([
    ['core.example', 'https://'],
    ['ftp://core.example', 'https://'],
    ['https://me:secret@core.example', 'API key'],
    ['https://core.example/?a=1', 'Leave out'],
    ['http://core.example', 'https://'],
    ['http://10.0.0.7:8080', 'https://'],
    ['http://127.0.0.1.example.org', 'https://'],
  ])('%s is refused with a remedy', (endpoint, remedy) => {
    const error = refusalOfOptions({ endpoint });
    expect(error).toMatchObject({ code: 'CONFIG', place: { field: 'endpoint' } });
    expect(error.fix).toContain(remedy);
    expect(error.message).not.toContain('secret');
  });

  it.each(['http://localhost:8080', 'http://127.0.0.1', 'http://127.9.9.9', 'http://[::1]:80'])(
    '%s on this machine needs no TLS',
    async (endpoint) => {
      await expect(aClient(endpoint).client.close()).resolves.toBeUndefined();
    },
  );

  it('elsewhere may do without TLS when that is wished', async () => {
    const { client } = aClient('http://core.internal', { allowInsecure: true });
    await expect(client.close()).resolves.toBeUndefined();
  });

  it('of the feedback is held to the same rules', () => {
    const error = refusalOfOptions({ feedbackUrl: 'http://feedback.example' });
    expect(error.place.field).toBe('feedbackUrl');
  });

  it.each(['/core', '/core/'])('keeps its path %s', async (prefix) => {
    const service = await fakeService(() => ({ body: { status: 'pending' } }));
    await aClient(service.endpoint + prefix).client.jobs('combined', ['j1']);
    expect(service.seen[0]?.url).toBe('/core/v1/combined/j1');
  });

  it('that has moved is named, and the key stays here', async () => {
    const other = await fakeService(() => ({ body: {} }));
    const headers = { location: `${other.endpoint}/v1/entity-resolution` };
    const service = await fakeService(() => ({ status: 308, headers }));
    const request = { body: { legal_name: 'Acme' } };
    const error = await refusalOf(aClient(service.endpoint).client.create('entity-resolution', [request]));
    expect(error.code).toBe('REMOTE');
    expect(error.message).toContain(`has moved to ${other.endpoint}/v1/entity-resolution (308)`);
    expect(other.seen).toEqual([]);
  });
});

describe('an API key', () => {
  it.each(['', 'key\n', 'schlüssel'])('%j is refused', (apiKey) => {
    expect(refusalOfOptions({ apiKey })).toMatchObject({ code: 'CONFIG', place: { field: 'apiKey' } });
  });

  it.each([
    [403, { message: 'Forbidden' }, 'FORBIDDEN', /does not take the API key \(403: Forbidden\)/],
    [401, { message: 'Unauthorized' }, 'UNAUTHORIZED', /no longer takes the API key \(401: Unauthorized\)/],
    [403, { error: 'feedback is turned off' }, 'FORBIDDEN', /^feedback is turned off$/],
  ])('that is refused with %i %j is %s', async (status, body, code, message) => {
    const service = await fakeService(() => ({ status, body }));
    const error = await refusalOf(aClient(service.endpoint).client.readFeedback(7));
    expect(error.code).toBe(code);
    expect(error.message).toMatch(message);
  });
});

it('a concurrency that is none is refused', () => {
  expect(refusalOfOptions({ concurrency: 0 })).toMatchObject({ place: { field: 'concurrency' } });
});
