import { isUnderAnotherTown } from '../comparisons/candidate-evidence.ts';
import type {
  ElsewhereEvidence,
  EndingEvidence,
  PlaceEvidence,
  RegionRelation,
} from '../comparisons/evidence.ts';
import { normalisePlace, type Place } from '../records/normalise-place.ts';
import { countryName } from '../tables/countries.ts';
import { agreeing, type Clause, listOf, opposing, type Pair, shortened, supporting } from './clause.ts';
import { asTitle } from './told-entity.ts';

/** Says how the record's place compares with the place of the entity that fits best. */
export function placeClause(row: PlaceEvidence, pair: Pair): Clause {
  const { region, house, right } = row;
  if (house === 'same') return agreeing('the address', 6);
  if (isUnderAnotherTown(row)) return agreeing('the street address (under another city)', 4);
  if (region === undefined) return opposing('street addresses differ', 3);
  if (house === 'other') return opposing(`${regionNoun(region, pair)} agrees but not the street`, 3);
  switch (region) {
    case 'country_differs':
      return opposing(`countries differ: ${apart(countriesOf(right, pair))}`, 7);
    case 'state_differs':
      return opposing(`states differ: ${apart(statesOf(right, pair))}`, 6);
    case 'city_differs':
    case 'city_differs_in_state':
      return opposing(`cities differ: ${apart([citySaid(pair), cityOf(right, pair)])}`, 5);
    default:
      return agreeing(regionNoun(region, pair), 4);
  }
}

/** Says what tells that a record without a country is in another one. */
export function elsewhereClause({ by, left, countries }: ElsewhereEvidence, pair: Pair): Clause {
  const onFile = listOf(countries.map((country) => countryName(country) ?? country));
  switch (by) {
    case 'city':
      return opposing(
        `countries differ: yours ${countryName(left) ?? left} by its city ${shortened(citySaid(pair) ?? '')}, on file ${onFile}`,
        7,
      );
    case 'postal_code':
      return opposing(`the postal code ${shortened(left)} is not one of ${onFile}`, 6);
    case 'phone':
      return opposing(`the phone number (+${left}) is not one of ${onFile}`, 6);
  }
}

/** Says what the ending of its website tells of the country that is not on file. */
export function endingClause({ relation, left, right }: EndingEvidence): Clause {
  const country = countryName(left) ?? left;
  return relation === 'same'
    ? supporting(`its website ${right} is one of ${country}`, 3)
    : opposing(`its website ${right} is not one of ${country}`, 3);
}

function regionNoun(region: RegionRelation, pair: Pair): string {
  const { input, record } = pair;
  if (region === 'postal') return `the postal code ${shortened(input.postal_code ?? '')}`.trim();
  if (region === 'city') return `the city ${shortened(citySaid(pair) ?? '')}`.trim();
  if (region === 'state') return `the state ${shortened(input.state ?? '')}`.trim();
  return `the country ${shortened(input.country ?? record.place.country ?? '')}`.trim();
}

function apart([mine, theirs]: readonly (string | undefined)[]): string {
  return `yours ${shortened(mine ?? 'unknown')}, on file ${theirs ?? 'unknown'}`;
}

/** Both as codes when the record gives a code, else both in words. */
function countriesOf({ country = '' }: Place, { input, record }: Pair): readonly string[] {
  const code = record.place.country ?? '';
  const mine = input.country?.trim() ?? countryName(code) ?? code;
  return mine.length <= 3 ? [mine.toUpperCase(), country] : [mine, countryName(country) ?? country];
}

/** As codes without their country, `MA`, or as they were written. */
function statesOf({ state = '' }: Place, { input, record }: Pair): readonly (string | undefined)[] {
  return [input.state ?? stateText(record.place.state), stateText(state)];
}

function stateText(state: string | undefined): string | undefined {
  if (state === undefined) return undefined;
  return /^[A-Z]{2}-/.test(state) ? state.slice(3) : asTitle(state);
}

/** The record's own, which may stand in its address, or in the brackets of its name: `Siemens (Berlin)`. */
function citySaid({ input, record }: Pair): string | undefined {
  const { city } = record.place;
  if (input.city !== undefined || city === undefined) return input.city;
  return wordsOfCity(input.address ?? '', city) ?? asTitle(city);
}

/** The words of an address that are the city, as they are written: `80333 München`. */
function wordsOfCity(address: string, city: string): string | undefined {
  const words = address.split(BETWEEN_WORDS).filter((word) => word !== '');
  const count = city.split(' ').length;
  for (let at = words.length - count; at >= 0; at--) {
    const said = words.slice(at, at + count).join(' ');
    if (normalisePlace({ city: said }).city === city) return said;
  }
  return undefined;
}

const BETWEEN_WORDS = /[\s,;|]+/;

/** As a source writes it, when that is the city that was compared. */
function cityOf({ city }: Place, { told }: Pair): string | undefined {
  if (city === undefined) return undefined;
  const isTold = told.city !== null && normalisePlace({ city: told.city }).city === city;
  return isTold ? (told.city ?? undefined) : asTitle(city);
}
