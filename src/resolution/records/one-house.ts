import { distance } from 'fastest-levenshtein';
import type { Street } from './street.ts';

/**
 * Whether two addresses are one house: the same number in one street. `near` where one thing speaks against it that people write in
 * other ways or get wrong: the next house but one, another kind of street (`Park Road`, `Park Lane`), or another side of the town.
 */
export type HouseRelation = 'same' | 'near' | 'other';

const MIN_TYPO_LENGTH = 5;
/** From here on two letters may differ. */
const MIN_TWO_TYPOS_LENGTH = 8;
/** Of the words of the shorter address that the other one has as well. */
const SHARED = 2 / 3;
/** Houses of one side of the street, with one between them at most. */
const NEAR = 4;

export function compareHouses(left: Street, right: Street): HouseRelation {
  const numbers = compareNumbers(left, right);
  if (numbers === 'other') return 'other';
  const [mine, theirs] = [left.name(), right.name()];
  if (!areOneStreet(mine.words, theirs.words)) return 'other';
  const againstIt = [
    numbers === 'near',
    areApart(mine.kinds, theirs.kinds),
    areApart(mine.directions, theirs.directions),
  ].filter(Boolean).length;
  return againstIt === 0 ? 'same' : againstIt === 1 ? 'near' : 'other';
}

function compareNumbers(left: Street, right: Street): HouseRelation {
  if (left.number === right.number) return 'same';
  const [lower, upper] = Number(left.number) < Number(right.number) ? [left, right] : [right, left];
  const between = Number(upper.number) - Number(lower.number);
  if (Number(lower.upTo ?? 0) >= Number(upper.number)) return 'same';
  return between <= NEAR && between % 2 === 0 ? 'near' : 'other';
}

function areApart(left: readonly string[], right: readonly string[]): boolean {
  return left.length > 0 && right.length > 0 && !left.some((one) => right.includes(one));
}

function areOneStreet(left: readonly string[], right: readonly string[]): boolean {
  const [fewer, more] = left.length <= right.length ? [left, right] : [right, left];
  const shared = fewer.filter((word) => more.some((other) => areAlike(word, other))).length;
  return shared >= fewer.length * SHARED || left.join('') === right.join('');
}

/** One word, misspelt in a letter or two, or without its vowels (`Aspen Cmns`). */
function areAlike(left: string, right: string): boolean {
  if (left === right || isShortFor(left, right) || isShortFor(right, left)) return true;
  const length = Math.min(left.length, right.length);
  if (length < MIN_TYPO_LENGTH || left[0] !== right[0] || digitsOf(left) !== digitsOf(right)) return false;
  return distance(left, right) <= (length < MIN_TWO_TYPOS_LENGTH ? 1 : 2);
}

const CONSONANTS = /^[b-df-hj-np-tv-z]{2,}$/;

function isShortFor(short: string, long: string): boolean {
  if (short.length >= long.length || !CONSONANTS.test(short)) return false;
  if (short[0] !== long[0] || short.at(-1) !== long.at(-1)) return false;
  let at = 0;
  for (const letter of long) if (letter === short[at]) at++;
  return at === short.length;
}

/** `63rd` is no slip for `64rd`. */
function digitsOf(word: string): string {
  return word.replace(/\D/g, '');
}
