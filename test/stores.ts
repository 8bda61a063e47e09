import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { newIds } from '../src/engine/new-ids.ts';
import type { EngineStores } from '../src/engine/stores.ts';
import { openCoreDatabase } from '../src/store/sqlite/core-database.ts';
import { openSqliteStores } from '../src/store/sqlite/open-sqlite-stores.ts';
import { sqliteIdentityStore } from '../src/store/sqlite/sqlite-identity-store.ts';

/** Opens the stores of a data directory; whoever opens them closes them. */
export function openedStores(dataDir: string, now: () => number = Date.now): EngineStores {
  return openSqliteStores(dataDir, { now, newId: newIds(now) });
}

/** The stores of a data directory, closed when the test ends. */
export function storesIn(dataDir: string, now?: () => number): EngineStores {
  const stores = openedStores(dataDir, now);
  onTestFinished(() => stores.close());
  return stores;
}

/** Makes a data directory one without the companies that come with core. */
export function removeStarter(dataDir: string): void {
  const database = openCoreDatabase(join(dataDir, 'core.sqlite'));
  void sqliteIdentityStore(database).setRemoved('starter', true);
  database.close();
}
