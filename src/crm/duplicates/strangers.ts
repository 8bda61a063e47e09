import {
  areLegal,
  isAtAnotherSite,
  isElsewhereAltogether,
  isInAnotherPlace,
} from '../../resolution/comparisons/candidate-evidence.ts';
import { type EvidenceRow, rowOf } from '../../resolution/comparisons/evidence.ts';
import type { Judged } from './judge-pair.ts';
import { haveOwnAgreement } from './own-agreement.ts';

/**
 * Whether nobody needs to look at two accounts that are hardly sure to be one: they are in two towns, and website or telephone say that
 * they are two, of legal names both. A `Stadtapotheke` in Bad Tölz and one in Reutlingen have a name in common, as thousands do.
 */
export function areStrangers({ kind, confidence }: Judged, rows: readonly EvidenceRow[]): boolean {
  if (kind === 'related' || confidence !== 'LOW') return false;
  if (haveOwnAgreement(rows) || !isInAnotherPlace(rows)) return false;
  if (!isAtAnotherSite(rows)) return isElsewhereAltogether(rows);
  return !areLegal(rows) || rowOf(rows, 'phone')?.relation === 'differs';
}
