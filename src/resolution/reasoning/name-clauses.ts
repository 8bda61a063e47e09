import type { NameKind } from '../comparisons/entity-profile.ts';
import {
  type NamedPlaceEvidence,
  type NameEvidence,
  type NumberEvidence,
  type OtherNameEvidence,
  type RowOf,
  rowOf,
} from '../comparisons/evidence.ts';
import { foldWords } from '../names/fold.ts';
import { hasPlaceAsWords } from '../names/normal-name.ts';
import { countryName } from '../tables/countries.ts';
import { agreeing, type Clause, listOf, opposing, type Pair, quoted, supporting } from './clause.ts';
import { asTitle } from './told-entity.ts';

const NAME_WORTH = 12;

/** Says how the names compare that fit best, as they are written on both sides. */
export function nameClause(row: NameEvidence, { told }: Pair): Clause {
  const [mine, theirs] = [row.left.text, row.right.text];
  if (row.relation === 'different')
    return opposing(`names differ: yours ${quoted(mine)}, on file ${quoted(theirs)}`, NAME_WORTH, 'name');
  const kind = KINDS[row.kindOfName];
  if ((row.relation === 'same' || row.relation === 'same_words') && isOneSpelling(mine, theirs)) {
    if (row.isBesideOther) return supporting(besideWords(row.left), NAME_WORTH, 'name');
    const isShown = theirs === told.name || isOneSpelling(mine, told.name);
    if (kind === undefined && isShown) return agreeing('the name', NAME_WORTH, 'name');
    return supporting(`${quoted(mine)} is ${kind ?? 'one of its names'}`, NAME_WORTH, 'name');
  }
  const shown = kind === undefined ? quoted(theirs) : `${kind} ${quoted(theirs)}`;
  if (isAtSeat(row))
    return supporting(`${quoted(mine)} is the seat of ${quoted(theirs)}`, NAME_WORTH, 'name');
  return supporting(relationOf(row, shown), NAME_WORTH, 'name');
}

/** `Acme Leeds HQ`, of which nothing but the seat is left out. */
function isAtSeat({ relation, left }: NameEvidence): boolean {
  const isWhole = relation === 'same' || relation === 'same_words';
  return isWhole && left.withPlace !== undefined && left.country === undefined && !hasPlaceAsWords(left);
}

function besideWords({ text, part }: NameEvidence['left']): string {
  if (part === 'whole') return `only ${quoted(text)}, one of its two names, agrees`;
  return part === 'former'
    ? `only the former name ${quoted(text)} agrees, and not the name itself`
    : `only ${quoted(text)}, which stands behind the name, agrees`;
}

const KINDS: Readonly<Partial<Record<NameKind, string>>> = {
  former: 'its former name',
  alias: 'its other name',
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

function withoutLast(words: string): string {
  return words.replace(/ [^ ]+$/, '');
}

function relationOf({ relation, left, right }: NameEvidence, shown: string): string {
  const [mine, theirs] = [left.text, right.text];
  switch (relation) {
    case 'initials': {
      const isShorter = mine.length < theirs.length;
      const [brief, long] = isShorter ? [quoted(mine), shown] : [shown, quoted(mine)];
      return `${brief} matches the initials of ${long}`;
    }
    case 'abbreviated':
    case 'cut_off':
      return isBriefer(mine, theirs)
        ? `${quoted(mine)} may be short for ${shown}`
        : `${shown} may be short for ${quoted(mine)}`;
    case 'respelled':
      return `${quoted(mine)} is close to ${shown}`;
    case 'entity_longer':
      return `${quoted(mine)} ${isWithin(mine, theirs) ? 'is part of' : 'leaves out words of'} ${shown}`;
    case 'record_longer':
      return `${quoted(mine)} ${isWithin(theirs, mine) ? 'contains' : 'adds words to'} ${shown}`;
    case 'overlap':
      return `${quoted(mine)} shares words with ${shown}`;
    case 'same_words':
      return `${quoted(mine)} has the same words as ${shown}`;
    default:
      return `${quoted(mine)} is on file as ${shown}`;
  }
}

/** Whether the first word that differs is the shorter one; legal forms tell nothing. */
function isBriefer(mine: string, theirs: string): boolean {
  const others = foldWords(theirs).split(' ');
  const words = foldWords(mine).split(' ');
  const at = words.findIndex((word, index) => word !== others[index]);
  return (words[at]?.length ?? 0) < (others[at]?.length ?? 0);
}

/** Whether the one stands word for word in the other. */
function isWithin(brief: string, long: string): boolean {
  return ` ${foldWords(long)} `.includes(` ${foldWords(brief)} `);
}

/** Says that a name was translated before it was compared. */
export function readingClause(): Clause {
  return supporting('the name was compared in translation', 2, 'name');
}

/** Says that the legal forms differ; when they agree, the name says so already. */
export function formClause({ relation }: RowOf<'name_form'>, { candidate }: Pair): Clause | undefined {
  if (relation !== 'alike' && relation !== 'different' && relation !== 'foreign') return undefined;
  const names = rowOf(candidate.evidence, 'name');
  const [mine, theirs] = [names?.left.text ?? '', names?.right.text ?? ''];
  const worth = relation === 'alike' ? 2 : 5;
  return opposing(`legal forms differ: yours ${quoted(mine)}, on file ${quoted(theirs)}`, worth, 'name');
}

/** Says that companies of the entity's country do not have the record's legal form. */
export function formHomeClause(
  { relation, countries }: RowOf<'form_home'>,
  { candidate }: Pair,
): Clause | undefined {
  const name = rowOf(candidate.evidence, 'name')?.left.text ?? '';
  if (relation === 'not_known') return undefined;
  const places = listOf(countries.map((code) => countryName(code) ?? code));
  return opposing(`the legal form of ${quoted(name)} is not one of ${places}`, 4, 'name');
}

/** Says that a country in the name tells only where the company is. */
export function seatClause(): Clause {
  return supporting('the country in the name is where the company is', 2, 'name');
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
