import type { Confidence } from '../contract/confidence.ts';
import type { CrmAccount } from '../contract/crm-account.ts';
import type { Outcome } from '../contract/extended.ts';
import type { NormalRecord } from '../resolution/records/normal-record.ts';
import type { EntityFacts } from '../universe/entity.ts';

/** Who an account is, as the matcher found. */
export interface AccountIdentity {
  /** Of a known or a created entity; null without one. */
  readonly coreId: string | null;
  readonly confidence: Confidence;
  readonly outcome: Outcome;
}

/** Keeps texts until they are asked for by their numbers. */
export interface Texts {
  add(text: string): number;
  at(number: number): string;
}

/** Accounts by position, without who they are. */
export type AccountList = Pick<Dataset, 'size' | 'account' | 'positionOf'>;

/**
 * The accounts that are judged together, by position. Accounts may be read from disk each time they are asked for: what
 * is needed of all of them is kept in few bytes each, for there may be a million.
 */
export interface Dataset {
  readonly size: number;
  account(at: number): CrmAccount;
  identity(at: number): AccountIdentity;
  /** The account in its normal form, where it was kept; it is read or worked out each time. */
  normal?(at: number): NormalRecord | undefined;
  /** The facts of the entity that was created for the account, where they were kept. */
  createdFacts?(at: number): EntityFacts | undefined;
  /** A place for texts that are worked out about the accounts; memory without. */
  readonly texts?: Texts;
  /** The position of the account with the id in its whole form (crm/account-id.ts). */
  positionOf(id: string): number | undefined;
}
