import type { DuplicateType } from '../contract/crosscheck.ts';

/** What the kept jobs of a workspace tell of one account. */
export interface KnownAccount {
  /** Of the latest job that resolved it; null when that found none. */
  readonly coreId: string | null;
  /** The accounts of its group in its last crosscheck, itself among them; empty without a group. */
  readonly group: readonly GroupMember[];
}

export interface GroupMember {
  readonly externalId: string;
  readonly type: DuplicateType;
}

/** What became of accounts; implemented in store/. */
export interface AccountHistory {
  /** Undefined when no job that is kept has resolved the account. */
  of(workspace: string, crmId: string): Promise<KnownAccount | undefined>;
}
