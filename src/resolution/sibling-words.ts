import { countryNames } from './tables/countries.ts';
import { PLACE_WORDS } from './tables/name-words.ts';

/** A word that tells siblings apart: a number or a place. */
export function isSiblingWord(word: string): boolean {
  return isNumber(word) || PLACE_WORDS.has(word) || countryNames().has(word);
}

export function isNumber(word: string): boolean {
  return /^\d+(?:st|nd|rd|th|[a-z])?$/.test(word);
}
