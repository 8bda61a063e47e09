import { keyHash } from '../../resolution/blocking/key-hash.ts';

/** 12 bits of a key's hash choose the part of the lists. */
export const PARTS = 4096;
/** And 31 bits stand for the key there. */
const HASHES = 2 ** 31;

/** Two keys of one place only add accounts to compare. */
export interface KeyPlace {
  readonly part: number;
  readonly hash: number;
}

export function placeOf(key: string): KeyPlace {
  return placeOfHash(keyHash(key));
}

export function placeOfHash(hash: number): KeyPlace {
  return { part: hash % PARTS, hash: Math.floor(hash / PARTS) % HASHES };
}
