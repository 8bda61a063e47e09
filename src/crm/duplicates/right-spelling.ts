import { backgroundCount } from '../../resolution/model/background.ts';
import type { NormalName } from '../../resolution/names/normal-name.ts';
import { wordAgreement } from '../../resolution/names/word-agreement.ts';
import { writtenFormsOf } from '../../resolution/tables/name-words.ts';
import { isEverydayWord } from '../../universe/everyday-words.ts';
import { remembering } from '../../universe/remembering.ts';
import { profileOf } from './account-profile.ts';
import type { KeyLists, KeyListsDraft } from './key-list.ts';
import { keyListsDraft } from './key-lists.ts';
import { type Comparable, type OrderedAccounts, REMEMBERED } from './ordered-accounts.ts';
import { mayBeMisspelt } from './other-words.ts';
import { isSpelled, type SpellingContext, spellingContexts } from './spelling-contexts.ts';

/** So many words of one name may be misspelt. */
const MOST_MISSPELT = 4;
/** Accounts whose spelling is asked for. */
const MOST_ASKED = 400;
/** Of a name with a gap that more accounts have, none is compared for it alone. */
const MOST_ALIKE = 200;
const FIRST_ALIKE = 4;
/** How rare the rest of a name has to be, for a word in it to be corrected by it: as a word of one company in a hundred. */
const TELLING_REST_BITS = 7;
/** A word that companies or dictionaries know outweighs so many accounts that spell it otherwise. */
const KNOWN_OUTWEIGHS = 4;

export interface SpelledAccounts extends OrderedAccounts {
  readonly spelling: Spelling;
  /** Accounts whose names differ from that of the account in the spelling of one word. */
  alikeOf(number: number): readonly number[];
}

/** How words of the accounts are rightly spelled. */
export interface Spelling {
  /** Which accounts have which name around a gap. */
  readonly contexts: KeyLists;
  /** 1 for accounts that share a name around a gap with another, by number. */
  readonly doubtful: Uint8Array;
  /** The words of each name of accounts in which some are put right; undefined for a name that is as it was written. */
  readonly right: ReadonlyMap<number, RightNames>;
}

type RightNames = readonly (readonly string[] | undefined)[];

/**
 * The accounts with misspelt words put right: a word that nobody knows becomes the like one that stands in its place in
 * more accounts of otherwise the same name, when the rest of the name is rare. So two misspellings of a third name are
 * one name, and one with two errors is as good as one with none. What is shown to people stays as it was written.
 */
export function withRightSpelling(accounts: OrderedAccounts): SpelledAccounts {
  const drafts = { contexts: keyListsDraft(), words: keyListsDraft() };
  draftSpellings(accounts, drafts);
  const lists = { contexts: drafts.contexts.finish(), words: drafts.words.finish() };
  return spelledBy(accounts, spellingOf(accounts, lists));
}

/** Lists which accounts have which names around a gap, and which words that nobody knows. */
export function draftSpellings(
  accounts: OrderedAccounts,
  { contexts, words }: Readonly<Record<'contexts' | 'words', KeyListsDraft>>,
): void {
  for (let number = 0; number < accounts.size; number++) {
    for (const name of accounts.record(number).names) {
      for (const { key, word } of spellingContexts(name)) {
        contexts.add(key, number);
        if (!isKnownWord(word)) words.add(word, number);
      }
    }
  }
}

interface SpellingLists {
  readonly contexts: KeyLists;
  readonly words: KeyLists;
}

export function spellingOf(accounts: OrderedAccounts, { contexts, words }: SpellingLists): Spelling {
  const doubtful = new Uint8Array(new SharedArrayBuffer(accounts.size));
  for (const number of contexts.listed()) doubtful[number] = 1;
  const right = new Map<number, RightNames>();
  const found = { accounts, contexts, words };
  for (let number = 0; number < accounts.size; number++) {
    if (doubtful[number] !== 1) continue;
    const names = accounts.record(number).names.map((name) => rightTokens(name, found));
    if (names.some((tokens) => tokens !== undefined)) right.set(number, names);
  }
  return { contexts, doubtful, right };
}

/** The accounts spelled in the way that was found of them. */
export function spelledBy(accounts: OrderedAccounts, spelling: Spelling): SpelledAccounts {
  const { contexts, doubtful, right } = spelling;
  const spelled = remembering(REMEMBERED, (number: number) => comparableOf(number, accounts, right));
  const of = (number: number) => (right.has(number) ? spelled(number) : undefined);
  const recordOf = (number: number) => of(number)?.record ?? accounts.record(number);
  return {
    ...accounts,
    spelling,
    record: recordOf,
    profile: (number) => of(number)?.profile ?? accounts.profile(number),
    alikeOf(number) {
      if (doubtful[number] !== 1) return [];
      const own = recordOf(number).names.flatMap(spellingContexts);
      return own.flatMap((context) => alikeIn(context, { accounts, contexts }));
    },
  };
}

function comparableOf(number: number, accounts: OrderedAccounts, right: Spelling['right']): Comparable {
  const record = accounts.record(number);
  const tokensOf = right.get(number);
  const names = record.names.map((name, at) => {
    const tokens = tokensOf?.[at];
    return tokens === undefined ? name : { ...name, tokens };
  });
  const spelled = { ...record, names };
  return { record: spelled, profile: profileOf(spelled, accounts.profile(number).coreId) };
}

interface Gaps {
  readonly accounts: OrderedAccounts;
  /** Which accounts have which name around a gap. */
  readonly contexts: KeyLists;
}

interface Found extends Gaps {
  /** Which accounts have which word that nobody knows. */
  readonly words: KeyLists;
}

/** Accounts whose names differ in the spelling of the word alone, a few for each spelling. */
function alikeIn(context: SpellingContext, found: Gaps): readonly number[] {
  if ((found.contexts.find(context.key)?.frequency ?? 0) > MOST_ALIKE) return [];
  return [...bearersOf(context, found)].flatMap(([word, numbers]) =>
    word !== context.word && (areOneWord(word, context.word) || areOneWord(context.word, word))
      ? numbers.slice(0, FIRST_ALIKE)
      : [],
  );
}

/** The words of a name, rightly spelled; undefined when they are as they were written. */
function rightTokens(name: NormalName, found: Found): readonly string[] | undefined {
  let tokens = name.tokens;
  for (let changes = 0; changes < MOST_MISSPELT; changes++) {
    const before = tokens;
    for (const context of spellingContexts({ ...name, tokens })) {
      const right = rightWord(context, found);
      if (right === undefined) continue;
      tokens = tokens.map((token) => (token === context.word ? right : token));
      break;
    }
    if (tokens === before) break;
  }
  return tokens === name.tokens ? undefined : tokens;
}

/** The word that should stand in the gap; undefined when it is the one that stands there. */
function rightWord(context: SpellingContext, found: Found): string | undefined {
  const { word } = context;
  if (context.restBits < TELLING_REST_BITS || isKnownWord(word)) return undefined;
  const bearers = bearersOf(context, found);
  const votesOf = (other: string) =>
    (bearers.get(other)?.length ?? 0) * (isKnownWord(other) ? KNOWN_OUTWEIGHS : 1);
  const isRighter = (one: string, other: string) => {
    const votes = votesOf(one) - votesOf(other);
    return votes > 0 || (votes === 0 && frequencyOf(one, found) > frequencyOf(other, found));
  };
  let best: string | undefined;
  for (const other of [...bearers.keys()].sort())
    if (areOneWord(word, other) && isRighter(other, best ?? word)) best = other;
  return best;
}

/** How many accounts have the word, whatever else their names say; known words are right ones. */
function frequencyOf(word: string, { words }: Found): number {
  return isKnownWord(word) ? Number.POSITIVE_INFINITY : (words.find(word)?.frequency ?? 1);
}

/** The words that accounts have in the gap, each with the accounts. */
function bearersOf(
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
function areOneWord(word: string, right: string): boolean {
  const isLike = (other: string) =>
    mayBeMisspelt(word, other) && (other.startsWith(word) || wordAgreement(word, other) === 'typo');
  return isLike(right) || writtenFormsOf(right).some((form) => isSpelled(form) && isLike(form));
}

function isKnownWord(word: string): boolean {
  return backgroundCount(word) > 0 || isEverydayWord(word);
}
