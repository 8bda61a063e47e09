import { describe, expect, it } from 'vitest';
import type { ConnectionStore } from '../../src/connectors/connection-store.ts';
import type { BeforeImage, BeforeImages } from '../../src/connectors/writeback-changes.ts';

/** An empty store of connections, and what fields held before they were written, of a connection of the workspace acme. */
export interface OpenedConnectionStore {
  readonly connections: ConnectionStore;
  images(connection: string): BeforeImages & { list(): Promise<readonly BeforeImage[]> };
}

const CONNECTION = {
  workspace: 'acme',
  name: 'sf',
  kind: 'salesforce',
  settings: { limit_share: 0.8, allow_private: false, overlap_minutes: 10 },
  sealedCredentials: 'sealed',
  createdAt: '2026-01-01T00:00:00.000Z',
} as const;

/** What every implementation of connections must do. */
export function describeConnectionStore(name: string, open: () => OpenedConnectionStore): void {
  describe(name, () => {
    it('keeps the connections of each workspace apart, one of each name', async () => {
      const { connections: store } = open();
      await store.put(CONNECTION);
      await store.put({ ...CONNECTION, sealedCredentials: 'newer' });
      await store.put({ ...CONNECTION, workspace: 'other', kind: 'hubspot' });
      expect(await store.find('acme', 'sf')).toEqual({ ...CONNECTION, sealedCredentials: 'newer' });
      expect((await store.list('other')).map(({ kind }) => kind)).toEqual(['hubspot']);
      await store.putCredentials('acme', 'sf', 'rotated');
      expect((await store.find('acme', 'sf'))?.sealedCredentials).toBe('rotated');
      expect([await store.remove('acme', 'sf'), await store.remove('acme', 'sf')]).toEqual([true, false]);
      expect([await store.find('acme', 'sf'), (await store.list('other')).length]).toEqual([undefined, 1]);
    });

    it('lists what fields held before, oldest first, for one connection', async () => {
      const { images } = open();
      const image = {
        object: 'Account',
        id: '001',
        before: { Name: null, City: 'Ulm' },
        after: { Name: 'A', City: null },
      };
      await images('sf').keep([image, { ...image, id: '002' }]);
      await images('hs').keep([{ ...image, id: '003' }]);
      expect(await images('sf').list()).toEqual([image, { ...image, id: '002' }]);
    });
  });
}
