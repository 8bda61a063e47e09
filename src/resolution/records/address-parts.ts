import {
  isStreetFiller,
  saysBox,
  saysNumberedStreet,
  saysUnit,
  streetKindsOf,
} from '../tables/street-words.ts';

/** The words of an address before and behind the number of the house, without what is within the house. */
interface AddressParts {
  readonly before: readonly string[];
  readonly behind: readonly string[];
  readonly house?: House | undefined;
  /** The number of a box of the post. */
  readonly box?: string | undefined;
}

interface House {
  readonly number: string;
  /** The last one of `3180-82`. */
  readonly upTo?: string | undefined;
}

const NUMBER = /^\d+[a-z]?$/;
const FIRST_DIGIT = /^\d/;
const DIGITS = /^\d+$/;
const IN_WORDS = ['', ...'one two three four five six seven eight nine ten'.split(' ')];
/** So many houses at most have one address: `3180-3200`. */
const MAX_RANGE = 20;
/** A shorter first number is not shortened in the last one: `3180-82`, but `12-3`. */
const MIN_SHORTENED = 4;

/** Finds the number of the house, which no floor, suite or box of the post is, nor `7` of `Highway 7`. */
export function partsOfAddress(text: string): AddressParts {
  const tokens = text.split(' ');
  const [before, behind]: [string[], string[]] = [[], []];
  let house: House | undefined;
  let box: string | undefined;
  for (let at = 0; at < tokens.length; at++) {
    const [word = '', next = ''] = [tokens[at], tokens[at + 1]];
    const words = house === undefined ? before : behind;
    const mayTell = next.length === 1 || FIRST_DIGIT.test(next);
    if (mayTell && saysUnit(word, next)) at++;
    else if (mayTell && saysBox(word, next)) {
      box ??= next;
      at++;
    } else if (mayTell && saysNumberedStreet(word, next)) {
      words.push(word, next);
      at++;
    } else if (!NUMBER.test(word)) words.push(word);
    else if (house === undefined && isOfName(before, tokens, at)) words.push(word);
    else if (house === undefined) {
      const upTo = lastOf(word, next);
      house = { number: withoutLetter(word), upTo };
      if (upTo !== undefined) at++;
    }
  }
  return house === undefined ? inWords({ before, behind, box }) : { before, behind, house, box };
}

/** `One Main St`: only where no other number is the house. */
function inWords(parts: AddressParts): AddressParts {
  const [first = '', ...behind] = parts.before;
  const number = IN_WORDS.indexOf(first);
  return number < 1 || behind.length === 0 || parts.box !== undefined
    ? parts
    : { before: [], behind, house: { number: `${number}` } };
}

/** `17` of `Straße des 17. Juni 135`: no name has been told before it, and another number follows. */
function isOfName(before: readonly string[], tokens: readonly string[], at: number): boolean {
  const next = tokens[at + 1];
  if (before.length === 0 || next === undefined || NUMBER.test(next)) return false;
  const isUntold = before.every((word) => streetKindsOf(word) !== undefined || isStreetFiller(word));
  return isUntold && streetKindsOf(next) === undefined && hasNumberBehind(at, tokens);
}

function hasNumberBehind(at: number, tokens: readonly string[]): boolean {
  return tokens.some(
    (token, place) => place > at && NUMBER.test(token) && !saysUnit(tokens[place - 1] ?? '', token),
  );
}

function withoutLetter(number: string): string {
  return number.replace(/[a-z]$/, '').replace(/^0+(?=\d)/, '');
}

/** The last house of a range: `82` of `3180 82` is 3182. */
function lastOf(number: string, next: string): string | undefined {
  if (!DIGITS.test(number) || !DIGITS.test(next)) return undefined;
  const isShortened = next.length < number.length && next.length > 1 && number.length >= MIN_SHORTENED;
  const last = isShortened ? number.slice(0, -next.length) + next : next;
  const houses = Number(last) - Number(number);
  return houses > 0 && houses <= MAX_RANGE ? last : undefined;
}
