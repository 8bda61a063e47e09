import type { Relation } from '../../crm/leads/family.ts';

/** Whose account a lead is. */
export interface RowAccount {
  /** The id of the account as it was sent; null without one. */
  readonly externalId: string | null;
  /** What the account is to the lead's company. */
  readonly relation: Relation | null;
  readonly reasoning: string;
}
