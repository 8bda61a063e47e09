import {
  areLegal,
  areNames,
  hasOwnIdentifier,
  isElsewhereAltogether,
  isInAnotherPlace,
  isInSameTown,
  isInUse,
  placeBits,
  WHOLE_NAME,
} from '../comparisons/candidate-evidence.ts';
import type { FormRelation } from '../comparisons/compare-forms.ts';
import type { EntityProfile } from '../comparisons/entity-profile.ts';
import { type EvidenceRow, rowOf } from '../comparisons/evidence.ts';
import type { FormHomeEvidence } from '../comparisons/name-evidence.ts';
import { KNOWN_BITS, prominenceBits } from '../comparisons/prominence.ts';
import { isDistinguishingToken } from '../names/distinguishing-tokens.ts';
import { asWritten } from '../names/normal-name.ts';
import type { Place } from '../records/normalise-place.ts';
import { compareHouses } from '../records/one-house.ts';
import { type Street, streetOf } from '../records/street.ts';
import { isFormOf } from '../tables/legal-forms.ts';
import { isTellingWord, STOP_WORDS } from '../tables/name-words.ts';
import { isSeatAndOffice } from './seat-and-office.ts';

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
  return placeBits(rows) > 0 ? undefined : asWritten(name.left).tokens.join('');
}

/** `Carnival Corp` and Carnival plc, `Alcoa Inc` and Alcoa Corp: one company only where something else says so. */
function isOtherForm(rows: Rows, relations: readonly FormRelation[]): boolean {
  const form = rowOf(rows, 'name_form');
  if (form === undefined || !relations.includes(form.relation)) return false;
  return !hasOwnIdentifier(rows) && !isInSameTown(rows);
}

/** A namesake in another country is another company, unless an identifier is its own or its form tells of the other one. */
export function isAbroad(rows: Rows): boolean {
  const isElsewhere =
    (rowOf(rows, 'place')?.region === 'country_differs' && !isSeatAndOffice(rows)) ||
    rowOf(rows, 'registration')?.relation === 'other_country';
  return isElsewhere && !hasOwnIdentifier(rows);
}

/** The same of a record that says no country, by its town or postal code. */
export function isElsewhere(rows: Rows): boolean {
  const by = rowOf(rows, 'elsewhere')?.by;
  return by !== undefined && by !== 'phone' && !hasOwnIdentifier(rows);
}

/** And by the calling code of its telephone number, which may be that of a person abroad. */
export function isElsewhereByPhone(rows: Rows): boolean {
  return rowOf(rows, 'elsewhere')?.by === 'phone' && !hasOwnIdentifier(rows);
}

/** Little is known of the company that bears the name, and town and telephone are others: it may be a namesake. */
export function isElsewhereByAll(rows: Rows, { prominence }: EntityProfile): boolean {
  return isElsewhereAltogether(rows) && prominenceBits(prominence) <= 0;
}

/** And so it may be in another street of another town, where no telephone tells: `Dickey's Barbecue Pit` of Madison and of Middleton. */
export function isInAnotherStreetElsewhere(rows: Rows, { prominence }: EntityProfile): boolean {
  const place = rowOf(rows, 'place');
  if (place === undefined || !isInAnotherPlace(rows) || areLegal(rows) || hasOwnIdentifier(rows))
    return false;
  const [mine, theirs] = [houseOf(place.left), houseOf(place.right)];
  if (mine === undefined || theirs === undefined || compareHouses(mine, theirs) !== 'other') return false;
  return prominenceBits(prominence) <= 0;
}

/** A name that is only like the entity's, or cut off, of another town: `Banco de Castil` of Cuenca and Banco de Castilla of Salamanca. */
export function isLikeNameElsewhere(rows: Rows): boolean {
  if (!areNames(rows, ['respelled', 'cut_off']) || !isInAnotherPlace(rows)) return false;
  return !areLegal(rows) && !hasOwnIdentifier(rows);
}

function houseOf({ street }: Place): Street | undefined {
  return street === undefined ? undefined : streetOf(street);
}

/** The words of two legal names overlap, and no identifier says that they are one. */
export function isLegalOverlap(rows: Rows): boolean {
  return areLegal(rows) && areNames(rows, ['overlap']) && !hasOwnIdentifier(rows);
}

/** One name with two forms that an American register tells companies apart by. */
export function isNamesakeOfOtherForm(rows: Rows): boolean {
  return areNames(rows, WHOLE_NAME) && isOtherForm(rows, ['alike']);
}

/**
 * A limited partnership and a company of one name: companies that own power plants or shops have one in which these are. Where the
 * entity is known by both forms the record is compared with its own.
 */
export function isPartnershipOfCompany(rows: Rows): boolean {
  const name = rowOf(rows, 'name');
  if (name === undefined || !areNames(rows, WHOLE_NAME) || hasOwnIdentifier(rows)) return false;
  const [mine, theirs] = [name.left.forms, name.right.forms];
  if (mine.length === 0 || theirs.length === 0) return false;
  return mine.includes('lp') !== theirs.includes('lp');
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
  return isOtherForm(rows, ['foreign', 'alike']) && !isFormOfNoneThere(rows);
}

/**
 * Both are in a country that has the entity's form and not the record's: `Holcim Ltd` of Switzerland is how somebody calls
 * Holcim AG. Of 16 such pairs in ROR and the listings whose websites are known, all are one company.
 */
function isFormOfNoneThere(rows: Rows): boolean {
  const [form, place] = [rowOf(rows, 'name_form'), rowOf(rows, 'place')];
  const country = place?.right.country;
  if (form?.relation !== 'foreign' || country === undefined || place?.left.country !== country) return false;
  const isAtHome = (family: string) => isFormOf(family, country);
  return form.right.some(isAtHome) && !form.left.some(isAtHome);
}

/** The legal form of the one is of other countries than the other, and no identifier is the entity's own. */
export function isFormAbroad(rows: Rows): boolean {
  return isFormOfHome(rows, 'other_countries') || isFormOfHome(rows, 'not_there');
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

/** `J. Hutton Institute`, which may be Jane's, with neither town nor identifier. */
export function isInitialForWord(rows: Rows): boolean {
  return rowOf(rows, 'name')?.isByInitial === true && !hasOwnIdentifier(rows) && !isInSameTown(rows);
}

/** `Acme, formerly Kudzwa`, and another is called Acme. */
export function isNameGivenUp(rows: Rows): boolean {
  return rowOf(rows, 'misspelling')?.cause === 'present_name';
}

/** All words that the names share are common ones or places, one has a word more, and no place agrees. */
export function areCommonWords(rows: Rows): boolean {
  const name = rowOf(rows, 'name');
  if (name === undefined || areNames(rows, WHOLE_NAME) || hasOwnIdentifier(rows)) return false;
  if (placeBits(rows) > 0) return false;
  const apart = rowOf(rows, 'name_words')?.onlyLeft ?? [];
  const shared = asWritten(name.left).tokens.filter((word) => !apart.includes(word));
  return shared.every((word) => !isTellingWord(word) || isDistinguishingToken(word));
}

/** `Kudzwa Leeds` or `Kudzwa Canada`, and Kudzwa is there: it may be another house of that name, a hotel or a sister. */
export function isPlaceBehind(rows: Rows): boolean {
  return rowOf(rows, 'name_seat')?.stands === 'last' && !hasOwnIdentifier(rows);
}

/**
 * `10023 Kudzwa`: it may be another of that name all the same, unless town or an identifier agree. A shop is a branch whatever
 * agrees, and the town of a person's company is the person's as well.
 */
export function isNameAlone(rows: Rows): boolean {
  const what = rowOf(rows, 'name_beside')?.what;
  if (what === undefined || what === 'shop') return what === 'shop';
  return what === 'guest' ? !hasOwnIdentifier(rows) : !isToldBeside(rows);
}

/** `Ann Smith c/o Kudzwa`: what is sent to a person need not be the company's. */
export function isNameOfHost(rows: Rows): boolean {
  return rowOf(rows, 'name_beside')?.what === 'guest' && !isToldBeside(rows);
}

/** `Expo 2020`: a year behind a name that few know may belong to it. */
export function isNameBeforeYear(rows: Rows, { prominence }: EntityProfile): boolean {
  const isYear = rowOf(rows, 'name_beside')?.what === 'year';
  return isYear && !isToldBeside(rows) && prominenceBits(prominence) < KNOWN_BITS;
}

function isToldBeside(rows: Rows): boolean {
  return hasOwnIdentifier(rows) || isInSameTown(rows);
}

/** `Kudzwa Canada`, of which only the company abroad is on file. */
export function isUnitNotOnFile(rows: Rows): boolean {
  return rowOf(rows, 'name_seat')?.stands === 'abroad';
}

/** A name was translated, and no identifier is the entity's own. */
export function isTranslated(rows: Rows): boolean {
  return rowOf(rows, 'name_reading') !== undefined && !hasOwnIdentifier(rows);
}

/** Only one name says a country, and no identifier is the entity's own. */
export function isCountryMore(rows: Rows): boolean {
  return saysCountry(rows) && !hasOwnIdentifier(rows);
}

/** The same, unless no more than the country tells the names apart and the record is in the very town of the entity. */
export function isCountryInDoubt(rows: Rows): boolean {
  return isCountryMore(rows) && !(isInSameTown(rows) && isCountryAlone(rows));
}

/** Dabur India Limited and Dabur, of one town: of 401 such pairs in ROR and the listings, 397 have one website. */
function isCountryAlone(rows: Rows): boolean {
  const [seat, words] = [rowOf(rows, 'name_seat'), rowOf(rows, 'name_words')];
  if (seat === undefined) return false;
  const country = [...seat.left, ...seat.right];
  return [...(words?.onlyLeft ?? []), ...(words?.onlyRight ?? [])].every(
    (word) => country.includes(word) || STOP_WORDS.has(word),
  );
}

/**
 * Only one of the names says a country, as a word or in brackets: `Lithium Americas (Argentina) Corp.` was parted from the
 * other. In brackets it may be where the other sits: `GAIL (India) Limited`.
 */
function saysCountry(rows: Rows): boolean {
  const seat = rowOf(rows, 'name_seat');
  const isSeat = seat?.stands === 'within';
  const isBracket = rowOf(rows, 'name_place') !== undefined && rowOf(rows, 'name_words') === undefined;
  return isBracket ? !isSeat : isSeat;
}
