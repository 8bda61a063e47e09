import { foldWords } from '../names/fold.ts';
import { countryCode } from '../tables/countries.ts';
import { remembered } from '../tables/remembered.ts';
import { subdivisionCode } from '../tables/subdivisions.ts';
import { withPlaceOfLine } from './address-line.ts';
import { nativeTown } from './native-towns.ts';
import { normaliseStreet } from './normalise-street.ts';
import type { PlaceText } from './place-text.ts';

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

/** Rows of one file have the same countries, states and towns again and again. */
const REMEMBERED = { countries: 2_000, states: 10_000, towns: 20_000 } as const;

const countryOf = remembered(REMEMBERED.countries, countryCode);
const stateWithin = remembered(REMEMBERED.states, readState);
const cityOf = remembered(REMEMBERED.towns, normaliseCity);

/** A place with all members, of one that was kept as JSON. */
export function fullPlace({ country, state, city, postalCode, street }: Place): Place {
  return { country, state, city, postalCode, street };
}

/** Whether anything is known of the place. */
export function isSomewhere({ country, state, city, postalCode, street }: Place): boolean {
  return [country, state, city, postalCode, street].some((part) => part !== undefined);
}

/**
 * Normalises the parts of a place; the country is implied by a state that only one country has. An address that is a whole line
 * tells the parts that have no field.
 */
export function normalisePlace(given: PlaceText): Place {
  const text = withPlaceOfLine(given);
  const state = text.state === undefined ? undefined : stateOf(text.state, text.country);
  const country = (text.country === undefined ? undefined : countryOf(text.country)) ?? impliedBy(state);
  const city = text.city === undefined ? undefined : cityOf(text.city);
  const postalCode =
    text.postalCode === undefined ? undefined : normalisePostalCode(text.postalCode, country);
  const street = text.address === undefined ? undefined : normaliseStreet(text.address);
  return { country, state, city, postalCode, street };
}

function stateOf(text: string, countryText: string | undefined): string | undefined {
  const country = countryText === undefined ? undefined : countryOf(countryText);
  return stateWithin(`${country ?? ''}|${text}`);
}

/** Of a text `US|California`; without a country it begins with the bar. */
function readState(text: string): string | undefined {
  const bar = text.indexOf('|');
  const [country, state] = [text.slice(0, bar), text.slice(bar + 1)];
  return subdivisionCode(state, country === '' ? undefined : country) ?? nonEmpty(foldWords(state));
}

function impliedBy(state: string | undefined): string | undefined {
  return state !== undefined && /^[A-Z]{2}-/.test(state) ? state.slice(0, 2) : undefined;
}

function normaliseCity(text: string): string | undefined {
  const [town = ''] = text.split(/[,(/]/);
  const native = nativeTown(town);
  if (native !== undefined) return nonEmpty(native);
  const words = foldWords(town)
    .replace(/\b(?:st|ste)\b/g, 'saint')
    .replace(/\b(?:mt)\b/g, 'mount')
    .replace(/\b(?:ft)\b/g, 'fort')
    .replace(/ city$/, '')
    .replace(/ \d{1,2}$/, '');
  return nonEmpty(words);
}

function normalisePostalCode(text: string, country: string | undefined): string | undefined {
  const compact = foldWords(text).replaceAll(' ', '');
  if (/^0+$/.test(compact)) return undefined;
  const isUs = country === 'US' || (country === undefined && /^\d{9}$/.test(compact));
  if (isUs && /^\d{3,9}$/.test(compact)) return compact.padStart(5, '0').slice(0, 5);
  return nonEmpty(compact);
}

function nonEmpty(text: string): string | undefined {
  return text === '' ? undefined : text;
}
