import { countryKey, entityKeys, houseKey, wholeNameKeys } from '../../resolution/blocking/blocking-keys.ts';
import type { CandidateIndex } from '../../resolution/blocking/candidate-index.ts';
import { keyHash } from '../../resolution/blocking/key-hash.ts';
import { backgroundCount } from '../../resolution/model/background.ts';
import type { NormalRecord } from '../../resolution/records/normal-record.ts';
import { frequencyCap } from '../../universe/frequencies.ts';
import type { DoublesStore } from './doubles-store.ts';
import { type HashCountColumns, type HashCounts, hashCounts } from './hash-counts.ts';
import type { KeyList, KeyLists, KeyListsDraft, ListOptions } from './key-list.ts';
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

/** Of how many companies of the background a word is common enough for pairs of words to be listed. */
const COMMON_IN_BACKGROUND = 50;

/**
 * How common words, websites and telephone numbers are is counted in names and not in accounts: ten accounts of one name
 * may be one company. Keys of one account lead to it for those who are not in the index: `leastAccounts` 1.
 */
export function accountIndex(
  accounts: OrderedAccounts,
  { leastAccounts }: Pick<ListOptions, 'leastAccounts'> = {},
): AccountIndex {
  const drafts = { word: keyListsDraft(), address: keyListsDraft(), other: keyListsDraft() };
  const drafted = draftKeys(accounts, drafts);
  const options = listOptions(drafted, leastAccounts);
  const lists = {
    word: drafts.word.finish(options.word),
    address: drafts.address.finish(options.address),
    other: drafts.other.finish(options.other),
  };
  return indexOver(accounts, tablesOf(drafted, lists));
}

/** The same with lists that are kept elsewhere. */
export async function accountIndexOver(
  accounts: OrderedAccounts,
  store: DoublesStore,
): Promise<AccountIndex> {
  const drafts = {
    word: await store.lists('word'),
    address: await store.lists('address'),
    other: await store.lists('other'),
  };
  const drafted = draftKeys(accounts, drafts);
  const options = listOptions(drafted);
  const lists = {
    word: await drafts.word.finish(options.word),
    address: await drafts.address.finish(options.address),
    other: await drafts.other.finish(options.other),
  };
  return indexOver(accounts, tablesOf(drafted, lists));
}

interface Drafted {
  /** The name of each account, by number. */
  readonly names: Uint32Array;
  readonly places: Uint32Array;
  readonly placeCounts: HashCounts;
}

/** Lists which accounts have which keys, and counts their places. */
function draftKeys(accounts: OrderedAccounts, drafts: Readonly<Record<KeyKind, KeyListsDraft>>): Drafted {
  const names = new Uint32Array(accounts.size);
  const places = new Uint32Array(new SharedArrayBuffer(4 * accounts.size));
  const placeCounts = hashCounts();
  for (let account = 0; account < accounts.size; account++) {
    const record = accounts.record(account);
    names[account] = nameHash(record);
    places[account] = placeHash(record);
    const { listed, counted } = entityKeys(
      accounts.profile(account),
      frequencyInBackground,
      COMMON_IN_BACKGROUND,
    );
    for (const key of listed) drafts[kindOf(key)].add(key, account);
    for (const key of counted) placeCounts.count(keyHash(key));
  }
  return { names, places, placeCounts };
}

function listOptions({ names }: Drafted, leastAccounts = 2): Record<KeyKind, ListOptions> {
  const nameOf = (account: number) => names[account] ?? 0;
  return {
    word: { names: { nameOf, mostListed: MOST_OF_ONE_NAME }, leastAccounts },
    address: { names: { nameOf, mostListed: names.length }, leastAccounts },
    other: { leastAccounts },
  };
}

function tablesOf({ names, places, placeCounts }: Drafted, lists: IndexTables['lists']): IndexTables {
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
  return {
    ...{ accounts, tables, size, frequencyCap: cap, list },
    entry(key) {
      const found = list(key);
      if (found === undefined) return undefined;
      return { frequency: found.frequency, entities: found.frequency > cap ? NONE : found.accounts };
    },
    frequency: (key) => (isPlace(key) ? placeCounts.of(keyHash(key)) : (list(key)?.frequency ?? 1)),
    placesOf(key) {
      const found = (list(key)?.accounts ?? NONE).subarray(0, MOST_COUNTED);
      return new Set(Array.from(found, (account) => places[account]).filter((place) => place !== 0)).size;
    },
    profile: accounts.profile,
    entityOf: () => undefined,
  };
}

const NONE = new Uint32Array(0);
/** More places than this tell no more. */
const MOST_COUNTED = 200;

function frequencyInBackground(key: string): number {
  return backgroundCount(key.slice(1));
}

/** Accounts of one name are found by the name; by its words only a few of them need be. */
const MOST_OF_ONE_NAME = 2;

/** Lists of their own, for they are counted in different ways. */
export type KeyKind = 'word' | 'address' | 'other';

/** Letters of blocking-keys.ts: words, pairs of them, their beginnings, misspellings and initials; websites and phones. */
const KINDS: ReadonlyMap<string, KeyKind> = new Map([
  ...[...'twxva'].map((letter) => [letter, 'word'] as const),
  ...[...'dp'].map((letter) => [letter, 'address'] as const),
]);

function kindOf(key: string): KeyKind {
  return KINDS.get(key.charAt(0)) ?? 'other';
}

const PLACES: ReadonlySet<string> = new Set('yucz');

function isPlace(key: string): boolean {
  return PLACES.has(key.charAt(0));
}

function nameHash({ names: [name] }: NormalRecord): number {
  return name === undefined ? 0 : keyHash(wholeNameKeys(name)[0] ?? '') % 2 ** 32;
}

/** The house, or as much as is known of the place; 0 for none. */
function placeHash({ place }: NormalRecord): number {
  const { city, postalCode, country } = place;
  const parts = [houseKey(place), postalCode, city];
  if (parts.every((part) => part === undefined)) return 0;
  const key = houseKey(place) ?? `${countryKey(country ?? '')} ${city ?? postalCode}`;
  return (keyHash(key) % (2 ** 32 - 1)) + 1;
}
