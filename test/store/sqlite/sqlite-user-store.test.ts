import { onTestFinished } from 'vitest';
import { openCoreDatabase } from '../../../src/store/sqlite/core-database.ts';
import { sqliteUserStore } from '../../../src/store/sqlite/sqlite-user-store.ts';
import { tempPath } from '../../temp-folder.ts';
import { describeUserStore } from '../user-store-suite.ts';

describeUserStore('users in SQLite', () => {
  const database = openCoreDatabase(tempPath('core.sqlite'));
  onTestFinished(() => void database.close());
  return sqliteUserStore(database);
});
