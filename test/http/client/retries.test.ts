import { describe, expect, it } from 'vitest';
import type { Service } from '../../../src/contract/service.ts';
import { aClient, refusalOf } from './a-client.ts';
import { completed, fakeService, inTurn, type Reply } from './fake-service.ts';
import { START } from './virtual-clock.ts';

const HOUR = 3_600_000;
const found = { body: completed('j1') };

function read(client: Service) {
  return client.jobs('entity-resolution', ['j1']);
}

async function afterReplies(...replies: readonly Reply[]) {
  const service = await fakeService(inTurn(replies));
  return { service, ...aClient(service.endpoint) };
}

describe('trouble of the service', () => {
  it.each([500, 502, 503, 504])('passes: %i is asked again', async (status) => {
    const { client, clock, service } = await afterReplies({ status }, found);
    expect(await read(client)).toEqual([completed('j1')]);
    expect(service.seen).toHaveLength(2);
    expect(clock.slept).toEqual([250]);
  });

  it('is told after eight tries with doubling pauses', async () => {
    const { client, clock, service } = await afterReplies({ status: 503, body: { error: 'restarting' } });
    const error = await refusalOf(read(client));
    expect(error).toMatchObject({ code: 'REMOTE', exitCode: 5 });
    expect(error.message).toMatch(/^localhost:\d+ has trouble of its own \(503: restarting\)$/);
    expect(service.seen).toHaveLength(8);
    expect(clock.slept).toEqual([250, 500, 1_000, 2_000, 4_000, 8_000, 15_000]);
  });

  it('is told after five minutes when the service asks for long pauses', async () => {
    const { client, clock } = await afterReplies({ status: 503, headers: { 'retry-after': '120' } });
    expect((await refusalOf(read(client))).code).toBe('REMOTE');
    expect(clock.slept).toEqual([120_000, 120_000]);
  });

  it('that no other try would mend is told at once', async () => {
    const { client, service } = await afterReplies({ status: 501, body: 'no' });
    expect((await refusalOf(read(client))).message).toMatch(/has trouble of its own \(501\)/);
    expect(service.seen).toHaveLength(1);
  });

  it('is tried again when an answer breaks off in the middle', async () => {
    let asked = 0;
    const service = await fakeService((_, response) => {
      asked += 1;
      if (asked > 1) return found;
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"status":"comp');
      setTimeout(() => response.destroy(), 20);
      return undefined;
    });
    expect(await read(aClient(service.endpoint).client)).toEqual([completed('j1')]);
    expect(asked).toBe(2);
  });

  it('that is silence is told as NETWORK', async () => {
    const service = await fakeService(() => undefined);
    const { client } = aClient(service.endpoint, { timeoutMs: 60 });
    const error = await refusalOf(client.lookupEntity('4802117365'));
    expect(error.code).toBe('NETWORK');
    expect(error.message).toMatch(/^localhost:\d+ did not answer within 1 s$/);
  });
});

describe('too many requests', () => {
  const busy = (after?: string) => ({
    status: 429,
    body: { error: 'slow down' },
    ...(after !== undefined && { headers: { 'retry-after': after } }),
  });

  it('wait for the seconds the service names', async () => {
    const { client, clock } = await afterReplies(busy('7'), found);
    expect(await read(client)).toEqual([completed('j1')]);
    expect(clock.slept).toEqual([7_000]);
  });

  it('wait for the date the service names', async () => {
    const { client, clock } = await afterReplies(busy(new Date(START + 90_000).toUTCString()), found);
    await read(client);
    expect(clock.slept).toEqual([90_000]);
  });

  it('wait 2 s when the service names nothing, and never spin', async () => {
    const { client, clock } = await afterReplies(busy(), busy('0'), found);
    await read(client);
    expect(clock.slept).toEqual([2_000, 500]);
  });

  it('do not count as tries', async () => {
    const { client, service } = await afterReplies(...Array.from({ length: 20 }, () => busy('1')), found);
    expect(await read(client)).toEqual([completed('j1')]);
    expect(service.seen).toHaveLength(21);
  });

  it('are repeated for a new job without a key: it was not created', async () => {
    const created = { status: 202, body: { id: 'j1', status: 'processing' } };
    const { client } = await afterReplies(busy('1'), created);
    const jobs = await client.create('entity-resolution', [{ body: { legal_name: 'Acme' } }]);
    expect(jobs).toEqual([{ id: 'j1', status: 'processing' }]);
  });

  it('slow down everyone', async () => {
    const askedAt: number[] = [];
    const service = await fakeService(() => {
      askedAt.push(clock.now() - START);
      return askedAt.length === 1 ? busy('60') : found;
    });
    const { client, clock } = aClient(service.endpoint, { concurrency: 1 });
    await client.jobs('entity-resolution', ['a', 'b', 'c']);
    expect(askedAt).toEqual([0, 60_000, 60_000, 60_000]);
  });

  it('are told when the pause is longer than an hour', async () => {
    const { client, clock } = await afterReplies(busy('90000'));
    const error = await refusalOf(read(client));
    expect(error).toMatchObject({ code: 'RATE_LIMITED', fix: 'Try again after 90000 s.' });
    expect(clock.slept).toEqual([]);
  });

  it('are told when the pause is longer than the caller waits', async () => {
    const { client } = await afterReplies(busy('600'));
    const error = await refusalOf(client.jobs('entity-resolution', ['j1'], { waitMs: 10_000 }));
    expect(error.code).toBe('RATE_LIMITED');
  });

  it('end at once when the caller gives up', async () => {
    const ending = new AbortController();
    const service = await fakeService(() => {
      setTimeout(() => ending.abort(new Error('Ctrl-C')), 20);
      return busy('3000');
    });
    const { systemClientClock } = await import('../../../src/http/client/clock.ts');
    const { client } = aClient(service.endpoint, { clock: systemClientClock });
    const jobs = client.jobs('entity-resolution', ['j1'], { waitMs: HOUR, signal: ending.signal });
    await expect(jobs).rejects.toThrow('Ctrl-C');
  });
});
