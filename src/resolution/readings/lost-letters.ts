import { tokenKey } from '../blocking/blocking-keys.ts';
import type { CandidateIndex } from '../blocking/candidate-index.ts';
import { backgroundCount } from '../model/background.ts';
import { canonicalWord } from '../names/canonical-word.ts';
import { fold } from '../names/fold.ts';
import { type NormalName, type Reading, readAs } from '../names/normal-name.ts';
import { normaliseName } from '../names/normalise-name.ts';

/*
 * A program that cannot write a letter writes a sign for it: `Espa?a`, `M�ller`, `ENERG...A`. Between letters such a sign stands
 * for one or two of those that have accents, and which of them is told by the words that companies have.
 */

/** What stands for one lost letter, or for one of the two bytes that it was written in. */
const SIGN = String.raw`(?:\.{3}|[?\uFFFD_…])`;
const SIGNS = new RegExp(`${SIGN}+`, 'gu');
/** Between letters; what could not be read stands for a letter at the ends of a word, too, and so does `?` but at the end of the name. */
const GAP = String.raw`(?:(?<=[\p{L}?\uFFFD])${SIGN}{1,4}(?=\p{L})|(?<![\p{L}\p{N}])[?\uFFFD]{1,4}(?=\p{L})|(?<=\p{L})\uFFFD{1,2}|(?<=\p{L})\?{1,2}(?=[\s,]))`;
const GAPPED = new RegExp(GAP, 'u');
const MAY_BE_GAPPED = /[?\uFFFD_…]|\.{3}/;
const GAPPED_WORD = new RegExp(String.raw`(?:[\p{L}']|${GAP})+`, 'gu');
/** `McDonald?s`, `L?Oréal`: an apostrophe that the program had not. */
const APOSTROPHE = new RegExp(
  String.raw`(?<=\p{L})${SIGN}{1,3}(?=[sS](?!\p{L}|${SIGN}))|(?<=(?<!\p{L})[dlDL])${SIGN}{1,3}(?=[aeiouhAEIOUHéÉ]\p{L}{2})`,
  'gu',
);

/** Letters with accents, folded: those of any language, and those of the languages of some countries. */
const LETTERS = 'a e i o u n c s z y l g r t d ss'.split(' ');
const OF_COUNTRIES: ReadonlyMap<string, readonly string[]> = new Map([
  ...lettersIn('AT CH DE DK EE FI LI NO SE', 'a o u e ae ss'),
  ...lettersIn('AR BE BO BR CL CO CR DO EC ES FR GT HN IT LU MC MX NI PA PE PT PY SV UY VE', 'a e i o u n c'),
]);
/** Of fewer letters too many words are one. */
const LEAST_LETTERS = 2;
const MOST_GAPS = 3;
const MOST_TRIED = 4000;
const MOST_OF_WORD = 3;
const MOST_READINGS = 9;

interface Known {
  readonly index: CandidateIndex;
  readonly readings: readonly Reading<NormalName>[];
}

const remembered = new WeakMap<NormalName, Known>();

/** The readings of a record's name in which letters stand where signs do, of words that somebody bears. `country` (alpha-2) is the record's. */
export function withLostLetters(
  name: NormalName,
  index: CandidateIndex,
  country: string | undefined,
): readonly Reading<NormalName>[] {
  if (!MAY_BE_GAPPED.test(name.text) || !GAPPED.test(name.text)) return NO_READINGS;
  const known = remembered.get(name);
  if (known?.index === index) return known.readings;
  const readings = readingsIn(name, index, country);
  remembered.set(name, { index, readings });
  return readings;
}

const NO_READINGS: readonly Reading<NormalName>[] = [];

function readingsIn(
  name: NormalName,
  index: CandidateIndex,
  country: string | undefined,
): readonly Reading<NormalName>[] {
  const letters = OF_COUNTRIES.get(country ?? '') ?? LETTERS;
  const texts = filledTexts(name.text.replace(APOSTROPHE, "'"), (word) => filled(word, { letters, index }));
  // Where one word alone is known, nothing else was lost.
  const isWrittenOut = texts.length > 1 ? true : undefined;
  return texts.flatMap((text) => {
    const [read] = normaliseName(text, country);
    if (read === undefined || read.tokens.join(' ') === name.tokens.join(' ')) return [];
    const { tokens, forms } = read;
    return [readAs(name, tokens, { forms, english: undefined, withPlace: undefined, isWrittenOut })];
  });
}

/** The text with each of the words that have gaps filled in each way, those of the commonest words first. */
function filledTexts(text: string, fill: (word: string) => readonly string[]): readonly string[] {
  let texts = [''];
  let from = 0;
  for (const { 0: word, index: at } of text.matchAll(GAPPED_WORD)) {
    if (!GAPPED.test(text.slice(Math.max(0, at - 1), at + word.length + 1))) continue;
    const words = fill(word);
    if (words.length === 0) continue;
    const before = text.slice(from, at);
    texts = words.flatMap((one) => texts.map((start) => start + before + one)).slice(0, MOST_READINGS);
    from = at + word.length;
  }
  return from === 0 ? (text.includes("'") ? [text] : []) : texts.map((start) => start + text.slice(from));
}

interface Filling {
  readonly letters: readonly string[];
  readonly index: CandidateIndex;
}

function filled(word: string, { letters, index }: Filling): readonly string[] {
  const [first = '', ...pieces] = word.replaceAll("'", '').split(SIGNS).map(fold);
  if (pieces.length > MOST_GAPS || (first + pieces.join('')).length < LEAST_LETTERS) return [];
  const gaps = [...word.matchAll(SIGNS)].map(([signs]) => fillingsOf(signs, letters));
  if (gaps.reduce((tried, fillings) => tried * fillings.length, 1) > MOST_TRIED) return [];
  const words = pieces.reduce(
    (starts, piece, at) => starts.flatMap((start) => (gaps[at] ?? []).map((one) => start + one + piece)),
    [first],
  );
  const counted = words.map((one) => ({ one, count: borneBy(one, index) }));
  const isInUniverse = counted.some(({ count }) => count > IN_UNIVERSE);
  return counted
    .filter(({ count }) => count > (isInUniverse ? IN_UNIVERSE : 0))
    .sort((left, right) => right.count - left.count)
    .slice(0, MOST_OF_WORD)
    .map(({ one }) => one);
}

/** Two signs stand for two letters, or for one that was written in two bytes; four for two. */
function fillingsOf(signs: string, letters: readonly string[]): readonly string[] {
  const count = signs.length / (signs.startsWith('.') ? 3 : 1);
  if (count < 2) return letters;
  const pairs = letters.flatMap((one) => letters.map((other) => one + other));
  return count === 2 ? [...letters, ...pairs] : pairs;
}

function lettersIn(countries: string, letters: string): readonly [string, readonly string[]][] {
  return countries.split(' ').map((country) => [country, letters.split(' ')]);
}

/** A word of the universe comes before one that is known from elsewhere alone. */
function borneBy(word: string, index: CandidateIndex): number {
  const token = canonicalWord(word);
  const count = index.frequency(tokenKey(token));
  return count > 0 ? IN_UNIVERSE + count + backgroundCount(token) : backgroundCount(token);
}

const IN_UNIVERSE = 1_000_000;
