import { foldWords } from '../names/fold.ts';
import { countryOfCity } from '../tables/cities.ts';
import { countryCode } from '../tables/countries.ts';
import { countryOfCode, isPostalCodeOf } from '../tables/postal-codes.ts';
import { spellingKey } from '../tables/spelling-key.ts';
import { saysBox, saysUnit } from '../tables/street-words.ts';
import { subdivisionCode } from '../tables/subdivisions.ts';
import {
  codeBehind,
  countryOfPart,
  endsWithCountry,
  isAmericanState,
  isStateBefore,
} from './line-country.ts';
import { isCounty, isTown, townBehindStreet } from './line-town.ts';
import { normaliseStreet, streetWord } from './normalise-street.ts';
import type { PlaceText } from './place-text.ts';
import { streetOf } from './street.ts';

/** What is read off the end of a line; what stands before is left in its parts. */
interface Line {
  readonly parts: string[];
  /** The country that the record says in a field of its own, alpha-2. */
  readonly given?: string | undefined;
  /** All others are undefined until they are read. */
  country?: string | undefined;
  /** ISO 3166-2. */
  state?: string | undefined;
  /** The state as a part of its own says it. */
  stateName?: string | undefined;
  code?: string | undefined;
  /** The country that such a code tells. */
  ofCode?: string | undefined;
  /** Behind its postal code. */
  town?: string | undefined;
  /** No comma parts the country's code from what stands before. */
  isUnparted?: boolean;
}

/** A line of parts, or one that ends as registries write it: `… PLEASANTON CA US 94588`. */
const MAY_TELL = /[,;|\n\r，、]|\s[A-Z]{2} \S*\d\S*(?: \w{2,3})?$/;
const BETWEEN = /\s*[,;|\n\r，、]+\s*/;
const BLANK_ENDS = /^[\s-]+|[\s-]+$/g;
const MOST_CHARACTERS = 300;

/**
 * Reads the town, state, postal code and country off the end of an address that is a whole line (`145 Rio Robles, San Jose, CA
 * 95134, USA`), where the record has no fields for them. What does not end as a line with a known country, state or code is left.
 */
export function withPlaceOfLine(text: PlaceText): PlaceText {
  const { address, city, state, postalCode } = text;
  if (address === undefined || city !== undefined || state !== undefined || postalCode !== undefined)
    return text;
  if (address.length > MOST_CHARACTERS || !MAY_TELL.test(address)) return text;
  const given = text.country === undefined ? undefined : countryCode(text.country);
  const parts = address.split(BETWEEN).filter((part) => part !== '');
  const read = placeOf({ parts, given });
  return read === undefined ? text : { ...read, country: text.country ?? read.country };
}

/** Of big customers of the French post: `Courbevoie Cedex`. */
const CEDEX = / cedex(?: \d+)?$/i;

function placeOf(line: Line): PlaceText | undefined {
  while (STEPS.some((takes) => takes(line)));
  const country = countryOf(line);
  const { state, code: postalCode } = line;
  if (line.country === undefined && state === undefined && postalCode === undefined) return undefined;
  if (line.given !== undefined && line.country !== undefined && line.country !== line.given) return undefined;
  if (postalCode !== undefined && !mayBeItsCode(line, postalCode)) return undefined;
  const city = (line.town ?? takeTown(line) ?? line.stateName)?.replace(CEDEX, '');
  return { country, state, city, postalCode, address: addressOf(line.parts) };
}

/** Each takes one thing off the end, if it stands there. */
const STEPS: readonly ((line: Line) => boolean)[] = [
  takeCode,
  takeCountry,
  takeState,
  takeCountryBehind,
  takeCodeBefore,
];

function takeCode(line: Line): boolean {
  const last = lastOf(line);
  const code = line.code === undefined ? codeBehind(last) : undefined;
  if (code === undefined) return false;
  const [country, before] = [countryOf(line), last.slice(0, -code.length)];
  if (isOfHouse(code, before) || (country !== undefined && !isPostalCodeOf(code, country))) return false;
  line.code = code;
  if (country === undefined) line.ofCode = countryOfCode(code);
  replaceLast(line, before);
  return true;
}

/** `Suite 2000`, `PO Box 28013`. */
function isOfHouse(number: string, before: string): boolean {
  const word = streetWord(foldWords(before.trimEnd().split(' ').at(-1) ?? ''));
  return saysUnit(word, number) || saysBox(word, number);
}

function takeCountry(line: Line): boolean {
  if (line.town !== undefined) return false;
  const last = lastOf(line);
  const country = countryOfPart(last, { ...line, before: line.parts.at(-2) ?? '' });
  if (country === undefined || (line.country !== undefined && !isSaidAgain(last, line.country))) return false;
  line.country ??= country;
  replaceLast(line, '');
  return true;
}

/** `England, United Kingdom`, but `Dubai, United Arab Emirates`. */
function isSaidAgain(part: string, country: string): boolean {
  return countryCode(part) === country && countryOfCity(spellingKey(part)) === undefined;
}

/** The country stands behind the town without a comma: by its code before a postal code (`CN 518116`), or by its name. */
function takeCountryBehind(line: Line): boolean {
  if (line.country !== undefined || line.state !== undefined || line.town !== undefined) return false;
  const found = endsWithCountry(lastOf(line), line);
  if (found === undefined) return false;
  line.country = found.country;
  line.isUnparted = found.isCode;
  replaceLast(line, found.before);
  return true;
}

/** Where a state stands behind its town without a comma. */
const BEHIND_TOWNS = new Set('US CA AU BR CN JP IN'.split(' '));
const MOST_WORDS = 3;
const CODE = /^[A-Z]{2,3}$/;

function takeState(line: Line): boolean {
  if (line.state !== undefined || line.town !== undefined) return false;
  const last = lastOf(line);
  const state = stateOfPart(last, line);
  if (state !== undefined) {
    line.state = state;
    if (!CODE.test(last)) line.stateName = last;
    replaceLast(line, '');
    return true;
  }
  return mayBeBehindTown(line) && takeStateBehind(line);
}

function mayBeBehindTown({ isUnparted, code, ...line }: Line): boolean {
  const country = countryOf(line);
  return country === undefined ? code !== undefined : isUnparted === true || BEHIND_TOWNS.has(country);
}

/** Without a postal code only behind a town: `12 Oak CT` is a court, and `8th St NE` no street of Nebraska. */
function takeStateBehind(line: Line): boolean {
  const words = lastOf(line).split(/\s+/);
  for (let count = Math.min(MOST_WORDS, words.length - 1); count > 0; count--) {
    const text = words.slice(-count).join(' ');
    const state = stateOf(text, line);
    if (state === undefined) continue;
    if (line.code === undefined && !isTown(words.slice(0, -count).join(' '))) continue;
    line.state = state;
    if (TOWN_STATES.has(state)) line.stateName = text;
    replaceLast(line, words.slice(0, -count).join(' '));
    return true;
  }
  return false;
}

/** Without a country or a postal code behind it, `CA` is a state only where America writes its lines: the house first. */
function stateOfPart(part: string, line: Line): string | undefined {
  if (countryOf(line) !== undefined || line.code !== undefined) return stateOf(part, line);
  const [first = ''] = line.parts;
  return CODE.test(part) && isAmericanState(part) && line.parts.length > 1 && /^\d+\s/.test(first)
    ? subdivisionCode(part)
    : undefined;
}

function stateOf(text: string, line: Line): string | undefined {
  const country = countryOf(line);
  if (text.length < 2 || (text.length < 4 && text !== text.toUpperCase())) return undefined;
  if (country !== undefined) return subdivisionCode(text, country);
  const state = subdivisionCode(text);
  const { code = '' } = line;
  const isState = state !== undefined && isPostalCodeOf(code, state.slice(0, 2)) && isStateBefore(text, code);
  return isState ? state : undefined;
}

const CODE_BEFORE =
  /^(?:[A-Z]{1,2}[- ])?(\d{4} ?[A-Z]{2}|\d{5}-\d{3}|\d{4}-\d{3}|\d{2}-\d{3}|\d{3} \d{2}|\d{4,6}),?\s+(\p{L}.*)$/u;
const TOWN_DIGITS = /^\d{4,5}$/;
/** Where the code stands behind the town alone; a number before is a house. */
const BEHIND_ALONE = new Set('AU CA GB IE IN NZ US'.split(' '));

/** `10115 Berlin`; where no country is known, a house with its number must stand before. */
function takeCodeBefore(line: Line): boolean {
  const [, code = '', town = ''] = CODE_BEFORE.exec(lastOf(line)) ?? [];
  if (line.code !== undefined || code === '' || !isTown(town)) return false;
  const country = countryOf(line);
  const isCode =
    country === undefined
      ? TOWN_DIGITS.test(code) && isHouse(line.parts.at(-2) ?? '')
      : isPostalCodeOf(code, country) && !BEHIND_ALONE.has(country);
  if (!isCode) return false;
  line.code = code;
  line.town = town;
  replaceLast(line, '');
  return true;
}

function isHouse(part: string): boolean {
  return streetOf(normaliseStreet(part) ?? '') !== undefined;
}

/** States that are towns. */
const TOWN_STATES = new Set(
  'AE-AZ AE-DU AE-SH AT-9 CN-BJ CN-CQ CN-SH CN-TJ DE-BE DE-HB DE-HH JP-13'.split(' '),
);

/** The town is what stands before all that was read. */
function takeTown(line: Line): string | undefined {
  const { stateName, state = '' } = line;
  if (stateName !== undefined && TOWN_STATES.has(state)) return stateName;
  const country = countryOf(line);
  if (country === 'GB' && isCounty(lastOf(line)) && isTown(line.parts.at(-2) ?? '')) replaceLast(line, '');
  const last = lastOf(line);
  if (isTown(last) && (line.isUnparted !== true || isAlone(line))) {
    replaceLast(line, '');
    return last;
  }
  const found = townBehindStreet(last, country);
  if (found === undefined) return undefined;
  replaceLast(line, found.before);
  return found.town;
}

/** `Nordhorn DE 48513`: no street stands before the town. */
function isAlone({ parts }: Line): boolean {
  return parts.length === 1 && !/\s\S+\s/.test(parts[0] ?? '');
}

function mayBeItsCode({ town, isUnparted, ...line }: Line, code: string): boolean {
  const country = countryOf(line);
  if (country === undefined) return town !== undefined;
  return isPostalCodeOf(code, country) || isUnparted === true;
}

function countryOf({ given, country, state, ofCode }: Line): string | undefined {
  return given ?? country ?? state?.slice(0, 2) ?? ofCode;
}

function lastOf({ parts }: Line): string {
  return parts.at(-1) ?? '';
}

function replaceLast({ parts }: Line, text: string): void {
  parts.pop();
  const left = text.replace(BLANK_ENDS, '');
  if (left !== '') parts.push(left);
}

function addressOf(parts: readonly string[]): string | undefined {
  return parts.length === 0 ? undefined : parts.join(', ');
}
