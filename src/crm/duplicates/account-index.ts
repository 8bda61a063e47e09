import type { CandidateIndex } from '../../resolution/blocking/candidate-index.ts';
import { keyHash } from '../../resolution/blocking/key-hash.ts';
import { frequencyCap } from '../../universe/frequencies.ts';
import { type CountedBy, draftKeys, isPlace, type KeyKind, kindOf } from './account-keys.ts';
import { type HashCountColumns, type HashCounts, hashCounts } from './hash-counts.ts';
import type { KeyList, KeyLists, ListOptions } from './key-list.ts';
import { keyListsDraft } from './key-lists.ts';
import type { OrderedAccounts } from './ordered-accounts.ts';

/** The accounts as the matcher looks them up: it gives the same candidates and the same rarity wherever it is built. */
export interface AccountIndex extends CandidateIndex {
  readonly accounts: OrderedAccounts;
  readonly tables: IndexTables;
  list(key: string): KeyList | undefined;
  /** At how many places the accounts with the key are, as far as they are known. */
  placesOf(key: string): number;
}

/** What an index looks up: plain data but for the lists. */
export interface IndexTables {
  readonly lists: Readonly<Record<KeyKind, KeyLists>>;
  /** How many accounts each place has. */
  readonly placeCounts: HashCountColumns;
  /** The place of each account, by number; 0 for none. */
  readonly places: Uint32Array;
  /** Number of names. */
  readonly size: number;
  readonly cap: number;
}

/** What a website or a telephone number tells is not less in a file of few accounts. */
const SMALLEST = 1000;

/** Up to here a word is looked up, however small the dataset: doubles share their words. */
const SMALLEST_CAP = 400;

/**
 * How common words, websites and telephone numbers are is counted in names and not in accounts: ten accounts of one name
 * may be one company. Keys of one account lead to it for those who are not in the index: `leastAccounts` 1.
 */
export function accountIndex(
  accounts: OrderedAccounts,
  { leastAccounts }: Pick<ListOptions, 'leastAccounts'> = {},
): AccountIndex {
  const lists = { word: keyListsDraft(), address: keyListsDraft(), other: keyListsDraft() };
  const placeCounts = hashCounts();
  const counted = draftKeys({ from: 0, to: accounts.size }, accounts, {
    lists,
    countPlace: placeCounts.count,
  });
  const options = listOptions(counted, leastAccounts);
  const found = {
    word: lists.word.finish(options.word),
    address: lists.address.finish(options.address),
    other: lists.other.finish(options.other),
  };
  return indexOver(accounts, tablesOf({ ...counted, placeCounts }, found));
}

/** How each kind of list is made. */
export function listOptions(
  { names }: Pick<CountedBy, 'names'>,
  leastAccounts = 2,
): Record<KeyKind, ListOptions> {
  const nameOf = (account: number) => names[account] ?? 0;
  return {
    word: { names: { nameOf, mostListed: MOST_OF_ONE_NAME }, leastAccounts },
    address: { names: { nameOf, mostListed: names.length }, leastAccounts },
    other: { leastAccounts },
  };
}

export function tablesOf(
  { names, places, placeCounts }: CountedBy & { readonly placeCounts: HashCounts },
  lists: IndexTables['lists'],
): IndexTables {
  const size = Math.max(SMALLEST, distinctIn(names));
  const cap = Math.max(SMALLEST_CAP, frequencyCap(lists.word.counts(), size));
  return { lists, places, placeCounts: placeCounts.columns, size, cap };
}

function distinctIn(numbers: Uint32Array): number {
  const ascending = numbers.slice().sort();
  let count = 0;
  for (let at = 0; at < ascending.length; at++) if (at === 0 || ascending[at] !== ascending[at - 1]) count++;
  return count;
}

/** The index that looks up what was found of the accounts. */
export function indexOver(accounts: OrderedAccounts, tables: IndexTables): AccountIndex {
  const { lists, places, size, cap } = tables;
  const list = (key: string) => lists[kindOf(key)].find(key);
  const placeCounts = hashCounts(tables.placeCounts);
  const mostAtPlace = Math.floor(MOST_AT_PLACE * size);
  return {
    ...{ accounts, tables, size, frequencyCap: cap, list },
    entry(key) {
      const found = list(key);
      if (found === undefined) return undefined;
      return { frequency: found.frequency, entities: found.frequency > cap ? NONE : found.accounts };
    },
    frequency: (key) =>
      isPlace(key) ? Math.min(placeCounts.of(keyHash(key)), mostAtPlace) : (list(key)?.frequency ?? 1),
    placesOf(key) {
      const found = (list(key)?.accounts ?? NONE).subarray(0, MOST_COUNTED);
      return new Set(Array.from(found, (account) => places[account]).filter((place) => place !== 0)).size;
    },
    profile: accounts.profile,
    entityOf: () => undefined,
  };
}

/**
 * Where all accounts are in one country it still tells a little that two are: others are elsewhere. Places are counted in accounts, which
 * are more than names where there are doubles, and what is common to more than there are would speak against two.
 */
const MOST_AT_PLACE = 0.97;

const NONE = new Uint32Array(0);
/** More places than this tell no more. */
const MOST_COUNTED = 200;

/** Accounts of one name are found by the name; by its words only a few of them need be. */
const MOST_OF_ONE_NAME = 2;
