import type { CreditStore } from '../../access/credit-store.ts';
import { balances, creditEntry, type EntryRow, type SumRow } from '../rows/credit-rows.ts';
import type { PostgresDatabase } from './postgres-database.ts';

const SUMS = `SELECT operation,
    count(*) FILTER (WHERE kind = 'charge') AS charges,
    count(*) FILTER (WHERE kind = 'refund') AS refunds,
    coalesce(sum(amount) FILTER (WHERE kind = 'charge'), 0) AS charged,
    coalesce(sum(amount) FILTER (WHERE kind = 'refund'), 0) AS refunded
  FROM core.credit_entry WHERE $1::text IS NULL OR workspace = $1 GROUP BY operation`;
const NEWEST = `SELECT * FROM core.credit_entry WHERE $1::text IS NULL OR workspace = $1 ORDER BY number DESC LIMIT $2`;

/** Reads the ledger in PostgreSQL; postgres-job-store.ts writes it. */
export function postgresCreditStore(database: PostgresDatabase): CreditStore {
  return {
    balance: async (workspace) => balances(await database.rows<SumRow>(SUMS, [workspace])),
    entries: async ({ workspace, limit }) =>
      (await database.rows<EntryRow>(NEWEST, [workspace, limit])).map(creditEntry),
  };
}
