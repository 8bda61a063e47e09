import type { ProfileName } from '../resolution/comparisons/entity-profile.ts';
import { datedFormerNames } from './given-up-names.ts';
import { isCurrent } from './link-names.ts';
import { type PlaceRelation, placeRelation } from './link-places.ts';
import { isCuratedList, isFiler, isListing } from './listed-companies.ts';
import type { NormalSourceRecord } from './normal-source-record.ts';
import { shareDomain } from './websites.ts';
import { wholeName } from './whole-name.ts';

/**
 * Whether one is listed under a name that the other gave up. The other is a filer of a regulator in the same town, and the
 * day is known: `Anthem, Inc.` in Indianapolis is Elevance Health. Or it is a company that comes with core, with the
 * same website in any country: `GlaxoSmithKline plc`, gsk.com, is GSK plc, and `Ferrovial, S.A.` of Madrid is Ferrovial SE of
 * Amsterdam. Or the entry is in its country and has no website: `WAL-MART STORES INC` of the United States is Walmart, but the
 * NHN Corporation at nhn.com is not Naver, which was called so. The form has to agree too, and a filer that bears the name today
 * comes first.
 */
export function areFormerAndPresent(left: NormalSourceRecord, right: NormalSourceRecord): boolean {
  const place = placeRelation(left.place, right.place);
  if (place === 'city' && (isFormerOfFiler(left, right) || isFormerOfFiler(right, left))) return true;
  if (isFormerOfKnown(left, right)) return shareDomain(left, right) || isOldEntry(left, place);
  return isFormerOfKnown(right, left) && (shareDomain(left, right) || isOldEntry(right, place));
}

/** Nobody else is listed there under the name: whoever took it later has a website. */
function isOldEntry(listed: NormalSourceRecord, place: PlaceRelation): boolean {
  return listed.domains.length === 0 && SAME_COUNTRY.includes(place);
}

const SAME_COUNTRY: readonly PlaceRelation[] = ['city', 'region', 'country'];

/** What records are compared by that may bear one name at different times; empty for most. */
export function formerNameKeys(record: NormalSourceRecord): readonly string[] {
  const former = isCuratedList(record) ? record.names.filter(isFormerWhole) : datedFormerNames(record);
  const present = isListing(record) || isFiler(record) ? record.names.filter(isWhole) : [];
  return [...former, ...present].map(wholeName);
}

function isFormerOfFiler(listing: NormalSourceRecord, filer: NormalSourceRecord): boolean {
  return isListing(listing) && isFiler(filer) && isCalled(listing, datedFormerNames(filer));
}

function isFormerOfKnown(listed: NormalSourceRecord, known: NormalSourceRecord): boolean {
  if (!isCuratedList(known) || !(isListing(listed) || isFiler(listed))) return false;
  return isCalled(listed, known.names.filter(isFormerWhole));
}

function isCalled({ names }: NormalSourceRecord, former: readonly ProfileName[]): boolean {
  const words = former.map(wholeName);
  return names.some((name) => isWhole(name) && words.includes(wholeName(name)));
}

function isFormerWhole({ kind, forms }: ProfileName): boolean {
  return kind === 'former' && forms.length > 0;
}

function isWhole(name: ProfileName): boolean {
  return isCurrent(name) && name.forms.length > 0;
}
