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

/** A key with its frequency, and the entities that it leads to: none when it is too common or only counted. */
export interface PagedKey {
  readonly hash: number;
  readonly frequency: number;
  readonly entities: readonly number[];
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

/** The page of a key and, behind the point, how far in the page the key is to be expected: hashes are spread evenly. */
export function positionOf(hash: number, pageCount: number): number {
  return (hash / HASH_RANGE) * pageCount;
}

/** Packs keys, ascending by hash, into the bytes of a page. */
export function packPage(keys: readonly PagedKey[]): Buffer {
  const entities = keys.flatMap((key) => key.entities);
  const { frequencies, offsets, postings } = layoutOf(keys.length);
  const numbers = new Uint32Array(postings + entities.length);
  numbers[0] = keys.length;
  new Float64Array(numbers.buffer, HEAD_BYTES, keys.length).set(keys.map((key) => key.hash));
  let offset = 0;
  for (const [at, key] of keys.entries()) {
    numbers[frequencies + at] = key.frequency;
    numbers[offsets + at] = offset;
    offset += key.entities.length;
  }
  numbers[offsets + keys.length] = offset;
  numbers.set(entities, postings);
  return Buffer.from(numbers.buffer);
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
