import { countryOfCity } from '../resolution/tables/cities.ts';
import { countryCode } from '../resolution/tables/countries.ts';
import { spellingKey } from '../resolution/tables/spelling-key.ts';
import { isSameTown } from './link-places.ts';
import type { NormalSourceRecord } from './normal-source-record.ts';

/**
 * The country of a record. Of one that knows no more than its town, a record of the same town tells it, else the town itself.
 * Records of other towns tell nothing: a company may be reached in one country and work in another.
 */
export function toldCountry(
  { place }: NormalSourceRecord,
  records: readonly NormalSourceRecord[],
): string | undefined {
  if (place.country !== undefined || place.city === undefined) return place.country;
  const neighbour = records.find(
    (other) => other.place.country !== undefined && isSameTown(place, other.place),
  );
  return neighbour?.place.country ?? countryOfCity(spellingKey(place.city)) ?? countryCode(place.city);
}
