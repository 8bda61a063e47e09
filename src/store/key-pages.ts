import { HASH_RANGE } from '../resolution/key-hash.ts';

/**
 * Blocking keys on disk: pages of a few hundred keys, each page one row, found by the upper part of the hash.
 * A page holds, in the machine's byte order: the number of keys n and a zero (two 32-bit numbers), n hashes ascending
 * (64-bit floats), n frequencies, n + 1 offsets into the entities, and the entities (32-bit numbers).
 */
export interface KeyPage {
  readonly hashes: Float64Array;
  readonly frequencies: Uint32Array;
  readonly offsets: Uint32Array;
  readonly entities: Uint32Array;
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
  return Math.min(pageCount - 1, Math.floor((hash / HASH_RANGE) * pageCount));
}

/** Packs keys, ascending by hash, into the bytes of a page. */
export function packPage(keys: readonly PagedKey[]): Buffer {
  const entityCount = keys.reduce((sum, key) => sum + key.entities.length, 0);
  const bytes = Buffer.alloc(HEAD_BYTES + keys.length * 8 + (2 * keys.length + 1 + entityCount) * 4);
  const page = viewsOf(bytes.buffer, { start: bytes.byteOffset, count: keys.length, entityCount });
  new Uint32Array(bytes.buffer, bytes.byteOffset, 1)[0] = keys.length;
  let offset = 0;
  for (const [at, key] of keys.entries()) {
    page.hashes[at] = key.hash;
    page.frequencies[at] = key.frequency;
    page.offsets[at] = offset;
    page.entities.set(key.entities, offset);
    offset += key.entities.length;
  }
  page.offsets[keys.length] = offset;
  return bytes;
}

/** Reads the bytes of a page, wherever the driver has put them. */
export function unpackPage(bytes: Uint8Array): KeyPage {
  const isAligned = bytes.byteOffset === 0 && bytes.byteLength === bytes.buffer.byteLength;
  const { buffer } = isAligned ? bytes : new Uint8Array(bytes);
  const count = new Uint32Array(buffer, 0, 1)[0] ?? 0;
  const entityCount = (buffer.byteLength - HEAD_BYTES - count * 8) / 4 - 2 * count - 1;
  return viewsOf(buffer, { start: 0, count, entityCount });
}

function viewsOf(
  buffer: ArrayBufferLike,
  { start, count, entityCount }: { start: number; count: number; entityCount: number },
): KeyPage {
  const afterHashes = start + HEAD_BYTES + count * 8;
  return {
    hashes: new Float64Array(buffer, start + HEAD_BYTES, count),
    frequencies: new Uint32Array(buffer, afterHashes, count),
    offsets: new Uint32Array(buffer, afterHashes + count * 4, count + 1),
    entities: new Uint32Array(buffer, afterHashes + (2 * count + 1) * 4, entityCount),
  };
}
