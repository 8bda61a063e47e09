import { placeIn } from '../../resolution/records/place-in.ts';
import { numberList } from './number-list.ts';
import { addPairsOf, type SpelledUniverse, type WeighedPairs, weighPairs } from './score-pairs.ts';

/** Weighs the pairs of accounts that become known one by one: in the end the same pairs as of all at once. */
export interface WeighedAsTheyCome {
  /** The number of an account without a known entity. */
  add(account: number): void;
  /** Nothing is added afterwards. */
  finish(): WeighedPairs;
}

/** Accounts of which the pairs are weighed together, unless another number is given. */
const LEAST_TOGETHER = 1024;
/** Each time, all pairs before are gone through. */
const MOST_TIMES = 64;

export function weighedAsTheyCome(
  universe: SpelledUniverse,
  leastTogether = LEAST_TOGETHER,
): WeighedAsTheyCome {
  const together = Math.max(leastTogether, Math.ceil(universe.accounts.size / MOST_TIMES));
  const [pairs, totals] = [numberList(), numberList()];
  let seen = new Float64Array(0);
  let waiting = numberList();
  let accounts = 0;
  const weighWaiting = () => {
    // A pair of two such accounts is found from either of them.
    const fresh = waiting.distinct().filter((pair) => placeIn(seen, pair) === -1);
    seen = merged(seen, fresh);
    const weighed = weighPairs(fresh, universe);
    pairs.addAll(weighed.pairs);
    totals.addAll(weighed.totals);
    waiting = numberList();
    accounts = 0;
  };
  return {
    add(account) {
      addPairsOf(account, universe, waiting);
      if (++accounts === together) weighWaiting();
    },
    finish() {
      weighWaiting();
      return inOrder(pairs.numbers(), totals.numbers());
    },
  };
}

/** Two ascending lists in one. */
function merged(one: Float64Array, other: Float64Array): Float64Array<ArrayBuffer> {
  const all = new Float64Array(one.length + other.length);
  for (let at = 0, left = 0, right = 0; at < all.length; at++) {
    const isLeft = right === other.length || (left < one.length && (one[left] ?? 0) < (other[right] ?? 0));
    all[at] = (isLeft ? one[left++] : other[right++]) ?? 0;
  }
  return all;
}

/** Pairs ascending, each once, in memory that threads share. */
function inOrder(found: Float64Array, totalOf: Float64Array): WeighedPairs {
  const pairs = new Float64Array(new SharedArrayBuffer(8 * found.length));
  const totals = new Float64Array(new SharedArrayBuffer(8 * found.length));
  pairs.set(found);
  pairs.sort();
  for (const [at, pair] of found.entries()) totals[placeIn(pairs, pair)] = totalOf[at] ?? 0;
  return { pairs, totals };
}
