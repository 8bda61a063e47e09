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

/** Parts the words of a normalised name into places, longest first, and the others in their order. */
export function partPlaces(tokens: readonly string[]): {
  readonly places: readonly NamedPlace[];
  readonly others: readonly string[];
} {
  const places: NamedPlace[] = [];
  const others: string[] = [];
  for (let at = 0; at < tokens.length; ) {
    const found = placeAt(tokens, at);
    if (found === undefined) others.push(tokens[at] ?? '');
    else places.push(found.place);
    at += found?.length ?? 1;
  }
  return { places, others };
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
