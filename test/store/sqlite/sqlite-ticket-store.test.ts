import { onTestFinished } from 'vitest';
import { openCoreDatabase } from '../../../src/store/sqlite/core-database.ts';
import { sqliteTicketStore } from '../../../src/store/sqlite/sqlite-ticket-store.ts';
import { tempPath } from '../../temp-folder.ts';
import { describeTicketStore, type OpenedTicketStore } from '../ticket-store-suite.ts';

describeTicketStore('tickets in SQLite', opened);

function opened(): OpenedTicketStore {
  const database = openCoreDatabase(tempPath('core.sqlite'));
  onTestFinished(() => void database.close());
  const titleAndTime = database.prepare<[number], { name: string; at: number }>(
    'SELECT name, created_at AS at FROM ticket WHERE number = ?',
  );
  const setState = database.prepare('UPDATE ticket SET state = ?, outcome = ? WHERE number = ?');
  return {
    tickets: sqliteTicketStore(database),
    titleAndTimeOf: async (number) => titleAndTime.get(number),
    setState: async (number, state, outcome) => void setState.run(state, outcome, number),
  };
}
