import {
  areNames,
  hasMoreThanNames,
  hasOwnIdentifier,
  isInAnotherPlace,
  isInUse,
  WHOLE_NAME,
} from '../comparisons/candidate-evidence.ts';
import type { EntityProfile } from '../comparisons/entity-profile.ts';
import { type EvidenceRow, rowOf } from '../comparisons/evidence.ts';
import { type Prominence, prominenceBits } from '../comparisons/prominence.ts';
import { isDistinguishingToken } from '../names/distinguishing-tokens.ts';
import { foldWords } from '../names/fold.ts';
import { asWritten } from '../names/normal-name.ts';
import { areTranslated } from '../names/translated-words.ts';
import { areOneTown } from '../records/town-names.ts';
import { isEverydayWord } from '../tables/everyday-words.ts';
import { GENERIC_WORDS, weightyWords } from '../tables/name-words.ts';

/*
 * Names that are hardly more than a word of a language, so that many may be called by them, or that others are known by.
 */

type Rows = readonly EvidenceRow[];

/**
 * A word of a language, or two of a longer name, and nothing beside them, and the company is known by one listing alone:
 * whoever types `Dawn` or `Silver Lake` may well mean another one. A legal form that both say tells that it is this one.
 */
export function isEverydayName(rows: Rows, { prominence }: EntityProfile): boolean {
  const name = rowOf(rows, 'name');
  if (name === undefined || prominence === undefined || !isKnownByListing(prominence)) return false;
  if (hasMoreThanNames(rows) || rowOf(rows, 'name_form')?.relation === 'same') return false;
  const words = asWritten(name.left).tokens;
  return words.length <= (areNames(rows, WHOLE_NAME) ? 1 : 2) && words.every((word) => isEverydayWord(word));
}

/** Of one source, which lists it, and of which no people, revenue or companies below it are known. */
function isKnownByListing({ sources, listings, headcount, revenue, descendants }: Prominence): boolean {
  return sources === 1 && listings === 1 && headcount + revenue + descendants === 0;
}

/**
 * A word of a language that the entity does not write so: `Mountain` is not surely MTN, nor `Laboratories` Lab Corp. Or a word of
 * any trade that is only a former or another name of it: `Limited Inc`.
 */
export function isWordForOther(rows: Rows): boolean {
  const name = rowOf(rows, 'name');
  if (name === undefined || !areNames(rows, WHOLE_NAME) || hasOwnIdentifier(rows)) return false;
  const [word = '', ...more] = asWritten(name.left).tokens;
  if (more.length > 0 || word === '') return false;
  if (GENERIC_WORDS.has(word) && !isInUse(name)) return true;
  const mine = wordsOf(name.left.text);
  return isEverydayWord(word) && !wordsOf(name.right.text).some((theirs) => mine.includes(theirs));
}

/** A name and nothing beside it, where others of the name are better known: `MOL`. */
export function isLessKnownName(rows: Rows): boolean {
  return (rowOf(rows, 'prominence')?.bits ?? 0) < 0 && !hasMoreThanNames(rows);
}

/**
 * Words of any trade, of which the entity writes one in another language: `National Bank` is not surely the Banque Nationale,
 * nor `Emporiki Bank` Komerční banka.
 */
export function areWordsInTranslation(rows: Rows): boolean {
  const name = rowOf(rows, 'name');
  if (name === undefined || !areNames(rows, WHOLE_NAME) || hasMoreThanNames(rows)) return false;
  const isOfAnyTrade = (word: string) =>
    !isDistinguishingToken(word) && (isEverydayWord(word) || GENERIC_WORDS.has(word));
  return asWritten(name.left).tokens.every(isOfAnyTrade) && areTranslated(name.left, name.right);
}

/**
 * All that the record says is the town where both are: `Santander` of Santander may be its bank, its harbour or anybody there. Not
 * where the entity is known for more, as Corning of Corning is.
 */
export function isTownAlone(rows: Rows, { prominence }: EntityProfile): boolean {
  const [name, place] = [rowOf(rows, 'name'), rowOf(rows, 'place')];
  const town = place?.left.city;
  if (name === undefined || town === undefined || !areNames(rows, WHOLE_NAME) || hasOwnIdentifier(rows))
    return false;
  if (place?.house === 'same' || isInAnotherPlace(rows) || name.left.forms.length > 0) return false;
  const words = weightyWords(asWritten(name.left).tokens);
  return prominenceBits(prominence) <= 0 && areOneTown(town, words.join(' '));
}

/** Its words, and those of a name in single letters together: `I.B.M.` */
function wordsOf(text: string): readonly string[] {
  const words = foldWords(text).split(' ');
  return [...words, words.join('')];
}
