import { closeSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { OWNER_ONLY } from '../disk/owner-only.ts';

/** Values that were added under one number. */
export interface PairGroup {
  readonly key: number;
  /** In the order they were added; overwritten by the next group. */
  readonly values: Uint32Array;
}

/** Sorts more pairs than the heap holds: what does not fit goes to files. */
export interface PairSorter {
  /** `key` is a whole number from 0 to below the range, `value` one of 32 bits. */
  add(key: number, value: number): void;
  /** Groups of equal keys, ascending; everything that was added is gone afterwards. */
  groups(): Iterable<PairGroup>;
}

const PARTS = 64;
const WORDS = 3;
const FIRST_PAIRS = 16;
/** A part with more pairs than this in memory writes them to its file: 64 parts of 96 kB. */
const PAIRS_IN_MEMORY = 8192;
const HIGH = 2 ** 32;
const DIGIT_BITS = 11;
const DIGITS = 5;

/** Opens a sorter of keys below `range` (at most 2^53); `folder` is for its files, and without one all stays in memory. */
export function pairSorter(range: number, folder?: string): PairSorter {
  // Opened when the first pair comes: entities that are made one by one need a part or two.
  const parts = new Map<number, Part>();
  const open = (at: number): Part => {
    const path =
      folder === undefined ? undefined : join(folder, `sort-${process.pid}-${++opened}-${at}.partial`);
    const part = openPart(path);
    parts.set(at, part);
    return part;
  };
  const partOf = (key: number) => Math.min(PARTS - 1, Math.floor((key / range) * PARTS));
  return {
    add(key, value) {
      const at = partOf(key);
      (parts.get(at) ?? open(at)).add(key, value);
    },
    *groups() {
      for (let at = 0; at < PARTS; at++) {
        const part = parts.get(at);
        if (part !== undefined) yield* groupsIn(sorted(part.take()));
      }
    },
  };
}

let opened = 0;

interface Part {
  add(key: number, value: number): void;
  /** All pairs as three words each: upper and lower half of the key, and the value. */
  take(): Uint32Array;
}

function openPart(path: string | undefined): Part {
  let words = new Uint32Array(FIRST_PAIRS * WORDS);
  let length = 0;
  let file: number | undefined;
  let written = 0;
  const makeRoom = () => {
    if (path === undefined || length < PAIRS_IN_MEMORY * WORDS) {
      const wider = new Uint32Array(words.length * 2);
      wider.set(words);
      words = wider;
      return;
    }
    file ??= openSync(path, 'w+', OWNER_ONLY);
    written += writeSync(file, new Uint8Array(words.buffer, 0, length * 4));
    length = 0;
  };
  return {
    add(key, value) {
      if (length === words.length) makeRoom();
      words[length++] = key / HIGH;
      words[length++] = key;
      words[length++] = value;
    },
    take() {
      const all = new Uint32Array(written / 4 + length);
      if (file !== undefined && path !== undefined) {
        readWhole(file, new Uint8Array(all.buffer, 0, written));
        closeSync(file);
        rmSync(path, { force: true });
      }
      all.set(words.subarray(0, length), written / 4);
      words = new Uint32Array(0);
      return all;
    },
  };
}

function readWhole(file: number, into: Uint8Array): void {
  for (let at = 0; at < into.length; ) {
    const read = readSync(file, into, at, into.length - at, at);
    if (read === 0) throw new Error('a file of the sort is shorter than what was written to it');
    at += read;
  }
}

interface Sorted {
  readonly words: Uint32Array;
  /** Places of the pairs in order of their keys; pairs of one key in the order they were added. */
  readonly order: Uint32Array;
}

/** Sorts the pairs by their keys, digit by digit from the lowest (radix sort, stable). */
function sorted(words: Uint32Array): Sorted {
  const count = words.length / WORDS;
  let order = Uint32Array.from({ length: count }, (_, at) => at);
  if (count < 2) return { words, order };
  let next = new Uint32Array(count);
  for (let digit = 0; digit < DIGITS; digit++) {
    const starts = new Uint32Array(2 ** DIGIT_BITS + 1);
    for (let at = 0; at < count; at++) {
      const slot = digitOf(words, at, digit) + 1;
      starts[slot] = (starts[slot] ?? 0) + 1;
    }
    if (starts.includes(count)) continue;
    for (let slot = 1; slot < starts.length; slot++)
      starts[slot] = (starts[slot] ?? 0) + (starts[slot - 1] ?? 0);
    for (const place of order) {
      const slot = digitOf(words, place, digit);
      const to = starts[slot] ?? 0;
      next[to] = place;
      starts[slot] = to + 1;
    }
    [order, next] = [next, order];
  }
  return { words, order };
}

/** Eleven bits of a key: three digits in its lower half, the last of them with the lowest bit of the upper one. */
function digitOf(words: Uint32Array, place: number, digit: number): number {
  const high = words[place * WORDS] ?? 0;
  const low = words[place * WORDS + 1] ?? 0;
  if (digit < 2) return (low >>> (digit * DIGIT_BITS)) & 0x7ff;
  if (digit === 2) return (low >>> 22) | ((high & 1) << 10);
  return (high >>> (1 + (digit - 3) * DIGIT_BITS)) & 0x7ff;
}

function* groupsIn({ words, order }: Sorted): Iterable<PairGroup> {
  const values = new Uint32Array(order.length);
  let size = 0;
  let key = -1;
  for (const place of order) {
    const next = (words[place * WORDS] ?? 0) * HIGH + (words[place * WORDS + 1] ?? 0);
    if (next !== key && size > 0) {
      yield { key, values: values.subarray(0, size) };
      size = 0;
    }
    key = next;
    values[size++] = words[place * WORDS + 2] ?? 0;
  }
  if (size > 0) yield { key, values: values.subarray(0, size) };
}
