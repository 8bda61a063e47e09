/** What is told of one account: its CRM id in whole form, and the words as JSON (crm/told-alone.ts). */
export interface ToldAccount {
  readonly id: string;
  readonly told: string;
}

/** What the accounts of a dataset alone tell of those without an entity (crm/judge-alone.ts, AloneVerdicts). */
export interface AloneAccounts {
  /** Of each account without an entity its verdict. */
  readonly verdicts: readonly ToldAccount[];
  /** Of each account with an entity the group that it leads because of those. */
  readonly leaders: readonly ToldAccount[];
}
