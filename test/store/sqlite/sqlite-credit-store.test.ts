import { onTestFinished } from 'vitest';
import type { CreditStore } from '../../../src/access/credit-store.ts';
import { openCoreDatabase } from '../../../src/store/sqlite/core-database.ts';
import { sqliteCreditStore } from '../../../src/store/sqlite/sqlite-credit-store.ts';
import { describeCreditStore, type LedgerLine } from '../credit-store-suite.ts';

describeCreditStore('credits in SQLite', ledgerOf);

function ledgerOf(entries: readonly LedgerLine[]): CreditStore {
  const database = openCoreDatabase('');
  onTestFinished(() => void database.close());
  const insert = database.prepare(
    'INSERT INTO credit_entry (workspace, job_id, operation, kind, amount, at) VALUES (?, ?, ?, ?, ?, ?)',
  );
  entries.forEach((entry, at) => void insert.run(...entry, at * 1000));
  return sqliteCreditStore(database);
}
