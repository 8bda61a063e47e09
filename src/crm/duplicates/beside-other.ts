import type { EvidenceRow } from '../../resolution/comparisons/evidence.ts';
import { isNameBesideOther } from '../../resolution/doubts/told-of-two.ts';
import { haveOwnAgreement } from './own-agreement.ts';

/**
 * Nothing ties the accounts but a name that stands beside the own one of the first: `Quantock Consulting (Kudzwa)` and
 * `Grizedale Media (Kudzwa)` may be two customers of Kudzwa, and neither is Kudzwa.
 */
export function restOnOtherName(rows: readonly EvidenceRow[]): boolean {
  return isNameBesideOther(rows) && !haveOwnAgreement(rows);
}
