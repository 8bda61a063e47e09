import { onTestFinished } from 'vitest';
import { openCoreDatabase } from '../../../src/store/sqlite/core-database.ts';
import { sqliteFileStore } from '../../../src/store/sqlite/sqlite-file-store.ts';
import { tempPath } from '../../temp-folder.ts';
import { describeFileStore } from '../file-store-suite.ts';

describeFileStore('in SQLite', (now) => {
  const database = openCoreDatabase(tempPath('core.sqlite'));
  onTestFinished(() => void database.close());
  return sqliteFileStore(database, now);
});
