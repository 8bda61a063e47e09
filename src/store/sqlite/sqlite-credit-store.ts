import type Database from 'better-sqlite3';
import type { CreditEntry, CreditStore, OperationBalance } from '../../access/credit-store.ts';
import { CREDIT_OPERATIONS, type CreditOperation } from '../../contract/charges.ts';

interface EntryRow {
  readonly number: number;
  readonly workspace: string;
  readonly job_id: string;
  readonly operation: CreditOperation;
  readonly kind: CreditEntry['kind'];
  readonly amount: number;
  readonly at: number;
}

interface SumRow {
  readonly operation: CreditOperation;
  readonly charges: number;
  readonly refunds: number;
  readonly charged: number;
  readonly refunded: number;
}

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
    async balance(workspace) {
      const byOperation = new Map(
        sums.all({ workspace: workspace ?? null }).map((row) => [row.operation, row]),
      );
      return CREDIT_OPERATIONS.map((operation) => balanceOf(operation, byOperation.get(operation)));
    },
    entries: async ({ workspace, limit }) =>
      newest.all({ workspace: workspace ?? null, limit }).map(creditEntry),
  };
}

function balanceOf(operation: CreditOperation, row: SumRow | undefined): OperationBalance {
  const { charges = 0, refunds = 0 } = row ?? {};
  const [charged, refunded] = [exact(row?.charged ?? 0), exact(row?.refunded ?? 0)];
  return { operation, charges, refunds, charged, refunded, used: exact(charged - refunded) };
}

/** Prices like 0.1 have no exact sum; nobody charges billionths of a credit. */
function exact(credits: number): number {
  return Number(credits.toFixed(9));
}

function creditEntry({ number, workspace, job_id, operation, kind, amount, at }: EntryRow): CreditEntry {
  return { number, workspace, jobId: job_id, operation, kind, amount, at: new Date(at).toISOString() };
}
