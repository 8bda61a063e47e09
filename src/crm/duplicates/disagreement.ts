import { distance } from 'fastest-levenshtein';
import { areLegal, areNames, isSame, WHOLE_NAME } from '../../resolution/comparisons/candidate-evidence.ts';
import { type EvidenceRow, rowOf } from '../../resolution/comparisons/evidence.ts';
import { isCountryMore } from '../../resolution/doubts/doubts.ts';
import { isDistinguishingToken, isNumber } from '../../resolution/names/distinguishing-tokens.ts';
import { asWritten, type NormalName } from '../../resolution/names/normal-name.ts';
import type { Place } from '../../resolution/records/normalise-place.ts';
import { FUND_WORDS, HEAD_WORDS } from '../../resolution/tables/company-words.ts';
import { isAbbreviationOfNames } from './abbreviated-words.ts';
import { areInOneTown } from './in-one-town.ts';

/** What makes two accounts two companies, however much else agrees. */
export type Disagreement =
  | 'registration'
  | 'number'
  | 'place_name'
  | 'town'
  | 'form'
  | 'legal_name'
  | 'owner'
  | 'fund'
  | 'country';

type Rows = readonly EvidenceRow[];

type Named = Pick<NormalName, 'tokens' | 'city'>;

/** Read from the comparison of one account with another; undefined when nothing speaks against one company. */
export function disagreementOf(rows: Rows): Disagreement | undefined {
  const registration = rowOf(rows, 'registration')?.relation;
  if (registration === 'same') return undefined;
  if (registration === 'differs' || registration === 'other_country') return 'registration';
  const siblings = siblingsOf(rows);
  if (siblings !== undefined) return siblings;
  return AGAINST.find(({ holds }) => holds(rows))?.disagreement;
}

/**
 * `Fund VII` and `Fund VIII`; `Santander Chile` and `Santander Mexico`, but one place word may be left out at home, and a
 * number that the house or its telephone explains.
 */
function siblingsOf(rows: Rows): Disagreement | undefined {
  const words = rowOf(rows, 'name_words');
  if (words?.meaning !== 'sibling') return undefined;
  const ofOneHouse = rowOf(rows, 'name_number');
  const explained = [...(ofOneHouse?.left ?? []), ...(ofOneHouse?.right ?? [])];
  const [left, right] = [words.onlyLeft, words.onlyRight].map((only) =>
    only.filter((word) => isDistinguishingToken(word) && !explained.includes(word)),
  );
  if (left?.length === 0 && right?.length === 0) return undefined;
  if ([...(left ?? []), ...(right ?? [])].some(isNumber)) return 'number';
  const areTwoPlaces = left?.length !== 0 && right?.length !== 0;
  return areTwoPlaces || !(haveOwnIdentifier(rows) || rowOf(rows, 'place')?.house === 'same')
    ? 'place_name'
    : undefined;
}

/** `Banco Santander (Brasil)` is that of one country. */
function isOfOneCountry(rows: Rows): boolean {
  return isCountryMore(rows) && !haveOwnIdentifier(rows) && rowOf(rows, 'place')?.house !== 'same';
}

/** `Acme Springfield` in Springfield, Illinois, and in Springfield, Missouri: both names say the town, and there are two of it. */
function areTwoTownsOfOneName(rows: Rows): boolean {
  const place = rowOf(rows, 'place');
  if (place?.region !== 'state_differs' && place?.region !== 'country_differs') return false;
  const name = rowOf(rows, 'name');
  return (
    name !== undefined &&
    isNamed(place.left, asWritten(name.left)) &&
    isNamed(place.right, asWritten(name.right))
  );
}

function isNamed({ city }: Place, { tokens, city: inBrackets }: Named): boolean {
  if (city === undefined) return false;
  return city === inBrackets || city.split(' ').every((word) => tokens.includes(word));
}

/** `Alpha AG` and `Alpha GmbH`. */
function areFormsApart(rows: Rows): boolean {
  return rowOf(rows, 'name_form')?.relation === 'different' && areNames(rows, WHOLE_NAME);
}

/**
 * `Gladstone Capital Corp` and `Gladstone Land Corp` share a house and a telephone, and are two companies. So are `Acme GmbH & Co. KG`
 * and `Acme Immobilien GmbH & Co. KG`, which owns the house, and has the website, too.
 */
function areLegalNamesApart(rows: Rows): boolean {
  return areLegal(rows) && haveWordsApart(rows) && !areSpelledAlike(rows) && !mayBeOneLegalName(rows);
}

/**
 * Of two legal names the words of one are cut off at a full stop in the other, or one says no more than the town where both are: a
 * person can tell (`Autohaus Kudzwa GmbH` and `Autohaus Kudzwa Reutlingen GmbH`, both in Reutlingen).
 */
export function mayBeOneLegalName(rows: Rows): boolean {
  const name = rowOf(rows, 'name');
  if (name === undefined || !areLegal(rows) || !haveWordsApart(rows)) return false;
  if (saysTownMore(rows)) return true;
  return isAbbreviationOfNames(asWritten(name.left).text, asWritten(name.right).text);
}

/** Nothing is in one name alone but the town where both are. */
function saysTownMore(rows: Rows): boolean {
  const place = rowOf(rows, 'place');
  if (place === undefined || areInOneTown(place.left, place.right) !== true) return false;
  const { onlyLeft = [], onlyRight = [] } = rowOf(rows, 'name_words') ?? {};
  const more = onlyLeft.length === 0 ? onlyRight : onlyLeft;
  if (more.length === 0 || (onlyLeft.length > 0 && onlyRight.length > 0)) return false;
  const town = place.left.city?.split(' ') ?? [];
  return more.every((word) => town.includes(word));
}

/** Funds and trusts of one manager, each with words of its own. */
function areFundsApart(rows: Rows): boolean {
  const name = rowOf(rows, 'name');
  if (name === undefined || !haveWordsApart(rows)) return false;
  return [...name.left.tokens, ...name.right.tokens].some((word) => FUND_WORDS.has(word));
}

/**
 * Of `Kudzwa` and `Kudzwa International Holdings Ltd` one says no more than that it is the head of the other's name, and the other has
 * no legal form: whoever typed it may have left that out.
 */
export function saysHeadMore(rows: Rows): boolean {
  const [name, words] = [rowOf(rows, 'name'), rowOf(rows, 'name_words')];
  if (name === undefined || words === undefined) return false;
  const { onlyLeft, onlyRight } = words;
  if ((onlyLeft.length === 0) === (onlyRight.length === 0)) return false;
  const shorter = onlyLeft.length === 0 ? name.left : name.right;
  return shorter.forms.length === 0 && [...onlyLeft, ...onlyRight].every((word) => HEAD_WORDS.has(word));
}

const ALIKE = 0.6;

/** The words that only one of them has are two spellings of one: `Electronis` and `Eletronics`. */
function areSpelledAlike(rows: Rows): boolean {
  const words = rowOf(rows, 'name_words');
  const [left, right] = [words?.onlyLeft.join('') ?? '', words?.onlyRight.join('') ?? ''];
  return 1 - distance(left, right) / Math.max(1, left.length, right.length) >= ALIKE;
}

/** Articles and joints are no words. */
function haveWordsApart(rows: Rows): boolean {
  return areNames(rows, ['entity_longer', 'record_longer', 'overlap']);
}

/**
 * One name and one website in two countries are a company and its regional unit, which stand side by side. One registration
 * number is that of one company.
 */
export function areInTwoCountries(rows: Rows): boolean {
  return rowOf(rows, 'place')?.region === 'country_differs' && !isSame(rows, 'registration');
}

function haveOwnIdentifier(rows: Rows): boolean {
  return isSame(rows, 'website') || isSame(rows, 'email') || isSame(rows, 'social') || isSame(rows, 'phone');
}

/** `Aurora, a division of Kud` and `Aurora, a division of Zym`. */
function areOfTwoOwners(rows: Rows): boolean {
  return rowOf(rows, 'name_owner')?.relation === 'two_owners';
}

/** Asked in turn. */
const AGAINST: readonly { readonly disagreement: Disagreement; readonly holds: (rows: Rows) => boolean }[] = [
  { disagreement: 'owner', holds: areOfTwoOwners },
  { disagreement: 'place_name', holds: isOfOneCountry },
  { disagreement: 'town', holds: areTwoTownsOfOneName },
  { disagreement: 'form', holds: areFormsApart },
  { disagreement: 'legal_name', holds: areLegalNamesApart },
  { disagreement: 'fund', holds: areFundsApart },
  { disagreement: 'country', holds: areInTwoCountries },
];
