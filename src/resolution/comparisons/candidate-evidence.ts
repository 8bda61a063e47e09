import type { Evidence } from '../../contract/extended.ts';
import { STOP_WORDS } from '../tables/name-words.ts';
import type { Candidate } from './candidate.ts';
import { OTHER_HOUSE } from './compare-places.ts';

/** Says whether a comparison of the candidate came to one of these levels. */
export function has(candidate: Candidate, comparison: string, levels: readonly string[]): boolean {
  return candidate.evidence.some((row) => row.comparison === comparison && levels.includes(row.level));
}

/** An identifier of the record is the entity's own. */
export function hasOwnIdentifier(candidate: Candidate): boolean {
  return ['website', 'social', 'registration', 'phone'].some((kind) => has(candidate, kind, ['same']));
}

/** Both names say a legal form. */
export function areLegal(rows: readonly Evidence[]): boolean {
  return rows.some(({ comparison }) => comparison === 'name_form');
}

/** Words that only the entity's name has, without articles and joints. */
export function addedWords({ evidence }: Candidate): readonly string[] {
  const words = evidence.find(({ comparison }) => comparison === 'name_words')?.right ?? '';
  return words.split(' ').filter((word) => word !== '' && !STOP_WORDS.has(word));
}

/**
 * In another house of the same town: schools and shops share names and switchboards. A company of a legal name, or with
 * its own website, is the same in two houses.
 */
export function isInAnotherHouse(rows: readonly Evidence[]): boolean {
  const isElsewhere = rows.some(
    ({ comparison, level }) =>
      comparison === 'place' && (level.endsWith(OTHER_HOUSE) || level === 'address_differs'),
  );
  if (!isElsewhere || areLegal(rows)) return false;
  return !rows.some(
    ({ comparison, level }) => ['website', 'social', 'registration'].includes(comparison) && level === 'same',
  );
}
