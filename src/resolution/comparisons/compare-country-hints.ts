import { WEIGHTS } from '../model/weights.ts';
import { type CountryHint, mayBeThere } from '../records/country-hints.ts';
import type { Comparison } from './comparison.ts';
import { roundedBits } from './evidence.ts';

/**
 * A record without a country may hint at it by a large town, a postal code or a telephone number. It counts where one hint is
 * of no country of the entity, and no other is of one.
 */
export const compareCountryHints: Comparison = ({
  record: { hints, place },
  profile: { places, phones },
}) => {
  if (hints === undefined || places.length === 0) return [];
  const countries = new Set(places.map(({ country }) => country));
  if (countries.has(undefined)) return [];
  // A company abroad may have a number here: that of its bank stands in the reports to an exchange.
  const mayBe = (hint: CountryHint) =>
    places.some((theirs) => mayBeThere(hint, place, theirs)) ||
    (hint.by === 'phone' && phones.some((theirs) => theirs.startsWith(`+${hint.of}`)));
  // Many countries have postal codes of five digits: only the same one tells a country.
  const isThere = (hint: CountryHint) =>
    hint.by === 'postal_code'
      ? places.some(({ postalCode }) => postalCode !== undefined && postalCode === place.postalCode)
      : mayBe(hint);
  const against = hints.find((hint) => !mayBe(hint));
  if (against === undefined || hints.some(isThere)) return [];
  return [
    {
      comparison: 'elsewhere',
      by: against.by,
      left: against.of,
      countries: [...countries].flatMap((country) => country ?? []),
      bits: roundedBits(WEIGHTS.place.elsewhere[against.by]),
    },
  ];
};
