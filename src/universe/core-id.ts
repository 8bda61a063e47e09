import { hash } from 'node:crypto';
import type { Claims } from './claims.ts';
import { numberCounts } from './number-counts.ts';

const SMALLEST = 1_000_000_000;
const COUNT = 9_000_000_000;

/** The ten-digit id of a text, first digit not zero; `step` gives the next free one on a collision. */
export function mintCoreId(text: string, step = 0): string {
  const digest = hash('sha256', text, 'buffer');
  const number = Number(digest.readBigUInt64BE(0) % BigInt(COUNT));
  return String(SMALLEST + ((number + step) % COUNT));
}

/** Known everywhere: source and id of a record. */
export function recordKey(record: { readonly source: string; readonly id: string }): string {
  return `${record.source}:${record.id}`;
}

/** The parts of a record's key; an id may have colons, the name of a source has none. */
export function keyParts(key: string): { readonly source: string; readonly id: string } {
  const at = key.indexOf(':');
  return { source: key.slice(0, at), id: key.slice(at + 1) };
}

/** The ids that records have of their own. */
export interface OwnIds {
  /** By record number; ten digits are a whole number that is exact. */
  readonly ids: Float64Array;
  has(id: number): boolean;
}

/**
 * Gives every record its own id, from `source:id` alone. An id that was pinned belongs to the records it was pinned
 * for; of other records that collide the first by number takes the id and the rest the next free ones, so that the
 * order of imports does not matter. `minted` has by record number the id of its key.
 */
export function assignOwnIds(minted: Float64Array, claims: Claims): OwnIds {
  const taken = numberCounts();
  const ids = new Float64Array(minted.length);
  for (const [own, first] of minted.entries()) {
    const isFree = (id: number) => taken.get(id) === 0 && claims.recordsOf(id)?.includes(own) !== false;
    const id = nextFree(first, isFree);
    taken.add(id);
    ids[own] = id;
  }
  return { ids, has: (id) => taken.get(id) > 0 };
}

/** A minted id, or the next one that is free. */
export function nextFree(minted: number, isFree: (id: number) => boolean): number {
  for (let step = 0; ; step++) {
    const id = SMALLEST + ((minted - SMALLEST + step) % COUNT);
    if (isFree(id)) return id;
  }
}
