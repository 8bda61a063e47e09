import { distance } from 'fastest-levenshtein';
import { areNames, isSame } from '../../resolution/comparisons/candidate-evidence.ts';
import { type EvidenceRow, rowOf } from '../../resolution/comparisons/evidence.ts';
import { canonicalWord } from '../../resolution/names/canonical-word.ts';
import { asWritten } from '../../resolution/names/normal-name.ts';
import { writtenWords } from '../../resolution/reasoning/words-clause.ts';
import { isTellingWord } from '../../resolution/tables/name-words.ts';
import type { Situation } from '../actions/situation.ts';
import { areOneEntity } from '../duplicates/known-entity.ts';

type Rows = readonly EvidenceRow[];

/**
 * Why two accounts that share website and telephone may be two businesses of one operator, as a sentence: each name has a telling word
 * that the other has not, and they are not known to be one company. Homes, hotels and dealers bear the website and the switchboard of whoever
 * runs them: `Halloran Ford` is not `Halloran Toyota`, nor the `Speckled Hen` the `Tawny Owl`. Everyday words count here.
 */
export function operatorDoubt(
  pair: readonly [number, number],
  rows: Rows,
  situation: Situation,
): string | undefined {
  if (!areNames(rows, ['overlap', 'different'])) return undefined;
  const words = wordsOfTwo(rows);
  if (words === undefined || isOneEntity(pair, situation)) return undefined;
  const [mine, theirs] = words;
  return `But "${mine}" is in one name alone and "${theirs}" in the other, and no source knows them as one company: they may be two businesses of one operator.`;
}

/** A telling word of each of two names that the other has not, as they are written; undefined where one has none. */
export function wordsOfTwo(rows: Rows): readonly [string, string] | undefined {
  const name = rowOf(rows, 'name');
  if (name === undefined || isSame(rows, 'registration')) return undefined;
  const [left, right] = [asWritten(name.left), asWritten(name.right)];
  if (areAlike(ownOf(left.tokens, right.tokens), ownOf(right.tokens, left.tokens))) return undefined;
  const [one, other] = [wordOf(left.tokens, right.tokens, rows), wordOf(right.tokens, left.tokens, rows)];
  if (one === undefined || other === undefined) return undefined;
  const [mine = one] = writtenWords([one], left.text, right.text);
  const [theirs = other] = writtenWords([other], right.text, left.text);
  return [mine, theirs];
}

/** The telling words that the other name has not. */
function ownOf(words: readonly string[], others: readonly string[]): string {
  return words.filter((word) => isTellingWord(word) && !others.includes(word)).join('');
}

/** More letters in common than two words of one trade or language have by chance: `Olmos` and `Tilos`. */
const ALIKE = 0.7;

function isOneEntity([one, other]: readonly [number, number], { dataset }: Situation): boolean {
  return areOneEntity(dataset.identity(one), dataset.identity(other));
}

function areAlike(one: string, other: string): boolean {
  return 1 - distance(one, other) / Math.max(1, one.length, other.length) >= ALIKE;
}

/** A word of a name that tells it from the other: neither one of a trade nor the town, and no other spelling of what the other says. */
function wordOf(words: readonly string[], others: readonly string[], rows: Rows): string | undefined {
  const city = rowOf(rows, 'place')?.left.city?.split(' ') ?? [];
  const glued = others.join('');
  return words.find(
    (word) =>
      word.length > LETTERS &&
      isTellingWord(word) &&
      !city.includes(word) &&
      !glued.includes(word) &&
      !others.some((other) => areOneWord(word, other)) &&
      !isOfInitials(word, others),
  );
}

/** Fewer tell nothing: they may be a legal form or a joint of another language. */
const LETTERS = 2;

function areOneWord(word: string, other: string): boolean {
  if (canonicalWord(word) === canonicalWord(other) || areAlike(word, other)) return true;
  return isCutOff(word, other) || isCutOff(other, word);
}

/** `Masch` of `Maschinenfabrik`. */
function isCutOff(short: string, long: string): boolean {
  return short.length > LETTERS && long.startsWith(short);
}

/** `KCG` of `Kowalczyk Consulting Group`. */
function isOfInitials(word: string, others: readonly string[]): boolean {
  return others
    .map((other) => other.charAt(0))
    .join('')
    .includes(word);
}
