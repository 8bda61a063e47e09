import { backgroundCount } from '../../resolution/model/background.ts';
import type { NormalName } from '../../resolution/names/normal-name.ts';
import { wordAgreement } from '../../resolution/names/word-agreement.ts';
import { writtenFormsOf } from '../../resolution/tables/name-words.ts';
import { isEverydayWord } from '../../universe/everyday-words.ts';
import { profileOf } from './account-profile.ts';
import { type KeyLists, keyListsDraft } from './key-lists.ts';
import type { Comparable, OrderedAccounts } from './ordered-accounts.ts';
import { isSpelled, type SpellingContext, spellingContexts } from './spelling-contexts.ts';

/** So many words of one name may be misspelt. */
const MOST_MISSPELT = 4;
/** Accounts whose spelling is asked for. */
const MOST_ASKED = 400;
/** A word that companies or dictionaries know outweighs so many accounts that spell it otherwise. */
const KNOWN_OUTWEIGHS = 4;

/**
 * The accounts with misspelt words put right: a word that nobody knows becomes the like one that stands in its place in
 * more accounts of otherwise the same name, when the rest of the name is rare. So two misspellings of a third name are
 * one name, and one with two errors is as good as one with none. What is shown to people stays as it was written.
 */
export function withRightSpelling(accounts: OrderedAccounts): OrderedAccounts {
  const lists = contextLists(accounts);
  const right = new Map<number, Comparable>();
  for (let number = 0; number < accounts.size; number++) {
    const record = accounts.record(number);
    const names = record.names.map((name) => rightName(name, accounts, lists));
    if (names.every((name, at) => name === record.names[at])) continue;
    const spelled = { ...record, names };
    right.set(number, { record: spelled, profile: profileOf(spelled, accounts.profile(number).coreId) });
  }
  return {
    ...accounts,
    record: (number) => right.get(number)?.record ?? accounts.record(number),
    profile: (number) => right.get(number)?.profile ?? accounts.profile(number),
  };
}

function contextLists(accounts: OrderedAccounts): KeyLists {
  const draft = keyListsDraft();
  for (let number = 0; number < accounts.size; number++)
    for (const name of accounts.record(number).names)
      for (const { key } of spellingContexts(name)) draft.add(key, number);
  return draft.finish();
}

function rightName(name: NormalName, accounts: OrderedAccounts, lists: KeyLists): NormalName {
  let tokens = name.tokens;
  for (let changes = 0; changes < MOST_MISSPELT; changes++) {
    const change = firstOf(spellingContexts({ ...name, tokens }), (context) => {
      const word = rightWord(context, accounts, lists);
      return word === undefined ? undefined : { from: context.word, to: word };
    });
    if (change === undefined) break;
    tokens = tokens.map((token) => (token === change.from ? change.to : token));
  }
  return tokens === name.tokens ? name : { ...name, tokens };
}

function firstOf<Item, Result>(
  items: Iterable<Item>,
  of: (item: Item) => Result | undefined,
): Result | undefined {
  for (const item of items) {
    const result = of(item);
    if (result !== undefined) return result;
  }
  return undefined;
}

/** The word that should stand in the gap; undefined when it is the one that stands there. */
function rightWord(
  { word, key }: SpellingContext,
  accounts: OrderedAccounts,
  lists: KeyLists,
): string | undefined {
  if (isKnownWord(word)) return undefined;
  const bearers = lists.find(key)?.accounts.subarray(0, MOST_ASKED);
  if (bearers === undefined) return undefined;
  const votes = new Map<string, number>();
  for (const number of bearers) {
    const names = accounts.record(number).names;
    const other = firstOf(names.flatMap(spellingContexts), (context) =>
      context.key === key ? context.word : undefined,
    );
    if (other !== undefined)
      votes.set(other, (votes.get(other) ?? 0) + (isKnownWord(other) ? KNOWN_OUTWEIGHS : 1));
  }
  let best: string | undefined;
  for (const [other, count] of votes) {
    if (other === word || count <= (votes.get(word) ?? 0) || !areOneWord(word, other)) continue;
    const most = best === undefined ? 0 : (votes.get(best) ?? 0);
    if (best === undefined || count > most || (count === most && other < best)) best = other;
  }
  return best;
}

/** The first is a misspelling or the beginning of the second. */
function areOneWord(word: string, right: string): boolean {
  const isLike = (other: string) => other.startsWith(word) || wordAgreement(word, other) === 'typo';
  return isLike(right) || writtenFormsOf(right).some((form) => isSpelled(form) && isLike(form));
}

function isKnownWord(word: string): boolean {
  return backgroundCount(word) > 0 || isEverydayWord(word);
}
