import type { ColumnMapping } from '../mapping/column-mapping.ts';
import type { AccountFile } from './account-file.ts';

/** What is done first with so many accounts. */
export function phaseOf(accounts: number): string {
  return accounts === 1
    ? '1 account: finding out who it is …'
    : `${accounts.toLocaleString('en-US')} accounts: finding out who they are, and which are one company …`;
}

/** What nobody can tell of accounts is not taken into account when it is decided what may be deleted or merged. */
export function remarksOnValue(
  mapping: ColumnMapping,
  { tellsCustomers, tellsOpportunities }: Pick<AccountFile, 'tellsCustomers' | 'tellsOpportunities'>,
): readonly string[] {
  const untold = [
    ...(!tellsCustomers ? ['who is a customer'] : []),
    ...(!tellsOpportunities ? ['of open opportunities'] : []),
    ...(mapping.contracted_revenue === undefined ? ['of contracted revenue'] : []),
  ];
  if (untold.length === 0) return [];
  return [`No column tells ${untold.join(', nor ')}: no account is protected for that.`];
}
