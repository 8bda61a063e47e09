import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { AttemptEnded } from '../../src/contract/served-engine.ts';
import { verifyWebhook } from '../../src/contract/webhook-signature.ts';
import { type DelivererOptions, deliverer } from '../../src/webhooks/deliverer.ts';
import { webhookSender } from '../../src/webhooks/send.ts';
import { until } from '../cli/run-core.ts';
import { testClock } from '../clock.ts';
import { claimOf } from '../store/delivery-store-suite.ts';
import { tempPath } from '../temp-folder.ts';
import { type Deliveries, deliveries } from './deliveries.ts';
import { certificate, httpsReceiver } from './https-receiver.ts';

const SECRET = 'whsec_c2VjcmV0';

describe('webhooks that are due', () => {
  it('go out signed, and are told of before and after the commit', async () => {
    const kept = deliveries();
    const receiver = await httpsReceiver();
    const id = await kept.add(receiver);
    const states: Promise<unknown>[] = [];
    const note = (what: unknown) =>
      void states.push(kept.store.find(id).then((found) => [what, found?.state]));
    const { told } = await delivering(kept, { onDelivered: () => note('delivered'), onAttempt: note });
    await until(async () => (await kept.store.waiting()) === 0, 'it is delivered');
    expect(await Promise.all(states)).toEqual([
      ['delivered', 'waiting'],
      [{ outcome: 'delivered', seconds: 0 }, 'delivered'],
    ]);
    const [heard] = receiver.heard;
    const signature = String(heard?.headers['x-service-signature']);
    expect(verifyWebhook(heard?.body ?? '', { signature, signingSecret: SECRET })).toBe(true);
    const attemptId = heard?.headers['x-service-delivery'];
    expect((await kept.store.find(id))?.history).toMatchObject([{ id: attemptId, status: 204 }]);
    expect(told.errors).toEqual([]);
  });

  it('go to a quick receiver while a slow one is waited for', async () => {
    const kept = deliveries();
    const held: (() => void)[] = [];
    const slow = await httpsReceiver((response) => void held.push(() => response.end()));
    const quick = await httpsReceiver();
    for (let at = 0; at < 20; at++) await kept.add(slow, at);
    for (let at = 0; at < 20; at++) await kept.add(quick, 100 + at);
    await delivering(kept, { timeoutMs: 60_000 });
    await until(async () => (await kept.store.waiting()) === 20, 'the quick one has all');
    await until(() => held.length === 8, 'the slow one has what it has room for');
    expect([quick.heard.length, slow.heard.length]).toEqual([20, 8]);
    for (const answer of held) answer();
  });

  it('never go to one receiver more than eight at a time', async () => {
    const kept = deliveries();
    let [now, most] = [0, 0];
    const receiver = await httpsReceiver((response) => {
      most = Math.max(most, ++now);
      setTimeout(() => response.writeHead(200).end(() => now--), 20);
    });
    for (let at = 0; at < 40; at++) await kept.add(receiver, at);
    await delivering(kept);
    await until(async () => (await kept.store.waiting()) === 0, 'all are delivered');
    // How many meet at the receiver depends on the machine; more than eight never do.
    expect(most).toBeLessThanOrEqual(8);
    expect(receiver.heard.length).toBe(40);
  });

  it('go out once, however often somebody wakes it', async () => {
    const kept = deliveries();
    const held: (() => void)[] = [];
    const receiver = await httpsReceiver((response) => void held.push(() => response.end()));
    await kept.add(receiver);
    const { sending } = await delivering(kept);
    await until(() => held.length > 0, 'it is under way');
    for (let times = 0; times < 30; times++) {
      sending.wake();
      await turn();
    }
    for (const answer of held) answer();
    await until(async () => (await kept.store.waiting()) === 0, 'it is delivered');
    expect(receiver.heard.length).toBe(1);
  });

  it('go out by themselves when their time has come', async () => {
    const kept = deliveries();
    const receiver = await httpsReceiver();
    const dueMs = Date.now() + 400;
    const id = await kept.add(receiver, dueMs);
    await delivering(kept, { now: Date.now });
    await until(async () => (await kept.store.find(id))?.state === 'delivered', 'it is delivered');
    expect(Date.now()).toBeGreaterThanOrEqual(dueMs);
  });

  it('are seen within seconds when another process adds them', async () => {
    const path = tempPath('core.sqlite');
    const receiver = await httpsReceiver();
    const looked = countingLooks(deliveries(path));
    await delivering(looked.kept);
    await until(() => looked.looks() > 0, 'it has looked in vain');
    const other = deliveries(path);
    await other.add(receiver);
    await until(async () => (await other.store.waiting()) === 0, 'it is delivered');
    expect(receiver.heard.length).toBe(1);
  });
});

describe('a webhook that fails', () => {
  it('is tried again 30 seconds and 2 minutes after the end of the attempt before, and then no more', async () => {
    const kept = deliveries();
    const clock = { ms: 1_000_000 };
    const receiver = await httpsReceiver((response) => {
      clock.ms += 2000;
      response.writeHead(500).end('down');
    });
    const id = await kept.add(receiver, clock.ms);
    const looked = countingLooks(kept);
    const { sending, told } = await delivering(looked.kept, { now: () => clock.ms });
    const attempts: number[] = [];
    for (const expected of [30_000, 120_000, undefined]) {
      await until(() => told.attempts.length > attempts.length, 'the attempt has ended');
      attempts.push(clock.ms);
      const nextMs = await kept.store.nextDueMs();
      expect(nextMs).toBe(expected && clock.ms + expected);
      clock.ms = (nextMs ?? clock.ms + 1e9) - 1;
      const looks = looked.looks();
      sending.wake();
      await until(() => looked.looks() > looks, 'it has looked too early');
      expect(receiver.heard.length).toBe(attempts.length);
      clock.ms += 1;
      sending.wake();
    }
    expect(told.attempts.map(({ outcome }) => outcome)).toEqual(['retry', 'retry', 'failed']);
    expect(attempts).toEqual([1_002_000, 1_034_000, 1_156_000]);
    expect(await kept.store.find(id)).toMatchObject({
      state: 'failed',
      attempts: 3,
      endedAt: isoOf(1_156_000),
    });
    expect(new Set(receiver.heard.map(({ headers }) => headers['x-service-delivery'])).size).toBe(3);
    expect(new Set(receiver.heard.map(({ headers }) => headers['x-service-signature'])).size).toBe(1);
  });

  it('has failed without an attempt when its key was deleted', async () => {
    const kept = deliveries();
    const receiver = await httpsReceiver();
    const id = await kept.add(receiver);
    const { told } = await delivering(kept, { secretOf: async () => undefined });
    await until(async () => (await kept.store.waiting()) === 0, 'it has failed');
    expect(await kept.store.find(id)).toMatchObject({
      state: 'failed',
      history: [{ status: null, error: 'not sent: the API key was deleted' }],
    });
    expect([receiver.heard, told.attempts.map(({ outcome }) => outcome)]).toEqual([[], ['failed']]);
  });
});

describe('a deliverer', () => {
  it('takes up what a dead one left, with an attempt of another id', async () => {
    const path = tempPath('core.sqlite');
    const kept = deliveries(path);
    const receiver = await httpsReceiver();
    const [left, fresh] = [await kept.add(receiver), await kept.add(receiver)];
    const [lost] = await kept.at(0).claim(claimOf({ ids: [left], owner: 'dead/1/1' }));
    const next = deliveries(path);
    await next.at(1000).releaseLeases((owner) => !owner.startsWith('dead'));
    const clock = { ms: 34_999 };
    const { sending } = await delivering(next, { now: () => clock.ms });
    await until(
      async () => (await next.store.find(fresh))?.state === 'delivered',
      'the fresh one is delivered',
    );
    expect([receiver.heard.length, (await next.store.find(left))?.state]).toEqual([1, 'waiting']);
    clock.ms = 35_000;
    sending.wake();
    await until(
      async () => (await next.store.find(left))?.state === 'delivered',
      'the left one is delivered',
    );
    expect(receiver.heard[1]?.headers['x-service-delivery']).not.toBe(lost?.attemptId);
    expect((await next.store.find(left))?.history).toMatchObject([
      { endedAt: null },
      { number: 2, status: 204 },
    ]);
  });

  it('ends what is under way when it is closed, and begins nothing', async () => {
    const kept = deliveries();
    const held: (() => void)[] = [];
    const receiver = await httpsReceiver((response) => void held.push(() => response.end()));
    for (let at = 0; at < 10; at++) await kept.add(receiver, at);
    const { sending } = await delivering(kept);
    await until(() => held.length === 8, 'eight are under way');
    const closed = sending.close();
    for (const answer of held) answer();
    await closed;
    sending.wake();
    await turn();
    expect([receiver.heard.length, await kept.store.waiting()]).toEqual([8, 2]);
    expect(await kept.store.nextDueMs()).toBe(8);
  });

  it('looks once more when it is woken while it looks, and never twice at a time', async () => {
    const kept = deliveries();
    const held: (() => void)[] = [];
    const claim: Deliveries['store']['claim'] = async (options) => {
      await new Promise<void>((resolve) => void held.push(resolve));
      return kept.store.claim(options);
    };
    const { sending } = await delivering({ ...kept, store: { ...kept.store, claim } });
    await until(() => held.length === 1, 'it looks');
    for (let times = 0; times < 3; times++) {
      sending.wake();
      await turn();
    }
    expect(held).toHaveLength(1);
    held[0]?.();
    for (let turns = 0; turns < 3; turns++) await turn();
    expect(held).toHaveLength(2);
    held[1]?.();
  });

  it('sends what it was claiming when it is closed', async () => {
    const kept = deliveries();
    const receiver = await httpsReceiver();
    const id = await kept.add(receiver);
    const held: (() => void)[] = [];
    const claim: Deliveries['store']['claim'] = async (options) => {
      const claimed = await kept.store.claim(options);
      await new Promise<void>((resolve) => void held.push(resolve));
      return claimed;
    };
    const { sending } = await delivering({ ...kept, store: { ...kept.store, claim } });
    await until(() => held.length === 1, 'it is claimed');
    const closed = sending.close();
    held[0]?.();
    await closed;
    expect((await kept.store.find(id))?.state).toBe('delivered');
  });

  it('sends on demand only what is named', async () => {
    const kept = deliveries();
    const receiver = await httpsReceiver();
    const other = await kept.add(receiver, 9e9);
    const wanted: string[] = [];
    for (let at = 1; at < 10; at++) wanted.push(await kept.add(receiver, 9e9 + at));
    const { sending } = await delivering(kept, { isOnDemand: true });
    sending.wake();
    await sending.deliverNow(wanted);
    const found = await Promise.all(wanted.map((id) => kept.store.find(id)));
    expect(found.map((delivery) => delivery?.state)).toEqual(wanted.map(() => 'delivered'));
    expect([(await kept.store.find(other))?.attempts, receiver.heard.length]).toEqual([0, 9]);
  });

  it('tells of a store that cannot be read, and goes on', async () => {
    const kept = deliveries();
    const receiver = await httpsReceiver();
    await kept.add(receiver);
    let failures = 0;
    const claim: Deliveries['store']['claim'] = async (options) => {
      if (failures++ < 2) throw new Error('disk on fire');
      return kept.store.claim(options);
    };
    const started = performance.now();
    const { told } = await delivering({ ...kept, store: { ...kept.store, claim } });
    await until(async () => (await kept.store.waiting()) === 0, 'it is delivered');
    expect(told.errors.map(String)).toEqual(['Error: disk on fire', 'Error: disk on fire']);
    expect(performance.now() - started).toBeGreaterThan(1900);
  });

  it('commits again what could not be committed, and does not send it again', async () => {
    const kept = deliveries();
    const receiver = await httpsReceiver();
    const id = await kept.add(receiver);
    let failures = 0;
    const finish: Deliveries['store']['finish'] = async (result) => {
      if (failures++ < 1) throw new Error('disk full');
      return kept.store.finish(result);
    };
    const { told } = await delivering({ ...kept, store: { ...kept.store, finish } });
    await until(async () => (await kept.store.find(id))?.state === 'delivered', 'it is committed');
    expect([told.errors.map(String), receiver.heard.length]).toEqual([['Error: disk full'], 1]);
  });
});

interface Overrides extends Partial<DelivererOptions> {
  readonly timeoutMs?: number;
  readonly now?: () => number;
}

/** Counts how often a deliverer has looked for what is due. */
function countingLooks(kept: Deliveries) {
  let looks = 0;
  const nextDueMs = () => {
    looks++;
    return kept.store.nextDueMs();
  };
  return { kept: { ...kept, store: { ...kept.store, nextDueMs } }, looks: () => looks };
}

/** A deliverer on the store that lasts as long as the test, with a clock that stands still. */
async function delivering(
  { store, setClock }: Deliveries,
  { timeoutMs = 5000, now = () => 1_000_000, ...overrides }: Overrides = {},
) {
  setClock(now);
  const told: { attempts: AttemptEnded[]; errors: unknown[] } = { attempts: [], errors: [] };
  const { cert } = await certificate();
  const sending = deliverer({
    store,
    sender: webhookSender({ allowPrivate: true, clock: testClock(), timeoutMs, caCertificates: [cert] }),
    secretOf: async () => SECRET,
    owner: 'here/1/1',
    clock: testClock(now),
    onAttempt: (event) => void told.attempts.push(event),
    onError: (error) => void told.errors.push(error),
    ...overrides,
  });
  onTestFinished(() => sending.close());
  return { sending, told };
}

function isoOf(ms: number): string {
  return new Date(ms).toISOString();
}
