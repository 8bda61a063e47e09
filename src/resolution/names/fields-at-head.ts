import { ANY_TRADE_WORDS, FUND_WORDS, PUT_IN_WORDS } from '../tables/company-words.ts';
import { isEverydayWord } from '../tables/everyday-words.ts';
import { GENERIC_WORDS, weightyWords } from '../tables/name-words.ts';
import { type OrganisationKind, sayKind } from '../tables/organisation-kinds.ts';
import { isDistinguishingToken } from './distinguishing-tokens.ts';

/*
 * A word at the head of a name, which says what the organisation is, tells it from others of the town: its university, its
 * medical university and its university of technology. Behind a whole name it does not: `Acme Foods` is Acme.
 */

/** Organisations of which a town has several, one for each field. */
const OF_FIELDS: ReadonlySet<OrganisationKind> = new Set([
  'health',
  'education',
  'foundation',
  'museum',
  'society',
]);

const SHORTEST_FIELD = 3;

/** Words of a name that the other lacks and that stand before the head which both have, or behind one in front. */
export function fieldsAtHead(tokens: readonly string[], only: readonly string[]): readonly string[] {
  if (only.length === 0) return only;
  const words = weightyWords(tokens);
  const isAtHead = (word: string, at: number) =>
    only.includes(word) &&
    word.length >= SHORTEST_FIELD &&
    !isDistinguishingToken(word) &&
    (isBeforeHead(words, at, only) || isBehindHead(words, at, only));
  return words.filter(isAtHead);
}

/** Whether a name says a field at its head that the other lacks, by a word of trade. */
export function saysField(tokens: readonly string[], only: readonly string[]): boolean {
  return fieldsAtHead(tokens, only).some((word) => GENERIC_WORDS.has(word));
}

/** `Quantock Medical University`, `Medical University of Quantock`, `Quantock Mortgage Bank`. */
function isBeforeHead(words: readonly string[], at: number, only: readonly string[]): boolean {
  const end = words.findIndex((word, place) => place > at && !only.includes(word));
  const [word = '', head] = [words[at], words[end]];
  if (head === undefined || PUT_IN_WORDS.has(word)) return false;
  const isWithin = words.slice(0, at).some((before) => !only.includes(before));
  if (isOfFields(head)) return isWithin || GENERIC_WORDS.has(word);
  const behind = words.slice(end);
  return isWithin && isField(word) && behind.every(isOfCompanies) && behind.some(isTrade);
}

/** `Universidad Médica de Quantock`, `Banco de Inversión Quantock`. */
function isBehindHead(words: readonly string[], at: number, only: readonly string[]): boolean {
  const front = words.slice(0, at).filter((before) => !only.includes(before));
  const [word = '', head] = [words[at], front[0]];
  if (head === undefined || at + 1 === words.length || PUT_IN_WORDS.has(word)) return false;
  if (isOfFields(head)) return front.every((before) => isOfFields(before) || GENERIC_WORDS.has(before));
  return front.length === 1 && isTrade(head) && isField(word);
}

/** `university`, `hospital`, `museum`; of the trusts and funds of one manager other rules tell. */
export function isOfFields(word: string): boolean {
  return sayKind([word], OF_FIELDS) && (word === 'foundation' || !FUND_WORDS.has(word));
}

/** `Frozen Foods`; a name is none, as in `Quantock Minolta Systems`. */
function isField(word: string): boolean {
  return isTrade(word) || (isEverydayWord(word) && !GENERIC_WORDS.has(word));
}

/** Says what a company does; `Group` and `Services` say nothing of it. */
function isTrade(word: string): boolean {
  return GENERIC_WORDS.has(word) && !ANY_TRADE_WORDS.has(word) && !FUND_WORDS.has(word);
}

function isOfCompanies(word: string): boolean {
  return GENERIC_WORDS.has(word) && !FUND_WORDS.has(word);
}
