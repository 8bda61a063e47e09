import { type EvidenceRow, rowOf } from '../../resolution/comparisons/evidence.ts';

const ELSEWHERE: ReadonlySet<string | undefined> = new Set([
  'city_differs_in_state',
  'city_differs',
  'state_differs',
  'country_differs',
]);

/** In two towns, states or countries. */
export function areElsewhere(rows: readonly EvidenceRow[]): boolean {
  return ELSEWHERE.has(rowOf(rows, 'place')?.region);
}
