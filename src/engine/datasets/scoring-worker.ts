import { workerData } from 'node:worker_threads';
import { scoringHere } from '../../crm/duplicates/score-here.ts';
import { openAccounts } from '../../store/dataset-file/read-dataset.ts';
import { openLists } from '../../store/duckdb/open-lists.ts';
import type { PartTask, ScoringStep, ScoringThreadData } from './scoring-threads.ts';

/** A thread that works on parts of the accounts of one draft. */
// The data of the thread is what scoring-threads.ts starts it with.
const { path } = workerData as ScoringThreadData;
const scoring = scoringHere(openAccounts(path), openLists);
let version = 0;

export function work({ known, step, given }: PartTask): Promise<unknown> {
  if (known.version !== version) scoring.know(known.data);
  version = known.version;
  // What is given is what scoring-threads.ts was given for the step.
  const steps = scoring as unknown as Record<ScoringStep, (...given: readonly unknown[]) => Promise<unknown>>;
  return steps[step](...given);
}
