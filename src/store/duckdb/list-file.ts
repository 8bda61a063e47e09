import { readSync } from 'node:fs';
import type { KeyList, KeyLists } from '../../crm/duplicates/key-list.ts';
import { type KeyPlace, placeOf } from '../../crm/duplicates/key-place.ts';
import { remembering } from '../../universe/remembering.ts';

/**
 * Lists of keys in two files: the keys in the order of their places, in pages, and their accounts in the same order. Which
 * key stands first in each page is in memory. Plain data: the threads of a process share the files, which have no names.
 */
export interface ListFile {
  readonly kind: 'file';
  readonly keysFile: number;
  readonly accountsFile: number;
  /** Where in its file each begins, in bytes; 0 unless given. */
  readonly keysAt?: number;
  readonly accountsAt?: number;
  readonly keys: number;
  readonly accounts: number;
  /** The place of the first key of each page, ascending. */
  readonly firsts: Float64Array;
}

/** Keys of a page; of each its place, where its accounts begin, how many are listed and how many have it. */
export const PAGE_KEYS = 256;
export const KEY_NUMBERS = 4;

/** Pages of one list that are kept in memory, of 8 KB each. */
const REMEMBERED_PAGES = 4096;
/** Accounts that are read at once. */
const ACCOUNTS_AT_ONCE = 16_384;
const KEY_BYTES = 8 * KEY_NUMBERS;

/** One number for the place of a key; ascending by part. */
export function placeNumber({ part, hash }: KeyPlace): number {
  return part * 2 ** 31 + hash;
}

export function isListFile(data: unknown): data is ListFile {
  return typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'file';
}

/** Looks keys up in the files; what is found of a key is read when it is asked for. */
export function listsInFile(file: ListFile): KeyLists {
  const page = remembering(REMEMBERED_PAGES, (at: number) => pageOf(file, at));
  return {
    find(key) {
      const place = placeNumber(placeOf(key));
      const at = lastUpTo(file.firsts, place);
      return at === -1 ? undefined : foundIn(page(at), place, file);
    },
    *counts() {
      for (let at = 0; at < file.firsts.length; at++) {
        const numbers = pageOf(file, at);
        for (let key = 0; key < numbers.length; key += KEY_NUMBERS) yield numbers[key + 3] ?? 0;
      }
    },
    *listed() {
      for (let from = 0; from < file.accounts; from += ACCOUNTS_AT_ONCE)
        yield* accountsOf(file, from, Math.min(ACCOUNTS_AT_ONCE, file.accounts - from));
    },
    data: file,
  };
}

/** The last of ascending numbers that is not above another one; -1 when all are. */
function lastUpTo(ascending: Float64Array, wanted: number): number {
  let [low, high] = [0, ascending.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ascending[middle] ?? 0) <= wanted) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

function foundIn(page: Float64Array, place: number, file: ListFile): KeyList | undefined {
  let [low, high] = [0, page.length / KEY_NUMBERS];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((page[middle * KEY_NUMBERS] ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  const at = low * KEY_NUMBERS;
  if (page[at] !== place) return undefined;
  let accounts: Uint32Array | undefined;
  return {
    get accounts() {
      accounts ??= accountsOf(file, page[at + 1] ?? 0, page[at + 2] ?? 0);
      return accounts;
    },
    frequency: page[at + 3] ?? 0,
  };
}

function pageOf({ keysFile, keysAt = 0, keys }: ListFile, at: number): Float64Array {
  const length = Math.min(PAGE_KEYS, keys - at * PAGE_KEYS);
  const numbers = new Float64Array(length * KEY_NUMBERS);
  readWhole(keysFile, numbers, keysAt + at * PAGE_KEYS * KEY_BYTES);
  return numbers;
}

function accountsOf({ accountsFile, accountsAt = 0 }: ListFile, from: number, length: number): Uint32Array {
  const accounts = new Uint32Array(length);
  readWhole(accountsFile, accounts, accountsAt + 4 * from);
  return accounts;
}

function readWhole(file: number, into: Float64Array | Uint32Array, position: number): void {
  const bytes = new Uint8Array(into.buffer, into.byteOffset, into.byteLength);
  for (let from = 0; from < bytes.length; ) {
    const read = readSync(file, bytes, from, bytes.length - from, position + from);
    if (read === 0) throw new Error('a list of keys ends before its last account');
    from += read;
  }
}
