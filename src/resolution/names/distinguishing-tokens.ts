import { countryCode, countryNames } from '../tables/countries.ts';
import { lazily } from '../tables/lazily.ts';
import { INSTITUTION_PART_WORDS, INSTITUTION_WORDS, PLACE_WORDS } from '../tables/name-words.ts';

/** A word that tells siblings apart: a number, a letter that counts or labels, or a place. */
export function isDistinguishingToken(word: string): boolean {
  return isNumber(word) || isTellingLetter(word) || placeNames().has(word) || isCodeOfCountry(word);
}

/** In capitals, as no other word of two letters is but a joint that tells (telling-joints.ts). */
export function isCodeOfCountry(word: string): boolean {
  return word.length === 2 && word >= 'AA' && word <= 'ZZ' && countryCode(word) !== undefined;
}

const placeNames: () => ReadonlySet<string> = lazily(() => new Set([...PLACE_WORDS, ...countryNames()]));

/** A capital: all other words of a name are small (telling-letters.ts). */
function isTellingLetter(word: string): boolean {
  return word.length === 1 && word >= 'A' && word <= 'Z';
}

export function isNumber(word: string): boolean {
  const first = word.charCodeAt(0);
  return first >= 48 && first <= 57 && /^\d+(?:st|nd|rd|th|[a-z])?$/.test(word);
}

/** One name means a part of the other: `University Hospital of Padua` is not the University of Padua. */
export function namesPart(extra: readonly string[], shared: readonly string[]): boolean {
  const isOwner = shared.some((word) => INSTITUTION_WORDS.has(word));
  return extra.some((word) => word === 'hospital' || (isOwner && INSTITUTION_PART_WORDS.has(word)));
}
