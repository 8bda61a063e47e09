import { backgroundCount } from '../../resolution/model/background.ts';
import { kindInCompound } from '../../resolution/names/compound-words.ts';
import { areTwoSurnames } from '../../resolution/names/surnames.ts';
import { wordAgreement } from '../../resolution/names/word-agreement.ts';
import { isEverydayWord } from '../../resolution/tables/everyday-words.ts';
import { writtenFormsOf } from '../../resolution/tables/name-words.ts';
import { remembering } from '../../universe/remembering.ts';
import type { KeyLists } from './key-list.ts';
import type { OrderedAccounts } from './ordered-accounts.ts';
import { mayBeMisspelt } from './other-words.ts';
import { isSpelled, spellingContexts } from './spelling-contexts.ts';

/** Accounts whose spelling is asked for. */
const MOST_ASKED = 400;

/** Names around a gap whose bearers are remembered: each of them asks for the others. */
const MOST_REMEMBERED = 4096;

/** The words that accounts have in a gap, each with the accounts. */
export type Bearers = ReadonlyMap<string, readonly number[]>;

/** Names around a gap, and who has them. */
export interface Gaps {
  /** How many accounts have the name around the gap. */
  frequencyOf(key: string): number;
  bearersOf(key: string): Bearers;
}

/** The gaps of accounts, by the lists which accounts have which name around one. */
export function gapsOf(accounts: Pick<OrderedAccounts, 'record'>, contexts: KeyLists): Gaps {
  return {
    frequencyOf: (key) => contexts.find(key)?.frequency ?? 0,
    bearersOf: remembering(MOST_REMEMBERED, (key: string) => {
      const numbers = contexts.find(key)?.accounts.subarray(0, MOST_ASKED) ?? [];
      return bearersAmong(numbers, key, accounts);
    }),
  };
}

function bearersAmong(
  numbers: Iterable<number>,
  key: string,
  accounts: Pick<OrderedAccounts, 'record'>,
): Bearers {
  const bearers = new Map<string, number[]>();
  for (const number of numbers) {
    const own = accounts.record(number).names.flatMap(spellingContexts);
    const word = own.find((context) => context.key === key)?.word;
    if (word === undefined) continue;
    const others = bearers.get(word);
    if (others === undefined) bearers.set(word, [number]);
    else others.push(number);
  }
  return bearers;
}

/** The first is a misspelling or the beginning of the second; two surnames that sound alike are neither, nor a city and its hospital. */
export function areOneWord(word: string, right: string): boolean {
  if (areTwoSurnames(word, right) || isCompound(word, right) || isCompound(right, word)) return false;
  const isLike = (other: string) =>
    mayBeMisspelt(word, other) && (other.startsWith(word) || wordAgreement(word, other) === 'typo');
  return isLike(right) || writtenFormsOf(right).some((form) => isSpelled(form) && isLike(form));
}

function isCompound(long: string, first: string): boolean {
  return kindInCompound(long, first) !== undefined;
}

export function isKnownWord(word: string): boolean {
  return backgroundCount(word) > 0 || isEverydayWord(word);
}
