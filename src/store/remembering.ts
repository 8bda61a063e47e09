/** Answers that were read, also that there is none. */
export interface Remembered<K, V> {
  (key: K): V;
  /** Reads those of the keys that are not known, all in one go. */
  ahead(keys: readonly K[]): void;
}

/** Remembers answers; when full it forgets the older half. `readMany` gives what `read` would, key by key. */
export function remembering<K, V>(
  limit: number,
  read: (key: K) => V,
  readMany: (keys: readonly K[]) => Iterable<readonly [K, V]> = (keys) =>
    keys.map((key) => [key, read(key)] as const),
): Remembered<K, V> {
  let young = new Map<K, V>();
  let old = new Map<K, V>();
  const remember = (key: K, value: V): V => {
    if (young.size >= limit / 2) {
      old = young;
      young = new Map();
    }
    young.set(key, value);
    return value;
  };
  const get = (key: K): V => {
    const known = young.get(key);
    if (known !== undefined || young.has(key)) return known as V;
    return remember(key, old.has(key) ? (old.get(key) as V) : read(key));
  };
  const ahead = (keys: readonly K[]) => {
    const unknown = [...new Set(keys)].filter((key) => !young.has(key) && !old.has(key));
    if (unknown.length > 1) for (const [key, value] of readMany(unknown)) remember(key, value);
  };
  return Object.assign(get, { ahead });
}
