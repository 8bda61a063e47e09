import { expect, it, onTestFinished } from 'vitest';
import { openCoreDatabase } from '../../../src/store/sqlite/core-database.ts';
import { sqliteBeforeImages } from '../../../src/store/sqlite/sqlite-before-images.ts';
import { sqliteConnectionStore } from '../../../src/store/sqlite/sqlite-connection-store.ts';
import { tempPath } from '../../temp-folder.ts';

const CONNECTION = {
  workspace: 'acme',
  name: 'sf',
  kind: 'salesforce',
  settings: { limit_share: 0.8, allow_private: false, overlap_minutes: 10 },
  sealedCredentials: 'sealed',
  createdAt: '2026-01-01T00:00:00.000Z',
} as const;

it('keeps the connections of each workspace apart, one of each name', async () => {
  const store = sqliteConnectionStore(database());
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
  const opened = database();
  const images = (connection: string) =>
    sqliteBeforeImages(opened, { workspace: 'acme', connection, now: () => 7 });
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

function database() {
  const opened = openCoreDatabase(tempPath('core.sqlite'));
  onTestFinished(() => void opened.close());
  return opened;
}
