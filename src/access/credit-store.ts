import type { CreditOperation } from '../contract/charges.ts';

export interface Charge {
  readonly operation: CreditOperation;
  /** Credits; at least 0. */
  readonly amount: number;
}

/** One line of the ledger; lines are added and never changed. */
export interface CreditEntry extends Charge {
  readonly number: number;
  readonly workspace: string;
  readonly jobId: string;
  /** A refund gives back the whole charge of its job and operation. */
  readonly kind: 'charge' | 'refund';
  readonly at: string;
}

export interface OperationBalance {
  readonly operation: CreditOperation;
  readonly charges: number;
  readonly refunds: number;
  readonly charged: number;
  readonly refunded: number;
  /** Charged less refunded. */
  readonly used: number;
}

/** Reads the ledger; entries are written with the jobs they belong to (jobs/job-store.ts). Implemented in store/. */
export interface CreditStore {
  /** By operation; of one workspace, or of all. */
  balance(workspace?: string): Promise<readonly OperationBalance[]>;
  /** Newest first. */
  entries(options: { readonly workspace?: string; readonly limit: number }): Promise<readonly CreditEntry[]>;
}
