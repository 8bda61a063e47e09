import type { EvidenceRow } from '../../resolution/comparisons/evidence.ts';
import { foldWords } from '../../resolution/names/fold.ts';
import type { NormalName } from '../../resolution/names/normal-name.ts';
import { wordAgreement } from '../../resolution/names/word-agreement.ts';
import { isEverydayWord } from '../../resolution/tables/everyday-words.ts';
import { GENERIC_WORDS, isTellingWord, isTranslation } from '../../resolution/tables/name-words.ts';
import { tradesOf } from '../../resolution/tables/trades.ts';
import type { Situation } from '../actions/situation.ts';
import { areOneEntity } from '../duplicates/known-entity.ts';
import { haveOwnAgreement } from '../duplicates/own-agreement.ts';
import { wholeNames } from '../names/name-standing.ts';
import { oneWordApart, type WordsApart } from '../names/words-apart.ts';
import { writtenApart } from '../names/written-apart.ts';

/**
 * Why two accounts of one town may be two businesses of people of one name, as a sentence: all that their names say beside that is a word
 * each, which are a letter apart and two trades (`Weber Reifen`, `Weber Reisen`). Only of English is it known which word is one, and which
 * a slip (`Weber Softwarf`).
 */
export function tradeSpellingDoubt(
  pair: readonly [number, number],
  rows: readonly EvidenceRow[],
  { dataset }: Pick<Situation, 'dataset'>,
): string | undefined {
  if (haveOwnAgreement(rows)) return undefined;
  const [names, others] = [wholeNames(pair[0], dataset), wholeNames(pair[1], dataset)];
  const apart = oneWordApart(names, others);
  if (apart === undefined || !isBehindName(apart, names, others)) return undefined;
  const [one, other] = writtenApart(apart, names, others);
  if (isOneWord(foldWords(one), foldWords(other))) return undefined;
  if (areOneEntity(dataset.identity(pair[0]), dataset.identity(pair[1]))) return undefined;
  return `But "${one}" and "${other}" may be two trades: they are all that the names say beside "${apart.shared.join(' ')}".`;
}

/** Behind the name of a person or place, and nothing else beside it. */
function isBehindName(
  { mine, theirs, shared }: WordsApart,
  [name]: readonly NormalName[],
  [other]: readonly NormalName[],
): boolean {
  if (shared.length === 0 || !shared.every(isTellingWord) || tradesOf(shared).size > 0) return false;
  return name?.tokens.at(-1) === mine && other?.tokens.at(-1) === theirs;
}

/** Another number or an abbreviation of it, two letters that changed places, one that is double, or a slip for an English word. */
function isOneWord(one: string, other: string): boolean {
  if (one.startsWith(other) || other.startsWith(one) || wordAgreement(one, other) === 'abbreviated')
    return true;
  if (sorted(one) === sorted(other) || undoubled(one) === undoubled(other)) return true;
  return isSlipFor(one, other) || isSlipFor(other, one);
}

function isSlipFor(written: string, meant: string): boolean {
  return isEnglish(meant) && !isEnglish(written) && !isTranslation(written);
}

function isEnglish(word: string): boolean {
  if (isTranslation(word)) return false;
  return GENERIC_WORDS.has(word) || (isEverydayWord(word) && tradesOf([word]).size > 0);
}

function sorted(word: string): string {
  return [...word].sort().join('');
}

function undoubled(word: string): string {
  return word.replace(/(.)\1+/gu, '$1');
}
