import { workerData } from 'node:worker_threads';
import { type KeyListColumns, keyListsIn } from '../../crm/duplicates/key-list-columns.ts';
import {
  comparedPairs,
  judgeOfEntity,
  judgeWeighed,
  type Range,
  weighPairs,
} from '../../crm/duplicates/score-pairs.ts';
import { universeOf } from '../../crm/duplicates/universe-data.ts';
import { openAccounts } from '../../store/dataset-file/read-dataset.ts';
import type { PairsTask, ScoringThreadData } from './scoring-threads.ts';

/** A thread that scores parts of the accounts of one draft. */
// The data of the thread is what scoring-threads.ts starts it with.
const { path, universe: data } = workerData as ScoringThreadData;
const universe = universeOf(openAccounts(path), data, (lists) => keyListsIn(lists as KeyListColumns));

export function compared(accounts: Range) {
  return comparedPairs(accounts, universe).slice();
}

export function weighed(numbers: Float64Array) {
  const { pairs, totals } = weighPairs(numbers, universe);
  // A part of a list would be sent with all of it.
  return { pairs: pairs.slice(), totals: totals.slice() };
}

export function judged({ pairs, by: { kind, prior } }: PairsTask) {
  const judge = kind === 'entity' ? judgeOfEntity : judgeWeighed;
  return Array.from(pairs, (number) => judge(number, universe, prior));
}
