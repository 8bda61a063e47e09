import { isEverydayWord } from '../tables/everyday-words.ts';
import { isCode } from './codes.ts';
import { isDistinguishingToken } from './distinguishing-tokens.ts';
import { foldedWordsOf } from './folded-words.ts';
import type { NormalName } from './normal-name.ts';
import { areTwoSurnames } from './surnames.ts';

type WrittenName = Pick<NormalName, 'text' | 'tokens'>;

const ENDING = /(?:ies|es|s|y)$/;

/** The one name is how the other begins, letter by letter: what stands behind is its legal form. */
export function areWrittenAlike(left: WrittenName, right: WrittenName): boolean {
  const [mine, theirs] = [withoutPoints(left.text), withoutPoints(right.text)];
  return isBeginningOf(mine, theirs) || isBeginningOf(theirs, mine);
}

/** `Zym Tech, Inc.` as `ZYM TECH INC` is written. */
function withoutPoints(text: string): string {
  return text
    .toLowerCase()
    .replace(/^the\s+/, '')
    .replace(/(?<=[\p{L}\p{N}])[.,]+(?=\s|$)/gu, '');
}

/** It ends where a word of the other ends: `Zym Trailer` is no beginning of `Zym Trailers`. */
function isBeginningOf(beginning: string, text: string): boolean {
  return text.startsWith(beginning) && !GOES_ON.test(text.slice(beginning.length));
}

const GOES_ON = /^[\p{L}\p{N}]/u;

/** A word that was read as the same has another ending: `Zym Networks` and `Zym Network, Inc.` */
export function areInflected(left: WrittenName, right: WrittenName): boolean {
  if (areWrittenAlike(left, right)) return false;
  const [mine, theirs] = [foldedWordsOf(left).words, foldedWordsOf(right).words];
  return mine.some((one) =>
    theirs.some(
      (other) =>
        one.word !== other.word &&
        (one.canonical === other.canonical
          ? stemOf(one.word) === stemOf(other.word)
          : arePlural(one.word, other.word)),
    ),
  );
}

/** A word that both say is spelled or shortened in another way, and is no legal form: `Sabre` and `Saber`, `Mfg` and `Manufacturing`. */
export function areSpelledOtherwise(left: WrittenName, right: WrittenName): boolean {
  if (areWrittenAlike(left, right)) return false;
  const [mine, theirs] = [foldedWordsOf(left).words, foldedWordsOf(right).words];
  const isThere = (words: typeof mine, word: string) => words.some((other) => other.word === word);
  return mine.some(
    (one) =>
      left.tokens.includes(one.canonical) &&
      !isThere(theirs, one.word) &&
      theirs.some((other) => one.canonical === other.canonical && !isThere(mine, other.word)),
  );
}

/** Of fewer letters, an `s` more makes another word or another code. */
const SHORTEST = 3;
/** What looks like a plural and is another word. */
const OTHER_WORDS: ReadonlySet<string> = new Set('arms customs glasses goods mars means news'.split(' '));
/** Behind these, `es` is the ending: `box`, `branch`, and `motor`, `hotel` and `camion` in Spanish. */
const TAKES_ES = /(?:[sxzo]|ch|sh|.{3}[aeo]l|.{3}o[rn])$/;
const ENDS_IN_Y = /[^aeiou]y$/;

/**
 * One of two words is the plural of the other, and both say one thing: `trailer` and `trailers`, `bakery` and `bakeries`. Names
 * are not (`Roger` and `Rogers`), nor codes, nor places.
 */
export function arePlural(left: string, right: string): boolean {
  const [singular, plural] = left.length < right.length ? [left, right] : [right, left];
  const more = plural.length - singular.length;
  if (more < 1 || more > 2 || singular.length < SHORTEST || !plural.endsWith('s')) return false;
  if (!pluralsOf(singular).includes(plural) || OTHER_WORDS.has(plural) || isCode(singular)) return false;
  return !areTwoSurnames(singular, plural) && !isDistinguishingToken(singular);
}

/** What the word may be in the plural, or in the singular where it ends in `s`; none of them need be a word. */
export function otherNumbersOf(word: string): readonly string[] {
  const others = word.endsWith('s') ? [...singularsOf(word)] : pluralsOf(word);
  return others.filter((other) => arePlural(word, other));
}

/** A dictionary has the word in the singular: then no company alone is called by it. */
export function isPluralOfWord(left: string, right: string): boolean {
  return isEverydayWord(left.length < right.length ? left : right);
}

function pluralsOf(singular: string): readonly string[] {
  if (singular.endsWith('s')) return [`${singular}es`];
  const plurals = [`${singular}s`];
  if (ENDS_IN_Y.test(singular)) plurals.push(`${singular.slice(0, -1)}ies`);
  if (TAKES_ES.test(singular)) plurals.push(`${singular}es`);
  return plurals;
}

function* singularsOf(word: string): Generator<string> {
  if (!word.endsWith('s') || word.endsWith('ss')) return;
  yield word.slice(0, -1);
  if (word.endsWith('ies')) yield `${word.slice(0, -3)}y`;
  else if (word.endsWith('es')) yield word.slice(0, -2);
}

function stemOf(word: string): string {
  return word.replace(ENDING, '');
}
