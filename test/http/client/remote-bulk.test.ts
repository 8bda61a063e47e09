import { expect, it } from 'vitest';
import { aClient } from './a-client.ts';
import { completed, fakeService } from './fake-service.ts';

const REQUESTS = [{ body: { legal_name: 'Acme' } }, { body: { legal_name: 'Ginkgo' } }];

it.each([400, 403, 404, 405])(
  'rows go as single jobs to who answers %s to a bulk, and it is asked once',
  async (status) => {
    const service = await fakeService(({ url, method }) => {
      if (url.startsWith('/v1/bulk/')) return { status, body: { error: 'not here' } };
      return { status: method === 'POST' ? 202 : 200, body: completed('j1') };
    });
    const { client } = aClient(service.endpoint);
    for (let times = 0; times < 2; times++)
      expect(await client.runBulk('entity-resolution', REQUESTS, {})).toBeUndefined();
    expect(service.seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST /v1/bulk/entity-resolution',
    ]);
  },
);

it('a service that fails is not taken for one without bulks', async () => {
  const service = await fakeService(() => ({ status: 401, body: { error: 'no such key' } }));
  const { client } = aClient(service.endpoint);
  await expect(client.runBulk('entity-resolution', REQUESTS, {})).rejects.toMatchObject({
    code: 'UNAUTHORIZED',
  });
});
