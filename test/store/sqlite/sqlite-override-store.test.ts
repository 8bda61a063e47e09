import { onTestFinished } from 'vitest';
import type { CurrentIds } from '../../../src/crm/overrides/current-ids.ts';
import { openCoreDatabase } from '../../../src/store/sqlite/core-database.ts';
import { sqliteOverrideStore } from '../../../src/store/sqlite/sqlite-override-store.ts';
import { tempPath } from '../../temp-folder.ts';
import { describeOverrideStore } from '../override-store-suite.ts';

describeOverrideStore('decisions in SQLite', (currentIds) => {
  const path = tempPath('core.sqlite');
  return { overrides: opened(path, currentIds), elsewhere: opened(path, currentIds) };
});

function opened(path: string, currentIds: CurrentIds | undefined) {
  const database = openCoreDatabase(path);
  onTestFinished(() => void database.close());
  return sqliteOverrideStore(database, currentIds);
}
