import { foldWords } from '../names/fold.ts';
import { countryCode } from '../tables/countries.ts';
import { subdivisionCode } from '../tables/subdivisions.ts';

/** Where a company is, each part undefined when unknown or unrecognised. All have the same members in the same order, like names. */
export interface Place {
  readonly country?: string | undefined;
  /** ISO 3166-2 like `US-CA`, else the folded text. */
  readonly state?: string | undefined;
  readonly city?: string | undefined;
  readonly postalCode?: string | undefined;
  /** Folded street words, house number included. */
  readonly street?: string | undefined;
}

export interface PlaceText {
  readonly country?: string | undefined;
  readonly state?: string | undefined;
  readonly city?: string | undefined;
  readonly postalCode?: string | undefined;
  readonly address?: string | undefined;
}

const STREET_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    street: 'st',
    avenue: 'ave',
    av: 'ave',
    road: 'rd',
    boulevard: 'blvd',
    drive: 'dr',
    lane: 'ln',
    court: 'ct',
    square: 'sq',
    parkway: 'pkwy',
    highway: 'hwy',
    place: 'pl',
    terrace: 'ter',
    suite: 'ste',
    floor: 'fl',
    north: 'n',
    south: 's',
    east: 'e',
    west: 'w',
    building: 'bldg',
    strasse: 'str',
    straße: 'str',
  }),
);
const UNITS = /\b(?:ste|fl|unit|apt|room|rm|bldg)\s+\w+\b|\b\d+(?:st|nd|rd|th)\s+fl\b/g;

/** Whether anything is known of the place. */
export function isSomewhere({ country, state, city, postalCode, street }: Place): boolean {
  return [country, state, city, postalCode, street].some((part) => part !== undefined);
}

/** Normalises the parts of a place; the country is implied by a state that only one country has. */
export function normalisePlace(text: PlaceText): Place {
  const country = text.country === undefined ? undefined : countryCode(text.country);
  const state =
    text.state === undefined
      ? undefined
      : (subdivisionCode(text.state, country) ?? nonEmpty(foldWords(text.state)));
  const impliedCountry =
    country ?? (state !== undefined && /^[A-Z]{2}-/.test(state) ? state.slice(0, 2) : undefined);
  const city = text.city === undefined ? undefined : normaliseCity(text.city);
  const postalCode =
    text.postalCode === undefined ? undefined : normalisePostalCode(text.postalCode, impliedCountry);
  const street = text.address === undefined ? undefined : normaliseStreet(text.address);
  return { country: impliedCountry, state, city, postalCode, street };
}

function normaliseCity(text: string): string | undefined {
  const words = foldWords(text.split(/[,(/]/)[0] ?? '')
    .replace(/\b(?:st|ste)\b/g, 'saint')
    .replace(/\b(?:mt)\b/g, 'mount')
    .replace(/\b(?:ft)\b/g, 'fort')
    .replace(/ city$/, '')
    .replace(/ \d{1,2}$/, '');
  return nonEmpty(words);
}

function normalisePostalCode(text: string, country: string | undefined): string | undefined {
  const compact = foldWords(text).replace(/ /g, '');
  if (/^0+$/.test(compact)) return undefined;
  const isUs = country === 'US' || (country === undefined && /^\d{9}$/.test(compact));
  if (isUs && /^\d{3,9}$/.test(compact)) return compact.padStart(5, '0').slice(0, 5);
  return nonEmpty(compact);
}

function normaliseStreet(text: string): string | undefined {
  const words = foldWords(text)
    .split(' ')
    .map((word) => STREET_WORDS.get(word) ?? word.replace(/strasse$/, 'str'))
    .join(' ')
    .replace(UNITS, '')
    .replace(/ +/g, ' ')
    .trim();
  return nonEmpty(words);
}

function nonEmpty(text: string): string | undefined {
  return text === '' ? undefined : text;
}
