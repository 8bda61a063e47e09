import { hasOwnIdentifier, isInSameTown } from '../comparisons/candidate-evidence.ts';
import { type EvidenceRow, rowOf } from '../comparisons/evidence.ts';

/*
 * Doubts of names that say who owns the company: many companies may be called `Aurora`, and few of them are a division of Kud.
 */

type Rows = readonly EvidenceRow[];

/** `Acme, a division of Kud`, and Acme belongs to another. Two records that name two owners are never one company. */
export function isOfOtherOwner(rows: Rows): boolean {
  const relation = rowOf(rows, 'name_owner')?.relation;
  return relation === 'two_owners' || (relation === 'differs' && !hasOwnIdentifier(rows));
}

/** Nothing is known of its owner, and neither town nor an identifier says that it is this one. */
export function isOfUnknownOwner(rows: Rows): boolean {
  if (rowOf(rows, 'name_owner')?.relation !== 'not_known') return false;
  return !hasOwnIdentifier(rows) && !isInSameTown(rows);
}
