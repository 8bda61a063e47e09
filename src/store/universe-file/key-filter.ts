/**
 * Which keys a universe may have, in a byte each (Bloom 1970): one key in five that a record asks for is nobody's, and
 * hardly any of these (1 in 40) is looked for on disk.
 */
const BITS_OF_A_KEY = 8;
const PROBES = 4;
/** A filter of bits is addressed by 32-bit numbers. */
const MOST_BITS = 2 ** 32;
const HALF = 2 ** 32;

/** An empty filter for so many keys. */
export function keyFilterFor(keyCount: number): Uint8Array {
  return new Uint8Array(Math.ceil(Math.min(MOST_BITS, Math.max(1, keyCount) * BITS_OF_A_KEY) / 8));
}

export function addToFilter(filter: Uint8Array, hash: number): void {
  for (let probe = 0; probe < PROBES; probe++) {
    const bit = bitOf(hash, probe, filter);
    filter[bit >>> 3] = (filter[bit >>> 3] ?? 0) | (1 << (bit & 7));
  }
}

/** False only when the key was never added. */
export function mayHave(filter: Uint8Array, hash: number): boolean {
  for (let probe = 0; probe < PROBES; probe++) {
    const bit = bitOf(hash, probe, filter);
    if (((filter[bit >>> 3] ?? 0) & (1 << (bit & 7))) === 0) return false;
  }
  return true;
}

/** The halves of one hash make as many as are needed (Kirsch and Mitzenmacher 2006). */
function bitOf(hash: number, probe: number, filter: Uint8Array): number {
  const low = hash % HALF;
  // Odd, so that no two probes fall on the same bit.
  const high = (Math.floor(hash / HALF) << 1) | 1;
  return (low + probe * high) % (filter.length * 8);
}
