import type { Candidate } from './comparisons/candidate.ts';
import { addedWords, areNames, WHOLE_NAME } from './comparisons/candidate-evidence.ts';
import type { EntityProfile } from './comparisons/entity-profile.ts';
import {
  type ComparisonName,
  type EvidenceRow,
  type NameEvidence,
  roundedBits,
  rowOf,
} from './comparisons/evidence.ts';
import { takenFromUnknown } from './comparisons/prominence.ts';
import { WEIGHTS } from './model/weights.ts';
import { asWritten } from './names/normal-name.ts';
import { withRow } from './rivals.ts';
import { HEAD_WORDS, STOP_WORDS } from './tables/name-words.ts';

/**
 * No universe is complete, and where a company is missing, its units and relatives are there: their names say its own and
 * words more (`Kyowa Kirin`, Kyowa Kirin Farmacéutica), and others have its initials (`DHL`, Deutsche Hochdruckliga). So a
 * name of a word or two that is only a part of the entity's, or its initials, tells less, by itself, than its words do; the
 * better the entity is known, the less is taken off.
 */
export function withParts(
  candidates: readonly Candidate[],
  { prior }: { readonly prior: number },
): readonly Candidate[] {
  return candidates.map((candidate) => {
    const part = partOf(candidate);
    if (part === undefined) return candidate;
    const bits = roundedBits(takenFromUnknown(WEIGHTS.part_of_name[part], candidate.profile.prominence));
    if (bits === 0) return candidate;
    const of = part === 'initials' ? 'initials' : 'longer_name';
    return withRow(candidate, prior, { comparison: 'part', of, added: addedWords(candidate.evidence), bits });
  });
}

/** What the record has of the name, with nothing beside it; undefined when that is more than a word or two. */
function partOf({ evidence: rows, profile }: Candidate): keyof typeof WEIGHTS.part_of_name | undefined {
  if (rows.some(({ comparison, bits }) => BESIDE_NAMES.has(comparison) && bits > 0)) return undefined;
  if (areNames(rows, WHOLE_NAME) && isInitials(rowOf(rows, 'name'), profile)) return 'initials';
  return PARTS[bareWords(rows)];
}

/** Initials by which it is not shown: ICBC is called so. */
function isInitials(name: NameEvidence | undefined, profile: EntityProfile): boolean {
  return name?.kindOfName === 'acronym' && asWritten(name.right).text !== profile.name;
}

const PARTS = [undefined, 'one_word', 'two_words'] as const;

/** How many telling words the record has that are only a part of the name; else 0. */
function bareWords(rows: readonly EvidenceRow[]): number {
  const name = rowOf(rows, 'name');
  if (name === undefined || !areNames(rows, ['entity_longer'])) return 0;
  // What tells a sister has been weighed as such.
  if (rowOf(rows, 'name_words')?.meaning === 'sibling') return 0;
  if (addedWords(rows).every((word) => HEAD_WORDS.has(word))) return 0;
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
