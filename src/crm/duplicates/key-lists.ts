import { keyHash } from '../../resolution/blocking/key-hash.ts';
import { type KeyLists, type KeyListsDraft, type ListOptions, leastOf, listOf } from './key-list.ts';
import { type KeyListColumns, keyListsIn } from './key-list-columns.ts';
import { PARTS, placeOfHash } from './key-place.ts';
import { MOST_IN_MEMORY } from './most-accounts.ts';
import { distinctOf } from './number-list.ts';
import { partedNumbers } from './parted-numbers.ts';

/** Lists in memory, for a million accounts in few bytes. */
export interface MemoryDraft extends KeyListsDraft {
  /** Takes the draft apart. */
  finish(options?: MemoryOptions): KeyLists;
}

interface MemoryOptions extends ListOptions {
  /** Which number each account is listed by; the one that it was added by unless given. */
  readonly numbers?: Uint32Array;
}

export function keyListsDraft(): MemoryDraft {
  // Hash and account in one number of 53 bits.
  let entries = partedNumbers(PARTS);
  const addHash = (keyHash: number, account: number) => {
    const { part, hash } = placeOfHash(keyHash);
    entries.add(part, hash * MOST_IN_MEMORY + account);
  };
  return {
    add: (key, account) => addHash(keyHash(key), account),
    addHash,
    finish({ numbers, ...options } = {}) {
      const entriesOf = (part: number) => {
        const own = entries.of(part);
        return numbers === undefined ? own : own.map((entry) => renumbered(entry, numbers));
      };
      const parts = Array.from({ length: PARTS }, (_, part) => partOf(entriesOf(part), options));
      // What follows takes as much memory again.
      entries = partedNumbers(PARTS);
      return keyListsIn(joined(parts));
    },
  };
}

interface Part {
  readonly hashes: Uint32Array;
  readonly frequencies: Uint32Array;
  /** How many accounts of each key are listed. */
  readonly lengths: Uint32Array;
  readonly accounts: Uint32Array;
}

function partOf(unordered: Float64Array, options: ListOptions): Part {
  const entries = distinctOf(unordered.sort());
  const hashes: number[] = [];
  const frequencies: number[] = [];
  const lengths: number[] = [];
  const listed = new Uint32Array(entries.length);
  let length = 0;
  for (let from = 0, to = 0; from < entries.length; from = to) {
    const hash = Math.floor((entries[from] ?? 0) / MOST_IN_MEMORY);
    const next = (hash + 1) * MOST_IN_MEMORY;
    while (to < entries.length && (entries[to] ?? 0) < next) to++;
    // Most keys are those of one account: no list is made to be left out.
    if (to - from < leastOf(options)) continue;
    const list = listOf(accountsIn(entries.subarray(from, to)), options);
    if (list === undefined) continue;
    listed.set(list.accounts, length);
    length += list.accounts.length;
    hashes.push(hash);
    frequencies.push(list.frequency);
    lengths.push(list.accounts.length);
  }
  return {
    hashes: Uint32Array.from(hashes),
    frequencies: Uint32Array.from(frequencies),
    lengths: Uint32Array.from(lengths),
    accounts: listed.slice(0, length),
  };
}

function renumbered(entry: number, numbers: Uint32Array): number {
  const account = entry % MOST_IN_MEMORY;
  return entry - account + (numbers[account] ?? 0);
}

function accountsIn(entries: Float64Array): Uint32Array {
  const accounts = new Uint32Array(entries.length);
  for (let at = 0; at < entries.length; at++) accounts[at] = (entries[at] ?? 0) % MOST_IN_MEMORY;
  return accounts;
}

/** All parts in one, in memory that threads share; takes the parts apart. */
function joined(parts: (Part | undefined)[]): KeyListColumns {
  const keys = parts.reduce((sum, part) => sum + (part?.hashes.length ?? 0), 0);
  const listed = parts.reduce((sum, part) => sum + (part?.accounts.length ?? 0), 0);
  const columns = {
    parts: sharedNumbers(PARTS + 1),
    hashes: sharedNumbers(keys),
    starts: sharedNumbers(keys + 1),
    frequencies: sharedNumbers(keys),
    accounts: sharedNumbers(listed),
  };
  let [key, start] = [0, 0];
  for (const [number, part] of parts.entries()) {
    columns.parts[number] = key;
    if (part === undefined) continue;
    columns.hashes.set(part.hashes, key);
    columns.frequencies.set(part.frequencies, key);
    columns.accounts.set(part.accounts, start);
    for (const length of part.lengths) {
      columns.starts[key++] = start;
      start += length;
    }
    parts[number] = undefined;
  }
  columns.parts[PARTS] = key;
  columns.starts[keys] = start;
  return columns;
}

function sharedNumbers(length: number): Uint32Array {
  return new Uint32Array(new SharedArrayBuffer(4 * length));
}
