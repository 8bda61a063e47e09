import type { Evidence, UnmatchedReason } from '../../contract/extended.ts';
import { type Decided, nearestOf } from '../reasoning.ts';
import type { Pair } from './clause.ts';
import { clausesOf } from './clauses.ts';

/** Says as a value why the record has no match, for those who count; null with a match. */
export function unmatchedReasonOf(decided: Decided): UnmatchedReason | null {
  const { decision, hasSignal } = decided;
  if (decision.kind === 'match') return null;
  if (decision.kind === 'tie') return 'tie';
  if (!hasSignal) return 'nothing_to_go_by';
  const nearest = nearestOf(decided);
  return nearest === undefined ? 'nothing_similar' : rejectionOf(nearest);
}

/** What weighs most against the nearest. */
function rejectionOf(nearest: Pair): UnmatchedReason {
  const rows = [...nearest.candidate.evidence].sort((a, b) => a.bits - b.bits);
  for (const row of rows) {
    const reason = row.bits < 0 ? REASONS.find((one) => one.fits(row))?.reason : undefined;
    if (reason !== undefined) return reason;
  }
  return clausesOf(nearest).every(({ of }) => of === 'name') ? 'name_alone' : 'too_little';
}

const REASONS: readonly { readonly reason: UnmatchedReason; fits(row: Evidence): boolean }[] = [
  { reason: 'other_country', fits: ({ level }) => level === 'country_differs' || level === 'other_country' },
  { reason: 'other_place', fits: ({ comparison }) => comparison === 'place' },
  { reason: 'other_website', fits: ({ comparison }) => comparison === 'website' || comparison === 'email' },
  {
    reason: 'other_number',
    fits: ({ comparison }) => comparison === 'registration' || comparison === 'phone',
  },
  { reason: 'other_name', fits: ({ comparison }) => /^(?:name|other_name|unit)/.test(comparison) },
];
