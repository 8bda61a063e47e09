import { onTestFinished } from 'vitest';
import { openCoreDatabase } from '../../../src/store/sqlite/core-database.ts';
import { sqliteOverrideStore } from '../../../src/store/sqlite/sqlite-override-store.ts';
import { tempPath } from '../../temp-folder.ts';
import { describeOverrideStore } from '../override-store-suite.ts';

describeOverrideStore('decisions in SQLite', () => {
  const path = tempPath('core.sqlite');
  return { overrides: opened(path), elsewhere: opened(path) };
});

function opened(path: string) {
  const database = openCoreDatabase(path);
  onTestFinished(() => void database.close());
  return sqliteOverrideStore(database);
}
