/** Counts of numbers, for millions of them: open addressing in typed arrays. */
export interface NumberCounts {
  /** Adds one, or as many as are told, and returns the count. */
  add(key: number, more?: number): number;
  get(key: number): number;
  /** The numbers that were counted at least once, ascending. */
  keys(): Float64Array;
  /** The counts of all numbers, in no order that means anything. */
  values(): Iterable<number>;
}

const FIRST_SLOTS = 1024;
const FULLEST = 0.6;

/** Opens a table of whole numbers from 0 to 2^53. */
export function numberCounts(): NumberCounts {
  let keys = new Float64Array(FIRST_SLOTS).fill(-1);
  let counts = new Uint32Array(FIRST_SLOTS);
  let size = 0;
  const grow = () => {
    const [oldKeys, oldCounts] = [keys, counts];
    keys = new Float64Array(oldKeys.length * 2).fill(-1);
    counts = new Uint32Array(keys.length);
    for (const [at, key] of oldKeys.entries()) {
      if (key === -1) continue;
      const slot = slotOf(keys, key);
      keys[slot] = key;
      counts[slot] = oldCounts[at] ?? 0;
    }
  };
  return {
    add(key, more = 1) {
      let slot = slotOf(keys, key);
      if (keys[slot] === -1) {
        if (++size > keys.length * FULLEST) {
          grow();
          slot = slotOf(keys, key);
        }
        keys[slot] = key;
      }
      const count = (counts[slot] ?? 0) + more;
      counts[slot] = count;
      return count;
    },
    get: (key) => counts[slotOf(keys, key)] ?? 0,
    keys: () => keys.filter((_, slot) => (counts[slot] ?? 0) > 0).sort(),
    *values() {
      for (const count of counts) if (count > 0) yield count;
    },
  };
}

/** Where the number is, or where it would go. */
function slotOf(keys: Float64Array, key: number): number {
  const mask = keys.length - 1;
  let slot = (Math.imul(key, 0x9e3779b1) ^ Math.imul(key / 2 ** 32, 0x85ebca6b)) >>> 0;
  slot = (slot ^ (slot >>> 15)) & mask;
  while (keys[slot] !== -1 && keys[slot] !== key) slot = (slot + 1) & mask;
  return slot;
}
