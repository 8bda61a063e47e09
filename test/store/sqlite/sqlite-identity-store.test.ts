import { expect, it, onTestFinished } from 'vitest';
import { openCoreDatabase } from '../../../src/store/sqlite/core-database.ts';
import { sqliteIdentityStore } from '../../../src/store/sqlite/sqlite-identity-store.ts';
import type { IdentityStore } from '../../../src/universe/identity-store.ts';
import { tempPath } from '../../temp-folder.ts';
import { describeIdentityStore } from '../identity-store-suite.ts';
import { pinsIn } from '../pins.ts';

describeIdentityStore('what outlives every version of the universe, in SQLite', () =>
  openedAt(tempPath('core.sqlite')),
);

it('ids that were given out and removed sources are there for the next process', async () => {
  const path = tempPath('core.sqlite');
  const pin = { coreId: '2000000000', recordKeys: ['lei:b'] };
  await openedAt(path).pin([pin]);
  await openedAt(path).setRemoved('starter', true);
  expect(await pinsIn(openedAt(path))).toEqual([pin]);
  expect(await openedAt(path).removedSources()).toEqual(new Set(['starter']));
});

function openedAt(path: string): IdentityStore {
  const database = openCoreDatabase(path);
  onTestFinished(() => void database.close());
  return sqliteIdentityStore(database);
}
