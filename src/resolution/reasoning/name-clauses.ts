import type { NameKind } from '../comparisons/entity-profile.ts';
import { type RowOf, rowOf } from '../comparisons/evidence.ts';
import type {
  BesideNameEvidence,
  NamedPlaceEvidence,
  NameEvidence,
  NumberEvidence,
  OtherNameEvidence,
  OwnerEvidence,
  SeatEvidence,
} from '../comparisons/name-evidence.ts';
import { saysAbbreviation } from '../names/abbreviation-beside.ts';
import { foldWords } from '../names/fold.ts';
import { hasPlaceAsWords } from '../names/normal-name.ts';
import { textBeforeSeat } from '../readings/places-behind.ts';
import { addressInName } from '../records/address-in-name.ts';
import { countryName, countryNames } from '../tables/countries.ts';
import { agreeing, type Clause, listOf, opposing, type Pair, quoted, supporting } from './clause.ts';
import { relationOf } from './name-relations.ts';
import { asTitle } from './told-entity.ts';

const NAME_WORTH = 12;

/** Says how the names compare that fit best, as they are written on both sides. */
export function nameClause(row: NameEvidence, { candidate, told }: Pair): Clause {
  const [mine, theirs] = [row.left.beside?.rest ?? textBeforeSeat(row.left), row.right.text];
  if (row.relation === 'different')
    return opposing(`names differ: yours ${quoted(mine)}, on file ${quoted(theirs)}`, NAME_WORTH, 'name');
  const kind = KINDS[row.kindOfName];
  const isWhole = row.relation === 'same' || row.relation === 'same_words';
  if (isWhole && addressInName(mine)?.isAddress === true)
    return supporting(`${quoted(mine)} says ${kind ?? 'its name'}`, NAME_WORTH, 'name');
  if (isWhole && (isOneSpelling(mine, theirs) || (kind === undefined && differInArticle(mine, theirs)))) {
    if (row.isBesideOther) return supporting(besideWords(row.left), NAME_WORTH, 'name');
    const isShown = theirs === told.name || isOneSpelling(mine, told.name);
    if (kind === undefined && isShown) return agreeing(agreedName(candidate), NAME_WORTH, 'name');
    return supporting(`${quoted(mine)} is ${kind ?? 'one of its names'}`, NAME_WORTH, 'name');
  }
  const shown = kind === undefined ? quoted(theirs) : `${kind} ${quoted(theirs)}`;
  if (isAtSeat(row))
    return supporting(`${quoted(mine)} is the seat of ${quoted(theirs)}`, NAME_WORTH, 'name');
  return supporting(relationOf(row, shown), NAME_WORTH, 'name');
}

/** The names may be one but for their legal forms, which are told of beside it. */
function agreedName({ evidence }: Pair['candidate']): string {
  const form = rowOf(evidence, 'name_form');
  return form !== undefined && areApart(form) ? 'the name without its legal form' : 'the name';
}

/** `Acme Leeds HQ`, of which nothing but the seat is left out. */
function isAtSeat({ relation, left }: NameEvidence): boolean {
  const isWhole = relation === 'same' || relation === 'same_words';
  if (!isWhole || left.withPlace === undefined || left.country !== undefined) return false;
  return !hasPlaceAsWords(left) && !saysAbbreviation(left.text);
}

function besideWords({ text, part }: NameEvidence['left']): string {
  if (part === 'whole') return `only ${quoted(text)}, one of its two names, agrees`;
  if (part === 'trading') return `only ${quoted(text)}, which it trades under, agrees`;
  return part === 'former'
    ? `only the former name ${quoted(text)} agrees, and not the name itself`
    : `only ${quoted(text)}, which stands behind the name, agrees`;
}

const KINDS: Readonly<Partial<Record<NameKind, string>>> = {
  former: 'its former name',
  alias: 'another of its names',
  acronym: 'its abbreviation',
};

/** Equal but for case, accents, spaces and a last word, as a legal form is: `CDW Corporation` and `CDW Corp`. */
function isOneSpelling(left: string, right: string): boolean {
  if (left === right) return true;
  const [mine, theirs] = [foldWords(left), foldWords(right)];
  if (mine === '' || theirs === '') return false;
  if (mine.replaceAll(' ', '') === theirs.replaceAll(' ', '')) return true;
  if (`${mine} `.startsWith(`${theirs} `) || `${theirs} `.startsWith(`${mine} `)) return true;
  return mine.includes(' ') && withoutLast(mine) === withoutLast(theirs);
}

/** `Acme` and The Acme Company. */
function differInArticle(left: string, right: string): boolean {
  return isOneSpelling(left.replace(ARTICLE, ''), right.replace(ARTICLE, ''));
}

const ARTICLE = /^the\s+(?=\S)/i;

function withoutLast(words: string): string {
  return words.replace(/ [^ ]+$/, '');
}

/** Says that a name was translated before it was compared. */
export function readingClause(): Clause {
  return supporting('the name was compared in translation', 2, 'name');
}

/** Says that the legal forms differ; when they agree, the name says so already. */
export function formClause({ relation }: RowOf<'name_form'>, { candidate }: Pair): Clause | undefined {
  if (!areApart({ relation })) return undefined;
  const names = rowOf(candidate.evidence, 'name');
  const [mine, theirs] = [names?.left.text ?? '', names?.right.text ?? ''];
  const worth = relation === 'alike' ? 2 : 5;
  return opposing(`legal forms differ: yours ${quoted(mine)}, on file ${quoted(theirs)}`, worth, 'name');
}

function areApart({ relation }: Pick<RowOf<'name_form'>, 'relation'>): boolean {
  return relation === 'alike' || relation === 'different' || relation === 'foreign';
}

/** Says that companies of the entity's country do not have the record's legal form, or the other way round. */
export function formHomeClause(
  { relation, countries }: RowOf<'form_home'>,
  { candidate }: Pair,
): Clause | undefined {
  if (relation === 'not_known') return undefined;
  const names = rowOf(candidate.evidence, 'name');
  const name = (relation === 'not_there' ? names?.right : names?.left)?.text ?? '';
  const places = listOf(countries.map((code) => countryName(code) ?? code));
  return opposing(`the legal form of ${quoted(name)} is not one of ${places}`, 4, 'name');
}

/** `in the US`, `in Canada`. */
function inPlace(word: string): string {
  return /^(?:usa?|uk|uae|netherlands|philippines|united .*)$/.test(word)
    ? `the ${asTitle(word)}`
    : asTitle(word);
}

/** Says that a country or a town in the name tells only where the company is. */
export function seatClause({ stands, left, right }: SeatEvidence): Clause {
  if (stands === 'abroad')
    return opposing(
      `this is the company of that name abroad; its unit in ${listOf(left.map(inPlace))} is not on file`,
      6,
      'name',
    );
  const isTown = [...left, ...right].some((word) => !countryNames().has(word));
  return supporting(`the ${isTown ? 'town' : 'country'} in the name is where the company is`, 2, 'name');
}

/** Says what of the record's name was left out of the comparison. */
export function besideNameClause({ what, left }: BesideNameEvidence): Clause {
  return supporting(`${quoted(left)} in the name was taken for ${BESIDE[what]}`, 2, 'name');
}

const BESIDE: Readonly<Record<BesideNameEvidence['what'], string>> = {
  phone: 'a telephone number',
  number: 'the number of an account or order',
  period: 'the period of a deal',
  year: 'the year of a deal',
  shop: 'the number of a shop',
  guest: 'a person there',
};

/** Says whether the owner that a name says is known to be one. */
export function ownerClause({ relation, left, right }: OwnerEvidence): Clause {
  const owner = quoted(left ?? right ?? '');
  if (relation === 'agrees')
    return supporting(`it belongs to ${quoted(right ?? '')}, as the name says`, 4, 'name');
  if (relation === 'not_known')
    return opposing(`it is not known to belong to ${owner}, as one of the names says`, 5, 'name');
  const other = quoted(right ?? '');
  return opposing(`${owner} is said to own it, and on file that is ${other}`, 7, 'name');
}

/** Says why a number that only one name says tells no sister. */
export function numberClause({ cause, left, right }: NumberEvidence): Clause {
  const [number = ''] = [...left, ...right];
  const text =
    cause === 'of_address'
      ? `${quoted(number)} in the name is a number of the address`
      : `address and phone are the same, though only one name says ${quoted(number)}`;
  return supporting(text, 2, 'name');
}

/** Says which place stands in the brackets of one name alone. */
export function namedPlaceClause({ left, right }: NamedPlaceEvidence): Clause {
  const [place = ''] = [...left, ...right];
  const side = left.length > 0 ? "the record's name" : 'the name on file';
  return opposing(`${quoted(asTitle(place))} is only in ${side}`, 3, 'name');
}

/** Says whether a second name of the record is known too. */
export function otherNameClause({ agrees, left }: OtherNameEvidence): Clause {
  return agrees
    ? supporting(`the record's other name ${quoted(left.text)} is on file too`, 3, 'name')
    : opposing(`the record's other name ${quoted(left.text)} is not on file`, 2, 'name');
}
