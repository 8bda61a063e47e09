import {
  areNames,
  hasMoreThanNames,
  hasOwnIdentifier,
  isInUse,
  WHOLE_NAME,
} from './comparisons/candidate-evidence.ts';
import type { EntityProfile } from './comparisons/entity-profile.ts';
import { type EvidenceRow, rowOf } from './comparisons/evidence.ts';
import { type Prominence, UNKNOWN } from './comparisons/prominence.ts';
import { foldWords } from './names/fold.ts';
import { asWritten } from './names/normal-name.ts';
import { countryOfCity } from './tables/cities.ts';
import { isEverydayWord } from './tables/everyday-words.ts';
import { GENERIC_WORDS, STOP_WORDS } from './tables/name-words.ts';
import { organisationKinds } from './tables/organisation-kinds.ts';

/*
 * Names that say hardly more than a word of a language or a kind of organisation, so that many are called so.
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
 * A word of a language that the entity does not write so: `Mountain` is not MTN for certain, nor `Laboratories` Lab Corp. Or a word
 * of any trade that it only gave up or is only also called by: `Limited Inc`.
 */
export function isWordForOther(rows: Rows): boolean {
  const name = rowOf(rows, 'name');
  if (name === undefined || !areNames(rows, WHOLE_NAME) || hasOwnIdentifier(rows)) return false;
  const [word = '', ...more] = asWritten(name.left).tokens;
  if (more.length > 0 || word === '') return false;
  if (GENERIC_WORDS.has(word) && !isInUse(name)) return true;
  return (
    isEverydayWord(word) &&
    !wordsOf(name.right.text).some((theirs) => wordsOf(name.left.text).includes(theirs))
  );
}

/** Its words, and those of a name in single letters together: `I.B.M.` */
function wordsOf(text: string): readonly string[] {
  const words = foldWords(text).split(' ');
  return [...words, words.join('')];
}

/** Schools, hospitals and churches, of which many bear one name, each in its own town; a university bears that of its own. */
const OF_MANY_TOWNS: ReadonlySet<string> = new Set(['health', 'church']);
const SCHOOL = /^(?:college|school|colegio|collegio|escola|ecole|schule|academy)/;
const MOST_WORDS = 3;

/** `Mercy Hospital` or `Trinity College` without a place, and hardly more is known of the one that is here. */
export function isInstitutionAnywhere(rows: Rows, { prominence = UNKNOWN }: EntityProfile): boolean {
  const name = rowOf(rows, 'name');
  if (name === undefined || hasMoreThanNames(rows) || isKnownForMore(prominence)) return false;
  const words = asWritten(name.left).tokens.filter((word) => !STOP_WORDS.has(word));
  const telling = words.filter((word) => !isOfManyTowns(word));
  if (words.length > MOST_WORDS || telling.length === words.length) return false;
  return telling.every((word) => (GENERIC_WORDS.has(word) || isEverydayWord(word)) && !isTown(word));
}

function isOfManyTowns(word: string): boolean {
  return SCHOOL.test(word) || organisationKinds([word]).some((kind) => OF_MANY_TOWNS.has(kind));
}

function isTown(word: string): boolean {
  return countryOfCity(word) !== undefined;
}

function isKnownForMore({ listings, headcount, revenue, descendants }: Prominence): boolean {
  return listings + headcount + revenue + descendants > 0;
}

/** `Goucher Inc` is no Goucher College: a company of some form beside an institution that says none. */
export function isFormOfInstitution(rows: Rows): boolean {
  const name = rowOf(rows, 'name');
  if (name === undefined || name.left.forms.length === 0 || name.right.forms.length > 0) return false;
  if (hasOwnIdentifier(rows) || rowOf(rows, 'place')?.house === 'same') return false;
  const mine = organisationKinds(asWritten(name.left).tokens);
  return mine.length === 0 && organisationKinds(rowOf(rows, 'name_words')?.onlyRight ?? []).some(isOfNoForm);
}

function isOfNoForm(kind: string): boolean {
  return ['health', 'church', 'education', 'foundation', 'government', 'museum', 'society'].includes(kind);
}
