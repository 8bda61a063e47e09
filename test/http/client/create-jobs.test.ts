import { describe, expect, it } from 'vitest';
import { aClient, refusalOf } from './a-client.ts';
import { fakeService, freePort, inTurn, type Seen } from './fake-service.ts';

const acme = { legal_name: 'Acme Ltd' };

function echo(seen: Seen) {
  return { status: 202, body: { id: `job of ${JSON.parse(seen.body).legal_name}`, status: 'processing' } };
}

describe('creating jobs', () => {
  it('posts the company to the route of the family with key and agent', async () => {
    const service = await fakeService(echo);
    const { client } = aClient(service.endpoint);
    const created = await client.create('entity-resolution', [{ body: acme }]);
    expect(created).toEqual([{ id: 'job of Acme Ltd', status: 'processing' }]);
    expect(service.seen[0]).toMatchObject({
      method: 'POST',
      url: '/v1/entity-resolution',
      body: JSON.stringify(acme),
    });
    expect(service.seen[0]?.headers).toMatchObject({ 'x-api-key': 'key-1', 'user-agent': 'test/1' });
    expect(service.seen[0]?.headers).toMatchObject({ 'content-type': 'application/json' });
    expect(service.seen[0]?.headers).not.toHaveProperty('idempotency-key');
  });

  it('answers in the order of the companies whatever the order of the answers', async () => {
    const service = await fakeService(async (seen) => {
      const reply = echo(seen);
      if (seen.body.includes('Slow')) await new Promise((resolve) => setTimeout(resolve, 50));
      return reply;
    });
    const { client } = aClient(service.endpoint);
    const names = ['Slow', 'Quick', 'Other'];
    const requests = names.map((legal_name) => ({ body: { legal_name } }));
    const created = await client.create('entity-resolution', requests);
    expect(created.map(({ id }) => id)).toEqual(names.map((name) => `job of ${name}`));
  });

  it('sends nothing when one of the companies is not valid, and names the field', async () => {
    const service = await fakeService(echo);
    const { client } = aClient(service.endpoint);
    const error = await refusalOf(
      client.create('entity-resolution', [{ body: acme }, { body: { website: '' } }]),
    );
    expect(error).toMatchObject({ code: 'INVALID_REQUEST', message: 'website: must not be empty' });
    expect(service.seen).toEqual([]);
  });

  it('tells the words of a service that refuses a company', async () => {
    const service = await fakeService(() => ({ status: 400, body: { error: 'country: is not known here' } }));
    const error = await refusalOf(
      aClient(service.endpoint).client.create('entity-resolution', [{ body: acme }]),
    );
    expect(error).toMatchObject({ code: 'INVALID_REQUEST', message: 'country: is not known here' });
  });

  it('tells CONFLICT when the key is known with another company', async () => {
    const service = await fakeService(() => ({
      status: 409,
      body: { error: 'the key belongs to another body' },
    }));
    const { client } = aClient(service.endpoint);
    const error = await refusalOf(
      client.create('entity-resolution', [{ body: acme, idempotencyKey: 'run/1' }]),
    );
    expect(error.code).toBe('CONFLICT');
    expect(service.seen[0]?.headers).toMatchObject({ 'idempotency-key': 'run/1' });
  });

  it('takes the id of a combined job whose answer has no status', async () => {
    const service = await fakeService(() => ({ status: 202, body: { id: 'c1' } }));
    const request = { body: { ...acme, jobs: ['firmographics' as const] } };
    const created = await aClient(service.endpoint).client.create('combined', [request]);
    expect(created).toEqual([{ id: 'c1', status: 'processing' }]);
  });

  it('begins no further jobs after one has failed', async () => {
    const service = await fakeService(() => ({ status: 413, body: { error: 'too large' } }));
    const { client } = aClient(service.endpoint, { concurrency: 2 });
    const requests = Array.from({ length: 50 }, () => ({ body: acme }));
    expect((await refusalOf(client.create('entity-resolution', requests))).code).toBe('TOO_LARGE');
    expect(service.seen.length).toBeLessThanOrEqual(3);
  });

  it('refuses an idempotency key that no header can carry', async () => {
    const { client } = aClient((await fakeService(echo)).endpoint);
    const error = await refusalOf(
      client.create('entity-resolution', [{ body: acme, idempotencyKey: 'Zürich\n' }]),
    );
    expect(error.code).toBe('INVALID_REQUEST');
  });
});

describe('creating a job over a line that breaks', () => {
  const created = { status: 202, body: { id: 'j1', status: 'processing' } };

  it('repeats a post with a key after trouble of the service', async () => {
    const service = await fakeService(inTurn([{ status: 503 }, { status: 500 }, created]));
    const { client, clock } = aClient(service.endpoint);
    const [job] = await client.create('entity-resolution', [{ body: acme, idempotencyKey: 'k' }]);
    expect(job?.id).toBe('j1');
    expect(service.seen).toHaveLength(3);
    expect(clock.slept).toEqual([250, 500]);
  });

  it('does not repeat a post without a key after trouble of the service', async () => {
    const service = await fakeService(inTurn([{ status: 502, body: { error: 'bad gateway' } }, created]));
    const error = await refusalOf(
      aClient(service.endpoint).client.create('entity-resolution', [{ body: acme }]),
    );
    expect(error.code).toBe('REMOTE');
    expect(error.message).toMatch(/502: bad gateway.*the job may have been created/);
    expect(service.seen).toHaveLength(1);
  });

  it('does not repeat a post without a key that was sent before the connection broke', async () => {
    const service = await fakeService((_, response) => void response.destroy());
    const error = await refusalOf(
      aClient(service.endpoint).client.create('entity-resolution', [{ body: acme }]),
    );
    expect(error.code).toBe('NETWORK');
    expect(error.message).toMatch(/broke off the connection; the job may have been created/);
    expect(service.seen).toHaveLength(1);
  });

  it('repeats a post with a key whose answer broke off in the middle', async () => {
    let asked = 0;
    const service = await fakeService((_, response) => {
      asked += 1;
      if (asked > 1) return created;
      response.writeHead(202, { 'content-length': '100' });
      response.write('{"id":');
      setTimeout(() => response.destroy(), 20);
      return undefined;
    });
    const { client } = aClient(service.endpoint);
    const [job] = await client.create('entity-resolution', [{ body: acme, idempotencyKey: 'k' }]);
    expect(job?.id).toBe('j1');
    expect(asked).toBe(2);
  });

  it('repeats a post without a key when nothing listened, a few times', async () => {
    const { client, clock } = aClient(`http://127.0.0.1:${await freePort()}`);
    const error = await refusalOf(client.create('entity-resolution', [{ body: acme }]));
    expect(error.code).toBe('NETWORK');
    expect(error.message).toMatch(/nothing listens at 127\.0\.0\.1:\d+ \(ECONNREFUSED\)$/);
    expect(clock.slept).toEqual([250, 500]);
  });
});
