import type { PairGroup } from '../../universe/pair-sorter.ts';
import type { CommonKey, EarlierKeys } from './earlier-keys.ts';
import { eachKey } from './key-pages.ts';

/** Hears each key, ascending by hash; entities are those from one place to before another, also of a common key. */
export type HearKey = (
  hash: number,
  frequency: number,
  entities: Uint32Array,
  from: number,
  to: number,
) => void;

export interface KeyChanges {
  /** By hash, ascending: an entity with a key that it has (as by `gained`) or had (as by `lost`). */
  readonly groups: Iterable<PairGroup>;
  /** By its earlier number the number of an entity that is compared as before, or NO_ENTITY. */
  readonly numberOf: Uint32Array;
}

export const NO_ENTITY = 0xffffffff;
/** A change is an entity and two bits: whether the key was lost, and whether it leads to the entity. */
const [LOST, LISTED, BITS] = [2, 1, 2];

export function gained(entity: number, isListed: boolean): number {
  return ((entity << BITS) | (isListed ? LISTED : 0)) >>> 0;
}

/** By the earlier number of the entity. */
export function lost(entity: number): number {
  return ((entity << BITS) | LOST) >>> 0;
}

/** Puts the keys of the version before and what has changed since into one row. */
export function mergeKeys(earlier: EarlierKeys | undefined, changes: KeyChanges, hear: HearKey): void {
  const groups = changes.groups[Symbol.iterator]();
  let change = next(groups);
  const common = earlier?.common();
  let commonKey: CommonKey | undefined = common && next(common);
  const entities = mappedEntities(changes.numberOf);
  for (const { hashes, numbers } of earlier?.pages() ?? []) {
    eachKey({ hashes, numbers }, (hash, frequency, from, to) => {
      while (change !== undefined && change.key < hash) {
        hearGained(change, hear);
        change = next(groups);
      }
      entities.clear();
      const isCommon = commonKey?.hash === hash;
      if (isCommon && commonKey !== undefined) entities.map(commonKey.entities, 0, commonKey.entities.length);
      else entities.map(numbers, from, to);
      if (isCommon && common !== undefined) commonKey = next(common);
      if (change?.key === hash) {
        const { more, isListed } = entities.change(change.values, isCommon || to > from);
        const remaining = frequency + more;
        if (remaining > 0) hear(hash, remaining, entities.all(), 0, isListed ? entities.size() : 0);
        change = next(groups);
      } else hear(hash, frequency, entities.all(), 0, entities.size());
    });
  }
  for (; change !== undefined; change = next(groups)) hearGained(change, hear);
}

function next<T>(iterator: Iterator<T>): T | undefined {
  const step = iterator.next();
  return step.done === true ? undefined : step.value;
}

/** A key that nobody had before. */
function hearGained({ key, values }: PairGroup, hear: HearKey): void {
  const isListed = values.some((value) => (value & LISTED) !== 0);
  const entities = values.map((value) => value >>> BITS).sort();
  hear(key, entities.length, entities, 0, isListed ? entities.length : 0);
}

/** The entities of a key by their numbers of today. */
function mappedEntities(numberOf: Uint32Array) {
  let numbers = new Uint32Array(1024);
  let size = 0;
  const push = (number: number) => {
    if (size === numbers.length) {
      const wider = new Uint32Array(size * 2);
      wider.set(numbers);
      numbers = wider;
    }
    numbers[size++] = number;
  };
  return {
    all: () => numbers,
    size: () => size,
    clear() {
      size = 0;
    },
    /** Those that are compared as before. */
    map(earlier: Uint32Array, from: number, to: number) {
      for (let at = from; at < to; at++) {
        const number = numberOf[earlier[at] ?? 0] ?? NO_ENTITY;
        if (number !== NO_ENTITY) push(number);
      }
    },
    /** Takes those out that have lost the key, and in that have gained it. */
    change(values: Uint32Array, wasListed: boolean): { more: number; isListed: boolean } {
      const losers = new Set<number>();
      let [more, isListed] = [0, size > 0];
      for (const value of values) {
        if ((value & LOST) === 0) continue;
        more--;
        const number = numberOf[value >>> BITS] ?? NO_ENTITY;
        if (number !== NO_ENTITY) losers.add(number);
      }
      if (losers.size > 0) keepOnly((number) => !losers.has(number));
      isListed = wasListed && size > 0;
      for (const value of values) {
        if ((value & LOST) !== 0) continue;
        more++;
        isListed ||= (value & LISTED) !== 0;
        push(value >>> BITS);
      }
      numbers.subarray(0, size).sort();
      return { more, isListed };
    },
  };

  function keepOnly(isKept: (number: number) => boolean): void {
    let kept = 0;
    for (let at = 0; at < size; at++) {
      const number = numbers[at] ?? 0;
      if (isKept(number)) numbers[kept++] = number;
    }
    size = kept;
  }
}
