import { distance } from 'fastest-levenshtein';

/** A street address as it is compared: the first house number and the words that name the street. */
export interface Street {
  readonly number: string;
  readonly words: readonly string[];
}

/** What streets are called beside their name, as normalise-place.ts shortens it, and directions. */
const TYPES: ReadonlySet<string> = new Set(
  'st ave rd blvd dr ln ct sq pkwy hwy pl ter way cir aly trl str n s e w ne nw se sw the'.split(' '),
);
const MIN_TYPO_LENGTH = 5;

/** Takes a normalised street apart; undefined without a house number: then it says where, not which house. */
export function streetOf(text: string): Street | undefined {
  const tokens = text.split(' ');
  const at = tokens.findIndex((token) => /^\d+[a-z]?$/.test(token));
  const number = tokens[at];
  if (number === undefined) return undefined;
  const others = tokens.filter((token, index) => index !== at && !/^\d+$/.test(token));
  const names = others.filter((token) => !TYPES.has(token));
  const words = names.length > 0 ? names : others;
  return words.length === 0 ? undefined : { number: number.replace(/[a-z]$/, ''), words };
}

/** Whether two addresses are one house: the same number in a street of a like name. */
export function areSameHouse(left: Street, right: Street): boolean {
  if (left.number !== right.number) return false;
  const [fewer, more] = left.words.length <= right.words.length ? [left, right] : [right, left];
  const shared = fewer.words.filter((word) => more.words.some((other) => areAlike(word, other)));
  return shared.length * 2 >= fewer.words.length;
}

function areAlike(left: string, right: string): boolean {
  if (left === right) return true;
  const isLong = Math.min(left.length, right.length) >= MIN_TYPO_LENGTH;
  return isLong && distance(left, right) <= 2;
}
