import type { Candidate } from './comparisons/candidate.ts';
import { addedWords, areNames } from './comparisons/candidate-evidence.ts';
import { type ComparisonName, type EvidenceRow, roundedBits, rowOf } from './comparisons/evidence.ts';
import { prominenceBits } from './comparisons/prominence.ts';
import { WEIGHTS } from './model/weights.ts';
import { asWritten } from './names/normal-name.ts';
import { withRow } from './rivals.ts';
import { HEAD_WORDS, STOP_WORDS } from './tables/name-words.ts';

/**
 * No universe is complete, and where a company is missing, its units and relatives are there: their names say its own and
 * words more (`Kyowa Kirin`, Kyowa Kirin Farmacéutica). So a name of a word or two that is only a part of the entity's tells
 * less, by itself, than its words do; the better the entity is known, the less is taken off.
 */
export function withParts(
  candidates: readonly Candidate[],
  { prior }: { readonly prior: number },
): readonly Candidate[] {
  return candidates.map((candidate) => {
    const words = bareWords(candidate.evidence);
    if (words === 0 || words > MOST_WORDS) return candidate;
    const { one_word, two_words } = WEIGHTS.part_of_name;
    const taken = (words === 1 ? one_word : two_words) + prominenceBits(candidate.profile.prominence);
    const bits = roundedBits(Math.min(0, taken));
    if (bits === 0) return candidate;
    return withRow(candidate, prior, { comparison: 'part', added: addedWords(candidate.evidence), bits });
  });
}

const MOST_WORDS = 2;

/** How many telling words the record has that are only a part of the name, with nothing beside them; else 0. */
function bareWords(rows: readonly EvidenceRow[]): number {
  const name = rowOf(rows, 'name');
  if (name === undefined || !areNames(rows, ['entity_longer'])) return 0;
  // What tells a sister has been weighed as such.
  if (rowOf(rows, 'name_words')?.meaning === 'sibling') return 0;
  if (addedWords(rows).every((word) => HEAD_WORDS.has(word))) return 0;
  if (rows.some(({ comparison, bits }) => BESIDE_NAMES.has(comparison) && bits > 0)) return 0;
  return asWritten(name.left).tokens.filter((word) => !STOP_WORDS.has(word)).length;
}

const BESIDE_NAMES: ReadonlySet<ComparisonName> = new Set([
  'website',
  'email',
  'social',
  'registration',
  'phone',
  'place',
]);
