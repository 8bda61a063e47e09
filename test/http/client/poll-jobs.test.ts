import { describe, expect, it } from 'vitest';
import { AT } from '../../contract/examples.ts';
import { aClient, refusalOf } from './a-client.ts';
import { completed, fakeService, inTurn, processing, type Reply, type Seen } from './fake-service.ts';
import { START, type VirtualClock } from './virtual-clock.ts';

const HOUR = 3_600_000;

function idOf({ url }: Seen): string {
  return url.split('/').at(-1) ?? '';
}

/** Not ended for so many looks, then completed. */
function endingAfter(looks: number, id = 'j1'): readonly Reply[] {
  return [...Array.from({ length: looks }, () => ({ body: processing(id) })), { body: completed(id) }];
}

describe('a service that does not know of waiting', () => {
  it('is asked after 2 s doubling to 30 s', async () => {
    const service = await fakeService(inTurn(endingAfter(7)));
    const { client, clock } = aClient(service.endpoint);
    const [job] = await client.jobs('entity-resolution', ['j1'], { waitMs: HOUR });
    expect(job).toEqual(completed('j1'));
    expect(clock.slept).toEqual([2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
    expect(service.seen[0]).toMatchObject({ method: 'GET', url: '/v1/entity-resolution/j1' });
    expect(service.seen[0]?.headers).toMatchObject({ prefer: 'wait=20' });
  });

  it('is asked when it wishes to be, in seconds or at a date', async () => {
    const date = new Date(START + 7_000 + 5_000).toUTCString();
    const replies = [
      { body: processing('j1'), headers: { 'retry-after': '7' } },
      { body: processing('j1'), headers: { 'retry-after': date } },
      { body: processing('j1'), headers: { 'retry-after': '0' } },
      { body: processing('j1'), headers: { 'retry-after': 'soon' } },
      { body: completed('j1') },
    ];
    const { client, clock } = aClient((await fakeService(inTurn(replies))).endpoint);
    await client.jobs('entity-resolution', ['j1'], { waitMs: HOUR });
    expect(clock.slept).toEqual([7_000, 5_000, 1_000, 16_000]);
  });

  it('gives the state at the deadline when the job has not ended', async () => {
    const service = await fakeService(inTurn(endingAfter(99)));
    const { client, clock } = aClient(service.endpoint);
    const [job] = await client.jobs('entity-resolution', ['j1'], { waitMs: 9_000 });
    expect(job).toEqual(processing('j1'));
    expect(clock.slept).toEqual([2_000, 4_000, 3_000]);
    expect(service.seen.map(({ headers }) => headers.prefer)).toEqual([
      'wait=9',
      'wait=7',
      'wait=3',
      undefined,
    ]);
  });

  it('is asked until the deadline about a job that it does not know yet', async () => {
    const service = await fakeService(inTurn([{ body: { status: 'pending' } }, { body: completed('j1') }]));
    const { client } = aClient(service.endpoint);
    const [job] = await client.jobs('entity-resolution', ['j1'], { waitMs: HOUR });
    expect(job?.status).toBe('completed');
  });

  it('is asked once, without waiting, for the state of now', async () => {
    const service = await fakeService(() => ({ body: { status: 'pending' } }));
    const { client, clock } = aClient(service.endpoint);
    expect(await client.jobs('resolve-parent', ['x/../y'])).toEqual([{ status: 'pending' }]);
    expect(service.seen.map(({ url }) => url)).toEqual(['/v1/resolve-parent/x%2F..%2Fy']);
    expect(service.seen[0]?.headers).not.toHaveProperty('prefer');
    expect(clock.slept).toEqual([]);
  });
});

describe('a service that holds its answers back', () => {
  /** Takes its time on the clock of the client. */
  async function held(tookMs: number, headers: Readonly<Record<string, string>> = {}) {
    const replies = inTurn(endingAfter(3));
    let clock: VirtualClock | undefined;
    const service = await fakeService((seen, response) => {
      clock?.advance(tookMs);
      const reply = replies(seen, response);
      return { ...reply, headers };
    });
    const opened = aClient(service.endpoint);
    clock = opened.clock;
    await opened.client.jobs('entity-resolution', ['j1'], { waitMs: HOUR });
    return { slept: clock.slept, looks: service.seen.length };
  }

  it('is asked again at once when it took the time', async () => {
    expect(await held(20_000)).toEqual({ slept: [], looks: 4 });
  });

  it('is asked again at once when it says that it waited, if shorter', async () => {
    expect(await held(5_000, { 'preference-applied': 'wait=5' })).toEqual({ slept: [], looks: 4 });
  });

  it('is not asked again at once when it is only slow', async () => {
    expect((await held(5_000)).slept).toEqual([2_000, 4_000, 8_000]);
  });

  it('is not asked again at once when it says that it waited and did not', async () => {
    expect((await held(0, { 'preference-applied': 'wait=20' })).slept).toEqual([2_000, 4_000, 8_000]);
  });

  it('is let go at once when the caller gives up', async () => {
    const ending = new AbortController();
    const service = await fakeService(() => void ending.abort(new Error('Ctrl-C')));
    const { client } = aClient(service.endpoint);
    const job = client.jobs('entity-resolution', ['j1'], { waitMs: HOUR, signal: ending.signal });
    await expect(job).rejects.toThrow('Ctrl-C');
    expect(service.seen).toHaveLength(1);
  });

  it('is not asked at all when the caller has given up before', async () => {
    const service = await fakeService(() => ({ body: completed('j1') }));
    const signal = AbortSignal.abort(new Error('Ctrl-C'));
    await expect(aClient(service.endpoint).client.jobs('combined', ['j1'], { signal })).rejects.toThrow(
      'Ctrl-C',
    );
    expect(service.seen).toEqual([]);
  });
});

describe('many jobs', () => {
  it('come in the order of their ids whatever the order of the answers', async () => {
    const service = await fakeService(async (seen) => {
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20));
      return { body: completed(idOf(seen)) };
    });
    const ids = Array.from({ length: 200 }, (_, at) => `j${at}`);
    const jobs = await aClient(service.endpoint).client.jobs('entity-resolution', ids, { waitMs: HOUR });
    expect(jobs.map((job) => job.status === 'completed' && job.id)).toEqual(ids);
  });

  it('of ten thousand companies are each polled over 64 connections', async () => {
    const looks = new Map<string, number>();
    const service = await fakeService((seen) => {
      const id = idOf(seen);
      const look = (looks.get(id) ?? 0) + 1;
      looks.set(id, look);
      return { body: look > 1 ? completed(id) : processing(id) };
    });
    const ids = Array.from({ length: 10_000 }, (_, at) => `j${at}`);
    const jobs = await aClient(service.endpoint).client.jobs('entity-resolution', ids, { waitMs: HOUR });
    expect(jobs.map((job) => job.status === 'completed' && job.id)).toEqual(ids);
    expect(service.seen).toHaveLength(20_000);
    expect(service.mostSockets()).toBeLessThanOrEqual(64);
    expect(service.mostSockets()).toBeGreaterThan(8);
  });

  it('that are held back leave room for a new job', async () => {
    const service = await fakeService((seen) =>
      seen.method === 'POST' ? { status: 202, body: { id: 'new', status: 'processing' } } : undefined,
    );
    const { client } = aClient(service.endpoint, { concurrency: 4 });
    const ids = Array.from({ length: 20 }, (_, at) => `j${at}`);
    const held = refusalOf(client.jobs('entity-resolution', ids, { waitMs: HOUR }));
    const [created] = await client.create('entity-resolution', [{ body: { legal_name: 'Acme' } }]);
    expect(created?.id).toBe('new');
    await client.close();
    expect((await held).message).toBe('the client was closed');
  });
});

describe('reading jobs', () => {
  it('asks for outcome and evidence only when they are wanted', async () => {
    const service = await fakeService((seen) => ({ body: completed(idOf(seen)) }));
    const { client } = aClient(service.endpoint);
    await client.jobs('entity-resolution', ['a'], { extended: true });
    await client.jobs('entity-resolution', ['b']);
    expect(service.seen.map(({ headers }) => headers['x-core-extended'])).toEqual(['true', undefined]);
  });

  it('tells an unknown crosscheck job, which other families call pending', async () => {
    const service = await fakeService(() => ({ status: 404, body: { error: 'no such job' } }));
    const error = await refusalOf(
      aClient(service.endpoint).client.jobs('crosscheck', ['x'], { waitMs: HOUR }),
    );
    expect(error).toMatchObject({ code: 'JOB_NOT_FOUND', message: 'no such job' });
  });

  it('keeps what is known of a job when the service falls silent before the deadline', async () => {
    const service = await fakeService(inTurn([{ body: processing('j1') }, { status: 503 }]));
    const { client, clock } = aClient(service.endpoint);
    const [job] = await client.jobs('entity-resolution', ['j1'], { waitMs: 3_000 });
    expect(job).toEqual({ status: 'processing', id: 'j1', created_at: AT });
    expect(clock.now()).toBe(START + 3_000);
  });
});
