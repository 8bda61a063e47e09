import { distance } from 'fastest-levenshtein';
import { countryCode, countryNames } from '../tables/countries.ts';
import { areKin } from '../tables/name-words.ts';
import { areTwoDirections } from './directions.ts';

const MIN_TYPO_LENGTH = 4;
const TWO_TYPO_LENGTH = 9;
const MIN_STEM_LENGTH = 7;
const ENDING = /(?:ies|es|s|y)$/;
const MIN_ABBREVIATION_LENGTH = 3;
const VOWELS = 'aeiouy';

/** How two words agree that are not equal; undefined when they are two words. */
export function wordAgreement(left: string, right: string): 'typo' | 'abbreviated' | undefined {
  // Misspellings and abbreviations keep one of the first two letters; most pairs of words end here.
  if (left.charCodeAt(0) !== right.charCodeAt(0) && left.charCodeAt(1) !== right.charCodeAt(1)) {
    if (left.charCodeAt(0) !== right.charCodeAt(1) && left.charCodeAt(1) !== right.charCodeAt(0))
      return undefined;
  }
  const agreement = agreementOf(left, right);
  if (agreement === undefined || hasDigit(left) || hasDigit(right)) return undefined;
  return areTwoCountries(left, right) || areTwoDirections(left, right) ? undefined : agreement;
}

function agreementOf(left: string, right: string): 'typo' | 'abbreviated' | undefined {
  if (areKin(left, right)) return 'abbreviated';
  const short = left.length <= right.length ? left : right;
  const long = short === left ? right : left;
  const lengthGap = long.length - short.length;
  if (short.length >= MIN_ABBREVIATION_LENGTH && long.startsWith(short))
    return lengthGap === 1 && short.length > MIN_TYPO_LENGTH ? 'typo' : 'abbreviated';
  if (short.length < MIN_TYPO_LENGTH) return undefined;
  // Each letter more is an edit of its own.
  const allowed = short.length >= TWO_TYPO_LENGTH ? 2 : 1;
  if (lengthGap <= allowed && (distance(left, right) <= allowed || isTransposed(left, right))) return 'typo';
  if (short.length >= MIN_STEM_LENGTH && haveOneStem(left, right)) return 'typo';
  return lengthGap <= short.length && isContraction(short, long) ? 'abbreviated' : undefined;
}

/** `india` is no short form of `indonesia`, nor is `austria` a misspelt `australia`. */
function areTwoCountries(left: string, right: string): boolean {
  const names = countryNames();
  return names.has(left) && names.has(right) && countryCode(left) !== countryCode(right);
}

function hasDigit(word: string): boolean {
  for (let at = 0; at < word.length; at++) {
    const code = word.charCodeAt(at);
    if (code >= 48 && code <= 57) return true;
  }
  return false;
}

/** A misspelt plural is not brought to the singular as the right one is: `tchnologies` and `technology`. */
function haveOneStem(left: string, right: string): boolean {
  if (!mayHaveEnding(left) && !mayHaveEnding(right)) return false;
  const [mine, theirs] = [left.replace(ENDING, ''), right.replace(ENDING, '')];
  if (mine.length === left.length && theirs.length === right.length) return false;
  if (Math.min(mine.length, theirs.length) < MIN_STEM_LENGTH - 1) return false;
  return distance(mine, theirs) <= 1 || isTransposed(mine, theirs);
}

/** All endings end in one of two letters. */
function mayHaveEnding(word: string): boolean {
  const last = word[word.length - 1];
  return last === 's' || last === 'y';
}

function isTransposed(left: string, right: string): boolean {
  if (left.length !== right.length) return false;
  let at = 0;
  while (at < left.length && left[at] === right[at]) at++;
  return (
    left[at] === right[at + 1] && left[at + 1] === right[at] && left.slice(at + 2) === right.slice(at + 2)
  );
}

/** `prdcts` of `products`, `mgmt` of `management`: the letters of the short word in order, beginning and ending alike. */
function isContraction(short: string, long: string): boolean {
  if (short[0] !== long[0] || short[short.length - 1] !== long[long.length - 1]) return false;
  let at = 0;
  let consonantsLeftOut = 0;
  for (const letter of long) {
    if (letter === short[at]) at++;
    else if (!VOWELS.includes(letter)) consonantsLeftOut++;
  }
  if (at < short.length) return false;
  return consonantsLeftOut === 0 || (short.length >= 5 && short[1] === long[1] && consonantsLeftOut <= 2);
}
