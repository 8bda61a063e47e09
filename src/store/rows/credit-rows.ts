import type { CreditEntry, OperationBalance } from '../../access/credit-store.ts';
import { CREDIT_OPERATIONS, type CreditOperation } from '../../contract/charges.ts';

export interface EntryRow {
  readonly number: number;
  readonly workspace: string;
  readonly job_id: string;
  readonly operation: CreditOperation;
  readonly kind: CreditEntry['kind'];
  readonly amount: number;
  readonly at: number;
}

export interface SumRow {
  readonly operation: CreditOperation;
  readonly charges: number;
  readonly refunds: number;
  readonly charged: number;
  readonly refunded: number;
}

/** What every operation has come to, those that were never charged too. */
export function balances(rows: readonly SumRow[]): readonly OperationBalance[] {
  const byOperation = new Map(rows.map((row) => [row.operation, row]));
  return CREDIT_OPERATIONS.map((operation) => balanceOf(operation, byOperation.get(operation)));
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

export function creditEntry({
  number,
  workspace,
  job_id,
  operation,
  kind,
  amount,
  at,
}: EntryRow): CreditEntry {
  return { number, workspace, jobId: job_id, operation, kind, amount, at: new Date(at).toISOString() };
}
