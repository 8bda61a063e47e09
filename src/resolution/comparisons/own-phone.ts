import { type EvidenceRow, type NameRelation, rowOf } from './evidence.ts';

/** Names of which the record's says something that the entity's does not. */
const SAYS_MORE: ReadonlySet<NameRelation> = new Set(['record_longer', 'overlap', 'different']);

/**
 * The telephone number of the record is the entity's, and tells that it is that entity. Elsewhere and under a name that says more it
 * is the switchboard of a head office, which lists give all its places.
 */
export function hasOwnPhone(rows: readonly EvidenceRow[]): boolean {
  if (rowOf(rows, 'phone')?.relation !== 'same') return false;
  const name = rowOf(rows, 'name');
  const isElsewhere = rowOf(rows, 'place')?.region?.includes('differs') === true;
  return !isElsewhere || name === undefined || !SAYS_MORE.has(name.relation);
}
