/** What a version keeps of an account, as texts of JSON. */
export interface AccountRow {
  readonly body: string;
  readonly resolution: string;
  readonly core_id: string | null;
  readonly group_id: string | null;
  readonly verdict: string;
  readonly owners: string | null;
}

/** The same while the version is being made: with the members of its group, which others share. */
export interface ToldRow extends AccountRow {
  /** In its whole form (crm/account-id.ts). */
  readonly id: string;
  readonly members: string | null;
}

/** Hears of each account, in order, as soon as it is judged. */
export interface HearsRows {
  isListening(): boolean;
  tell(row: ToldRow): void;
  /** No row is left. */
  end(): void;
}
