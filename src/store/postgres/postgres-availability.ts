import type { PostgresDatabase } from './postgres-database.ts';
import { readOnly } from './postgres-failure.ts';

/** Reads one of our tables, so that missing rights are found out, too. */
const ASK = `SELECT current_setting('transaction_read_only') = 'on' AS "isReadOnly" FROM core.key_revision`;

/** Throws what the database would answer to somebody who writes. */
export async function checkAvailable(database: PostgresDatabase): Promise<void> {
  const [row] = await database.rows<{ isReadOnly: boolean }>(ASK);
  if (row?.isReadOnly === true) throw readOnly(database.place);
}
