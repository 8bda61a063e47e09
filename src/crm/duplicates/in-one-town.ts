import type { Place } from '../../resolution/records/normalise-place.ts';
import { areOneTown } from '../../resolution/records/town-names.ts';

/** Whether two places are in one town; undefined where one of them does not say in which. */
export function areInOneTown(one: Place, other: Place): boolean | undefined {
  if (one.city === undefined || other.city === undefined) return undefined;
  return (
    mayBeOne(one.country, other.country) &&
    mayBeOne(one.state, other.state) &&
    areOneTown(one.city, other.city)
  );
}

function mayBeOne(one: string | undefined, other: string | undefined): boolean {
  return one === undefined || other === undefined || one === other;
}
