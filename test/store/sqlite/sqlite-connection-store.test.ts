import { onTestFinished } from 'vitest';
import { openCoreDatabase } from '../../../src/store/sqlite/core-database.ts';
import { sqliteBeforeImages } from '../../../src/store/sqlite/sqlite-before-images.ts';
import { sqliteConnectionStore } from '../../../src/store/sqlite/sqlite-connection-store.ts';
import { tempPath } from '../../temp-folder.ts';
import { describeConnectionStore } from '../connection-store-suite.ts';

describeConnectionStore('connections to CRMs in SQLite', () => {
  const database = openCoreDatabase(tempPath('core.sqlite'));
  onTestFinished(() => void database.close());
  return {
    connections: sqliteConnectionStore(database),
    images: (connection) => sqliteBeforeImages(database, { workspace: 'acme', connection, now: () => 7 }),
  };
});
