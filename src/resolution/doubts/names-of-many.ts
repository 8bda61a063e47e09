import {
  areNames,
  hasOwnIdentifier,
  isInSameTown,
  isInUse,
  WHOLE_NAME,
} from '../comparisons/candidate-evidence.ts';
import type { EntityProfile } from '../comparisons/entity-profile.ts';
import { type EvidenceRow, rowOf } from '../comparisons/evidence.ts';
import type { NameEvidence } from '../comparisons/name-evidence.ts';
import { backgroundCount } from '../model/background.ts';
import { isDistinguishingToken } from '../names/distinguishing-tokens.ts';
import { asWritten } from '../names/normal-name.ts';
import { LOOSE_WORDS, OWN_NAME_WORDS } from '../tables/company-words.ts';
import { isEverydayWord } from '../tables/everyday-words.ts';
import { isTellingWord, weightyWords } from '../tables/name-words.ts';

/*
 * Names of a word or a few letters that others bear as well, or by which the entity is only known: a word of trade or a legal form
 * beside them makes the name of another company.
 */

type Rows = readonly EvidenceRow[];

/**
 * `Indigo Exploration` and Indigo, `NI Energy` and NI: a word of trade behind a word that others are called by, too, a few letters, or
 * a word that is only another name of the entity; and behind two such words (`St George Mining Ltd`) with a legal form. Group and
 * Company are no trade.
 */
export function isTradeOfNameOfMany(rows: Rows): boolean {
  const name = rowOf(rows, 'name');
  if (name === undefined || !areNames(rows, ['record_longer']) || isTold(rows) || !addsTrade(name, rows))
    return false;
  const words = namingWords(name);
  if (words.length === 1) return areOfMany(words) || !isInUse(name);
  if (words.length !== 2 || name.left.forms.length === 0) return false;
  return areOfMany(words) || (!isInUse(name) && words.every(isOfOthers));
}

/**
 * `Barracuda Industries` and Barracuda Networks, `Lupin Enterprises` of India: what stands in any company's name, and behind one word
 * makes it a name of its own more often than that of a part. Of 20,000 names of the register of legal entities five such were HIGH, and
 * four another company. A list that says no more than names may mean its own by it.
 */
export function isEnterpriseOfName(rows: Rows, { names, places }: EntityProfile): boolean {
  const name = rowOf(rows, 'name');
  if (name === undefined || !areNames(rows, ['record_longer']) || isTold(rows) || places.length === 0)
    return false;
  const added = weightyWords(rowOf(rows, 'name_words')?.onlyLeft ?? []);
  const isOwn = (word: string) =>
    OWN_NAME_WORDS.has(word) && !names.some(({ tokens }) => tokens.includes(word));
  if (!added.some(isOwn) || !added.every((word) => isOwn(word) || LOOSE_WORDS.has(word))) return false;
  return namingWords(name).length === 1;
}

/** In `Vanguard Products Group` the Vanguard Group is called by the first word alone, and in `IMP Group Solutions` by both. */
function namingWords({ left, right }: NameEvidence): readonly string[] {
  const [mine, theirs] = [asWritten(left).tokens, asWritten(right).tokens];
  const words = weightyWords(theirs);
  const isSaidWhole = ` ${mine.join(' ')} `.includes(` ${theirs.join(' ')} `);
  return isSaidWhole ? words : words.filter((word) => !LOOSE_WORDS.has(word));
}

/**
 * A word and a trade, with a legal form: that is how a company writes its own name, and not how somebody calls another. Of 95,000 real
 * names beside the 3,321 companies of the bundled universe eleven such were HIGH, and none of them was the company.
 */
export function isLegalNameOfMany(rows: Rows): boolean {
  const name = rowOf(rows, 'name');
  if (name === undefined || name.left.forms.length === 0 || !isTradeOfNameOfMany(rows)) return false;
  const words = weightyWords(asWritten(name.right).tokens);
  return words.length === 1 && areOfMany(words);
}

/**
 * `CTS Corp` and Cognizant, which is also called CTS: a few letters, or a word that others bear, are only known as another name of the
 * entity, and the record has them with a legal form.
 */
export function isFormOfAlias(rows: Rows): boolean {
  const name = rowOf(rows, 'name');
  if (name === undefined || !areNames(rows, WHOLE_NAME) || isTold(rows)) return false;
  if (name.kindOfName !== 'alias' && name.kindOfName !== 'acronym') return false;
  if (name.left.forms.length === 0 || name.right.forms.length > 0) return false;
  const [word = '', ...more] = weightyWords(asWritten(name.right).tokens);
  return more.length === 0 && (word.length <= FEW_LETTERS_OF_ALIAS || backgroundCount(word) > 0);
}

const FEW_LETTERS = 3;
const FEW_LETTERS_OF_ALIAS = 4;

/** An identifier or the town tells which company is meant. */
function isTold(rows: Rows): boolean {
  return hasOwnIdentifier(rows) || isInSameTown(rows);
}

/** A word of a trade, or one that so many names have that it is one (`Gold`). */
function addsTrade({ isGeneric }: NameEvidence, rows: Rows): boolean {
  const added = rowOf(rows, 'name_words')?.onlyLeft ?? [];
  return weightyWords(added).some((word) => !LOOSE_WORDS.has(word) && (isGeneric || !isTellingWord(word)));
}

/** Words that other companies have in their names, or that stand in a dictionary, or a few letters. */
function areOfMany(words: readonly string[]): boolean {
  if (words.length === 1 && (words[0] ?? '').length <= FEW_LETTERS) return true;
  return words.every((word) => isOfOthers(word) && isTellingWord(word) && !isDistinguishingToken(word));
}

function isOfOthers(word: string): boolean {
  return backgroundCount(word) > 0 || isEverydayWord(word);
}
