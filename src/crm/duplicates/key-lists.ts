import { keyHash } from '../../resolution/blocking/key-hash.ts';
import { placeIn } from '../../resolution/records/place-in.ts';
import { MOST_ACCOUNTS } from './most-accounts.ts';

/**
 * Which accounts have a key, for a million accounts in few bytes: 12 bits of a key's hash choose the part, 31 bits stand
 * for it there. Two keys with the same 43 bits only add accounts to compare. Keys of one account are left out unless they
 * are asked for: they lead to no other account.
 */
export interface KeyLists {
  /** Undefined for a key that too few accounts have. */
  find(key: string): KeyList | undefined;
  /** How many accounts have each key, without the keys. */
  counts(): Iterable<number>;
  /** Every account that is listed, once for each key. */
  listed(): Iterable<number>;
}

export interface KeyList {
  /** Numbers of accounts, ascending. */
  readonly accounts: Uint32Array;
  readonly frequency: number;
}

export interface KeyListsDraft {
  add(key: string, account: number): void;
  /** Takes the draft apart. */
  finish(options?: ListOptions): KeyLists;
}

export interface ListOptions {
  readonly names?: Names;
  /** How many accounts a key has at least; 2 unless given. */
  readonly leastAccounts?: number;
}

/** Accounts of one name count once in the frequency of a key, and at most so many of them are listed. */
export interface Names {
  nameOf(account: number): number;
  readonly mostListed: number;
}

const PARTS = 4096;
const HASHES = 2 ** 31;

/** Hash and account in one number of 53 bits. */
interface Draft {
  entries: Float64Array;
  length: number;
}

interface Part {
  readonly hashes: Uint32Array;
  /** Where the accounts of each hash begin; one more than there are hashes. */
  readonly starts: Uint32Array;
  readonly accounts: Uint32Array;
  readonly frequencies: Uint32Array;
}

export function keyListsDraft(): KeyListsDraft {
  let drafts: (Draft | undefined)[] = Array.from({ length: PARTS });
  return {
    add(key, account) {
      const { part, hash } = placeOf(key);
      let draft = drafts[part];
      if (draft === undefined) {
        draft = { entries: new Float64Array(16), length: 0 };
        drafts[part] = draft;
      }
      if (draft.length === draft.entries.length) draft.entries = widened(draft.entries);
      draft.entries[draft.length++] = hash * MOST_ACCOUNTS + account;
    },
    finish(options = {}) {
      const parts: Part[] = [];
      for (let at = 0; at < PARTS; at++) {
        parts.push(partOf(drafts[at], options));
        drafts[at] = undefined;
      }
      drafts = [];
      return {
        find: (key) => findIn(parts, key),
        counts: () => countsOf(parts),
        listed: () => listedOf(parts),
      };
    },
  };
}

function placeOf(key: string): { part: number; hash: number } {
  const hash = keyHash(key);
  return { part: hash % PARTS, hash: Math.floor(hash / PARTS) % HASHES };
}

function widened(entries: Float64Array): Float64Array<ArrayBuffer> {
  const wider = new Float64Array(Math.ceil(entries.length * 1.5));
  wider.set(entries);
  return wider;
}

function partOf(draft: Draft | undefined, { names, leastAccounts = 2 }: ListOptions): Part {
  const entries = (draft?.entries ?? new Float64Array(0)).subarray(0, draft?.length ?? 0).sort();
  const hashes: number[] = [];
  const starts: number[] = [0];
  const frequencies: number[] = [];
  const listed = new Uint32Array(entries.length);
  let length = 0;
  for (let from = 0, to = 0; from < entries.length; from = to) {
    const hash = hashOf(entries[from]);
    while (to < entries.length && hashOf(entries[to]) === hash) to++;
    const accounts = distinct(entries.subarray(from, to));
    if (accounts.length < leastAccounts) continue;
    const { shown, frequency } = names === undefined ? allOf(accounts) : fewOfEachName(accounts, names);
    listed.set(shown, length);
    length += shown.length;
    hashes.push(hash);
    starts.push(length);
    frequencies.push(frequency);
  }
  return {
    hashes: Uint32Array.from(hashes),
    starts: Uint32Array.from(starts),
    accounts: listed.slice(0, length),
    frequencies: Uint32Array.from(frequencies),
  };
}

function hashOf(entry: number | undefined): number {
  return Math.floor((entry ?? 0) / MOST_ACCOUNTS);
}

function distinct(entries: Float64Array): Uint32Array {
  return Uint32Array.from(
    entries.filter((entry, at) => at === 0 || entry !== entries[at - 1]),
    (entry) => entry % MOST_ACCOUNTS,
  );
}

function allOf(accounts: Uint32Array): { shown: Uint32Array; frequency: number } {
  return { shown: accounts, frequency: accounts.length };
}

function fewOfEachName(accounts: Uint32Array, { nameOf, mostListed }: Names): ReturnType<typeof allOf> {
  const shownOf = new Map<number, number>();
  const shown = accounts.filter((account) => {
    const name = nameOf(account);
    const before = shownOf.get(name) ?? 0;
    shownOf.set(name, before + 1);
    return before < mostListed;
  });
  return { shown, frequency: shownOf.size };
}

function findIn(parts: readonly Part[], key: string): KeyList | undefined {
  const place = placeOf(key);
  const part = parts[place.part];
  const at = part === undefined ? -1 : placeIn(part.hashes, place.hash);
  if (part === undefined || at === -1) return undefined;
  return {
    accounts: part.accounts.subarray(part.starts[at], part.starts[at + 1]),
    frequency: part.frequencies[at] ?? 0,
  };
}

function* countsOf(parts: readonly Part[]): Iterable<number> {
  for (const { frequencies } of parts) yield* frequencies;
}

function* listedOf(parts: readonly Part[]): Iterable<number> {
  for (const { accounts } of parts) yield* accounts;
}
