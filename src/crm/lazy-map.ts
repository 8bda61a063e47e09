/** A map whose values are made each time they are asked for. */
export function lazyMap<V>(
  keys: readonly string[],
  make: (key: string) => V | undefined,
): ReadonlyMap<string, V> {
  function* entries(): Generator<[string, V], undefined> {
    for (const key of keys) {
      const value = make(key);
      if (value !== undefined) yield [key, value];
    }
    return undefined;
  }
  function* values(): Generator<V, undefined> {
    for (const [, value] of entries()) yield value;
    return undefined;
  }
  const map: ReadonlyMap<string, V> = {
    size: keys.length,
    get: make,
    has: (key) => make(key) !== undefined,
    keys: () => keys.values(),
    entries,
    values,
    [Symbol.iterator]: entries,
    forEach(callback) {
      for (const [key, value] of entries()) callback(value, key, map);
    },
  };
  return map;
}
