import type { Dataset } from '../../crm/dataset.ts';
import { findDoubles } from '../../crm/duplicates/find-doubles.ts';
import { findDoublesInParts } from '../../crm/duplicates/find-doubles-in-parts.ts';
import type { Doubles } from '../../crm/verdict.ts';
import { scoringThreads } from './scoring-threads.ts';

/** Where the accounts of a draft are, and by how many threads their pairs are scored. */
export interface DraftScoring {
  readonly path: string;
  readonly threads: number;
}

/** Of fewer accounts the doubles are found sooner than threads have begun. */
export const LEAST_IN_THREADS = 20_000;

/** Finds the doubles among the accounts of a draft: in this thread, or in several of their own. The doubles are the same. */
export async function doublesOfDraft(dataset: Dataset, { path, threads }: DraftScoring): Promise<Doubles> {
  if (threads < 2 || dataset.size < LEAST_IN_THREADS) return findDoubles(dataset);
  const scoring = scoringThreads(path, threads);
  try {
    return await findDoublesInParts(dataset, scoring);
  } finally {
    await scoring.close();
  }
}
