import {
  tokenKey,
  tokenKeys,
  VARIANTS_OF_RAREST,
  wordsWithVariants,
} from '../../resolution/blocking/blocking-keys.ts';
import { keyHash } from '../../resolution/blocking/key-hash.ts';
import type { EntityProfile } from '../../resolution/comparisons/entity-profile.ts';
import { readingsOf } from '../../resolution/names/normal-name.ts';

/** Hashes of the keys of all words in the names of an entity, each once. */
export function wordHashes(profile: EntityProfile): ReadonlySet<number> {
  return new Set(profile.names.flatMap(readingsOf).flatMap(tokenKeys).map(keyHash));
}

/**
 * The words of names of which only the rarest have variants among the blocking keys: for each name their number, then the
 * hashes of their keys in order of the words. Undefined when all words of all names have them.
 */
export function longWords(profile: EntityProfile): Float64Array | undefined {
  const numbers: number[] = [];
  for (const name of profile.names.flatMap(readingsOf)) {
    if (name.kind !== 'legal' && name.kind !== 'trading') continue;
    const words = [...wordsWithVariants(name)].sort();
    if (words.length <= VARIANTS_OF_RAREST) continue;
    numbers.push(words.length, ...words.map((word) => keyHash(tokenKey(word))));
  }
  return numbers.length === 0 ? undefined : Float64Array.from(numbers);
}

/** Whether other words than before are the rarest of a name in such a list. */
export function haveOtherRarest(
  numbers: Float64Array,
  before: (hash: number) => number,
  now: (hash: number) => number,
): boolean {
  for (let at = 0; at < numbers.length; ) {
    const count = numbers[at] ?? 0;
    const words = numbers.subarray(at + 1, at + 1 + count);
    if (rarest(words, before) !== rarest(words, now)) return true;
    at += 1 + count;
  }
  return false;
}

/** Which words these are, in order of the list. */
function rarest(words: Float64Array, frequencyOf: (hash: number) => number): number {
  let [first, second] = [-1, -1];
  let [least, next] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let at = 0; at < words.length; at++) {
    const frequency = frequencyOf(words[at] ?? 0);
    if (frequency < least) {
      [second, next] = [first, least];
      [first, least] = [at, frequency];
    } else if (frequency < next) [second, next] = [at, frequency];
  }
  return Math.min(first, second) * words.length + Math.max(first, second);
}
