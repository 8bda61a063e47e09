import { onTestFinished } from 'vitest';
import { openCoreDatabase } from '../../../src/store/sqlite/core-database.ts';
import { sqliteWorkspaceSettingsStore } from '../../../src/store/sqlite/sqlite-workspace-settings-store.ts';
import { tempPath } from '../../temp-folder.ts';
import { describeWorkspaceSettingsStore } from '../workspace-settings-store-suite.ts';

describeWorkspaceSettingsStore('settings of workspaces in SQLite', () => {
  const path = tempPath('core.sqlite');
  return { settings: opened(path), elsewhere: opened(path) };
});

function opened(path: string) {
  const database = openCoreDatabase(path);
  onTestFinished(() => void database.close());
  return sqliteWorkspaceSettingsStore(database);
}
