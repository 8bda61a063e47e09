import type { SourceInfo } from '../resolution/records/source.ts';
import { commonNameOf, type NameRelation, shareForm, websiteBearsName } from './link-names.ts';
import { isElsewhere, isSameTown, type PlaceRelation } from './link-places.ts';
import type { NormalSourceRecord } from './normal-source-record.ts';

/** How the names and places of two records relate that have no website and no identifier in common. */
export interface Relations {
  readonly names: NameRelation;
  readonly place: PlaceRelation;
}

/** Registers, listings and the starter universe are kept with care; a table that a user imports may hold any company. */
const CURATED_TRUST = 50;
/** Words of a name that another company may well have too. */
const BRIEF = 2;

/**
 * Whether a name that two records share can make them one company without a common website or identifier. How rare a
 * name is among known companies says nothing when it is an everyday word, and nothing about companies that only a
 * user's own table has: there another city or a website that is not called like the name speaks against it.
 */
export function isSupported(
  left: NormalSourceRecord,
  right: NormalSourceRecord,
  relations: Relations,
): boolean {
  if ([left, right].every(({ source }) => isCurated(source))) return isToldFromOthers(left, right, relations);
  const { names, place } = relations;
  const { length, telling, isEveryday } = commonNameOf(left, right);
  if (place === 'other_country' || isElsewhere(left.place, right.place)) return false;
  if (isEveryday && telling <= 1 && !(names === 'same' && place === 'city')) return false;
  if (length > BRIEF) return true;
  // No register has two companies of one town under one name with its form.
  if (place === 'city' && names === 'same' && shareForm(left, right)) return true;
  if (place !== 'city' && (isEveryday || [left, right].some(hasOwnTown))) return false;
  return !websiteSpeaksAgainst(left, right);
}

/** A user's own table that knows the town means the company there, and not one of which no town is known. */
function hasOwnTown(record: NormalSourceRecord): boolean {
  return !isCurated(record.source) && record.place.city !== undefined;
}

/** Whether what the source has was looked over by somebody. */
export function isCurated({ trust }: Pick<SourceInfo, 'trust'>): boolean {
  return trust >= CURATED_TRUST;
}

/** `Summit` and Summit Group, or Summit of another city, are two companies; two listed ones with one legal name hardly. */
function isToldFromOthers(
  left: NormalSourceRecord,
  right: NormalSourceRecord,
  { names, place }: Relations,
): boolean {
  const { length, telling, isEveryday } = commonNameOf(left, right);
  if (length > BRIEF || telling > 1 || !isEveryday) return true;
  if (names === 'same' && place !== 'other_country' && isSameTown(left.place, right.place)) return true;
  const listings = [left, right].filter(({ source }) => source.kind === 'listing').length;
  if (place === 'other_country') return listings > 0;
  if (listings === 2) return true;
  if (listings === 0 || names !== 'same' || !shareForm(left, right)) return false;
  return !isElsewhere(left.place, right.place) || (length === BRIEF && !websiteSpeaksAgainst(left, right));
}

/** A website is known that is not called like the name; two that both are may be one company's. */
function websiteSpeaksAgainst(left: NormalSourceRecord, right: NormalSourceRecord): boolean {
  const isOther = (record: NormalSourceRecord, beside: NormalSourceRecord) =>
    record.domains.length > 0 && !websiteBearsName(record, beside);
  return isOther(left, right) || isOther(right, left);
}
