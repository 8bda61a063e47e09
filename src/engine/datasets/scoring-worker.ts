import { workerData } from 'node:worker_threads';
import { scoringHere } from '../../crm/duplicates/score-here.ts';
import type { Range } from '../../crm/duplicates/score-pairs.ts';
import { openAccounts } from '../../store/dataset-file/read-dataset.ts';
import { openLists } from '../../store/duckdb/open-lists.ts';
import type { PairsTask, ScoringThreadData } from './scoring-threads.ts';

/** A thread that scores parts of the accounts of one draft. */
// The data of the thread is what scoring-threads.ts starts it with.
const { path, universe } = workerData as ScoringThreadData;
const scoring = scoringHere(openAccounts(path), openLists);
await scoring.begin(universe);

export function compared(accounts: Range) {
  return scoring.compared(accounts);
}

export function weighed(pairs: Float64Array) {
  return scoring.weighed(pairs);
}

export function judged({ pairs, by }: PairsTask) {
  return scoring.judged(pairs, by);
}
