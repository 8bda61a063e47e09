import type { UnmatchedReason } from '../../contract/extended.ts';
import type { ComparisonName, EvidenceRow } from '../comparisons/evidence.ts';
import type { Decided } from '../reasoning.ts';
import type { Pair } from './clause.ts';
import { clausesOf } from './clauses.ts';

/** Says as a value why the record has no match, for those who count; null with a match. */
export function unmatchedReasonOf(
  { decision, hasSignal, hasLeftOut = false }: Decided,
  nearest: Pair | undefined,
): UnmatchedReason | null {
  if (decision.kind === 'match') return null;
  if (decision.kind === 'ambiguous') return 'tie';
  if (!hasSignal) return 'nothing_to_go_by';
  if (nearest !== undefined) return rejectionOf(nearest);
  return hasLeftOut ? 'decided' : 'nothing_similar';
}

/** What weighs most against the nearest. */
function rejectionOf(nearest: Pair): UnmatchedReason {
  const rows = [...nearest.candidate.evidence].sort((a, b) => a.bits - b.bits);
  for (const row of rows) {
    const reason = row.bits < 0 ? reasonOf(row) : undefined;
    if (reason !== undefined) return reason;
  }
  return clausesOf(nearest).every(({ of }) => of === 'name') ? 'name_alone' : 'too_little';
}

function reasonOf(row: EvidenceRow): UnmatchedReason | undefined {
  const isAbroad =
    (row.comparison === 'place' && row.region === 'country_differs') ||
    (row.comparison === 'registration' && row.relation === 'other_country');
  return isAbroad ? 'other_country' : REASONS[row.comparison];
}

const REASONS: Readonly<Partial<Record<ComparisonName, UnmatchedReason>>> = {
  place: 'other_place',
  elsewhere: 'other_country',
  website: 'other_website',
  email: 'other_website',
  registration: 'other_number',
  phone: 'other_number',
  name: 'other_name',
  name_words: 'other_name',
  name_form: 'other_name',
  name_reading: 'other_name',
  name_seat: 'other_name',
  name_beside: 'other_name',
  name_owner: 'other_name',
  name_number: 'other_name',
  name_place: 'other_name',
  other_name: 'other_name',
  form_home: 'other_country',
  unit: 'other_name',
  part: 'name_alone',
  misspelling: 'other_name',
};
