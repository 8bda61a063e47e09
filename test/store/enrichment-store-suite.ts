import { describe, expect, it } from 'vitest';
import { EnrichmentState } from '../../src/contract/inbound.ts';
import type { EnrichmentStore } from '../../src/inbound/enrichment-store.ts';

/** An empty store of enrichment runs. */
export interface OpenedEnrichmentStore {
  readonly enrichments: EnrichmentStore;
  /** What is kept of the runs, oldest first. */
  kept(): Promise<readonly { readonly id: string; readonly request: unknown; readonly at: number }[]>;
}

const NOW = Date.UTC(2026, 0, 31);
const REQUEST = { crmId: '001A', name: 'Œuvre', website: 'acme.com', force: true };

/** What every implementation of enrichment runs must do. */
export function describeEnrichmentStore(name: string, open: () => OpenedEnrichmentStore): void {
  describe(name, () => {
    it.each(EnrichmentState.options)('are found in the state %s', async (status) => {
      const { enrichments } = open();
      const id = await enrichments.add({ workspace: 'ours', request: REQUEST, status }, NOW);
      expect(await enrichments.find('ours', id)).toBe(status);
    });

    it('have an id each, and keep what was asked for and when', async () => {
      const { enrichments, kept } = open();
      const run = { workspace: 'ours', request: REQUEST, status: 'queued' as const };
      const ids = [await enrichments.add(run, NOW), await enrichments.add(run, NOW + 1)];
      expect(new Set(ids).size).toBe(2);
      expect(await kept()).toEqual(ids.map((id, at) => ({ id, request: REQUEST, at: NOW + at })));
    });

    it('of another workspace are not there, nor those that nobody started', async () => {
      const { enrichments } = open();
      const id = await enrichments.add({ workspace: 'ours', request: REQUEST, status: 'error' }, NOW);
      expect(await enrichments.find('theirs', id)).toBeUndefined();
      expect(await enrichments.find('ours', `${id}0`)).toBeUndefined();
    });
  });
}
