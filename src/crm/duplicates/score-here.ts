import type { Dataset } from '../dataset.ts';
import { draftKeys } from './account-keys.ts';
import type { AccountScoring, RightAccount } from './account-scoring.ts';
import { keyGatherer } from './gathered-keys.ts';
import type { KeyLists } from './key-list.ts';
import { numberList } from './number-list.ts';
import { type OpenedUniverse, openUniverse } from './open-universe.ts';
import { accountsInOrder, type OrderedAccounts } from './ordered-accounts.ts';
import { draftSpellings, rightNamesOf } from './right-words.ts';
import { comparedPairs, judgeOfEntity, judgeWeighed, weighPairs } from './score-pairs.ts';

interface Known extends OpenedUniverse {
  readonly ordered: OrderedAccounts;
}

/** Works on parts in the thread that asks; `open` opens lists by their data. */
export function scoringHere(dataset: Dataset, open: (data: unknown) => KeyLists): AccountScoring {
  let known: Known | undefined;
  const knownOf = <Part extends keyof Known>(part: Part): NonNullable<Known[Part]> => {
    const value = known?.[part];
    if (value === undefined) throw new Error(`parts are worked on before their ${part} is known`);
    return value;
  };
  return {
    atOnce: 1,
    know(data) {
      // The order stays: what was read of the accounts is kept.
      const ordered = known?.ordered ?? accountsInOrder(dataset, data.order);
      known = { ordered, ...openUniverse(data, ordered, open) };
    },
    async spellings(range) {
      const sink = { contexts: keyGatherer(), words: keyGatherer() };
      draftSpellings(range, knownOf('ordered'), sink);
      return { contexts: sink.contexts.gathered(), words: sink.words.gathered() };
    },
    async rightNames(numbers) {
      const rightNames = rightNamesOf(knownOf('ordered'), knownOf('lists'));
      return Array.from(numbers).flatMap((number): RightAccount[] => {
        const names = rightNames(number);
        return names === undefined ? [] : [[number, names]];
      });
    },
    async keys(range) {
      const lists = { word: keyGatherer(), address: keyGatherer(), other: keyGatherer() };
      const counted = numberList();
      const by = draftKeys(range, knownOf('spelled'), { lists, countPlace: counted.add });
      const { word, address, other } = lists;
      return {
        ...by,
        lists: { word: word.gathered(), address: address.gathered(), other: other.gathered() },
        counted: counted.numbers().slice(),
      };
    },
    compared: async (range) => comparedPairs(range, knownOf('universe')).slice(),
    async weighed(numbers) {
      const { pairs, totals } = weighPairs(numbers, knownOf('universe'));
      // A part of a longer list would be sent to another thread with all of it.
      return { pairs: pairs.slice(), totals: totals.slice() };
    },
    async judged(pairs, { kind, prior }) {
      const judge = kind === 'entity' ? judgeOfEntity : judgeWeighed;
      return Array.from(pairs, (number) => judge(number, knownOf('universe'), prior));
    },
  };
}
