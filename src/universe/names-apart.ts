import type { ProfileName } from '../resolution/comparisons/entity-profile.ts';
import { LOOSE_WORDS } from '../resolution/tables/company-words.ts';
import { STOP_WORDS } from '../resolution/tables/name-words.ts';
import {
  commonNameOf,
  fingerprint,
  formsConflict,
  formsOf,
  isCurrent,
  type NameRelation,
  nameRelation,
} from './link-names.ts';
import type { NormalSourceRecord } from './normal-source-record.ts';
import { differentWebsites, shareDomain, websiteBegins } from './websites.ts';

/** One website and one name, of two companies: a partnership and what is listed of it, or the head of a group and a part. */
export function areTwoOfOneWebsite(
  left: NormalSourceRecord,
  right: NormalSourceRecord,
  names: NameRelation,
): boolean {
  if (isPartnership(left) !== isPartnership(right) && formsConflict(left, right)) return true;
  return names === 'brand' && haveWholeNamesApart(left, right);
}

/**
 * Both are known by whole names with a legal form, and each of these has a word that no name of the other has: `Sanyo` of
 * SANYO Electric Co., Ltd. is not `Sanyo` of Sanyo Chemical Industries, Ltd. An alias may translate the words where the
 * website is the same.
 */
export function haveWholeNamesApart(left: NormalSourceRecord, right: NormalSourceRecord): boolean {
  if (wereFoundedTogether(left, right)) return false;
  const isMeant = shareDomain(left, right) ? isOwn : isCurrent;
  return saysMore(left, right, isMeant) && saysMore(right, left, isMeant);
}

/**
 * Each has a website of its own, and what each calls itself is not what the other does: a name that is only an alias of one
 * of them, `Eastman Kodak Company` of Carestream, makes them one company no more.
 */
export function haveWebsitesApart(left: NormalSourceRecord, right: NormalSourceRecord): boolean {
  if (!differentWebsites(left, right) || wereFoundedTogether(left, right)) return false;
  const [mine, theirs] = [wordsOf(left), wordsOf(right)];
  if (nameRelation(left, right) !== 'none' && mine.some((word) => theirs.includes(word))) return false;
  if (areCalledAlike(left, right)) return false;
  return !websiteBegins(left, ownNames(right)) && !websiteBegins(right, ownNames(left));
}

/** What one calls itself the other does too, or did. */
export function areCalledAlike(left: NormalSourceRecord, right: NormalSourceRecord): boolean {
  const [mine, theirs] = [ownNames(left), ownNames(right)];
  return mine.some((name) => theirs.includes(name)) || wasCalled(left, theirs) || wasCalled(right, mine);
}

/**
 * The name that both bear has everyday words alone, and a legal form in each that the other has not nor had: `Wise Group AB`
 * of Stockholm is not Wise Group plc of London, though one company may write its form in two languages.
 */
export function haveFormsApart(left: NormalSourceRecord, right: NormalSourceRecord): boolean {
  if (!commonNameOf(left, right).isEveryday) return false;
  if (wasCalled(left, ownNames(right)) || wasCalled(right, ownNames(left))) return false;
  const theirs = right.names.filter(isCurrent);
  const shared = left.names
    .filter(isCurrent)
    .flatMap((name) =>
      theirs.filter((other) => fingerprint(name) === fingerprint(other)).map((other) => ({ name, other })),
    );
  return shared.length > 0 && shared.every(({ name, other }) => haveOtherForms(name, other));
}

function haveOtherForms({ forms }: ProfileName, { forms: others }: ProfileName): boolean {
  return forms.length > 0 && others.length > 0 && !forms.some((form) => others.includes(form));
}

type IsMeant = (name: ProfileName) => boolean;

function saysMore(one: NormalSourceRecord, other: NormalSourceRecord, isMeant: IsMeant): boolean {
  const whole = one.names.filter((name) => isMeant(name) && isWhole(name));
  const theirs = other.names.map(fingerprint);
  const isNew = (token: string) => isTold(token) && !theirs.some((name) => name.includes(token));
  return whole.length > 0 && whole.every(({ tokens }) => tokens.some(isNew));
}

const LATIN = /\p{Script=Latin}/u;

function isWhole({ kind, forms, text }: ProfileName): boolean {
  return kind !== 'former' && forms.length > 0 && LATIN.test(text);
}

function isTold(token: string): boolean {
  return !STOP_WORDS.has(token) && !LOOSE_WORDS.has(token);
}

/** Words of what it calls itself. */
function wordsOf({ names }: NormalSourceRecord): readonly string[] {
  const own = names.filter((name) => isOwn(name) || name.kind === 'acronym');
  return own.flatMap(({ tokens }) => tokens.filter(isTold));
}

function ownNames({ names }: NormalSourceRecord): readonly string[] {
  return names.filter(isOwn).map(fingerprint);
}

/** The record calls itself so today. */
export function isOwn(name: ProfileName): boolean {
  return isCurrent(name) && name.kind !== 'alias';
}

function wasCalled({ names }: NormalSourceRecord, words: readonly string[]): boolean {
  return names.some((name) => name.kind === 'former' && words.includes(fingerprint(name)));
}

function wereFoundedTogether({ record }: NormalSourceRecord, other: NormalSourceRecord): boolean {
  return record.foundedYear !== undefined && record.foundedYear === other.record.foundedYear;
}

/** `Quantock L.P.` beside `Quantock Inc.`: what is listed, and the partnership that it runs. */
const PARTNERSHIPS: readonly string[] = ['lp', 'kg', 'gmbh-co-kg', 'scs'];

function isPartnership(record: NormalSourceRecord): boolean {
  const forms = formsOf(record);
  return forms.length > 0 && forms.every((form) => PARTNERSHIPS.includes(form));
}
