import type Database from 'better-sqlite3';
import type { CreditStore } from '../../access/credit-store.ts';
import { balances, creditEntry, type EntryRow, type SumRow } from '../rows/credit-rows.ts';

/** Reads the ledger in the database of core-database.ts; sqlite-job-store.ts writes it. */
export function sqliteCreditStore(database: Database.Database): CreditStore {
  const sums = database.prepare<{ workspace: string | null }, SumRow>(
    `SELECT operation,
            count(*) FILTER (WHERE kind = 'charge') AS charges,
            count(*) FILTER (WHERE kind = 'refund') AS refunds,
            total(amount) FILTER (WHERE kind = 'charge') AS charged,
            total(amount) FILTER (WHERE kind = 'refund') AS refunded
     FROM credit_entry WHERE @workspace IS NULL OR workspace = @workspace GROUP BY operation`,
  );
  const newest = database.prepare<{ workspace: string | null; limit: number }, EntryRow>(
    `SELECT * FROM credit_entry WHERE @workspace IS NULL OR workspace = @workspace
     ORDER BY number DESC LIMIT @limit`,
  );
  return {
    balance: async (workspace) => balances(sums.all({ workspace: workspace ?? null })),
    entries: async ({ workspace, limit }) =>
      newest.all({ workspace: workspace ?? null, limit }).map(creditEntry),
  };
}
