import { type EvidenceRow, rowOf } from '../../resolution/comparisons/evidence.ts';
import { isNameBesideOther } from '../../resolution/doubts/told-of-two.ts';
import { haveOwnAgreement } from './own-agreement.ts';

/**
 * Nothing ties the accounts but a name that stands beside the own one of the first: `Quantock Consulting (Kudzwa)` and
 * `Grizedale Media (Kudzwa)` may be two customers of Kudzwa, and neither is Kudzwa.
 */
export function restOnOtherName(rows: readonly EvidenceRow[]): boolean {
  // What an account trades under is its own name: whether another trades so as well, told-apart.ts asks.
  if (rowOf(rows, 'name')?.left.part === 'trading') return false;
  return isNameBesideOther(rows) && !haveOwnAgreement(rows);
}
