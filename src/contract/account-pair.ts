import type { Confidence } from './confidence.ts';

/** Two accounts of a dataset that may be one company (crm/verdict.ts, Double). */
export interface AccountPair {
  /** Their CRM ids in whole form (crm/account-id.ts). */
  readonly ids: readonly [string, string];
  readonly kind: string;
  readonly confidence: Confidence;
  readonly hasOwnAgreement: boolean;
  readonly reasoning: string;
  readonly bits?: number;
}

/** All pairs of a dataset that were found to be near, in the order in which they were found. */
export interface AccountPairs {
  /** How many accounts the dataset has. */
  readonly accounts: number;
  readonly pairs: readonly AccountPair[];
  /** Which accounts are one company by these pairs; undefined where people have decided about any. */
  readonly groups?: readonly PairedAccounts[];
}

/** Accounts that are one company (crm/verdict.ts, Cluster). */
export interface PairedAccounts {
  /** Their CRM ids in whole form. */
  readonly ids: readonly string[];
  readonly coreId: string | null;
  /** Which of the pairs is the least sure that holds them together. */
  readonly weakest: number;
}
