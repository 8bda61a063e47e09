import { foldWords } from '../names/fold.ts';
import { type NormalName, type Reading, readAs } from '../names/normal-name.ts';
import { normaliseName } from '../names/normalise-name.ts';
import { normalisePlace, type Place } from '../records/normalise-place.ts';
import { areOneTown } from '../records/town-names.ts';
import { countryCode, countryNames } from '../tables/countries.ts';
import { legalForms } from '../tables/legal-forms.ts';
import { isTellingWord } from '../tables/name-words.ts';
import { spellingKey } from '../tables/spelling-key.ts';
import { subdivisionCode } from '../tables/subdivisions.ts';

/** A name read without what may be a place behind it. */
export interface NameBeforePlaces {
  readonly reading: Reading<NormalName>;
  /** As they stand there, the nearest to the name first. */
  readonly places: readonly string[];
}

/** Asked of every name; a stroke within a word parts nothing: `A/S`. */
const SIGN = /[,;|]|\s[-–—/]\s/;
/** What parts a name from a place; without a blank, a stroke joins two words of a name. */
const BETWEEN = /\s*[,;|]\s*|\s+[-–—/]\s+/;
const BRACKET = /[([{]/;
/** Town, state and country. */
const MOST_PLACES = 3;
const PLACE = /^\p{L}[\p{L}.'’ -]{1,40}$/u;

const NONE: readonly NameBeforePlaces[] = [];

// A record's name is looked up and then compared with all candidates.
const remembered = new WeakMap<NormalName, readonly NameBeforePlaces[]>();

/**
 * `Kudzwa University, Leeds, UK` read as Kudzwa University, Leeds and as Kudzwa University; whether that is where the company
 * is, is asked of the company. Empty for nearly all names.
 */
export function namesBeforePlaces(
  name: NormalName,
  country: string | undefined,
): readonly NameBeforePlaces[] {
  if (name.part !== 'whole' || !isParted(name)) return NONE;
  let known = remembered.get(name);
  if (known === undefined) {
    known = BRACKET.test(name.text) ? NONE : read(name, country);
    remembered.set(name, known);
  }
  return known;
}

function read(name: NormalName, country: string | undefined): readonly NameBeforePlaces[] {
  const parts = name.text.split(BETWEEN);
  const found: NameBeforePlaces[] = [];
  for (let at = parts.length - 1; at > 0 && at >= parts.length - MOST_PLACES; at--) {
    if (!mayBePlace(parts[at] ?? '')) break;
    const [head] = normaliseName(parts.slice(0, at).join(', '), country);
    if (head === undefined || head.tokens.length >= name.tokens.length) continue;
    const { tokens, english, forms } = head;
    const places = parts.slice(at);
    found.push({ reading: readAs(name, tokens, { english, forms, seat: places }), places });
  }
  return found;
}

function mayBePlace(part: string): boolean {
  return PLACE.test(part) && !legalForms().has(foldWords(part));
}

/** Whether a sign may say that what stands behind the name is no part of it. */
export function isParted({ text }: Pick<NormalName, 'text'>): boolean {
  return SIGN.test(text);
}

/** What is written of a name before the place behind it. */
export function textBeforeSeat({ text, seat }: Reading<NormalName>): string {
  const start = seat?.[0] === undefined ? -1 : text.lastIndexOf(seat[0]);
  return start <= 0 ? text : text.slice(0, start).replace(JOINTS, '');
}

const JOINTS = /[\s,;|/–—-]+$/u;

/**
 * `Kudzwa Leeds`, `Kudzwa Canada` and `Kudzwa Tulsa OK` read as Kudzwa, for a company that is in one of these places: its town, also
 * with its state or country behind, or its country by name where the record says none; undefined where the name does not end in
 * one, or says nothing telling before it.
 */
export function nameBeforePlace(
  name: NormalName,
  { country }: Pick<Place, 'country'>,
  places: readonly Place[],
): Reading<NormalName> | undefined {
  if (name.part !== 'whole' || isParted(name) || BRACKET.test(name.text)) return undefined;
  const words = name.text.split(BLANK);
  const count = Math.max(...places.map((place) => wordsOfPlace(words, place, country)), 0);
  if (count === 0) return undefined;
  const [head] = normaliseName(words.slice(0, -count).join(' '), country);
  if (head === undefined || !head.tokens.some(isTellingWord)) return undefined;
  const { tokens, english, forms } = head;
  return readAs(name, tokens, { english, forms, seat: [words.slice(-count).join(' ')] });
}

const BLANK = /\s+/;
/** `Frankfurt am Main`, `South Africa`. */
const MOST_WORDS_OF_PLACE = 3;
/** `New South Wales Australia`. */
const MOST_WORDS_OF_REGION = 4;

/**
 * `Kudzwa Tulsa OK` may be Kudzwa or Kudzwa Tulsa: what stands before a town of a few words, where a state or country stands behind
 * it. Whether the company is there is asked of it.
 */
export function namesBeforeTown(name: NormalName, country: string | undefined): readonly NormalName[] {
  const words = name.part === 'whole' ? name.text.split(BLANK) : [];
  if (words.length < FEWEST_WORDS) return NO_NAMES;
  if (!mayBeRegion(words.at(-1) ?? '') && !mayBeRegion(words.slice(-2).join(' '))) return NO_NAMES;
  const names: NormalName[] = [];
  for (let before = words.length - 2; before > 0 && before >= words.length - MOST_WORDS_BEHIND; before--) {
    const [head] = normaliseName(words.slice(0, before).join(' '), country);
    if (head?.tokens.some(isTellingWord)) names.push(head);
  }
  return names;
}

const NO_NAMES: readonly NormalName[] = [];
/** A name, a town and what stands behind it. */
const FEWEST_WORDS = 3;
/** `Salt Lake City UT USA`. */
const MOST_WORDS_BEHIND = 5;

function mayBeRegion(word: string): boolean {
  if (isCode(word)) return word.length > 1 && (countryCode(word) ?? subdivisionCode(word)) !== undefined;
  return countryNames().has(spellingKey(word)) || subdivisionCode(word) !== undefined;
}

/** How many words at the end of a name say the place; the name itself has one at least. */
function wordsOfPlace(words: readonly string[], place: Place, said: string | undefined): number {
  const most = words.length - 1;
  for (let region = 1; region <= Math.min(MOST_WORDS_OF_REGION, most - 1); region++) {
    if (!isRegionOf(words.slice(-region), place)) continue;
    const before = words.slice(0, -region);
    const town = longest(most - region, (count) => isTownOf(before.slice(-count).join(' '), place));
    if (town > 0) return town + region;
  }
  return longest(most, (count) => {
    const text = words.slice(-count).join(' ');
    return isTownOf(text, place) || (said === undefined && isCountryOf(text, place));
  });
}

function longest(most: number, holds: (count: number) => boolean): number {
  for (let count = Math.min(MOST_WORDS_OF_PLACE, most); count > 0; count--) if (holds(count)) return count;
  return 0;
}

/** `NY`, `New York`, `NY USA`, `Germany`, `DE`: the state, the country, or both. */
function isRegionOf(words: readonly string[], place: Place): boolean {
  if (isStateOrCountryOf(words.join(' '), place)) return true;
  const [country = '', state] = [words.at(-1), words.slice(0, -1).join(' ')];
  return isOnlyCountry(country, place) && state !== '' && isStateOrCountryOf(state, place);
}

function isOnlyCountry(text: string, place: Place): boolean {
  return isCountryOf(text, place) || (isCode(text) && countryCode(text) === place.country);
}

function isStateOrCountryOf(text: string, place: Place): boolean {
  return place.country !== undefined && (isOnlyCountry(text, place) || isStateOf(text, place));
}

/** By its name, or by its code in capitals: what is as short in small letters is a word. */
function isStateOf(text: string, { state, country }: Place): boolean {
  if (text.length <= LONGEST_CODE && !isCode(text)) return false;
  const said = subdivisionCode(text, country);
  return said !== undefined && (state === undefined || said === state);
}

function isCode(text: string): boolean {
  return text.length <= LONGEST_CODE && text === text.toUpperCase();
}

/** Whether all of these are of one of the places: its town, state or country. */
export function areWhere(parts: readonly string[], places: readonly Place[]): boolean {
  return places.some((place) => parts.every((part) => isPartOf(part, place)));
}

function isPartOf(part: string, place: Place): boolean {
  if (isTownOf(part, place)) return true;
  const { country } = place;
  if (country === undefined) return false;
  const isName = part.length > LONGEST_CODE || countryNames().has(spellingKey(part));
  return isName && countryCode(part) === country ? true : isStateOf(part, place);
}

function isTownOf(part: string, { city }: Place): boolean {
  const town = city === undefined ? undefined : normalisePlace({ city: part }).city;
  return city !== undefined && town !== undefined && areOneTown(city, town);
}

/** Of words alone: a code of two letters may be anything. */
function isCountryOf(part: string, { country }: Place): boolean {
  return country !== undefined && countryNames().has(spellingKey(part)) && countryCode(part) === country;
}

/** `TX`, `NSW`. */
const LONGEST_CODE = 3;
