import { HASH_RANGE } from '../../resolution/blocking/key-hash.ts';

/**
 * Blocking keys on disk: pages of a few hundred keys, each page one row, found by the upper part of the hash.
 * A page holds, in the machine's byte order: the number of keys n and a zero (two 32-bit numbers), n hashes ascending
 * (64-bit floats), n frequencies, n + 1 offsets into the entities, and the entities (32-bit numbers).
 */
export interface KeyPage {
  readonly hashes: Float64Array;
  /** The whole page as 32-bit numbers: one view costs less than one for each part, and most pages are read for one key. */
  readonly numbers: Uint32Array;
}

/** Keys of a page that is being made, ascending by hash. */
export interface PageParts {
  /** How many of the numbers below are in use. */
  count: number;
  hashes: Float64Array;
  frequencies: Uint32Array;
  /** Where the entities of each key end: those of a key that is too common or only counted are none. */
  ends: Uint32Array;
  entities: Uint32Array;
}

/**
 * Of a universe whose keys are remembered whole, pages are few and of 6 kB. In one of millions each is read again and
 * again: then they have some 2 kB, for what does not fit into one page of the file costs twice the time.
 */
const POSTINGS_IN_PAGE = { remembered: 600, read: 180 } as const;
const MOST_REMEMBERED_POSTINGS = 5_000_000;
const HEAD_BYTES = 8;

/** How many pages hold the keys of that many postings. */
export function pageCountFor(postingCount: number): number {
  const inPage =
    postingCount <= MOST_REMEMBERED_POSTINGS ? POSTINGS_IN_PAGE.remembered : POSTINGS_IN_PAGE.read;
  return Math.max(1, Math.ceil(postingCount / inPage));
}

export function pageOf(hash: number, pageCount: number): number {
  return Math.min(pageCount - 1, Math.floor(positionOf(hash, pageCount)));
}

/** How far in its page, from 0 to 1, a key is to be expected: hashes are spread evenly. */
export function placeInPage(hash: number, pageCount: number): number {
  return positionOf(hash, pageCount) % 1;
}

/** The page of a key and, behind the point, its place there. */
function positionOf(hash: number, pageCount: number): number {
  return (hash / HASH_RANGE) * pageCount;
}

/** Packs keys into the bytes of a page. */
export function packPage({ count, hashes, frequencies, ends, entities }: PageParts): Buffer {
  const layout = layoutOf(count);
  const entityCount = ends[count - 1] ?? 0;
  const numbers = new Uint32Array(layout.postings + entityCount);
  numbers[0] = count;
  new Float64Array(numbers.buffer, HEAD_BYTES, count).set(hashes.subarray(0, count));
  numbers.set(frequencies.subarray(0, count), layout.frequencies);
  numbers.set(ends.subarray(0, count), layout.offsets + 1);
  numbers.set(entities.subarray(0, entityCount), layout.postings);
  return Buffer.from(numbers.buffer);
}

/** Calls for each key of a page: its hash, its frequency, and where its entities begin and end among the numbers. */
export function eachKey(
  { hashes, numbers }: KeyPage,
  hear: (hash: number, frequency: number, from: number, to: number) => void,
): void {
  const { frequencies, offsets, postings } = layoutOf(hashes.length);
  for (let at = 0; at < hashes.length; at++) {
    const [from = 0, to = 0] = [numbers[offsets + at], numbers[offsets + at + 1]];
    hear(hashes[at] ?? 0, numbers[frequencies + at] ?? 0, postings + from, postings + to);
  }
}

/** Where the parts of a page of so many keys begin, in 32-bit numbers. */
export function layoutOf(count: number): { frequencies: number; offsets: number; postings: number } {
  const frequencies = HEAD_BYTES / 4 + 2 * count;
  return { frequencies, offsets: frequencies + count, postings: frequencies + 2 * count + 1 };
}

/** Reads the bytes of a page, wherever the driver has put them. */
export function unpackPage(bytes: Uint8Array): KeyPage {
  const isAligned = bytes.byteOffset === 0 && bytes.byteLength === bytes.buffer.byteLength;
  const { buffer } = isAligned ? bytes : new Uint8Array(bytes);
  const numbers = new Uint32Array(buffer);
  return { hashes: new Float64Array(buffer, HEAD_BYTES, numbers[0] ?? 0), numbers };
}
