import type { NormalName, Reading } from '../names/normal-name.ts';
import type { Place } from '../records/normalise-place.ts';
import { isTellingWord } from '../tables/name-words.ts';
import { postalStates } from '../tables/postal-states.ts';

/*
 * Two letters are more often the initials of who founded a company than the code of a state: `MD Anderson` is nobody of Maryland,
 * nor `SC Johnson` of South Carolina.
 */

/** Telling words beside the state by which two names are one wherever they are. */
const LEAST_BESIDE = 2;

/**
 * Whether the letters stand for the states that the reading has in their place (or the other way round): where record or entity is
 * there, or neither is known to be elsewhere and enough is said beside them. `others` is the entity's name as it is written.
 */
export function areStatesMeant(
  { states, tokens, asWritten }: Reading<NormalName>,
  others: string,
  places: readonly Place[],
): boolean {
  if (states === undefined) return true;
  if (states.some((state) => areInitials(state, others))) return false;
  if (states.every((state) => places.some((place) => isThere(place, state)))) return true;
  if (places.some(({ country, state }) => state !== undefined || isOtherCountry(country, states)))
    return false;
  const beside = tokens.filter((word) => isTellingWord(word) && asWritten?.tokens.includes(word));
  return beside.length >= LEAST_BESIDE;
}

/** `N.Y.` and `D.C.`: the first letters of the words of a state; another's dots are those of initials. */
export function isAbbreviatedByDots(code: string, country: string | undefined): boolean {
  return postalStates(country).some((state) => state.code === code && isSpelledBy(state.name, code));
}

function isSpelledBy(name: string, code: string): boolean {
  const words = name.split(' ').filter((word) => word !== 'of');
  return words.length > 1 && words.map((word) => word.charAt(0)).join('') === code;
}

/** The other name has the state's letters with dots behind them. */
function areInitials(iso: string, text: string): boolean {
  if (!text.includes('.')) return false;
  const [country = '', code = ''] = iso.split('-');
  const [first = '', second = ''] = code;
  const isDotted = new RegExp(`(?<![\\p{L}.])${first}\\.\\s?${second}(?!\\p{L})`, 'iu').test(text);
  return isDotted && !isAbbreviatedByDots(code, country);
}

/** In the state, or in the town that is called like it: `New York`. */
function isThere({ state, city, country }: Place, iso: string): boolean {
  if (state !== undefined) return state === iso;
  if (city === undefined || isOtherCountry(country, [iso])) return false;
  const [within, code] = iso.split('-');
  return postalStates(within).some((one) => one.code === code && one.name.toLowerCase() === city);
}

function isOtherCountry(country: string | undefined, states: readonly string[]): boolean {
  return country !== undefined && !states.some((state) => state.startsWith(`${country}-`));
}
