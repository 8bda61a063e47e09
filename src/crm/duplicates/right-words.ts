import { mayBeOtherName } from '../../resolution/doubts/misspelt-words.ts';
import type { NormalName } from '../../resolution/names/normal-name.ts';
import type { NormalRecord } from '../../resolution/records/normal-record.ts';
import { areOneWord, type Gaps, gapsOf, isKnownWord } from './gap-bearers.ts';
import type { KeyLists, KeyListsDraft } from './key-list.ts';
import type { OrderedAccounts } from './ordered-accounts.ts';
import type { Range } from './range.ts';
import { type SpellingContext, spellingContexts } from './spelling-contexts.ts';

/** So many words of one name may be misspelt. */
const MOST_MISSPELT = 4;
/** How rare the rest of a name has to be, for a word in it to be corrected by it: as a word of one company in a hundred. */
const TELLING_REST_BITS = 7;
/** A word that companies or dictionaries know outweighs so many accounts that spell it otherwise. */
const KNOWN_OUTWEIGHS = 4;

/** What the names of accounts are corrected by. */
export interface SpellingLists {
  /** Which accounts have which name around a gap. */
  readonly contexts: KeyLists;
  /** Which accounts have which word that nobody knows. */
  readonly words: KeyLists;
}

export type SpellingSink = Readonly<Record<keyof SpellingLists, Pick<KeyListsDraft, 'add'>>>;

/** Tells which accounts of a range have which names around a gap, and which words that nobody knows. */
export function draftSpellings({ from, to }: Range, accounts: OrderedAccounts, sink: SpellingSink): void {
  for (let number = from; number < to; number++) addSpellings(accounts.record(number), number, sink);
}

/** Tells the same of one account. */
export function addSpellings({ names }: NormalRecord, account: number, sink: SpellingSink): void {
  for (const { key, word } of names.flatMap(spellingContexts)) {
    sink.contexts.add(key, account);
    if (!isKnownWord(word)) sink.words.add(word, account);
  }
}

/** The words of each name of an account in which some are put right; undefined for a name that is as it was written. */
export type RightNames = readonly (readonly string[] | undefined)[];

/** Tells the names of an account with misspelt words put right; undefined where there are none. */
export function rightNamesOf(
  accounts: Pick<OrderedAccounts, 'record'>,
  { contexts, words }: SpellingLists,
): (number: number) => RightNames | undefined {
  const found = { ...gapsOf(accounts, contexts), words };
  return (number) => {
    const names = accounts.record(number).names.map((name) => rightTokens(name, found));
    return names.some((tokens) => tokens !== undefined) ? names : undefined;
  };
}

interface Found extends Gaps, Pick<SpellingLists, 'words'> {}

/** The words of a name, rightly spelled; undefined when they are as they were written. */
function rightTokens(name: NormalName, found: Found): readonly string[] | undefined {
  let tokens = name.tokens;
  for (let changes = 0; changes < MOST_MISSPELT; changes++) {
    const before = tokens;
    for (const context of spellingContexts({ ...name, tokens })) {
      const right = rightWord(context, found, context.word === tokens[0]);
      if (right === undefined) continue;
      tokens = tokens.map((token) => (token === context.word ? right : token));
      break;
    }
    if (tokens === before) break;
  }
  return tokens === name.tokens ? undefined : tokens;
}

/** The word that should stand in the gap; undefined when it is the one that stands there, or may be a name of its own. */
function rightWord(context: SpellingContext, found: Found, isFirst: boolean): string | undefined {
  const { word } = context;
  if (context.restBits < TELLING_REST_BITS || isKnownWord(word)) return undefined;
  const bearers = found.bearersOf(context.key);
  const votesOf = (other: string) =>
    (bearers.get(other)?.length ?? 0) * (isKnownWord(other) ? KNOWN_OUTWEIGHS : 1);
  const isRighter = (one: string, other: string) => {
    const votes = votesOf(one) - votesOf(other);
    return votes > 0 || (votes === 0 && frequencyOf(one, found) > frequencyOf(other, found));
  };
  let best: string | undefined;
  for (const other of [...bearers.keys()].sort())
    if (
      areOneWord(word, other) &&
      !(isFirst && mayBeOtherName(word, other)) &&
      isRighter(other, best ?? word)
    )
      best = other;
  return best;
}

/** How many accounts have the word, whatever else their names say; known words are right ones. */
function frequencyOf(word: string, { words }: Found): number {
  return isKnownWord(word) ? Number.POSITIVE_INFINITY : (words.find(word)?.frequency ?? 1);
}
