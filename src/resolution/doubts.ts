import {
  addedWords,
  areLegal,
  areNames,
  hasOwnIdentifier,
  isInSameTown,
  isInUse,
  WHOLE_NAME,
} from './comparisons/candidate-evidence.ts';
import type { FormRelation } from './comparisons/compare-forms.ts';
import { type EvidenceRow, type FormHomeEvidence, rowOf } from './comparisons/evidence.ts';
import { asWritten } from './names/normal-name.ts';

type Rows = readonly EvidenceRow[];

/** A single word that only begins the entity's, and nothing else that identifies: `Gazprom` for `Gazprombank`. */
export function isBeginning(rows: Rows): boolean {
  return areNames(rows, ['abbreviated']) && !hasOwnIdentifier(rows);
}

/** A few letters, as `VW`, that are only another name or the initials of the entity, and nothing beside them: many could bear them. */
export function isShortAlias(rows: Rows): boolean {
  const letters = lettersOfAlias(rows);
  return letters !== undefined && letters.length <= MOST_SHORT_LETTERS;
}

/** One letter again and again, as `aaa`: whoever typed it may have meant nobody. */
export function isRepeatedLetter(rows: Rows): boolean {
  const letters = lettersOfAlias(rows);
  return letters !== undefined && /^(.)\1+$/u.test(letters);
}

const MOST_SHORT_LETTERS = 3;

/** Of a record that says no more of the entity than a name by which it is only also known. */
function lettersOfAlias(rows: Rows): string | undefined {
  const name = rowOf(rows, 'name');
  if (name === undefined || isInUse(name) || hasOwnIdentifier(rows)) return undefined;
  return (rowOf(rows, 'place')?.bits ?? 0) > 0 ? undefined : asWritten(name.left).tokens.join('');
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
  return areLegal(rows) && !areNames(rows, [...WHOLE_NAME, 'cut_off']) && !hasOwnIdentifier(rows);
}

/** A word names a part of the company. */
export function isUnitByName(rows: Rows): boolean {
  return rowOf(rows, 'name_words')?.meaning === 'unit';
}

/** Two forms that are no translation of each other, with nothing else to say that they are one company's. */
export function isFormForeign(rows: Rows): boolean {
  return isOtherForm(rows, ['foreign', 'alike']);
}

/** The record's legal form is of other countries than the entity, and no identifier is the entity's own. */
export function isFormAbroad(rows: Rows): boolean {
  return isFormOfHome(rows, 'other_countries');
}

/** And the entity has another one: two companies of a group, `Quantock AG` and Quantock Inc. */
export function isFormOfOther(rows: Rows): boolean {
  return isFormOfHome(rows, 'other_form');
}

/** A name that others may well have, with a legal form where none is known of the entity: `Acme Inc` and an ACME. */
export function isFormUnheard(rows: Rows): boolean {
  return isFormOfHome(rows, 'not_known') && (rowOf(rows, 'name')?.rarityMargin ?? 0) < 0;
}

function isFormOfHome(rows: Rows, relation: FormHomeEvidence['relation']): boolean {
  return rowOf(rows, 'form_home')?.relation === relation && !hasOwnIdentifier(rows);
}

/** A word or two that are only a part of the entity's name, and nothing beside them. */
export function isPartOfName(rows: Rows): boolean {
  return rowOf(rows, 'part')?.of === 'longer_name';
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
  if (areNames(rows, WHOLE_NAME) || (areNames(rows, ['cut_off']) && areLegal(rows))) return false;
  if (isGenericWord(rows)) return areLegal(rows);
  if (hasOwnIdentifier(rows)) return false;
  return areLegal(rows) || !(isShortFor(rows) || isLongFor(rows));
}

/** The record says less, by a word or at its address. */
function isShortFor(rows: Rows): boolean {
  return saysLess(rows) && (addedWords(rows).length <= 1 || rowOf(rows, 'place')?.house === 'same');
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
  const isBracket = rowOf(rows, 'name_place') !== undefined && rowOf(rows, 'name_words') === undefined;
  return isBracket ? !isSeat : isSeat;
}
