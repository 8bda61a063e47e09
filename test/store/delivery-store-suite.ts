import { describe, expect, it } from 'vitest';
import type {
  AttemptResult,
  ClaimedDelivery,
  ClaimOptions,
  DeliveryStore,
} from '../../src/webhooks/delivery-store.ts';
import { afterAttempt } from '../../src/webhooks/retry-schedule.ts';

/** An empty store with the live key `key_live0001`; its clock stands at 0 until it is set. */
export interface OpenedDeliveryStore {
  readonly store: DeliveryStore;
  /** The same store, with its clock set; it stands still until it is set again. */
  at(nowMs: number): DeliveryStore;
  /** Adds a webhook as a job would, and gives its id. */
  add(
    delivery?: { readonly url?: string; readonly keyId?: string; readonly workspace?: string },
    nowMs?: number,
  ): Promise<string>;
  deleteKeys(): Promise<void>;
}

const URLS = { a: 'https://a.example/x', b: 'https://b.example:8443/y' };

const DAYS_MS = 2 * 24 * 60 * 60 * 1000;

/** What every implementation of webhooks must do. */
export function describeDeliveryStore(name: string, open: () => OpenedDeliveryStore): void {
  describe(name, () => {
    describe('a webhook', () => {
      it('waits from the moment of its job, and is due at once', async () => {
        const { store, add } = open();
        const id = await add({}, 1000);
        const { history, ...delivery } = (await store.find(id)) ?? {};
        expect(id).toMatch(/^dlv_/);
        expect([delivery, history]).toEqual([(await store.list({ limit: 9 }))[0], []]);
        expect(delivery).toMatchObject({
          ...{ event: 'combined.completed', workspace: 'acme', keyId: 'key_live0001', jobId: 'job_1' },
          ...{ state: 'waiting', attempts: 0, endedAt: null, resendOf: null },
          ...{ createdAt: '1970-01-01T00:00:01.000Z', nextAt: '1970-01-01T00:00:01.000Z' },
        });
        expect([await store.nextDueMs(), await store.waiting()]).toEqual([1000, 1]);
      });

      it('is kept with an address that nobody can read', async () => {
        const { at, add } = open();
        await add({ url: 'https://' });
        expect(await at(0).claim(claimOf())).toMatchObject([{ url: 'https://', origin: 'https://' }]);
      });
    });

    describe('a clock that is set back by two days', () => {
      it('holds no retry up for longer than the longest delay between two attempts', async () => {
        const { store, at, add } = open();
        const id = await add({}, DAYS_MS);
        expect(await at(0).claim(claimOf())).toEqual([]);
        expect(await store.nextDueMs()).toBe(125_000);
        expect(idsOf(await at(125_000).claim(claimOf()))).toEqual([id]);
      });

      it('leaves no webhook to the lease of a process that died before', async () => {
        const { at, add } = open();
        const id = await add({}, 0);
        await at(DAYS_MS).claim(claimOf());
        expect(await at(0).claim(claimOf())).toEqual([]);
        expect(idsOf(await at(125_000).claim(claimOf()))).toEqual([id]);
      });
    });

    describe('a claim', () => {
      it('begins an attempt with an id of its own, and no other claim gets it', async () => {
        const { store, at, add } = open();
        const id = await add();
        const [claimed, ...others] = await at(5).claim(claimOf());
        expect(others).toEqual([]);
        expect(claimed).toMatchObject({ id, attemptNumber: 1, token: 1, origin: 'https://acme.example' });
        expect(claimed?.attemptId).toMatch(/^att_/);
        expect(await store.find(id)).toMatchObject({
          ...{ state: 'waiting', attempts: 1 },
          history: [
            { id: claimed?.attemptId, number: 1, startedAt: '1970-01-01T00:00:00.005Z', endedAt: null },
          ],
        });
        expect([await at(6).claim(claimOf()), await store.nextDueMs(), await store.waiting()]).toEqual([
          [],
          undefined,
          1,
        ]);
      });

      it('takes only what is due, first due first', async () => {
        const { store, at, add } = open();
        const [late, early, second] = [await add({}, 300), await add({}, 100), await add({}, 200)];
        expect(idsOf(await at(200).claim(claimOf()))).toEqual([early, second]);
        expect(await store.nextDueMs()).toBe(300);
        expect(idsOf(await at(300).claim(claimOf()))).toEqual([late]);
      });

      it('takes of one receiver no more than it has room for, and of all no more than the limit', async () => {
        const { at, add } = open();
        const [a, b]: [string[], string[]] = [[], []];
        for (const dueMs of [1, 2, 3, 4]) a.push(await add({ url: URLS.a }, dueMs));
        for (const dueMs of [5, 6, 7, 8]) b.push(await add({ url: URLS.b }, dueMs));
        const underWay = new Map([['https://a.example', 1]]);
        const claimed = idsOf(await at(9).claim(claimOf({ perOrigin: 3, underWay, limit: 4 })));
        expect(claimed).toEqual([...a.slice(0, 2), ...b.slice(0, 2)]);
        const full = new Map([
          ['https://a.example', 3],
          ['https://b.example:8443', 7],
        ] as const);
        expect(await at(9).claim(claimOf({ perOrigin: 3, underWay: full }))).toEqual([]);
      });

      it('takes those that are named, due or not, but not those of others or that have ended', async () => {
        const { store, at, add } = open();
        const [first, second, later, ended] = [await add(), await add(), await add({}, 9000), await add()];
        await at(0).claim(claimOf({ ids: [second] }));
        const [last] = await at(0).claim(claimOf({ ids: [ended] }));
        await store.finish({ ...resultOf(last), outcome: { state: 'delivered' } });
        const ids = [later, second, ended, 'dlv_unknown'];
        expect(idsOf(await at(5).claim(claimOf({ ids, perOrigin: 0 })))).toEqual([later]);
        expect(idsOf(await at(5).claim(claimOf()))).toEqual([first]);
      });
    });

    describe('the end of an attempt', () => {
      it('is kept with what was answered', async () => {
        const { store, at, add } = open();
        const id = await add();
        const [claimed] = await at(0).claim(claimOf());
        const answer = { status: 200, error: null, response: 'thank you' };
        expect(await store.finish({ ...resultOf(claimed), ...answer, outcome: { state: 'delivered' } })).toBe(
          true,
        );
        expect(await store.find(id)).toMatchObject({
          ...{ state: 'delivered', nextAt: null, endedAt: '1970-01-01T00:00:01.000Z' },
          history: [{ ...answer, endedAt: '1970-01-01T00:00:01.000Z' }],
        });
        expect([await store.waiting(), await at(9e9).claim(claimOf())]).toEqual([0, []]);
      });

      it('sets when the next attempt is due', async () => {
        const { store, at, add } = open();
        const id = await add();
        const [first] = await at(0).claim(claimOf());
        await store.finish({ ...resultOf(first), outcome: { state: 'waiting', nextMs: 31_000 } });
        expect([await store.nextDueMs(), await at(30_999).claim(claimOf())]).toEqual([31_000, []]);
        const [second] = await at(31_000).claim(claimOf());
        expect(second).toMatchObject({ attemptNumber: 2, token: 2 });
        await store.finish({ ...resultOf(second), endedMs: 40_000, outcome: { state: 'failed' } });
        expect(await store.find(id)).toMatchObject({
          state: 'failed',
          attempts: 2,
          history: [{}, { number: 2 }],
        });
        expect(new Set([first?.attemptId, second?.attemptId]).size).toBe(2);
      });

      it('changes nothing when it comes from a process that lost its lease; only its attempt is noted', async () => {
        const { store, at, add } = open();
        const id = await add();
        const [slow] = await at(0).claim(claimOf());
        const [quick] = await at(60_000).claim(claimOf({ owner: 'there/2/2' }));
        expect([slow?.token, quick?.token]).toEqual([1, 2]);
        expect(await store.finish({ ...resultOf(slow), outcome: { state: 'failed' } })).toBe(false);
        expect(await store.find(id)).toMatchObject({
          state: 'waiting',
          history: [{ status: 500 }, { endedAt: null }],
        });
        expect(await store.finish({ ...resultOf(quick), outcome: { state: 'delivered' } })).toBe(true);
        expect(await store.finish({ ...resultOf(quick), outcome: { state: 'failed' } })).toBe(false);
        expect((await store.find(id))?.state).toBe('delivered');
      });
    });

    describe('an attempt whose process died', () => {
      it('counts: the next one is due as if it had failed after five seconds', async () => {
        const { store, at, add } = open();
        await add();
        await at(0).claim(claimOf({ owner: 'dead/1/1' }));
        await add({}, 1);
        await at(1).claim(claimOf({ owner: 'alive/2/2' }));
        expect(await at(10).releaseLeases((owner) => owner.startsWith('alive'))).toBe(1);
        expect([await store.nextDueMs(), await at(34_000).claim(claimOf({ limit: 1 }))]).toEqual([
          35_000,
          [],
        ]);
        expect(await at(35_000).claim(claimOf({ limit: 1 }))).toMatchObject([{ attemptNumber: 2, token: 2 }]);
      });

      it('is taken over when its lease runs out, too', async () => {
        const { at, add } = open();
        await add();
        await at(0).claim(claimOf({ forMs: 50_000 }));
        expect(await at(50_000).claim(claimOf())).toEqual([]);
        expect(await at(50_001).claim(claimOf())).toMatchObject([{ attemptNumber: 2 }]);
      });

      it.each(['released', 'run out'])(
        'was the last of three: the webhook has failed when its lease is %s',
        async (how) => {
          const { store, at, add } = open();
          const id = await add();
          for (const nowMs of [0, 40_000, 200_000]) expect(await at(nowMs).claim(claimOf())).toHaveLength(1);
          expect(await store.find(id)).toMatchObject({ state: 'waiting', nextAt: null, attempts: 3 });
          if (how === 'released') await at(300_000).releaseLeases(() => false);
          else expect(await at(300_000).claim(claimOf())).toEqual([]);
          expect(await store.find(id)).toMatchObject({
            state: 'failed',
            endedAt: '1970-01-01T00:05:00.000Z',
            attempts: 3,
          });
        },
      );
    });

    describe('webhooks that are looked at', () => {
      it('are listed newest first, by workspace and state', async () => {
        const { store, at, add } = open();
        const [one, two, three] = [await add(), await add({ workspace: 'other' }), await add()];
        const [claimed] = await at(0).claim(claimOf({ ids: [one] }));
        await store.finish({ ...resultOf(claimed), outcome: { state: 'failed' } });
        expect(idsOf(await store.list({ limit: 9 }))).toEqual([three, two, one]);
        expect(idsOf(await store.list({ limit: 2 }))).toEqual([three, two]);
        expect(idsOf(await store.list({ limit: 9, workspace: 'acme' }))).toEqual([three, one]);
        expect(idsOf(await store.list({ limit: 9, workspace: 'acme', state: 'failed' }))).toEqual([one]);
        expect(await store.find('dlv_unknown')).toBeUndefined();
      });
    });

    describe('a webhook that is sent again', () => {
      it('is a delivery of its own with the same body', async () => {
        const { store, at, add } = open();
        const id = await add({}, 1);
        const again = await at(5000).resend(id);
        const { url, body, event, jobId, keyId, workspace } = (await store.find(id)) ?? {};
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
        expect(await store.find(again?.id ?? '')).toMatchObject({ ...again, history: [] });
      });

      it('does not exist when it is not known, or nobody can sign it any more', async () => {
        const { store, at, add, deleteKeys } = open();
        const [known, unsigned] = [await add(), await add({ keyId: 'key_gone' })];
        expect([await at(1).resend('dlv_unknown'), await at(1).resend(unsigned)]).toEqual([
          undefined,
          undefined,
        ]);
        await deleteKeys();
        expect(await at(2).resend(known)).toBeUndefined();
        expect(await store.waiting()).toBe(2);
      });
    });
  });
}

/** What a deliverer would claim with. */
export function claimOf(options: Partial<ClaimOptions> = {}): ClaimOptions {
  return {
    ...{
      limit: 64,
      perOrigin: 8,
      underWay: new Map(),
      owner: 'here/1/1',
      forMs: 30_000,
      furthestMs: 125_000,
    },
    ifLost: (attemptNumber, nowMs) => afterAttempt(attemptNumber, nowMs + 5000, false),
    ...options,
  };
}

function idsOf(found: readonly { readonly id: string }[]): readonly string[] {
  return found.map(({ id }) => id);
}

function resultOf(claimed: ClaimedDelivery | undefined): Omit<AttemptResult, 'outcome'> {
  const { id = '', attemptId = '', token = 0 } = claimed ?? {};
  return { id, attemptId, token, endedMs: 1000, status: 500, error: null, response: '' };
}
