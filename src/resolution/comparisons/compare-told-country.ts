import { WEIGHTS } from '../model/weights.ts';
import { mayBeThere, type ToldCountry } from '../records/told-country.ts';
import type { Comparison } from './comparison.ts';
import { roundedBits } from './evidence.ts';

/**
 * A record that says no country may tell it all the same: by a large town, a postal code or a telephone number. It counts
 * where one of them is of no country of the entity, and no other is of one.
 */
export const compareToldCountry: Comparison = ({ record, profile: { places, phones } }) => {
  const { told, place } = record;
  if (told === undefined || places.some(({ country }) => country === undefined)) return [];
  // A company abroad may have a number here: that of its bank stands in the reports to an exchange.
  const mayBe = (one: ToldCountry) =>
    places.some((theirs) => mayBeThere(one, place, theirs)) ||
    (one.by === 'phone' && phones.some((theirs) => theirs.startsWith(`+${one.of}`)));
  // Many countries have postal codes of five digits: only the same one tells a country.
  const isThere = (one: ToldCountry) =>
    one.by === 'postal_code'
      ? places.some(({ postalCode }) => postalCode !== undefined && postalCode === place.postalCode)
      : mayBe(one);
  const against = told.find((one) => !mayBe(one));
  if (against === undefined || told.some(isThere)) return [];
  if (places.length === 0) return [];
  const countries = [...new Set(places.flatMap(({ country }) => country ?? []))];
  const bits = roundedBits(WEIGHTS.place.elsewhere[against.by]);
  return [{ comparison: 'elsewhere', by: against.by, left: against.of, countries, bits }];
};
