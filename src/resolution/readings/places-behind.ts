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
 * `Kudzwa Leeds` and `Kudzwa Canada` read as Kudzwa, for a company that is in one of these places: its town, or its country by
 * name where the record says none; undefined where the name does not end in one, or says nothing telling before it.
 */
export function nameBeforePlace(
  name: NormalName,
  { country }: Pick<Place, 'country'>,
  places: readonly Place[],
): Reading<NormalName> | undefined {
  if (name.part !== 'whole' || isParted(name) || BRACKET.test(name.text)) return undefined;
  const words = name.text.split(BLANK);
  for (let count = Math.min(MOST_WORDS_OF_PLACE, words.length - 1); count > 0; count--) {
    const said = words.slice(-count).join(' ');
    const isThere = (place: Place) =>
      isTownOf(said, place) || (country === undefined && isCountryOf(said, place));
    if (!places.some(isThere)) continue;
    const [head] = normaliseName(words.slice(0, -count).join(' '), country);
    if (head === undefined || !head.tokens.some(isTellingWord)) return undefined;
    const { tokens, english, forms } = head;
    return readAs(name, tokens, { english, forms, seat: [said] });
  }
  return undefined;
}

const BLANK = /\s+/;
/** `Frankfurt am Main`, `South Africa`. */
const MOST_WORDS_OF_PLACE = 3;

/** Whether all of these are of one of the places: its town, state or country. */
export function areWhere(parts: readonly string[], places: readonly Place[]): boolean {
  return places.some((place) => parts.every((part) => isPartOf(part, place)));
}

function isPartOf(part: string, place: Place): boolean {
  const { state, country } = place;
  if (isTownOf(part, place)) return true;
  if (country === undefined) return false;
  const isName = part.length > LONGEST_CODE || countryNames().has(spellingKey(part));
  if (isName && countryCode(part) === country) return true;
  if (!isName && part !== part.toUpperCase()) return false;
  const said = subdivisionCode(part, country);
  return said !== undefined && (state === undefined || said === state);
}

function isTownOf(part: string, { city }: Place): boolean {
  const town = city === undefined ? undefined : normalisePlace({ city: part }).city;
  return city !== undefined && town !== undefined && areOneTown(city, town);
}

/** Of words alone: a code of two letters may be anything. */
function isCountryOf(part: string, { country }: Place): boolean {
  return country !== undefined && countryNames().has(spellingKey(part)) && countryCode(part) === country;
}

/** `TX`, `NSW`: what is as short in small letters is a word. */
const LONGEST_CODE = 3;
