import type { Place } from '../resolution/records/normalise-place.ts';
import { areOneTown } from '../resolution/records/town-names.ts';

/** How two places relate: the finest part in common, or what is known to differ. */
export type PlaceRelation = 'city' | 'region' | 'country' | 'unknown' | 'other_country';

/** Compares two places: `region` also when one side knows only the country. */
export function placeRelation(left: Place, right: Place): PlaceRelation {
  if (left.country !== undefined && right.country !== undefined && left.country !== right.country)
    return 'other_country';
  const isSame = (part: keyof Place) => left[part] !== undefined && left[part] === right[part];
  if (isSame('postalCode') || (isSameTown(left, right) && (isSame('country') || isSame('state'))))
    return 'city';
  if (left.country === undefined || right.country === undefined) return isSame('city') ? 'region' : 'unknown';
  if (isSame('state')) return 'region';
  const isVague = (place: Place) => place.city === undefined && place.state === undefined;
  return isVague(left) || isVague(right) ? 'region' : 'country';
}

/** Both sit in a known town, and in another one. */
export function isElsewhere(left: Place, right: Place): boolean {
  if (left.city === undefined || right.city === undefined || isSameTown(left, right)) return false;
  return left.postalCode === undefined || left.postalCode !== right.postalCode;
}

/** One town, whose name one side writes longer: `Tel Aviv-Yafo`, `Tokyo, Japan`. */
export function isSameTown(left: Place, right: Place): boolean {
  if (left.city === undefined || right.city === undefined) return false;
  if (left.state !== undefined && right.state !== undefined && left.state !== right.state) return false;
  const [shorter = '', longer = ''] = [left.city, right.city].sort((a, b) => a.length - b.length);
  return longer === shorter || longer.startsWith(`${shorter} `);
}

/** One town in any language, and not one of that name in another country. */
export function areOneSeat(left: Place, right: Place): boolean {
  const areAbroad =
    left.country !== undefined && right.country !== undefined && left.country !== right.country;
  return !areAbroad && (areOneTown(left.city ?? '', right.city ?? '') || isSameTown(left, right));
}
