import { countryCode, countryName, countryNames } from '../../resolution/tables/countries.ts';
import { lazily } from '../../resolution/tables/lazily.ts';
import { remembered } from '../../resolution/tables/remembered.ts';
import { subdivisionCode } from '../../resolution/tables/subdivisions.ts';
import { tableText } from '../../resolution/tables/table-text.ts';

/** A country or region that a name holds, as it is told to people. */
export interface NamedPlace {
  readonly scope: string;
  /** ISO 3166-1 alpha-2 of a country, or of the country that a state or province lies in. */
  readonly country?: string;
  readonly kind: 'country' | 'region' | 'part';
}

const LONGEST = 5;
/** Shorter names of states are words and abbreviations of other things as often. */
const SHORTEST_PART = 5;
const REMEMBERED_WORDS = 10_000;

const regions = lazily(() => {
  const byName = new Map<string, string>();
  for (const line of tableText('regions').trim().split('\n')) {
    const [scope = '', spellings = ''] = line.split(': ');
    for (const spelling of spellings.split('; ')) byName.set(spelling, scope);
  }
  return byName;
});

const nationalities = lazily(() => {
  const byWord = new Map<string, string>();
  for (const line of tableText('nationalities').trim().split('\n')) {
    const [code = '', ...words] = line.split(' ');
    for (const word of words) byWord.set(word, code);
  }
  return byWord;
});

/** Words before a place for a part of it, as far as the two together have no meaning of their own: `southern` Sweden. */
const PARTS: ReadonlySet<string> = new Set(
  'north south east west northern southern eastern western northeast northwest southeast southwest northeastern northwestern southeastern southwestern central mid upper lower greater nord sud sul'.split(
    ' ',
  ),
);
/** A place called so is another one: `new` England, and Jersey `city`. */
const NEW = 'new';
const OTHER_PLACES: ReadonlySet<string> = new Set(
  'bay beach city coast creek falls grove hill hills lake mountain river spring springs valley'.split(' '),
);

/**
 * Parts the words of a normalised name into places, longest first, and the others in their order. The words for a part of
 * a place stay among the others, too: two units for two parts of a country are not one.
 */
export function partPlaces(tokens: readonly string[]): {
  readonly places: readonly NamedPlace[];
  readonly others: readonly string[];
} {
  const places: NamedPlace[] = [];
  const others: string[] = [];
  for (let at = 0; at < tokens.length; ) {
    const found = placeAt(tokens, at);
    const length = found?.length ?? 1;
    const words = tokens.slice(at, at + length);
    const isOther = tokens[at - 1] === NEW || OTHER_PLACES.has(tokens[at + length] ?? '');
    if (found === undefined || isOther) others.push(...words);
    else places.push(partOf(found.place, words, directionsBefore(tokens, at)));
    at += length;
  }
  return { places, others };
}

/** `south eastern` of `south eastern europe`. */
function directionsBefore(tokens: readonly string[], at: number): readonly string[] {
  const first = tokens.slice(0, at).findLastIndex((word) => !PARTS.has(word)) + 1;
  return tokens.slice(first, at);
}

/** The place that the words name with the directions before it, or that part of it. */
function partOf(place: NamedPlace, words: readonly string[], directions: readonly string[]): NamedPlace {
  if (directions.length === 0) return place;
  const said = words.join(' ');
  const isAdjective = place.kind === 'region' || nationalities().has(said);
  const whole = `${directions.join(' ')} ${isAdjective ? place.scope : said}`;
  const known = placeOf(whole.toLowerCase());
  if (known !== undefined || place.kind === 'region') return known ?? place;
  return { ...place, scope: capitalised(whole), kind: 'part' };
}

function placeAt(
  tokens: readonly string[],
  at: number,
): { readonly place: NamedPlace; readonly length: number } | undefined {
  for (let length = Math.min(LONGEST, tokens.length - at); length > 0; length--) {
    const place =
      length === 1 ? placeOfWord(tokens[at] ?? '') : placeOf(tokens.slice(at, at + length).join(' '));
    if (place !== undefined) return { place, length };
  }
  return undefined;
}

/** Unlike stretches of words, the words of names come again and again. */
const placeOfWord = remembered(REMEMBERED_WORDS, placeOf);

function placeOf(words: string): NamedPlace | undefined {
  const region = regions().get(words);
  if (region !== undefined) return { scope: region, kind: 'region' };
  const country = nationalities().get(words) ?? (countryNames().has(words) ? countryCode(words) : undefined);
  if (country !== undefined) return placeOfCountry(country);
  const part = words.length < SHORTEST_PART ? undefined : subdivisionCode(words);
  return part === undefined
    ? undefined
    : { scope: capitalised(words), country: part.slice(0, 2), kind: 'part' };
}

/** The place that a country is, by its alpha-2 code. */
export function placeOfCountry(code: string): NamedPlace {
  return { scope: countryName(code) ?? code, country: code, kind: 'country' };
}

function capitalised(words: string): string {
  return words.replace(/(?:^|\s)\S/g, (letter) => letter.toUpperCase());
}
