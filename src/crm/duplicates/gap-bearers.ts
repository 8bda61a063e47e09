import { backgroundCount } from '../../resolution/model/background.ts';
import { wordAgreement } from '../../resolution/names/word-agreement.ts';
import { writtenFormsOf } from '../../resolution/tables/name-words.ts';
import { isEverydayWord } from '../../universe/everyday-words.ts';
import type { KeyLists } from './key-list.ts';
import type { OrderedAccounts } from './ordered-accounts.ts';
import { mayBeMisspelt } from './other-words.ts';
import { isSpelled, type SpellingContext, spellingContexts } from './spelling-contexts.ts';

/** Accounts whose spelling is asked for. */
const MOST_ASKED = 400;

export interface Gaps {
  readonly accounts: OrderedAccounts;
  /** Which accounts have which name around a gap. */
  readonly contexts: KeyLists;
}

/** The words that accounts have in the gap, each with the accounts. */
export function bearersOf(
  { key }: SpellingContext,
  { accounts, contexts }: Gaps,
): ReadonlyMap<string, readonly number[]> {
  const bearers = new Map<string, number[]>();
  for (const number of contexts.find(key)?.accounts.subarray(0, MOST_ASKED) ?? []) {
    const own = accounts.record(number).names.flatMap(spellingContexts);
    const word = own.find((context) => context.key === key)?.word;
    if (word === undefined) continue;
    const others = bearers.get(word);
    if (others === undefined) bearers.set(word, [number]);
    else others.push(number);
  }
  return bearers;
}

/** The first is a misspelling or the beginning of the second. */
export function areOneWord(word: string, right: string): boolean {
  const isLike = (other: string) =>
    mayBeMisspelt(word, other) && (other.startsWith(word) || wordAgreement(word, other) === 'typo');
  return isLike(right) || writtenFormsOf(right).some((form) => isSpelled(form) && isLike(form));
}

export function isKnownWord(word: string): boolean {
  return backgroundCount(word) > 0 || isEverydayWord(word);
}
