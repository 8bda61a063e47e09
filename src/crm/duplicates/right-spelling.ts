import { backgroundCount } from '../../resolution/model/background.ts';
import type { NormalName } from '../../resolution/names/normal-name.ts';
import { wordAgreement } from '../../resolution/names/word-agreement.ts';
import { writtenFormsOf } from '../../resolution/tables/name-words.ts';
import { isEverydayWord } from '../../universe/everyday-words.ts';
import { profileOf } from './account-profile.ts';
import { type KeyLists, keyListsDraft } from './key-lists.ts';
import type { Comparable, OrderedAccounts } from './ordered-accounts.ts';
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
  /** Accounts whose names differ from that of the account in the spelling of one word. */
  alikeOf(number: number): readonly number[];
}

/**
 * The accounts with misspelt words put right: a word that nobody knows becomes the like one that stands in its place in
 * more accounts of otherwise the same name, when the rest of the name is rare. So two misspellings of a third name are
 * one name, and one with two errors is as good as one with none. What is shown to people stays as it was written.
 */
export function withRightSpelling(accounts: OrderedAccounts): SpelledAccounts {
  const found = spellingsOf(accounts);
  const right = new Map<number, Comparable>();
  for (const number of found.doubtful) {
    const record = accounts.record(number);
    const names = record.names.map((name) => rightName(name, found));
    if (names.every((name, at) => name === record.names[at])) continue;
    const spelled = { ...record, names };
    right.set(number, { record: spelled, profile: profileOf(spelled, accounts.profile(number).coreId) });
  }
  const recordOf = (number: number) => right.get(number)?.record ?? accounts.record(number);
  return {
    ...accounts,
    record: recordOf,
    profile: (number) => right.get(number)?.profile ?? accounts.profile(number),
    alikeOf(number) {
      if (!found.doubtful.has(number)) return [];
      const contexts = recordOf(number).names.flatMap(spellingContexts);
      return contexts.flatMap((context) => alikeIn(context, found));
    },
  };
}

interface Found {
  readonly accounts: OrderedAccounts;
  /** Which accounts have which name around a gap. */
  readonly contexts: KeyLists;
  /** Which accounts have which word that nobody knows. */
  readonly words: KeyLists;
  /** Accounts that share a name around a gap with another. */
  readonly doubtful: ReadonlySet<number>;
}

function spellingsOf(accounts: OrderedAccounts): Found {
  const [contexts, words] = [keyListsDraft(), keyListsDraft()];
  for (let number = 0; number < accounts.size; number++) {
    for (const name of accounts.record(number).names) {
      for (const { key, word } of spellingContexts(name)) {
        contexts.add(key, number);
        if (!isKnownWord(word)) words.add(word, number);
      }
    }
  }
  const lists = contexts.finish();
  const doubtful = new Set([...new Set(lists.listed())].sort((a, b) => a - b));
  return { accounts, contexts: lists, words: words.finish(), doubtful };
}

/** Accounts whose names differ in the spelling of the word alone, a few for each spelling. */
function alikeIn(context: SpellingContext, found: Found): readonly number[] {
  if ((found.contexts.find(context.key)?.frequency ?? 0) > MOST_ALIKE) return [];
  return [...bearersOf(context, found)].flatMap(([word, numbers]) =>
    word !== context.word && (areOneWord(word, context.word) || areOneWord(context.word, word))
      ? numbers.slice(0, FIRST_ALIKE)
      : [],
  );
}

function rightName(name: NormalName, found: Found): NormalName {
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
  return tokens === name.tokens ? name : { ...name, tokens };
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
  { accounts, contexts }: Found,
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
