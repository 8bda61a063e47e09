import { keyHash } from '../../resolution/blocking/key-hash.ts';
import { foldWords } from '../../resolution/names/fold.ts';

/** What a name is found by, case, accents and marks aside, in 28 bits: two names may share it. */
export function nameKey(name: string): number {
  return keyHash(foldWords(name)) % KEYS;
}

const KEYS = 2 ** 28;
/** More than a crosscheck has accounts; with a key it is a whole number that is told exactly. */
const POSITIONS = 2 ** 25;

/** Finds the accounts that bear a name; the keys of all are put in order when somebody asks first. */
export function nameBearers(
  keys: () => Uint32Array,
  nameOf: (at: number) => string,
): (name: string) => readonly number[] {
  let sorted: Float64Array | undefined;
  return (name) => {
    sorted ??= Float64Array.from(keys(), (key, at) => key * POSITIONS + at).sort();
    const key = nameKey(name);
    const folded = foldWords(name);
    const found: number[] = [];
    for (let place = firstFrom(key * POSITIONS, sorted); place < sorted.length; place++) {
      const packed = sorted[place] ?? 0;
      if (Math.floor(packed / POSITIONS) !== key) break;
      const at = packed % POSITIONS;
      if (foldWords(nameOf(at)) === folded) found.push(at);
    }
    return found;
  };
}

function firstFrom(value: number, sorted: Float64Array): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
