import {
  areLegal,
  areNames,
  hasOwnIdentifier,
  isInAnotherPlace,
  isSame,
  SAME_WORDS,
  WHOLE_NAME,
} from '../comparisons/candidate-evidence.ts';
import type { EntityProfile } from '../comparisons/entity-profile.ts';
import { type EvidenceRow, rowOf } from '../comparisons/evidence.ts';
import { kindInCompound } from '../names/compound-words.ts';
import { asWritten } from '../names/normal-name.ts';
import { isAuthorityItself, isPartOfTown, nameAuthority, saysAuthority } from '../tables/authorities.ts';
import { isEverydayWord } from '../tables/everyday-words.ts';
import { GENERIC_WORDS, STOP_WORDS, weightyWords } from '../tables/name-words.ts';
import { saysOrganisation } from '../tables/organisation-kinds.ts';
import { subdivisionCode } from '../tables/subdivisions.ts';
import { wordsOnlyIn } from './other-words.ts';

/*
 * Doubts of towns, counties and states: what they run bears their name, and has their website.
 */

type Rows = readonly EvidenceRow[];
type Words = readonly string[];

/**
 * One name is that of a town, county or state, and the other says what a part of it is: `Stadt Köln` and Historisches Archiv der
 * Stadt Köln, `City of Baltimore` and its Health Department. Town and website are those of all parts; a register tells.
 */
export function isPartOfAuthority(rows: Rows): boolean {
  const name = rowOf(rows, 'name');
  if (name === undefined || areNames(rows, SAME_WORDS) || isSame(rows, 'registration')) return false;
  const [mine, theirs] = [asWritten(name.left).tokens, asWritten(name.right).tokens];
  return isAuthorityAndPart(mine, theirs) || isAuthorityAndPart(theirs, mine);
}

/**
 * `Ohio State Department of Health` begins with a name of Ohio State University; what a state runs is called so as well, and sits in
 * its capital as a university may.
 */
export function isBodyOfState(rows: Rows): boolean {
  const name = rowOf(rows, 'name');
  if (name === undefined || areNames(rows, WHOLE_NAME) || hasOwnIdentifier(rows)) return false;
  const theirs = asWritten(name.right).tokens;
  return theirs.at(-1) === 'state' && subdivisionCode(theirs.slice(0, -1).join(' ')) !== undefined;
}

/** `Stadt Heidelberg` is no company that bears the name of the town. */
export function isAuthorityOfCompanyName(rows: Rows, { names }: EntityProfile): boolean {
  const name = rowOf(rows, 'name');
  if (name === undefined || !nameAuthority(asWritten(name.left).tokens) || isSame(rows, 'registration'))
    return false;
  return (
    names.some(({ forms }) => forms.length > 0) && !names.some(({ tokens }) => tokens.some(saysAuthority))
  );
}

/**
 * What towns run, by everyday words alone, of another town: every one has its own (`Capital City Airport` of Harrisburg and that of
 * Frankfort, Kentucky).
 */
export function isPartOfAnotherTown(rows: Rows): boolean {
  const name = rowOf(rows, 'name');
  if (name === undefined || !areNames(rows, WHOLE_NAME) || !isInAnotherPlace(rows) || hasOwnIdentifier(rows))
    return false;
  const words = weightyWords(asWritten(name.left).tokens);
  if (areLegal(rows) || !words.some(isPartOfTown)) return false;
  return words.every((word) => isEverydayWord(word) || GENERIC_WORDS.has(word));
}

function isAuthorityAndPart(authority: Words, part: Words): boolean {
  if (!nameAuthority(authority)) return false;
  const others = authority.filter((word) => !STOP_WORDS.has(word) && !saysAuthority(word));
  if (others.length === 0 || !others.every((word) => part.includes(word))) return false;
  return wordsOnlyIn(part, authority).some(isOfPart);
}

/** `Health Department`, `Stadtarchiv`, `Tiergarten`, and no other word for the authority. */
function isOfPart(word: string): boolean {
  if (isAuthorityItself(word)) return false;
  return isPartOfTown(word) || saysOrganisation(word) || kindInCompound(word, 'stadt') !== undefined;
}
