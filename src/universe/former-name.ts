import type { ProfileName } from '../resolution/comparisons/entity-profile.ts';
import { datedFormerNames } from './given-up-names.ts';
import { isCurrent } from './link-names.ts';
import { placeRelation } from './link-places.ts';
import { isFiler, isListing } from './listed-companies.ts';
import type { NormalSourceRecord } from './normal-source-record.ts';
import { wholeName } from './whole-name.ts';

/**
 * Whether one is a listing under a name that the other, a filer of a regulator in the same town, gave up on a day that is
 * known: `Anthem, Inc.` in Indianapolis is Elevance Health. The form has to agree too, and a filer that bears the name
 * today comes first.
 */
export function areFormerAndPresent(left: NormalSourceRecord, right: NormalSourceRecord): boolean {
  if (placeRelation(left.place, right.place) !== 'city') return false;
  return isFormerOf(left, right) || isFormerOf(right, left);
}

/** What listings and filers are compared by that may bear one name at different times; empty for other records. */
export function formerNameKeys(record: NormalSourceRecord): readonly string[] {
  if (isFiler(record)) return datedFormerNames(record).map(wholeName);
  return isListing(record) ? record.names.filter(isWhole).map(wholeName) : [];
}

function isFormerOf(listing: NormalSourceRecord, filer: NormalSourceRecord): boolean {
  if (!isListing(listing) || !isFiler(filer)) return false;
  const former = datedFormerNames(filer).map(wholeName);
  return listing.names.some((name) => isWhole(name) && former.includes(wholeName(name)));
}

function isWhole(name: ProfileName): boolean {
  return isCurrent(name) && name.forms.length > 0;
}
