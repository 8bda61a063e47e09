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
  const { first, step } = probesOf(hash, filter);
  for (let probe = 0, bit = first; probe < PROBES; probe++, bit = after(bit, step, filter))
    filter[bit >>> 3] = (filter[bit >>> 3] ?? 0) | (1 << (bit & 7));
}

/** False only when the key was never added. */
export function mayHave(filter: Uint8Array, hash: number): boolean {
  const { first, step } = probesOf(hash, filter);
  for (let probe = 0, bit = first; probe < PROBES; probe++, bit = after(bit, step, filter))
    if (((filter[bit >>> 3] ?? 0) & (1 << (bit & 7))) === 0) return false;
  return true;
}

/** The halves of one hash make as many bits as are needed (Kirsch and Mitzenmacher 2006). */
function probesOf(hash: number, filter: Uint8Array): { readonly first: number; readonly step: number } {
  const bits = filter.length * 8;
  // Odd, so that no two probes fall on the same bit.
  const high = (Math.floor(hash / HALF) << 1) | 1;
  return { first: (hash % HALF) % bits, step: high % bits };
}

/** The next bit: the same as a multiple of the step modulo all bits, without a division. */
function after(bit: number, step: number, filter: Uint8Array): number {
  const next = bit + step;
  const bits = filter.length * 8;
  return next < bits ? next : next - bits;
}
