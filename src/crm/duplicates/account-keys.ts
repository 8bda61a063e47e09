import { countryKey, entityKeys, houseKey, wholeNameKeys } from '../../resolution/blocking/blocking-keys.ts';
import { keyHash } from '../../resolution/blocking/key-hash.ts';
import { backgroundCount } from '../../resolution/model/background.ts';
import type { NormalRecord } from '../../resolution/records/normal-record.ts';
import type { KeyListsDraft } from './key-list.ts';
import type { OrderedAccounts } from './ordered-accounts.ts';
import type { Range } from './range.ts';

/** Of how many companies of the background a word is common enough for pairs of words to be listed. */
const COMMON_IN_BACKGROUND = 50;

/** Takes in what keys accounts have. */
export interface KeySink {
  readonly lists: Readonly<Record<KeyKind, Pick<KeyListsDraft, 'add'>>>;
  /** Of places it is counted how many accounts have them, by the hashes of their keys. */
  countPlace(hash: number): void;
}

/** What the accounts of a range are counted by, in their order. */
export interface CountedBy {
  /** The same for accounts of one name. */
  readonly names: Uint32Array;
  /** 0 for none. */
  readonly places: Uint32Array;
}

/** Tells which accounts of a range have which keys. */
export function draftKeys(
  { from, to }: Range,
  accounts: OrderedAccounts,
  { lists, countPlace }: KeySink,
): CountedBy {
  const counted = { names: new Uint32Array(to - from), places: new Uint32Array(to - from) };
  for (let account = from; account < to; account++) {
    const record = accounts.record(account);
    counted.names[account - from] = nameHash(record);
    counted.places[account - from] = placeHash(record);
    const keys = entityKeys(accounts.profile(account), frequencyInBackground, COMMON_IN_BACKGROUND);
    for (const key of keys.listed) lists[kindOf(key)].add(key, account);
    for (const key of keys.counted) countPlace(keyHash(key));
  }
  return counted;
}

function frequencyInBackground(key: string): number {
  return backgroundCount(key.slice(1));
}

/** Lists of their own, for they are counted in different ways. */
export type KeyKind = 'word' | 'address' | 'other';

/** Letters of blocking-keys.ts: words, pairs of them, their beginnings, misspellings and initials; websites and phones. */
const KINDS: ReadonlyMap<string, KeyKind> = new Map([
  ...[...'twxva'].map((letter) => [letter, 'word'] as const),
  ...[...'dp'].map((letter) => [letter, 'address'] as const),
]);

export function kindOf(key: string): KeyKind {
  return KINDS.get(key.charAt(0)) ?? 'other';
}

const PLACES: ReadonlySet<string> = new Set('yucz');

export function isPlace(key: string): boolean {
  return PLACES.has(key.charAt(0));
}

/** The same for accounts of one name. */
export function nameHash({ names: [name] }: NormalRecord): number {
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
