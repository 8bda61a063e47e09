import { areNames, hasOwnAddress, placeBits } from '../comparisons/candidate-evidence.ts';
import type { EntityProfile } from '../comparisons/entity-profile.ts';
import { type EvidenceRow, rowOf } from '../comparisons/evidence.ts';

type Rows = readonly EvidenceRow[];
type Words = readonly string[];

/** Where a town or a founder may have two of them, told apart by the order of the words alone. */
const COUNTRIES: ReadonlySet<string> = new Set(['US', 'CA']);
/** In other languages the place stands behind what it stands before in English: `Université de Kudzwa`. */
const IN_ENGLISH = /\b(?:university|univ|college)(?!\p{L})/iu;
/** As `university of`. */
const KINDS: ReadonlySet<string> = new Set(['university', 'college']);

/** `Miami University` of Ohio is not the University of Miami, unless something nearer than the country says that it is. */
export function isSwappedUniversity(rows: Rows, { places }: EntityProfile): boolean {
  const name = rowOf(rows, 'name');
  if (name === undefined || !areNames(rows, ['same_words'])) return false;
  if (!places.some(({ country }) => country !== undefined && COUNTRIES.has(country))) return false;
  if (![name.left, name.right].every(({ text }) => IN_ENGLISH.test(text))) return false;
  const [mine, theirs] = [name.left.tokens, name.right.tokens];
  const isSwapped = (isInFront(mine) && isBehind(theirs)) || (isBehind(mine) && isInFront(theirs));
  return isSwapped && !hasOwnAddress(rows) && !isNearerThanCountry(rows);
}

function isInFront([first = '']: Words): boolean {
  return KINDS.has(first);
}

function isBehind(words: Words): boolean {
  return KINDS.has(words.at(-1) ?? '');
}

function isNearerThanCountry(rows: Rows): boolean {
  return placeBits(rows) > 0 && rowOf(rows, 'place')?.region !== 'country';
}
