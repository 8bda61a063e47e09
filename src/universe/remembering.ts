/** Remembers answers, also that there is none; when full it forgets the older half. */
export function remembering<K, V>(limit: number, read: (key: K) => V): (key: K) => V {
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
  return (key) => {
    const known = young.get(key);
    if (known !== undefined || young.has(key)) return known as V;
    return remember(key, old.has(key) ? (old.get(key) as V) : read(key));
  };
}
