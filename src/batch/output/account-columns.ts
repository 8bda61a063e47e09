import type { RowAccount } from '../leads/row-account.ts';

/** What `core resolve --against` adds to a lead. */
export const ACCOUNT_COLUMNS = [
  'core_account_id',
  'core_account_relation',
  'core_account_reasoning',
] as const;
export type AccountColumn = (typeof ACCOUNT_COLUMNS)[number];

/** The account of a lead as cells. */
export function accountCells({
  externalId,
  relation,
  reasoning,
}: RowAccount): Readonly<Record<AccountColumn, string>> {
  return {
    core_account_id: externalId ?? '',
    core_account_relation: relation ?? '',
    core_account_reasoning: reasoning,
  };
}
