import { onTestFinished } from 'vitest';
import { openCoreDatabase } from '../../../src/store/sqlite/core-database.ts';
import { sqliteOverrideStore } from '../../../src/store/sqlite/sqlite-override-store.ts';
import { sqliteTicketStore } from '../../../src/store/sqlite/sqlite-ticket-store.ts';
import { tempPath } from '../../temp-folder.ts';
import { describeTicketStore } from '../ticket-store-suite.ts';

describeTicketStore('tickets in SQLite', () => {
  const database = openCoreDatabase(tempPath('core.sqlite'));
  onTestFinished(() => void database.close());
  return { tickets: sqliteTicketStore(database), overrides: sqliteOverrideStore(database) };
});
