import iconv from 'iconv-lite';
import {
  CYRILLIC_ENCODINGS,
  LATIN_ENCODINGS,
  type Language,
  type LatinEncoding,
  LETTERS,
  PLACES,
  RARITY,
} from './letter-tables.ts';
import { isWellPlaced } from './marks-in-words.ts';

/** A guess, and how much likelier it is than the next, as a natural logarithm. */
export interface LatinGuess {
  readonly encoding: string;
  readonly lead: number;
}

/** A reading of words, and how likely it is, as a natural logarithm. */
export interface Scored {
  readonly encoding: string;
  readonly score: number;
}

const RARE_LETTER = Math.log(0.0004);
const MISPLACED_LETTER = Math.log(0.003);
/** Typographic quotes, dashes and the like are no letters, but stand in names. */
const WELL_PLACED_MARK = Math.log(0.3);
const PUNCTUATION = Math.log(0.001);
const OTHER_MARK = Math.log(0.00002);
/** A capital behind a small letter, or a small letter among capitals. */
const WRONG_CASE = -4;

const TABLES = new Map(
  Object.entries(LETTERS).map(([language, letters]) => [language, tableOf(letters)] as const),
);

/** Tells which encoding gives words the letters of a language; of encodings that read them alike the first. */
export function guessLatin(words: readonly Buffer[]): LatinGuess {
  const scored = scoresOf(LATIN_ENCODINGS, words);
  const best = scored.reduce((a, b) => (b.score > a.score ? b : a));
  const rivals = scored.filter(({ encoding }) => readsOtherwise(words, encoding, best.encoding));
  return { encoding: best.encoding, lead: best.score - highest(rivals) };
}

/** How well words read in the encodings of Cyrillic letters, the likeliest first. */
export function cyrillicReadings(words: readonly Buffer[]): readonly Scored[] {
  return scoresOf(CYRILLIC_ENCODINGS, words).sort((a, b) => b.score - a.score);
}

function scoresOf(encodings: readonly LatinEncoding[], words: readonly Buffer[]): Scored[] {
  return encodings.map(({ encoding, languages, handicap }) => {
    const score = words.reduce((sum, word) => sum + scoreOf(iconv.decode(word, encoding), languages), 0);
    return { encoding, score: score - handicap };
  });
}

function highest(scored: readonly Scored[]): number {
  return Math.max(...scored.map(({ score }) => score));
}

function readsOtherwise(words: readonly Buffer[], encoding: string, other: string): boolean {
  return words.some((word) => iconv.decode(word, encoding) !== iconv.decode(word, other));
}

/** The likelihood of a word in the language that suits it best. */
function scoreOf(word: string, languages: readonly Language[]): number {
  const all = [...word].flatMap((character, at) => (character > '\x7f' ? [{ character, at }] : []));
  const characters = all.filter(({ at }) => !isWellPlaced(word, at)).map(({ character }) => character);
  const marks = (all.length - characters.length) * WELL_PLACED_MARK;
  const letters = languages.map((language) => {
    const [letter, place] = PLACES[language] ?? [];
    const isMisplaced = place?.test(word) === false;
    const start = -(RARITY[language] ?? 0);
    return characters.reduce((sum, character) => {
      const isRare = isMisplaced && character.toLowerCase() === letter;
      return sum + (isRare ? MISPLACED_LETTER : likelihood(character, language));
    }, start);
  });
  return marks + Math.max(...letters) + (hasWrongCase(word) ? WRONG_CASE : 0);
}

function likelihood(character: string, language: Language): number {
  const share = TABLES.get(language)?.get(character.toLowerCase());
  if (share !== undefined) return Math.log(share / 100);
  if (/\p{L}/u.test(character)) return RARE_LETTER;
  return /[\u2013-\u201e\u2026\u2122®©°·«»´\u00a0€]/.test(character) ? PUNCTUATION : OTHER_MARK;
}

/** Of letters beyond ASCII alone: names such as McDonald and eBay are written on purpose. */
function hasWrongCase(word: string): boolean {
  if (/(?![a-z])\p{Ll}\p{Lu}|\p{Ll}(?![A-Z])\p{Lu}/u.test(word)) return true;
  const isCapitals = !/[a-z]/.test(word) && /[A-Z].*[A-Z]/.test(word);
  return isCapitals && /(?![ßı])\p{Ll}/u.test(word);
}

function tableOf(letters: string): ReadonlyMap<string, number> {
  return new Map(
    letters.split(' ').map((entry) => {
      const share = /\d+$/.exec(entry)?.[0] ?? '';
      return [entry.slice(0, -share.length), Number(share)];
    }),
  );
}
