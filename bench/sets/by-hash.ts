import { createHash } from 'node:crypto';

/** Puts items in the order of the hash of their ids: the same on every machine, and another for every salt. */
export function byHash<T>(salt: string, items: Iterable<T>, idOf: (item: T) => string): readonly T[] {
  return [...items]
    .map((item) => ({ item, hash: hashOf(`${salt}:${idOf(item)}`) }))
    .sort((a, b) => (a.hash < b.hash ? -1 : 1))
    .map(({ item }) => item);
}

/** SHA-256 in hexadecimal. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
