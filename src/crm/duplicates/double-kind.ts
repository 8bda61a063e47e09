import { areNames, isInAnotherPlace, WHOLE_NAME } from '../../resolution/comparisons/candidate-evidence.ts';
import { type EvidenceRow, rowOf } from '../../resolution/comparisons/evidence.ts';
import type { DuplicateKind } from '../verdict.ts';

type Rows = readonly EvidenceRow[];

/** How two accounts of one company are doubles. */
export function kindOf(rows: Rows): Exclude<DuplicateKind, 'related'> {
  if (areOneName(rows)) return areApart(rows) ? 'location' : 'exact';
  return haveNothingInName(rows) ? 'website' : 'trading name';
}

/** But for spelling, order, and common words that only one of them says. */
function areOneName(rows: Rows): boolean {
  return areNames(rows, [...WHOLE_NAME, 'cut_off']) || rowOf(rows, 'name')?.isGeneric === true;
}

function haveNothingInName(rows: Rows): boolean {
  const name = rowOf(rows, 'name');
  return name === undefined || name.relation === 'different';
}

function areApart(rows: Rows): boolean {
  return rowOf(rows, 'place')?.house === 'other' || isInAnotherPlace(rows);
}
