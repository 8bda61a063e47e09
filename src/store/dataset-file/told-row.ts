/** What a version keeps of an account, as texts of JSON. */
export interface AccountRow {
  readonly body: string;
  readonly resolution: string;
  readonly core_id: string | null;
  readonly group_id: string | null;
  readonly verdict: string;
  readonly owners: string | null;
}

/** The members of a duplicate group, which its accounts share: in a large one they are most of what is told of each. */
export interface ToldMembers {
  /** Groups are counted from 0, in the order in which they are told first. */
  readonly group: number;
  /** As JSON, where they are told first. */
  readonly text?: string;
}

/** The same while the version is being made. */
export interface ToldRow extends AccountRow {
  /** In its whole form (crm/account-id.ts). */
  readonly id: string;
  /** Null where the wire has no group to tell. */
  readonly members: ToldMembers | null;
}

/** Hears of each account, in order, as soon as it is judged. */
export interface HearsRows {
  isListening(): boolean;
  tell(row: ToldRow): void;
  /** No row is left. */
  end(): void;
}
