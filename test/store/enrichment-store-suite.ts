import { describe, expect, it } from 'vitest';
import type { EnrichmentRequest } from '../../src/contract/inbound.ts';
import type { EnrichmentEnd, EnrichmentStore } from '../../src/inbound/enrichment-store.ts';
import type { FinishedStep } from '../../src/jobs/job-store.ts';

/** An empty store of enrichment runs whose results are cached for a day. */
export interface OpenedEnrichmentStore {
  readonly enrichments: EnrichmentStore;
  /** Sets the clock of the store, milliseconds since 1970. */
  set(nowMs: number): void;
  /** The ids that were given out, and the records of entities that were created. */
  kept(): Promise<{ readonly pins: readonly string[]; readonly created: number }>;
}

const DAY = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2026, 0, 31);
const LEASE = { owner: 'host/1/1', forMs: 1000 };
const STEP: FinishedStep = {
  result: { state: 'completed', record: {}, extended: noEvidence() },
  pinned: { coreId: '1234567890', recordKeys: ['starter:acme'] },
  mentioned: [],
  created: { source: 'created', id: 'acme', names: [], websites: [], identifiers: [], relations: [] },
  ran: [],
};

/** What every implementation of enrichment runs must do. */
export function describeEnrichmentStore(name: string, open: () => OpenedEnrichmentStore): void {
  describe(name, () => {
    it('answers racing starts of one account with one run, until that has ended', async () => {
      const { enrichments } = open();
      const starts = await Promise.all([...'abcde'].map(() => enrichments.start(run('001A'))));
      expect(new Set(starts.map(({ executionId }) => executionId)).size).toBe(1);
      expect(starts.map(({ status }) => status).sort()).toEqual([
        ...Array(4).fill('in_progress'),
        'starting',
      ]);
      const forced = await enrichments.start(run('001A', { force: true }));
      expect(forced).toEqual({ status: 'in_progress', executionId: starts[0]?.executionId });
    });

    it('keeps accounts of workspaces apart, and knows an id of 15 characters in its form of 18', async () => {
      const { enrichments } = open();
      const long = await enrichments.start(run('001D000000IRFmaIAH'));
      const short = await enrichments.start(run('001D000000IRFma'));
      expect(short).toEqual({ status: 'in_progress', executionId: long.executionId });
      const theirs = await enrichments.start({ ...run('001D000000IRFma'), workspace: 'theirs' });
      expect(theirs.status).toBe('starting');
      expect(await enrichments.find('ours', theirs.executionId)).toBeUndefined();
      expect(await enrichments.openRun('ours', '001D000000IRFma')).toBe(long.executionId);
    });

    it('answers from a run that completed within the window, never from an error', async () => {
      const { enrichments, set } = open();
      const failed = await ended(enrichments, { status: 'error', error: 'broken' });
      expect(await enrichments.find('ours', failed)).toMatchObject({ status: 'error', error: 'broken' });
      const complete = await ended(enrichments, { status: 'complete', found: { headcount: 7 }, step: STEP });
      expect(complete).not.toBe(failed);
      set(NOW + DAY - 1);
      expect(await enrichments.start(run('001A'))).toEqual({ status: 'cached', executionId: complete });
      set(NOW + DAY);
      expect((await enrichments.start(run('001A'))).status).toBe('starting');
    });

    it('answers no run of a time to come, as a wrong clock has left it', async () => {
      const { enrichments, set } = open();
      set(NOW + 400 * DAY);
      const wrong = await ended(enrichments, { status: 'complete', found: {}, step: STEP });
      set(NOW);
      const right = await ended(enrichments, { status: 'complete', found: {}, step: STEP });
      expect(right).not.toBe(wrong);
      expect(await enrichments.start(run('001A'))).toEqual({ status: 'cached', executionId: right });
    });

    it('answers a schedule only from a run that was told the same', async () => {
      const { enrichments } = open();
      const complete = await ended(enrichments, { status: 'complete', found: {}, step: STEP });
      const ofSchedule = (name: string) => ({ ...run('001A', { name }), schedule: 'leads' });
      const same = await enrichments.start(ofSchedule('Acme'));
      expect(same).toEqual({ status: 'cached', executionId: complete });
      expect((await enrichments.start(run('001A', { name: 'Other' }))).status).toBe('cached');
      expect((await enrichments.start(ofSchedule('Other'))).status).toBe('starting');
    });

    it('answers only from a run that obeys what is decided now', async () => {
      const { enrichments } = open();
      const found = { decided: 'it is Acme' };
      const complete = await ended(enrichments, { status: 'complete', found, step: STEP });
      const obeying = await enrichments.start({ ...run('001A'), decided: 'it is Acme' });
      expect(obeying).toEqual({ status: 'cached', executionId: complete });
      const anew = await enrichments.start(run('001A'));
      expect(anew).toMatchObject({ status: 'starting', isDecidedAnew: true });
    });

    it('starts afresh with force', async () => {
      const { enrichments } = open();
      const first = await ended(enrichments, { status: 'complete', found: {}, step: STEP });
      const forced = await enrichments.start(run('001A', { force: true }));
      expect(forced.status).toBe('starting');
      expect(forced.executionId).not.toBe(first);
    });

    it('claims the oldest first, as many as there is room for in the workspace', async () => {
      const { enrichments, set } = open();
      const ids: string[] = [];
      for (const crmId of ['1', '2', '3']) {
        ids.push((await enrichments.start(run(crmId))).executionId);
        set(NOW + ids.length);
      }
      const wish = { workspace: 'ours', accountsAtOnce: 2, limit: 9 };
      const claimed = await enrichments.claim(wish, LEASE);
      expect(claimed.map(({ executionId }) => executionId)).toEqual(ids.slice(0, 2));
      expect(await enrichments.claim(wish, LEASE)).toEqual([]);
      expect(await enrichments.open()).toEqual([{ workspace: 'ours', open: 3, active: 2 }]);
      expect((await enrichments.find('ours', ids[2] ?? ''))?.status).toBe('queued');
      await enrichments.end(claimed.slice(0, 1).map((held) => ({ ...held, status: 'error', error: 'x' })));
      expect(await enrichments.claim({ ...wish, accountsAtOnce: 3 }, LEASE)).toHaveLength(1);
    });

    it('gives a run whose lease ran out to others, and takes nothing more from who lost it', async () => {
      const { enrichments, set } = open();
      const { executionId } = await enrichments.start(run('001A'));
      const wish = { workspace: 'ours', accountsAtOnce: 1, limit: 9 };
      const [lost] = await enrichments.claim(wish, LEASE);
      if (lost === undefined) throw new Error('nothing was claimed');
      await enrichments.linked([{ ...lost, step: STEP, found: { core_id: '1234567890' } }]);
      set(NOW + 1001);
      const [again] = await enrichments.claim(wish, LEASE);
      expect(again).toMatchObject({ executionId, token: lost.token + 1, progress: STEP });
      expect(await enrichments.linked([{ ...lost, step: STEP, found: {} }])).toEqual([]);
      expect(await enrichments.end([{ ...lost, status: 'error', error: 'late' }])).toEqual([]);
      expect(await enrichments.find('ours', executionId)).toMatchObject({
        status: 'processing',
        found: { core_id: '1234567890' },
      });
    });

    it('gives back what a dead owner held, and what was handed back, at once', async () => {
      const { enrichments } = open();
      await enrichments.start(run('001A'));
      const wish = { workspace: 'ours', accountsAtOnce: 1, limit: 9 };
      expect(await enrichments.claim(wish, { ...LEASE, owner: 'host/2/2' })).toHaveLength(1);
      expect(await enrichments.releaseLeases((owner) => owner !== 'host/2/2')).toBe(1);
      const claimed = await enrichments.claim(wish, LEASE);
      await enrichments.handBack(claimed);
      expect(await enrichments.claim(wish, LEASE)).toHaveLength(1);
    });

    it('pins the ids that linking gives out, and keeps the entity that it created', async () => {
      const { enrichments, kept } = open();
      await enrichments.start(run('001A'));
      const claimed = await enrichments.claim({ workspace: 'ours', accountsAtOnce: 1, limit: 1 }, LEASE);
      await enrichments.linked(claimed.map((held) => ({ ...held, step: STEP, found: {} })));
      expect(await kept()).toEqual({ pins: ['1234567890'], created: 1 });
    });
  });
}

function run(crmId: string, more: Partial<EnrichmentRequest> = {}) {
  return { workspace: 'ours', request: { crmId, name: 'Acme', website: 'acme.com', ...more } };
}

type End = Pick<EnrichmentEnd & { status: 'error' }, 'status' | 'error'>;
type Completion = Pick<EnrichmentEnd & { status: 'complete' }, 'status' | 'found' | 'step'>;

/** A run of 001A that has ended so. */
async function ended(enrichments: EnrichmentStore, end: End | Completion): Promise<string> {
  const { executionId } = await enrichments.start(run('001A'));
  const claimed = await enrichments.claim({ workspace: 'ours', accountsAtOnce: 9, limit: 9 }, LEASE);
  await enrichments.end(claimed.map(({ token }) => ({ executionId, token, ...end })));
  return executionId;
}

function noEvidence() {
  const none = { sources: [], candidates: [], unmatched_reason: null, explanation: null };
  return { outcome: 'matched' as const, ...none };
}
