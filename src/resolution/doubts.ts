import {
  addedWords,
  areLegal,
  areNames,
  hasOwnIdentifier,
  isInSameTown,
  WHOLE_NAME,
} from './comparisons/candidate-evidence.ts';
import type { FormRelation } from './comparisons/compare-forms.ts';
import { type EvidenceRow, rowOf } from './comparisons/evidence.ts';
import { asWritten } from './names/normal-name.ts';
import { LOOSE_WORDS } from './tables/name-words.ts';

type Rows = readonly EvidenceRow[];

/** A single word that only begins the entity's, and nothing else that identifies: `Gazprom` for `Gazprombank`. */
export function isBeginning(rows: Rows): boolean {
  return areNames(rows, ['abbreviated']) && !hasOwnIdentifier(rows);
}

/** `Carnival Corp` and Carnival plc, `Alcoa Inc` and Alcoa Corp: one company only where something else says so. */
function isOtherForm(rows: Rows, relations: readonly FormRelation[]): boolean {
  const form = rowOf(rows, 'name_form');
  if (form === undefined || !relations.includes(form.relation)) return false;
  return !hasOwnIdentifier(rows) && !isInSameTown(rows);
}

/** A namesake in another country is another company, unless an identifier is its own. */
export function isAbroad(rows: Rows): boolean {
  const isElsewhere =
    rowOf(rows, 'place')?.region === 'country_differs' ||
    rowOf(rows, 'registration')?.relation === 'other_country';
  return isElsewhere && !hasOwnIdentifier(rows);
}

/** The words of two legal names overlap, and no identifier says that they are one. */
export function isLegalOverlap(rows: Rows): boolean {
  return areLegal(rows) && areNames(rows, ['overlap']) && !hasOwnIdentifier(rows);
}

/** One name with two forms that an American register tells companies apart by. */
export function isNamesakeOfOtherForm(rows: Rows): boolean {
  return areNames(rows, WHOLE_NAME) && isOtherForm(rows, ['alike']);
}

/** `Quantock AG` and `Quantock Energy AG`: of two legal names, one with a word more is another company. */
export function isLegalNameApart(rows: Rows): boolean {
  return areLegal(rows) && !areNames(rows, WHOLE_NAME) && !hasOwnIdentifier(rows);
}

/** A word names a part of the company, or an organisation that bears its name. */
export function isUnitByName(rows: Rows): boolean {
  return rowOf(rows, 'name_words')?.meaning === 'unit';
}

/** The same, and neither an identifier nor the house says that they are one. */
export function isUnitApart(rows: Rows): boolean {
  return isUnitByName(rows) && !hasOwnIdentifier(rows) && rowOf(rows, 'place')?.house !== 'same';
}

/** How many more than one may bear the words of a name before it tells little by itself, in bits. */
const COMMON_NAME_BITS = -2.5;

/**
 * A name of words so common that others will bear it, and nothing else that says it is this one: neither place, form nor
 * identifier, nor that it is the best known of its name. `Acme` may be any of them.
 */
export function isBareCommonName(rows: Rows): boolean {
  const name = rowOf(rows, 'name');
  if (name === undefined || name.rarityMargin > COMMON_NAME_BITS || hasOwnIdentifier(rows)) return false;
  const isMeant = (rowOf(rows, 'prominence')?.bits ?? 0) > 0 || rowOf(rows, 'name_form')?.relation === 'same';
  return !isMeant && (rowOf(rows, 'place')?.bits ?? 0) <= 0;
}

/** A number of the same register that is not the entity's, and no website or profile that is. */
export function isOtherNumber(rows: Rows): boolean {
  return rowOf(rows, 'registration')?.relation === 'differs' && !hasOwnIdentifier(rows);
}

/** Initials that an entity uses, and nothing else that says it is this one: `FAW` may be anybody's. */
export function isAcronymAlone(rows: Rows): boolean {
  if (rowOf(rows, 'name')?.kindOfName !== 'acronym' || hasOwnIdentifier(rows)) return false;
  return (rowOf(rows, 'prominence')?.bits ?? 0) <= 0 && (rowOf(rows, 'place')?.bits ?? 0) <= 0;
}

/** One word that only begins a longer name, without a place or identifier: `Walmart` for `Walmart Pension Fund`. */
export function isFirstWordOfLonger(rows: Rows): boolean {
  const name = rowOf(rows, 'name');
  if (name?.relation !== 'entity_longer' || asWritten(name.left).tokens.length !== 1) return false;
  return !hasOwnIdentifier(rows) && (rowOf(rows, 'place')?.bits ?? 0) <= 0;
}

/** The record's legal form is of other countries than the entity, and no identifier is the entity's own. */
export function isFormElsewhere(rows: Rows): boolean {
  return rowOf(rows, 'form_home') !== undefined && !hasOwnIdentifier(rows);
}

/** Two forms that are no translation of each other, with nothing else to say that they are one company's. */
export function isFormForeign(rows: Rows): boolean {
  return isOtherForm(rows, ['foreign', 'alike']);
}

/** A name was translated, and no identifier is the entity's own. */
export function isTranslated(rows: Rows): boolean {
  return rowOf(rows, 'name_reading') !== undefined && !hasOwnIdentifier(rows);
}

/** Only one name says a country, and no identifier is the entity's own. */
export function isCountryMore(rows: Rows): boolean {
  return saysCountry(rows) && !hasOwnIdentifier(rows);
}

/** The names are not one, and nothing says that the record means the entity by a part of its name. */
export function isOtherName(rows: Rows): boolean {
  if (areNames(rows, WHOLE_NAME)) return false;
  if (isGenericWord(rows) && areLegal(rows)) return true;
  if (isGenericWord(rows) && !areNames(rows, ['entity_longer'])) return false;
  if (hasOwnIdentifier(rows)) return false;
  return areLegal(rows) || !(isShortFor(rows) || isLongFor(rows));
}

/** The record says less: by a word that says nothing, by a word in the same town, at its address, or at the end of a long name. */
function isShortFor(rows: Rows): boolean {
  if (!saysLess(rows)) return false;
  const added = addedWords(rows);
  if (rowOf(rows, 'place')?.house === 'same' || added.every((word) => LOOSE_WORDS.has(word))) return true;
  return (added.length <= 1 && isInSameTown(rows)) || isLongName(rows);
}

/** Three words and more agree, and those that the entity's name has beyond them are common ones. */
function isLongName(rows: Rows): boolean {
  const name = rowOf(rows, 'name');
  return name?.isGeneric === true && asWritten(name.left).tokens.length >= 3;
}

/** The record says more, where the entity sits. */
function isLongFor(rows: Rows): boolean {
  return saysMore(rows) && isInSameTown(rows);
}

/** A name that the company gave up and a word more may be what was sold with it: `Symantec Enterprise Division`. */
function isGenericWord(rows: Rows): boolean {
  const name = rowOf(rows, 'name');
  return name?.isGeneric === true && name.kindOfName !== 'former';
}

/** The record says less than the entity, by a word: `Verizon`, `IBM`; `RAND` is no `RAND School of Public Policy`. */
function saysLess(rows: Rows): boolean {
  return areNames(rows, ['entity_longer', 'initials']) && !isGivenUp(rows);
}

/** The record says more, which may be a unit of it: `Carnival UK`. */
function saysMore(rows: Rows): boolean {
  return areNames(rows, ['record_longer', 'overlap']) && !isGivenUp(rows);
}

/** A former name, unless all that differs are common words. */
function isGivenUp(rows: Rows): boolean {
  const name = rowOf(rows, 'name');
  return name?.kindOfName === 'former' && !name.isGeneric;
}

/**
 * Only one of the names says a country, as a word or in brackets: `Lithium Americas (Argentina) Corp.` was parted from the
 * other. In brackets it may be where the other sits: `GAIL (India) Limited`.
 */
function saysCountry(rows: Rows): boolean {
  const isSeat = rowOf(rows, 'name_seat') !== undefined;
  const words = rowOf(rows, 'name_words');
  const isBracket = words !== undefined && words.onlyLeft.length + words.onlyRight.length === 0;
  return isBracket ? !isSeat : isSeat;
}
