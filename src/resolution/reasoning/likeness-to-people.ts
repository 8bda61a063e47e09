import type { Candidate } from '../comparisons/candidate.ts';
import { type ComparisonName, type EvidenceRow, rowOf } from '../comparisons/evidence.ts';
import type { NameEvidence, NameRelation } from '../comparisons/name-evidence.ts';
import { isDistinguishingToken } from '../names/distinguishing-tokens.ts';
import type { Readable } from '../names/normal-name.ts';
import { GENERIC_WORDS, weightyWords } from '../tables/name-words.ts';

const ALIKE: ReadonlySet<NameRelation> = new Set([
  'same',
  'same_words',
  'respelled',
  'abbreviated',
  'cut_off',
]);
const FEWEST_LETTERS = 3;
/** Of one name in another script, read by tables: `レイテック` begins like `REI`. */
const FEWEST_LETTERS_READ = 6;
/** What is no part of a name. */
const OTHER: ReadonlySet<ComparisonName> = new Set([
  'website',
  'email',
  'social',
  'phone',
  'registration',
  'place',
]);

/**
 * Says whether a person would agree that the candidate is near: an identifier leads to it, or the names are alike in
 * words that tell, not in a number or in a word of trade; of names that merely share words, in the first.
 */
export function looksNear({ evidence }: Pick<Candidate, 'evidence'>): boolean {
  return evidence.some(identifies) || areNamesAlike(evidence);
}

/** What a person takes for a sign of the company by itself. */
function identifies(row: EvidenceRow): boolean {
  switch (row.comparison) {
    case 'name':
      return ALIKE.has(row.relation);
    case 'website':
      return row.relation !== 'differs' && row.relation !== 'names_other';
    case 'email':
      return row.relation === 'same' || row.relation === 'group';
    case 'social':
    case 'phone':
    case 'registration':
      return row.relation !== 'differs';
    default:
      return false;
  }
}

function areNamesAlike(evidence: readonly EvidenceRow[]): boolean {
  const row = rowOf(evidence, 'name');
  if (row === undefined) return false;
  const { left, right } = row;
  // `IBM` stands for its company; three words whose initials somebody bears do not.
  if (row.relation === 'initials') return left.text.length < right.text.length;
  if (areSisters(left, right)) return true;
  if (isCoincidence(row, evidence)) return false;
  const isRead = (left.english ?? right.english) !== undefined;
  const telling = { mine: tellingOf(left), theirs: tellingOf(right) };
  if (row.relation === 'overlap' && telling.mine[0] !== telling.theirs[0]) return false;
  return areAlike(telling, isRead ? FEWEST_LETTERS_READ : FEWEST_LETTERS);
}

interface TellingWords {
  readonly mine: readonly string[];
  readonly theirs: readonly string[];
}

function areAlike({ mine, theirs }: TellingWords, fewestLetters: number): boolean {
  const shared = mine.filter((word) => theirs.includes(word));
  const letters = lettersOf(shared);
  if (letters < fewestLetters) return false;
  const share = letters / Math.max(lettersOf(mine), lettersOf(theirs));
  const isWithin = shared.length >= Math.min(mine.length, theirs.length);
  return share > 0.5 || (isWithin && (share === 0.5 || mine[0] === theirs[0]));
}

/** An abbreviation within a longer name, or a word in common where other evidence speaks against. */
function isCoincidence(row: NameEvidence, evidence: readonly EvidenceRow[]): boolean {
  if (row.kindOfName === 'acronym') return true;
  return (
    row.relation === 'overlap' && evidence.some(({ comparison, bits }) => OTHER.has(comparison) && bits < 0)
  );
}

/** Equal but for numbers and places: `Bank of the East` and `Bank of the West`. */
function areSisters(left: Readable, right: Readable): boolean {
  const mine = sistersWords(left);
  return mine !== '' && mine === sistersWords(right);
}

function sistersWords(name: Readable): string {
  return wordsOf(name)
    .filter((word) => !isDistinguishingToken(word))
    .join(' ');
}

function wordsOf({ english, tokens }: Readable): readonly string[] {
  return weightyWords(english ?? tokens);
}

function tellingOf(name: Readable): readonly string[] {
  return wordsOf(name).filter((word) => !GENERIC_WORDS.has(word) && !isDistinguishingToken(word));
}

function lettersOf(words: readonly string[]): number {
  return words.reduce((sum, word) => sum + word.length, 0);
}
