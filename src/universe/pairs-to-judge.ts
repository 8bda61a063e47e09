import { HASH_RANGE } from '../resolution/blocking/key-hash.ts';
import type { EarlierLinks } from './earlier-links.ts';
import { type NumberCounts, numberCounts } from './number-counts.ts';
import type { NumberedRecords } from './numbered-records.ts';
import { type PairSorter, pairSorter } from './pair-sorter.ts';
import { type CrowdedKey, crowdedKey, MAX_SHARING } from './shared-keys.ts';

export interface PairsToJudge {
  /** Pairs of records that share a key, as `left * size + right`; of kept ones only those that were not judged before. */
  readonly pairs: PairSorter;
  /** By hash: the keys that too many records share. */
  readonly crowded: ReadonlyMap<number, CrowdedKey>;
  /** Records of keys that not too many shared before: pairs of these may be compared no more. */
  readonly newlyCrowded: ReadonlySet<number>;
}

/**
 * Finds the pairs of records that share an identifier, a website or a name: only these are compared. With an earlier
 * version only keys of records that are new, gone or changed are looked at: all others have the records they had.
 */
export function pairsToJudge(
  allRecords: NumberedRecords,
  { folder, earlier }: { readonly folder: string | undefined; readonly earlier: EarlierLinks | undefined },
): PairsToJudge {
  const { size } = allRecords;
  const touched = earlier && touchedKeys(allRecords, earlier);
  const pairs = pairSorter(Math.max(1, size * size), folder);
  const crowded = new Map([...(earlier?.crowded ?? [])].filter(([hash]) => touched?.get(hash) === 0));
  const newlyCrowded = new Set<number>();
  for (const { key, values } of recordsByKey(allRecords, touched, folder).groups()) {
    const wasCrowded = earlier?.crowded.has(key) === true;
    if (values.length > MAX_SHARING) {
      const first = allRecords.record(values.reduce((a, b) => Math.min(a, b)));
      crowded.set(key, crowdedKey(first, key, values.length));
      if (earlier !== undefined && !wasCrowded) for (const number of values) newlyCrowded.add(number);
      continue;
    }
    const isJudged = (number: number) => !wasCrowded && earlier?.isKept(number) === true;
    addPairs(values.sort(), isJudged, (left, right) => pairs.add(left * size + right, 0));
  }
  return { pairs, crowded, newlyCrowded };
}

/** Pairs of two records that are judged already are left out. */
function addPairs(
  numbers: Uint32Array,
  isJudged: (number: number) => boolean,
  add: (left: number, right: number) => void,
): void {
  for (let at = 0; at < numbers.length; at++) {
    const left = numbers[at] ?? 0;
    const isLeftJudged = isJudged(left);
    for (let other = at + 1; other < numbers.length; other++) {
      const right = numbers[other] ?? 0;
      if (!isLeftJudged || !isJudged(right)) add(left, right);
    }
  }
}

function recordsByKey(
  allRecords: NumberedRecords,
  touched: NumberCounts | undefined,
  folder: string | undefined,
): PairSorter {
  const byKey = pairSorter(HASH_RANGE, folder);
  for (const { number, hashes } of allRecords.sharedKeys())
    for (const hash of hashes) if (touched === undefined || touched.get(hash) > 0) byKey.add(hash, number);
  return byKey;
}

function touchedKeys(allRecords: NumberedRecords, earlier: EarlierLinks): NumberCounts {
  const touched = numberCounts();
  for (const hashes of earlier.goneKeys()) for (const hash of hashes) touched.add(hash);
  for (let number = 0; number < allRecords.size; number++) {
    if (earlier.isKept(number)) continue;
    for (const hash of allRecords.sharedKeysOf(number)) touched.add(hash);
  }
  return touched;
}
