import type { ProfileName } from '../resolution/comparisons/entity-profile.ts';
import { areSeatAndOffice } from './foreign-form.ts';
import {
  commonNameOf,
  fingerprint,
  formsConflict,
  isCurrent,
  nameRelation,
  shareForm,
  tellingStrength,
} from './link-names.ts';
import { placeRelation } from './link-places.ts';
import { isCurated } from './link-support.ts';
import type { NormalSourceRecord } from './normal-source-record.ts';
import { wholeName } from './whole-name.ts';

/**
 * Whether two of them are one company by its whole legal name, written alike with its form: listings, filers of a regulator, or
 * one of these and a company that comes with core. An exchange abroad gives a company the country of the exchange, and data
 * of listings names an office. Two websites speak against it, but not where the company that comes with core sits in the town.
 */
export function areListedAlike(left: NormalSourceRecord, right: NormalSourceRecord): boolean {
  if (!isListed(left) && !isListed(right)) return false;
  const hasKnown = [left, right].some(isCuratedList);
  if (!hasKnown && ![left, right].every(isListed)) return false;
  const place = placeRelation(left.place, right.place);
  if (haveWebsitesApart(left, right) && !(hasKnown && place === 'city')) return false;
  if (!shareWholeName(left, right) || (hasKnown && !shareForm(left, right))) return false;
  return place !== 'other_country' || areListedAbroad(left, right);
}

/**
 * Any name tells a filer; of others a telling one does, unless each says where it sits. Where only one has a form that is foreign
 * there, they are the office and the seat (`Acroud AB`, Malta), whatever the words where one comes with core (`Canal+ SA`, London).
 */
function areListedAbroad(left: NormalSourceRecord, right: NormalSourceRecord): boolean {
  const telling = tellingStrength(left, right);
  if ([left, right].some(isFiler)) return telling >= 1;
  if (telling < 2) return false;
  const isAbroad = areSeatAndOffice(left, right);
  if (isAbroad && [left, right].some(isCuratedList)) return true;
  if (isEveryday(left, right) || (!isAbroad && [left, right].every(knowsSeat))) return false;
  return shareForm(left, right) || ![left, right].some(knowsIsinAlone);
}

/**
 * One company that has moved: the same name, and the same website of its own, in another country. A register's name
 * without a legal form may be that of a branch there, and one with a country in brackets is.
 */
export function hasMoved(left: NormalSourceRecord, right: NormalSourceRecord): boolean {
  const isOne = left.domains.some((domain) => right.domains.includes(domain));
  if (!isOne || placeRelation(left.place, right.place) !== 'other_country') return false;
  const names = sharedNames(left, right, (name, other) => haveOneBracket(name, other));
  if (names.some(({ forms }) => forms.length > 0)) return true;
  return names.length > 0 && ![left, right].some(isRegister) && isNamedByWebsite(left, names);
}

/** A listing without a town or a form: `LVMH` in France is the company of that name there which is known in full. */
export function isBriefListing(left: NormalSourceRecord, right: NormalSourceRecord): boolean {
  if (placeRelation(left.place, right.place) !== 'region' || nameRelation(left, right) !== 'same')
    return false;
  if (tellingStrength(left, right) < 1) return false;
  const isBrief = (one: NormalSourceRecord, other: NormalSourceRecord) =>
    isListing(one) && !knowsSeat(one) && (isListed(other) || isCuratedList(other));
  const isSeen = [left, right].every(isListing) || !formsConflict(left, right);
  return isSeen && (isBrief(left, right) || isBrief(right, left));
}

/** `GLAXO SMITH KLINE` with an Egyptian ISIN is a subsidiary of its own there. */
function knowsIsinAlone(record: NormalSourceRecord): boolean {
  return knowsSeat(record) && record.place.city === undefined && record.domains.length === 0;
}

/** It says more of where the company sits than a country, which may be that of an exchange. */
function knowsSeat({ place, domains, identifiers }: NormalSourceRecord): boolean {
  const { city, country } = place;
  if (city !== undefined || domains.length > 0) return true;
  return identifiers.some(({ type, value }) => type === 'isin' && value.slice(0, 2) === country);
}

export function isListing({ source }: NormalSourceRecord): boolean {
  return source.kind === 'listing';
}

/** The companies that come with core; a table of a user's own may hold any. */
export function isCuratedList({ source }: NormalSourceRecord): boolean {
  return source.kind === 'list' && isCurated(source);
}

function isRegister({ source }: NormalSourceRecord): boolean {
  return source.kind === 'register';
}

/** A company whose shares a regulator watches over; a company register knows many of one name. */
export function isFiler(record: NormalSourceRecord): boolean {
  return isRegister(record) && record.identifiers.some(({ type }) => type === 'cik');
}

function isListed(record: NormalSourceRecord): boolean {
  return isListing(record) || isFiler(record);
}

/** Two websites are known, and they differ. */
function haveWebsitesApart(left: NormalSourceRecord, right: NormalSourceRecord): boolean {
  if (left.domains.length === 0 || right.domains.length === 0) return false;
  return !left.domains.some((domain) => right.domains.includes(domain));
}

function isEveryday(left: NormalSourceRecord, right: NormalSourceRecord): boolean {
  const { length, isEveryday: ofDictionary } = commonNameOf(left, right);
  return ofDictionary && length <= 2;
}

/** The name of the record that the domain spells. */
function isNamedByWebsite({ domains }: NormalSourceRecord, names: readonly ProfileName[]): boolean {
  return domains.some((domain) => names.some((name) => domain.startsWith(`${fingerprint(name)}.`)));
}

type Agreement = (name: ProfileName, other: ProfileName) => boolean;

/** Names in use of the left record that the right one has with the same words and a common form, or none on either side. */
function sharedNames(
  left: NormalSourceRecord,
  right: NormalSourceRecord,
  agrees: Agreement,
): readonly ProfileName[] {
  const theirs = right.names.filter(isOwnName);
  return left.names.filter(
    (name) =>
      isOwnName(name) &&
      theirs.some(
        (other) =>
          fingerprint(name) === fingerprint(other) && haveOneForm(name, other) && agrees(name, other),
      ),
  );
}

function isOwnName(name: ProfileName): boolean {
  return isCurrent(name) && name.kind !== 'alias';
}

function haveOneForm({ forms }: ProfileName, other: ProfileName): boolean {
  if (forms.length === 0 || other.forms.length === 0) return forms.length === other.forms.length;
  return forms.some((form) => other.forms.includes(form));
}

function haveOneBracket(name: ProfileName, other: ProfileName): boolean {
  return name.country === other.country;
}

function shareWholeName(left: NormalSourceRecord, right: NormalSourceRecord): boolean {
  return sharedNames(left, right, (name, other) => wholeName(name) === wholeName(other)).length > 0;
}
