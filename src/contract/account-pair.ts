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

/** Pairs of a dataset that were found to be near, in the order in which they were found. */
export interface AccountPairs {
  /** How many accounts the dataset has. */
  readonly accounts: number;
  readonly pairs: readonly AccountPair[];
  /** Whose pairs these are; undefined where people have decided about any account: then they are those of all. */
  readonly of?: PairsOf;
}

/** The pairs of some accounts, and with them those within the groups that these stand in. */
export interface PairsOf {
  /** CRM ids in whole form: the accounts without an entity. */
  readonly accounts: readonly string[];
  /** Which accounts are one company by the pairs, as far as one of these stands among them. */
  readonly groups: readonly PairedAccounts[];
}

/** Accounts that are one company (crm/verdict.ts, Cluster). */
export interface PairedAccounts {
  /** Their CRM ids in whole form. */
  readonly ids: readonly string[];
  readonly coreId: string | null;
  /** Which of the pairs is the least sure that holds them together. */
  readonly weakest: number;
}
