import { describe, expect, it } from 'vitest';
import type { AttemptResult, ClaimedDelivery } from '../../../src/webhooks/delivery-store.ts';
import { tempPath } from '../../temp-folder.ts';
import { claimAt, deliveries } from '../../webhooks/deliveries.ts';

const URLS = { a: 'https://a.example/x', b: 'https://b.example:8443/y' };

describe('a webhook', () => {
  it('waits from the moment of its job, and is due at once', () => {
    const { store, add } = deliveries();
    const id = add({}, 1000);
    const { history, ...delivery } = store.find(id) ?? {};
    expect(id).toMatch(/^dlv_/);
    expect([delivery, history]).toEqual([store.list({ limit: 9 })[0], []]);
    expect(delivery).toMatchObject({
      ...{ event: 'combined.completed', workspace: 'acme', keyId: 'key_live0001', jobId: 'job_1' },
      ...{ state: 'waiting', attempts: 0, endedAt: null, resendOf: null },
      ...{ createdAt: '1970-01-01T00:00:01.000Z', nextAt: '1970-01-01T00:00:01.000Z' },
    });
    expect([store.nextDueMs(), store.waiting()]).toEqual([1000, 1]);
  });

  it('is gone when the transaction of its job is', () => {
    const { database, store, add } = deliveries();
    const job = database.transaction(() => {
      add();
      throw new Error('the job failed to commit');
    });
    expect(job).toThrow('the job failed');
    expect([store.list({ limit: 9 }), store.nextDueMs()]).toEqual([[], undefined]);
  });

  it('is kept with an address that nobody can read', () => {
    const { store, add } = deliveries();
    add({ url: 'https://' });
    expect(store.claim(claimAt(0))).toMatchObject([{ url: 'https://', origin: 'https://' }]);
  });
});

const DAYS_MS = 2 * 24 * 60 * 60 * 1000;

describe('a clock that is set back by two days', () => {
  it('holds no retry up for longer than the longest delay between two attempts', () => {
    const { store, add } = deliveries();
    const id = add({}, DAYS_MS);
    expect(store.claim(claimAt(0))).toEqual([]);
    expect(store.nextDueMs()).toBe(125_000);
    expect(idsOf(store.claim(claimAt(125_000)))).toEqual([id]);
  });

  it('leaves no webhook to the lease of a process that died before', () => {
    const { store, add } = deliveries();
    const id = add({}, 0);
    store.claim(claimAt(DAYS_MS));
    expect(store.claim(claimAt(0))).toEqual([]);
    expect(idsOf(store.claim(claimAt(125_000)))).toEqual([id]);
  });
});

describe('a claim', () => {
  it('begins an attempt with an id of its own, and no other claim gets it', () => {
    const { store, add } = deliveries();
    const id = add();
    const [claimed, ...others] = store.claim(claimAt(5));
    expect(others).toEqual([]);
    expect(claimed).toMatchObject({ id, attemptNumber: 1, token: 1, origin: 'https://acme.example' });
    expect(claimed?.attemptId).toMatch(/^att_/);
    expect(store.find(id)).toMatchObject({
      ...{ state: 'waiting', attempts: 1 },
      history: [{ id: claimed?.attemptId, number: 1, startedAt: '1970-01-01T00:00:00.005Z', endedAt: null }],
    });
    expect([store.claim(claimAt(6)), store.nextDueMs(), store.waiting()]).toEqual([[], undefined, 1]);
  });

  it('takes only what is due, first due first', () => {
    const { store, add } = deliveries();
    const [late, early, second] = [add({}, 300), add({}, 100), add({}, 200)];
    expect(idsOf(store.claim(claimAt(200)))).toEqual([early, second]);
    expect(store.nextDueMs()).toBe(300);
    expect(idsOf(store.claim(claimAt(300)))).toEqual([late]);
  });

  it('takes of one receiver no more than it has room for, and of all no more than the limit', () => {
    const { store, add } = deliveries();
    const a = [1, 2, 3, 4].map((at) => add({ url: URLS.a }, at));
    const b = [5, 6, 7, 8].map((at) => add({ url: URLS.b }, at));
    const underWay = new Map([['https://a.example', 1]]);
    const claimed = idsOf(store.claim(claimAt(9, { perOrigin: 3, underWay, limit: 4 })));
    expect(claimed).toEqual([...a.slice(0, 2), ...b.slice(0, 2)]);
    const full = new Map([
      ['https://a.example', 3],
      ['https://b.example:8443', 7],
    ] as const);
    expect(store.claim(claimAt(9, { perOrigin: 3, underWay: full }))).toEqual([]);
  });

  it('takes those that are named, due or not, but not those of others or that have ended', () => {
    const { store, add } = deliveries();
    const [first, second, later, ended] = [add(), add(), add({}, 9000), add()];
    store.claim(claimAt(0, { ids: [second] }));
    const [last] = store.claim(claimAt(0, { ids: [ended] }));
    store.finish({ ...resultOf(last), outcome: { state: 'delivered' } });
    const ids = [later, second, ended, 'dlv_unknown'];
    expect(idsOf(store.claim(claimAt(5, { ids, perOrigin: 0 })))).toEqual([later]);
    expect(idsOf(store.claim(claimAt(5)))).toEqual([first]);
  });
});

describe('the end of an attempt', () => {
  it('is kept with what was answered', () => {
    const { store, add } = deliveries();
    const id = add();
    const [claimed] = store.claim(claimAt(0));
    const answer = { status: 200, error: null, response: 'thank you' };
    expect(store.finish({ ...resultOf(claimed), ...answer, outcome: { state: 'delivered' } })).toBe(true);
    expect(store.find(id)).toMatchObject({
      ...{ state: 'delivered', nextAt: null, endedAt: '1970-01-01T00:00:01.000Z' },
      history: [{ ...answer, endedAt: '1970-01-01T00:00:01.000Z' }],
    });
    expect([store.waiting(), store.claim(claimAt(9e9))]).toEqual([0, []]);
  });

  it('sets when the next attempt is due', () => {
    const { store, add } = deliveries();
    const id = add();
    const [first] = store.claim(claimAt(0));
    store.finish({ ...resultOf(first), outcome: { state: 'waiting', nextMs: 31_000 } });
    expect([store.nextDueMs(), store.claim(claimAt(30_999))]).toEqual([31_000, []]);
    const [second] = store.claim(claimAt(31_000));
    expect(second).toMatchObject({ attemptNumber: 2, token: 2 });
    store.finish({ ...resultOf(second), endedMs: 40_000, outcome: { state: 'failed' } });
    expect(store.find(id)).toMatchObject({ state: 'failed', attempts: 2, history: [{}, { number: 2 }] });
    expect(new Set([first?.attemptId, second?.attemptId]).size).toBe(2);
  });

  it('changes nothing when it comes from a process that lost its lease; only its attempt is noted', () => {
    const { store, add } = deliveries();
    const id = add();
    const [slow] = store.claim(claimAt(0));
    const [quick] = store.claim(claimAt(60_000, { owner: 'there/2/2' }));
    expect([slow?.token, quick?.token]).toEqual([1, 2]);
    expect(store.finish({ ...resultOf(slow), outcome: { state: 'failed' } })).toBe(false);
    expect(store.find(id)).toMatchObject({ state: 'waiting', history: [{ status: 500 }, { endedAt: null }] });
    expect(store.finish({ ...resultOf(quick), outcome: { state: 'delivered' } })).toBe(true);
    expect(store.finish({ ...resultOf(quick), outcome: { state: 'failed' } })).toBe(false);
    expect(store.find(id)?.state).toBe('delivered');
  });
});

describe('an attempt whose process died', () => {
  it('counts: the next one is due as if it had failed after five seconds', () => {
    const { store, add } = deliveries();
    add();
    store.claim(claimAt(0, { owner: 'dead/1/1' }));
    add({}, 1);
    store.claim(claimAt(1, { owner: 'alive/2/2' }));
    expect(store.releaseLeases((owner) => owner.startsWith('alive'), 10)).toBe(1);
    expect([store.nextDueMs(), store.claim(claimAt(34_000, { limit: 1 }))]).toEqual([35_000, []]);
    expect(store.claim(claimAt(35_000, { limit: 1 }))).toMatchObject([{ attemptNumber: 2, token: 2 }]);
  });

  it('is taken over when its lease runs out, too', () => {
    const { store, add } = deliveries();
    add();
    store.claim(claimAt(0, { leaseUntilMs: 50_000 }));
    expect(store.claim(claimAt(50_000))).toEqual([]);
    expect(store.claim(claimAt(50_001))).toMatchObject([{ attemptNumber: 2 }]);
  });

  it.each(['released', 'run out'])(
    'was the last of three: the webhook has failed when its lease is %s',
    (how) => {
      const { store, add } = deliveries();
      const id = add();
      for (const at of [0, 40_000, 200_000]) expect(store.claim(claimAt(at))).toHaveLength(1);
      expect(store.find(id)).toMatchObject({ state: 'waiting', nextAt: null, attempts: 3 });
      if (how === 'released') store.releaseLeases(() => false, 300_000);
      else expect(store.claim(claimAt(300_000))).toEqual([]);
      expect(store.find(id)).toMatchObject({
        state: 'failed',
        endedAt: '1970-01-01T00:05:00.000Z',
        attempts: 3,
      });
    },
  );
});

describe('webhooks that are looked at', () => {
  it('are listed newest first, by workspace and state', () => {
    const { store, add } = deliveries();
    const [one, two, three] = [add(), add({ workspace: 'other' }), add()];
    const [claimed] = store.claim(claimAt(0, { ids: [one] }));
    store.finish({ ...resultOf(claimed), outcome: { state: 'failed' } });
    expect(idsOf(store.list({ limit: 9 }))).toEqual([three, two, one]);
    expect(idsOf(store.list({ limit: 2 }))).toEqual([three, two]);
    expect(idsOf(store.list({ limit: 9, workspace: 'acme' }))).toEqual([three, one]);
    expect(idsOf(store.list({ limit: 9, workspace: 'acme', state: 'failed' }))).toEqual([one]);
    expect(store.find('dlv_unknown')).toBeUndefined();
  });

  it('are there for the next process', () => {
    const path = tempPath('core.sqlite');
    const id = deliveries(path).add();
    expect(deliveries(path).store.find(id)).toMatchObject({ id, state: 'waiting' });
  });
});

describe('a webhook that is sent again', () => {
  it('is a delivery of its own with the same body', () => {
    const { store, add } = deliveries();
    const id = add({}, 1);
    const again = store.resend(id, 5000);
    const { url, body, event, jobId, keyId, workspace } = store.find(id) ?? {};
    expect(again).toMatchObject({
      url,
      body,
      event,
      jobId,
      keyId,
      workspace,
      resendOf: id,
      state: 'waiting',
    });
    expect(again).toMatchObject({ attempts: 0, nextAt: '1970-01-01T00:00:05.000Z' });
    expect(store.find(again?.id ?? '')).toMatchObject({ ...again, history: [] });
  });

  it('does not exist when it is not known, or nobody can sign it any more', () => {
    const { database, store, add } = deliveries();
    const [known, unsigned] = [add(), add({ keyId: 'key_gone' })];
    expect([store.resend('dlv_unknown', 1), store.resend(unsigned, 1)]).toEqual([undefined, undefined]);
    database.exec('UPDATE api_key SET deleted_at = 1');
    expect(store.resend(known, 2)).toBeUndefined();
    expect(store.waiting()).toBe(2);
  });
});

function idsOf(found: readonly { readonly id: string }[]): readonly string[] {
  return found.map(({ id }) => id);
}

function resultOf(claimed: ClaimedDelivery | undefined): Omit<AttemptResult, 'outcome'> {
  const { id = '', attemptId = '', token = 0 } = claimed ?? {};
  return { id, attemptId, token, endedMs: 1000, status: 500, error: null, response: '' };
}
