import { countryCode } from '../../resolution/tables/countries.ts';
import type { RorLocation } from './ror-organisation.ts';

/** `Pfizer (United States)`; only the last bracket counts. */
const BRACKETED = /^(.*\S)\s*\(([^()]+)\)$/;
/** Places with a code of their own inside the country that the bracket names. */
const PART_OF: ReadonlyMap<string, string> = new Map([
  ...['HK', 'MO'].map((code): [string, string] => [code, 'CN']),
  ...['AS', 'GU', 'MP', 'PR', 'VI'].map((code): [string, string] => [code, 'US']),
  ...['GF', 'GP', 'MQ', 'NC', 'PF', 'RE', 'YT'].map((code): [string, string] => [code, 'FR']),
  ...['GG', 'IM', 'JE'].map((code): [string, string] => [code, 'GB']),
  ...['AW', 'CW', 'SX'].map((code): [string, string] => [code, 'NL']),
]);

/**
 * Takes the country off a displayed name and gives the location in it. The bracket is believed over the locations,
 * which are now and then a namesake town on another continent; then the city is left out.
 */
export function placedName(
  displayed: string,
  locations: readonly RorLocation[],
): { readonly name: string; readonly location: RorLocation | undefined } {
  const [, name, bracket] = BRACKETED.exec(displayed) ?? [];
  const code = bracket === undefined ? undefined : countryOf(bracket, locations);
  if (name === undefined || code === undefined) return { name: displayed, location: locations[0] };
  const location =
    locations.find((place) => place.countryCode === code) ??
    locations.find((place) => PART_OF.get(place.countryCode) === code);
  return { name, location: location ?? { countryCode: code, countryName: '', state: '', city: '' } };
}

function countryOf(bracket: string, locations: readonly RorLocation[]): string | undefined {
  const named = locations.find((place) => withoutThe(place.countryName) === withoutThe(bracket));
  if (named !== undefined) return named.countryCode;
  const isState = bracket === 'Georgia' && locations[0]?.countryCode === 'US';
  // Three letters or fewer are an acronym far more often than a country, but for the UK and the USA.
  const isAcronym = bracket.length <= 3 && !/^(UK|USA)$/i.test(bracket);
  // `(Shanghai, China)` tells the branch from those in other towns.
  return isState || isAcronym || bracket.includes(',') ? undefined : countryCode(bracket);
}

function withoutThe(name: string): string {
  return name.toLowerCase().replace(/^the /, '');
}
