import { remembering } from '../../universe/remembering.ts';
import { rememberedOf } from '../remembered-of.ts';
import { profileOf } from './account-profile.ts';
import { areOneWord, type Gaps, gapsOf } from './gap-bearers.ts';
import type { KeyLists } from './key-list.ts';
import { type Comparable, MOST_REMEMBERED, type OrderedAccounts } from './ordered-accounts.ts';
import { type PackedTexts, textOf, textPacker } from './packed-texts.ts';
import { type RightNames, rightNamesOf, type SpellingLists } from './right-words.ts';
import { type SpellingContext, spellingContexts } from './spelling-contexts.ts';
import { spellingListsOf } from './spelling-lists.ts';

/** Of a name with a gap that more accounts have, none is compared for it alone. */
const MOST_ALIKE = 200;
const FIRST_ALIKE = 4;

export interface SpelledAccounts extends OrderedAccounts {
  readonly spelling: Spelling;
  /** Accounts whose names differ from that of the account in the spelling of one word. */
  alikeOf(number: number): readonly number[];
}

/** How words of the accounts are rightly spelled: plain data but for the lists. */
export interface Spelling {
  /** Which accounts have which name around a gap. */
  readonly contexts: KeyLists;
  /** Of each account, by number, whether it shares a name around a gap with another, and whether words of it are put right. */
  readonly marks: Uint8Array;
  /** The names with words that are put right, as JSON. */
  readonly right: PackedTexts;
}

const DOUBTFUL = 1;
const PUT_RIGHT = 2;

/**
 * The accounts with misspelt words put right: a word that nobody knows becomes the like one that stands in its place in
 * more accounts of otherwise the same name, when the rest of the name is rare. So two misspellings of a third name are
 * one name, and one with two errors is as good as one with none. What is shown to people stays as it was written.
 */
export function withRightSpelling(
  accounts: OrderedAccounts,
  lists: SpellingLists = spellingListsOf(accounts),
): SpelledAccounts {
  const spelling = spellingDraft(lists.contexts, accounts.size);
  const rightNames = rightNamesOf(accounts, lists);
  for (const number of spelling.doubtful()) {
    const names = rightNames(number);
    if (names !== undefined) spelling.putRight(number, names);
  }
  return spelledBy(accounts, spelling.finish());
}

export interface SpellingDraft {
  /** Accounts of which words may have to be put right, ascending. */
  doubtful(): Iterable<number>;
  /** Accounts ascending. */
  putRight(number: number, names: RightNames): void;
  finish(): Spelling;
}

export function spellingDraft(contexts: KeyLists, size: number): SpellingDraft {
  const marks = new Uint8Array(new SharedArrayBuffer(size));
  for (const number of contexts.listed()) marks[number] = DOUBTFUL;
  const right = textPacker();
  return {
    *doubtful() {
      for (let number = 0; number < size; number++) if (marks[number] !== 0) yield number;
    },
    putRight(number, names) {
      marks[number] = DOUBTFUL | PUT_RIGHT;
      right.add(number, JSON.stringify(names));
    },
    finish: () => ({ contexts, marks, right: right.finish() }),
  };
}

/** The accounts spelled in the way that was found of them. */
export function spelledBy(accounts: OrderedAccounts, spelling: Spelling): SpelledAccounts {
  const { contexts, marks, right } = spelling;
  const isMarked = (number: number, mark: number) => ((marks[number] ?? 0) & mark) !== 0;
  const spelled = remembering(rememberedOf(accounts.size, MOST_REMEMBERED), (number: number) =>
    putRight(number, accounts, right),
  );
  const of = (number: number) => (isMarked(number, PUT_RIGHT) ? spelled(number) : undefined);
  const gaps = gapsOf(accounts, contexts);
  const recordOf = (number: number) => of(number)?.record ?? accounts.record(number);
  return {
    ...accounts,
    spelling,
    record: recordOf,
    profile: (number) => of(number)?.profile ?? accounts.profile(number),
    alikeOf(number) {
      if (!isMarked(number, DOUBTFUL)) return [];
      const own = recordOf(number).names.flatMap(spellingContexts);
      return own.flatMap((context) => alikeIn(context, gaps));
    },
  };
}

function putRight(number: number, accounts: OrderedAccounts, right: PackedTexts): Comparable {
  const record = accounts.record(number);
  // Packed above; JSON has null for undefined.
  const tokensOf = JSON.parse(textOf(right, number) ?? '[]') as readonly (readonly string[] | null)[];
  const names = record.names.map((name, at) => {
    const tokens = tokensOf[at] ?? null;
    return tokens === null ? name : { ...name, tokens };
  });
  const spelled = { ...record, names };
  return { record: spelled, profile: profileOf(spelled, accounts.profile(number).coreId) };
}

/** Accounts whose names differ in the spelling of the word alone, a few for each spelling. */
function alikeIn({ key, word: own }: SpellingContext, gaps: Gaps): readonly number[] {
  const frequency = gaps.frequencyOf(key);
  if (frequency === 0 || frequency > MOST_ALIKE) return [];
  return [...gaps.bearersOf(key)].flatMap(([word, numbers]) =>
    word !== own && (areOneWord(word, own) || areOneWord(own, word)) ? numbers.slice(0, FIRST_ALIKE) : [],
  );
}
