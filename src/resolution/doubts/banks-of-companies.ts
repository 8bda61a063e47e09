import { isSame } from '../comparisons/candidate-evidence.ts';
import type { EntityProfile } from '../comparisons/entity-profile.ts';
import { type EvidenceRow, rowOf } from '../comparisons/evidence.ts';
import { hasFormOfBank, saysBank } from '../names/banks.ts';

type Rows = readonly EvidenceRow[];

/**
 * The record has a legal form that only banks have, and nothing that the entity is called says a bank: `USAA Federal Savings Bank` is a
 * company that USAA, an insurer, owns, and `Nordstrom fsb` was that of a department store.
 */
export function isBankOfCompany(rows: Rows, { names }: EntityProfile): boolean {
  const name = rowOf(rows, 'name');
  if (name === undefined || !hasFormOfBank(name.left) || isSame(rows, 'registration')) return false;
  return !saysBank(name.left) && !names.some((one) => hasFormOfBank(one) || saysBank(one));
}
