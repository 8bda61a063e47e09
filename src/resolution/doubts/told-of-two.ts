import {
  areNames,
  hasOwnIdentifier,
  hasOwnPhone,
  isInAnotherPlace,
  isInSameTown,
  isSame,
  placeBits,
} from '../comparisons/candidate-evidence.ts';
import type { EntityProfile } from '../comparisons/entity-profile.ts';
import { type EvidenceRow, rowOf } from '../comparisons/evidence.ts';
import { prominenceBits } from '../comparisons/prominence.ts';
import { asWritten } from '../names/normal-name.ts';
import { relationOfNotes } from '../names/notes-apart.ts';
import { addressInName } from '../records/address-in-name.ts';
import { countryCode } from '../tables/countries.ts';

/*
 * Doubts of records that tell of two companies: by two names, by name and website, or by a name that two may have.
 */

type Rows = readonly EvidenceRow[];

/**
 * `Meier Elektro (Bosch)`: who stands beside the name may be its partner or its customer, and `Meier LLC dba Zym` one of many that
 * trade as Zym. Who is said to be its former name is the company, unless it is a head of others or well known, and may have sold
 * what bears another name now: `Flender (formerly Siemens)`.
 */
export function isNameBesideOther(rows: Rows): boolean {
  if (!isBesideOther(rows)) return false;
  return rowOf(rows, 'name')?.left.part !== 'former' || isLarge(rows);
}

/**
 * And the entity is only also called by it, as by what stands in the brackets of its own name: `Alpha Foods (Zym)` and Beta Tools
 * (Zym) may both be customers of Zym.
 */
export function isAliasBesideOther(rows: Rows): boolean {
  const name = rowOf(rows, 'name');
  return name?.left.part === 'bracket' && name.kindOfName === 'alias' && isBesideOther(rows);
}

/**
 * `Quarter Institute of Zoology (QIZ)`: the letters abbreviate its own name, and nothing says that the entity, of which no other name
 * agrees, is called so by them.
 */
export function isOwnAbbreviation(rows: Rows): boolean {
  return rowOf(rows, 'name')?.isOwnAbbreviation === true && isBesideOther(rows) && !isInSameTown(rows);
}

/**
 * `Meier LLC dba Zym`, where the company is elsewhere, well known, or has a legal name of its own, which is not Meier: who trades
 * under its name, as franchisees and agents do, is another one.
 */
export function isOneOfBrand(rows: Rows, { names, prominence }: EntityProfile): boolean {
  if (rowOf(rows, 'name')?.left.part !== 'trading' || !isBesideOther(rows)) return false;
  if (isInAnotherPlace(rows) || isLarge(rows) || prominenceBits(prominence) > 0) return true;
  return names.some(({ kind, forms }) => kind === 'legal' && forms.length > 0);
}

/** And it has a website, which is not that company's. */
export function isOnOtherSite(rows: Rows): boolean {
  return isBesideOther(rows) && rowOf(rows, 'website')?.relation === 'differs';
}

/** `University of Zym (Lowell)`, and on file University of Zym (System): what stands in brackets tells the two apart. */
export function isOtherBracket(rows: Rows): boolean {
  if (hasOwnIdentifier(rows)) return false;
  const [name, other] = [rowOf(rows, 'name'), rowOf(rows, 'other_name')];
  if (name !== undefined && relationOfNotes(name.left, name.right) !== 'alike') return true;
  return other?.left.part === 'bracket' && !other.agrees;
}

function isBesideOther(rows: Rows): boolean {
  const name = rowOf(rows, 'name');
  if (name?.isBesideOther !== true || hasOwnIdentifier(rows)) return false;
  return name.left.part !== 'trading' || !isWhereItTrades(rows);
}

/** In its house, or in its town where it is not so large that others trade under its name there as well. */
function isWhereItTrades(rows: Rows): boolean {
  return rowOf(rows, 'place')?.house === 'same' || (isInSameTown(rows) && !isLarge(rows));
}

function isLarge(rows: Rows): boolean {
  const role = rowOf(rows, 'group')?.role;
  return role === 'head' || role === 'head_of_all' || (rowOf(rows, 'prominence')?.bits ?? 0) > 0;
}

/** `S&P` is no SP Corporation, unless an identifier is its own: two letters and what joins them are a name. */
export function isWithoutJoint(rows: Rows): boolean {
  const name = rowOf(rows, 'name');
  if (name === undefined || hasOwnIdentifier(rows)) return false;
  return LETTERS_JOINED.test(name.left.text) && !JOINT.test(name.right.text);
}

const LETTERS_JOINED = /^\p{L}\s?[&+]\s?\p{L}(?:\s|$)/u;
const JOINT = /[&+]|\b(?:and|und|et|y|e|en|och|og)\b/i;

/** Name and website lead to two companies, and what the caller prefers has chosen between them. */
export function isChosenByBias(rows: Rows): boolean {
  return (rowOf(rows, 'bias')?.bits ?? 0) > 0;
}

/** `ondeck.com` and `ondeck.jp` may be two companies, where no place says that they are one. */
export function isOnOtherEnding(rows: Rows): boolean {
  const isOther = rowOf(rows, 'website')?.relation === 'other_suffix';
  return isOther && !hasOwnIdentifier(rows) && placeBits(rows) <= 0;
}

/**
 * The entity's name says in brackets where it is, the record does not say so, and the website may be that of the group: Toyota
 * Motor Corporation at toyota.com is hardly `Toyota Motor Corporation (United States)`. A register or a telephone tells them apart.
 */
export function isUnitOfPlace(rows: Rows): boolean {
  const { left = [], right = [] } = rowOf(rows, 'name_place') ?? {};
  if (right.length === 0 || left.length > 0 || placeBits(rows) > 0) return false;
  return !isSame(rows, 'registration') && !hasOwnPhone(rows);
}

/** And the record is in another country, whether the name says its own in brackets or as a word: `WABCO India Limited`. */
export function isUnitAbroad(rows: Rows): boolean {
  if (rowOf(rows, 'place')?.region !== 'country_differs') return false;
  return isUnitOfPlace(rows) || isUnitOfCountry(rows);
}

/** The entity's name says its country, and the record does not. */
function isUnitOfCountry(rows: Rows): boolean {
  const [place, words] = [rowOf(rows, 'place'), rowOf(rows, 'name_words')];
  const country = place?.right.country;
  if (country === undefined || words?.meaning !== 'sibling' || words.onlyLeft.length > 0) return false;
  if (isSame(rows, 'registration') || hasOwnPhone(rows)) return false;
  return words.onlyRight.some((word) => countryCode(word) === country);
}

/**
 * Only its website is called as the record is, and none of its names: `NatWest` and the National Westminster Bank. Or its name
 * says more, and nothing of a place agrees: `LG`.
 */
export function isCalledBySite(rows: Rows): boolean {
  return isNamedBySite(rows) && (!areNames(rows, ['entity_longer']) || placeBits(rows) <= 0);
}

/** A few letters, as others have them too (`TTC`), and neither place nor ending says that both are of one country. */
export function isShortOnSiteAnywhere(rows: Rows): boolean {
  const name = rowOf(rows, 'name');
  if (name === undefined || !isNamedBySite(rows) || areNames(rows, ['entity_longer'])) return false;
  if (asWritten(name.left).tokens.join('').length > MOST_SHORT_LETTERS) return false;
  return placeBits(rows) <= 0 && rowOf(rows, 'ending')?.relation !== 'same';
}

const MOST_SHORT_LETTERS = 3;

function isNamedBySite(rows: Rows): boolean {
  return rowOf(rows, 'website')?.relation === 'names_record_alone';
}

/**
 * The name is no more than the word of a web or e-mail address that is not the entity's: `http://acme.io` may be of any Acme. With its
 * ending it is a name where the entity bears it so, `Booking.com`.
 */
export function isNamedByAddress(rows: Rows): boolean {
  const name = rowOf(rows, 'name');
  if (name === undefined || hasOwnIdentifier(rows) || isSame(rows, 'email')) return false;
  const { text } = asWritten(name.left);
  const said = addressInName(text);
  if (said === undefined) return false;
  return said.isAddress || !name.right.text.toLowerCase().includes(text.toLowerCase());
}
