import type { RecordIdentifier, SourceRecord } from '../resolution/records/source-record.ts';
import { isDecidedApart } from './decided-apart.ts';
import { isForeign } from './foreign-form.ts';
import { areFormerAndPresent } from './former-name.ts';
import { compareAsOne } from './link-comparison.ts';
import {
  fingerprint,
  formsConflict,
  isCurrent,
  isTelling,
  nameRelation,
  shareForm,
  tellingStrength,
} from './link-names.ts';
import { isElsewhere, type PlaceRelation, placeRelation } from './link-places.ts';
import { isSupported } from './link-support.ts';
import { areListedAlike, hasMoved, isBriefListing } from './listed-companies.ts';
import { areTwoOfOneWebsite, haveFormsApart, haveWebsitesApart, haveWholeNamesApart } from './names-apart.ts';
import type { NormalIdentifier } from './normal-identifiers.ts';
import type { NormalSourceRecord } from './normal-source-record.ts';
import { areRepeated, mayRepeat } from './own-table.ts';
import { differentWebsites, shareDomain } from './websites.ts';

/** Why two records are one company; the strongest reasons link first. */
export type LinkReason =
  | 'repeated_row'
  | 'identifier'
  | 'successor'
  | 'listed_name'
  | 'website_and_name'
  | 'name_and_city'
  | 'name_and_region'
  | 'name_and_country'
  | 'name_alone'
  | 'moved'
  | 'listed_abroad'
  | 'seat_abroad'
  | 'former_name'
  | 'comparison';

export const LINK_STRENGTH: Readonly<Record<LinkReason, number>> = {
  repeated_row: 13,
  identifier: 12,
  successor: 11,
  listed_name: 10,
  website_and_name: 9,
  name_and_city: 8,
  name_and_region: 7,
  name_and_country: 6,
  name_alone: 5,
  moved: 4,
  listed_abroad: 3,
  seat_abroad: 2,
  comparison: 1,
  former_name: 0,
};

/** Identifiers that only one company has; its former record in a register may have another one, but of those by law. An ISIN names a security: of two ISINs one company may be behind both. */
const BY_LAW: readonly RecordIdentifier['type'][] = ['lei', 'cik'];
const EXCLUSIVE: readonly RecordIdentifier['type'][] = [...BY_LAW, 'wikidata', 'grid'];
const SHARED: ReadonlySet<RecordIdentifier['type']> = new Set([
  'lei',
  'cik',
  'isin',
  'figi',
  'wikidata',
  'grid',
  'registration',
  'ein',
]);

/**
 * Decides whether two records are one company, from these two records and fixed tables alone
 * (docs/identity.md): never from the order of imports or the size of the universe. Undefined when nothing says so.
 */
export function linkReason(left: NormalSourceRecord, right: NormalSourceRecord): LinkReason | undefined {
  if (contradict(left, right)) return undefined;
  const reason = mayBeOne(left, right) ? reasonByRules(left, right) : undefined;
  return reason ?? reasonAsListed(left, right) ?? weakReason(left, right);
}

function weakReason(left: NormalSourceRecord, right: NormalSourceRecord): LinkReason | undefined {
  if (areAlike(left, right)) return 'comparison';
  return areFormerAndPresent(left, right) ? 'former_name' : undefined;
}

/** Reasons that hold across borders, or where the names alone say little. */
function reasonAsListed(left: NormalSourceRecord, right: NormalSourceRecord): LinkReason | undefined {
  if (hasMoved(left, right)) return 'moved';
  if (areListedAlike(left, right)) return 'listed_abroad';
  return isBriefListing(left, right) ? 'name_and_region' : undefined;
}

function reasonByRules(left: NormalSourceRecord, right: NormalSourceRecord): LinkReason | undefined {
  const names = nameRelation(left, right);
  if (names === 'none') return undefined;
  if (areRepeated(left, right)) return 'repeated_row';
  if (shareIdentifier(left, right)) return 'identifier';
  if (isSucceeded(left, right)) return 'successor';
  const place = placeRelation(left.place, right.place);
  if (place !== 'other_country' && shareForm(left, right) && areListedAlike(left, right))
    return 'listed_name';
  if (areTwoOfOneWebsite(left, right, names)) return undefined;
  if (place !== 'other_country' && shareDomain(left, right)) return 'website_and_name';
  if (areNamesakes(left, right)) return undefined;
  if (!isSupported(left, right, { names, place })) return undefined;
  // What is in the same country comes first: of a company and its branch abroad, both bear the name and the website.
  if (place === 'other_country') return reasonAsListed(left, right) ?? 'seat_abroad';
  if (formsConflict(left, right)) return undefined;
  const telling = tellingStrength(left, right);
  if (differentWebsites(left, right))
    return place === 'city' && names === 'same' && telling >= 3 ? 'name_and_city' : undefined;
  if (names === 'brand') return place === 'city' ? 'name_and_city' : undefined;
  if (names !== 'same') return place === 'city' && telling >= 3 ? 'name_and_city' : undefined;
  return reasonByPlace(left, right, place);
}

/** Two sources, one country, a name that tells something, and the matcher takes one for the other. */
function areAlike(left: NormalSourceRecord, right: NormalSourceRecord): boolean {
  const country = left.place.country;
  if (left.source.name === right.source.name || country === undefined || country !== right.place.country)
    return false;
  if (formsConflict(left, right) || !bothCompanies(left, right) || haveWebsitesApart(left, right))
    return false;
  if (!isSupported(left, right, { names: 'same', place: placeRelation(left.place, right.place) }))
    return false;
  return [left, right].every(isTelling) && compareAsOne(left, right);
}

/** What they share as a name is what two companies are called for short, or what only one of them is called besides. */
function areNamesakes(left: NormalSourceRecord, right: NormalSourceRecord): boolean {
  if (!shareDomain(left, right) && haveWholeNamesApart(left, right)) return true;
  return haveWebsitesApart(left, right);
}

/** How telling a shared name must be grows as the places agree less. */
function reasonByPlace(
  left: NormalSourceRecord,
  right: NormalSourceRecord,
  place: PlaceRelation,
): LinkReason | undefined {
  const telling = tellingStrength(left, right) + (shareForm(left, right) ? 1 : 0);
  if (place === 'city') return telling >= 1 ? 'name_and_city' : undefined;
  if (place === 'unknown' && isElsewhere(left.place, right.place) && haveFormsApart(left, right))
    return undefined;
  if (isSameListing(left, right)) return 'name_alone';
  if (place === 'region') return telling >= 2 ? 'name_and_region' : undefined;
  if (!bothCompanies(left, right) || telling < 3) return undefined;
  return place === 'country' ? 'name_and_country' : 'name_alone';
}

/** Two rows of one source, different identifiers of one kind, or what people decided: never one company, whatever else agrees. */
export function contradict(left: NormalSourceRecord, right: NormalSourceRecord): boolean {
  if (isDecidedApart(left, right)) return true;
  if (isSucceeded(left, right)) return identifiersConflict(left, right, BY_LAW);
  return areTwoRows(left, right) || identifiersConflict(left, right);
}

/** A register has each company once; a list of listings and a user's own table may repeat it. */
function areTwoRows(left: NormalSourceRecord, right: NormalSourceRecord): boolean {
  if (left.source.name !== right.source.name || left.source.kind === 'listing') return false;
  return !mayRepeat(left, right);
}

/** A register keeps the record of a company under its former number, perhaps several, and says which record took its place. */
function isSucceeded(left: NormalSourceRecord, right: NormalSourceRecord): boolean {
  const isNamed = names(left, 'successor', right) || names(right, 'successor', left);
  if (!isNamed && !haveOneSuccessor(left, right)) return false;
  return areOfOneRegister(left, right) && nameRelation(left, right) === 'same';
}

function haveOneSuccessor(
  { record: one }: NormalSourceRecord,
  { record: other }: NormalSourceRecord,
): boolean {
  const isNamedBy = (relations: SourceRecord['relations'], id: string) =>
    relations.some((relation) => relation.type === 'successor' && relation.id === id);
  return one.relations.some(({ type, id }) => type === 'successor' && isNamedBy(other.relations, id));
}

/**
 * Contradict each other, unless they are a register's old record of a company and the one that it names after it: who was
 * renamed (`former_name`) may have one under each name.
 */
export function contradictThoughRenamed(left: NormalSourceRecord, right: NormalSourceRecord): boolean {
  const isOlder = (old: NormalSourceRecord, next: NormalSourceRecord) =>
    hasEnded(old) && (names(old, 'successor', next) || names(next, 'predecessor', old));
  if (areOfOneRegister(left, right) && (isOlder(left, right) || isOlder(right, left))) return false;
  return contradict(left, right);
}

function hasEnded({ record }: NormalSourceRecord): boolean {
  return record.status === 'closed' || record.status === 'absorbed';
}

function areOfOneRegister(left: NormalSourceRecord, right: NormalSourceRecord): boolean {
  return left.source.name === right.source.name && left.place.country === right.place.country;
}

function names(
  { record }: NormalSourceRecord,
  as: 'successor' | 'predecessor',
  other: NormalSourceRecord,
): boolean {
  return record.relations.some(({ type, id }) => type === as && id === other.record.id);
}

/** False when the records contradict each other or are in two countries with nothing but a name in common. */
export function mayBeOne(left: NormalSourceRecord, right: NormalSourceRecord): boolean {
  if (contradict(left, right)) return false;
  if (placeRelation(left.place, right.place) !== 'other_country') return true;
  if (shareIdentifier(left, right)) return true;
  if (nameRelation(left, right) !== 'same') return false;
  return (isSameListing(left, right) && shareDomain(left, right)) || isSeatAbroad(left, right);
}

/** May be one, or are told to be though they sit in two countries. */
export function mayStandTogether(left: NormalSourceRecord, right: NormalSourceRecord): boolean {
  return mayBeOne(left, right) || (!contradict(left, right) && reasonAsListed(left, right) !== undefined);
}

/** A regulator's filer and a listing give one company two countries, of its seat and of its head office: its whole legal name tells. */
function isSeatAbroad(left: NormalSourceRecord, right: NormalSourceRecord): boolean {
  const kinds = [left.source.kind, right.source.kind];
  if (!kinds.includes('register') || kinds[0] === kinds[1] || !shareFormalName(left, right)) return false;
  if (isForeign(left) !== isForeign(right)) return tellingStrength(left, right) >= 3;
  if (!kinds.includes('listing')) return false;
  return left.names.some((name) => name.tokens.length >= 3) && tellingStrength(left, right) >= 3;
}

/** One name with one legal form, as both registers write it; a name without a form may be a branch's. */
function shareFormalName(left: NormalSourceRecord, right: NormalSourceRecord): boolean {
  const theirs = right.names.filter(isCurrent);
  return left.names.some(
    (name) =>
      isCurrent(name) &&
      theirs.some(
        (other) =>
          fingerprint(name) === fingerprint(other) && name.forms.some((form) => other.forms.includes(form)),
      ),
  );
}

/** Both have identifiers of an exclusive type, and none in common. */
function identifiersConflict(
  left: NormalSourceRecord,
  right: NormalSourceRecord,
  exclusive = EXCLUSIVE,
): boolean {
  const values = (record: NormalSourceRecord, type: RecordIdentifier['type']) =>
    record.identifiers.filter((identifier) => identifier.type === type).map((identifier) => identifier.value);
  for (const type of exclusive) {
    const [mine, theirs] = [values(left, type), values(right, type)];
    if (mine.length > 0 && theirs.length > 0 && !mine.some((value) => theirs.includes(value))) return true;
  }
  return registrationsConflict(left, right);
}

/** Numbers of one register's form, and none in common. */
function registrationsConflict(left: NormalSourceRecord, right: NormalSourceRecord): boolean {
  const numbers = ({ identifiers }: NormalSourceRecord) =>
    identifiers.flatMap(({ type, registration }) =>
      type === 'registration' && registration?.country !== undefined ? [registration] : [],
    );
  const [mine, theirs] = [numbers(left), numbers(right)];
  const pairs = mine.flatMap((one) => theirs.map((other) => ({ one, other })));
  const alike = pairs.filter(
    ({ one, other }) => one.country === other.country && formOf(one.number) === formOf(other.number),
  );
  return alike.length > 0 && !alike.some(({ one, other }) => one.number === other.number);
}

/** Digits and letters as a register lines them up: `HRB99999`, `AA999999`. */
function formOf(number: string): string {
  return number.replace(/\d/g, '9').replace(/^([a-z]+)/i, (letters) => letters.toUpperCase());
}

function shareIdentifier(left: NormalSourceRecord, right: NormalSourceRecord): boolean {
  return sharedIdentifiers(left, right).length > 0;
}

/** The identifiers that both records have; of one company when the names agree, else used twice. */
export function sharedIdentifiers(
  left: NormalSourceRecord,
  right: NormalSourceRecord,
): readonly NormalIdentifier[] {
  return left.identifiers.filter(
    ({ type, value }) =>
      SHARED.has(type) && right.identifiers.some((theirs) => theirs.type === type && theirs.value === value),
  );
}

/** Two symbols of one listing source under one name are one company, unless their countries say otherwise. */
function isSameListing(left: NormalSourceRecord, right: NormalSourceRecord): boolean {
  return left.source.name === right.source.name && left.source.kind === 'listing';
}

function bothCompanies(left: NormalSourceRecord, right: NormalSourceRecord): boolean {
  return [left, right].every(({ record }) => record.category === undefined || record.category === 'Company');
}
