import type { KeyEntry } from '../../resolution/blocking/candidate-index.ts';
import { type KeyPage, layoutOf } from './key-pages.ts';

/** A page of keys in memory, where keys are looked up. */
export interface HeldPage {
  readonly hashes: Float64Array;
  readonly numbers: Uint32Array;
  /** The first hash of the page among the hashes. */
  readonly first: number;
  /** Number of keys. */
  readonly count: number;
  /** Where the frequencies, offsets and entities begin among the numbers. */
  readonly frequencies: number;
  readonly offsets: number;
  readonly postings: number;
  /** From one frequency or offset to the next. */
  readonly step: 1 | 2;
}

/** A page as it was read, which costs least where it is looked into once. */
export function heldAsRead({ hashes, numbers }: KeyPage): HeldPage {
  const count = hashes.length;
  const { frequencies, offsets, postings } = layoutOf(count);
  return { hashes, numbers, first: 0, count, frequencies, offsets, postings, step: 1 };
}

/** 64-bit numbers in a stretch of memory, which has some hundred pages. */
const STRETCH = 2 ** 17;

/**
 * Copies pages side by side into long stretches of memory, so that a look-up touches few lines of it: of one page after the
 * other the hashes, then the frequency and the offset of each key beside each other, then the entities.
 */
export function keyMemory(): (page: KeyPage) => HeldPage {
  let hashes = new Float64Array(0);
  let numbers = new Uint32Array(0);
  let used = 0;
  return (page) => {
    const count = page.hashes.length;
    const entities = page.numbers.length - layoutOf(count).postings;
    const size = 2 * count + 1 + Math.ceil(entities / 2);
    if (used + size > hashes.length) {
      hashes = new Float64Array(Math.max(STRETCH, size));
      numbers = new Uint32Array(hashes.buffer);
      used = 0;
    }
    const pairs = 2 * (used + count);
    const held: HeldPage = {
      hashes,
      numbers,
      first: used,
      count,
      frequencies: pairs,
      offsets: pairs + 1,
      postings: pairs + 2 * (count + 1),
      step: 2,
    };
    used += size;
    copy(page, held);
    return held;
  };
}

function copy(page: KeyPage, held: HeldPage): void {
  const { numbers, count } = held;
  const { frequencies, offsets, postings } = layoutOf(count);
  held.hashes.set(page.hashes, held.first);
  for (let at = 0; at < count; at++) numbers[held.frequencies + 2 * at] = page.numbers[frequencies + at] ?? 0;
  for (let at = 0; at <= count; at++) numbers[held.offsets + 2 * at] = page.numbers[offsets + at] ?? 0;
  numbers.set(page.numbers.subarray(postings), held.postings);
}

const NOBODY = new Uint32Array(0);

/** `position` is where in the page, from 0 to 1, the key is to be expected. */
export function entryIn(page: HeldPage, hash: number, position: number): KeyEntry | undefined {
  const at = keyAt(page, hash, position);
  if (at === -1) return undefined;
  const { numbers, step, postings } = page;
  const offset = page.offsets + step * at;
  const [from, to] = [numbers[offset] ?? 0, numbers[offset + step] ?? 0];
  return {
    frequency: numbers[page.frequencies + step * at] ?? 0,
    entities: from === to ? NOBODY : numbers.subarray(postings + from, postings + to),
  };
}

/** 0 when the page has no such key. */
export function frequencyIn(page: HeldPage, hash: number, position: number): number {
  const at = keyAt(page, hash, position);
  return at === -1 ? 0 : (page.numbers[page.frequencies + page.step * at] ?? 0);
}

/**
 * Where the key stands among the keys of its page, -1 when it does not. Looked for from where it is to be expected, it is a
 * few steps away within one or two lines of memory, where halving jumps from line to line.
 */
function keyAt({ hashes, first, count }: HeldPage, hash: number, position: number): number {
  const last = first + count - 1;
  let at = Math.min(last, first + Math.floor(position * count));
  while (at > first && (hashes[at] ?? 0) > hash) at--;
  while (at < last && (hashes[at] ?? 0) < hash) at++;
  return count > 0 && hashes[at] === hash ? at - first : -1;
}
