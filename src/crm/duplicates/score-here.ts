import type { Dataset } from '../dataset.ts';
import type { PairScoring } from './find-doubles-in-parts.ts';
import type { KeyLists } from './key-list.ts';
import {
  comparedPairs,
  judgeOfEntity,
  judgeWeighed,
  type SpelledUniverse,
  weighPairs,
} from './score-pairs.ts';
import { universeOf } from './universe-data.ts';

/** Scores parts in the thread that asks; `open` opens lists by their data. */
export function scoringHere(dataset: Dataset, open: (data: unknown) => KeyLists): PairScoring {
  let begun: SpelledUniverse | undefined;
  const universe = () => {
    if (begun === undefined)
      throw new Error('parts are scored before it was said what they are compared with');
    return begun;
  };
  return {
    atOnce: 1,
    async begin(data) {
      begun = universeOf(dataset, data, open);
    },
    compared: async (accounts) => comparedPairs(accounts, universe()).slice(),
    async weighed(numbers) {
      const { pairs, totals } = weighPairs(numbers, universe());
      // A part of a longer list would be sent to another thread with all of it.
      return { pairs: pairs.slice(), totals: totals.slice() };
    },
    async judged(pairs, { kind, prior }) {
      const judge = kind === 'entity' ? judgeOfEntity : judgeWeighed;
      return Array.from(pairs, (number) => judge(number, universe(), prior));
    },
  };
}
