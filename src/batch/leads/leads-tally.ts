import { RELATIONS, type Relation } from '../../crm/leads/family.ts';
import type { RowResult } from '../row-result.ts';

/** How many leads have an account. */
export interface LeadCounts {
  readonly withAccount: number;
  readonly relations: Readonly<Record<Relation, number>>;
  /** How many accounts have a lead. */
  readonly accountsWithLead: number;
}

/** Counts leads as they come. */
export function leadsTally() {
  const relations = Object.fromEntries(RELATIONS.map((relation) => [relation, 0])) as Record<
    Relation,
    number
  >;
  const accounts = new Set<string>();
  let withAccount = 0;
  return {
    add(result: RowResult) {
      const account = result.record === undefined ? undefined : result.account;
      if (account === undefined || account.externalId === null || account.relation === null) return;
      withAccount++;
      relations[account.relation]++;
      accounts.add(account.externalId);
    },
    counts: (): LeadCounts => ({
      withAccount,
      relations: { ...relations },
      accountsWithLead: accounts.size,
    }),
  };
}
