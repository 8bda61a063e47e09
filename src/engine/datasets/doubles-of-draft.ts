import type { Dataset } from '../../crm/dataset.ts';
import { IN_MEMORY } from '../../crm/duplicates/doubles-store.ts';
import { findDoubles } from '../../crm/duplicates/find-doubles.ts';
import { findDoublesInParts } from '../../crm/duplicates/find-doubles-in-parts.ts';
import { scoringHere } from '../../crm/duplicates/score-here.ts';
import type { Doubles } from '../../crm/verdict.ts';
import { LISTS } from '../../store/dataset-file/dataset-folder.ts';
import { duckDbDoublesStore } from '../../store/duckdb/duckdb-doubles-store.ts';
import { loadDuckDb, requireRoomFor } from '../../store/duckdb/open-duckdb.ts';
import { openLists } from '../../store/duckdb/open-lists.ts';
import { scoringThreads } from './scoring-threads.ts';

/** Where the accounts of a draft are, and by how many threads their pairs are scored. */
export interface DraftScoring {
  readonly path: string;
  readonly threads: number;
  /** Of so many accounts lists are on disk where DuckDB is installed: LEAST_ON_DISK unless given. */
  readonly leastOnDisk?: number | undefined;
}

/** Of fewer accounts the doubles are found sooner than threads have begun. */
const LEAST_IN_THREADS = 20_000;

export const LEAST_ON_DISK = 2 ** 21;

/**
 * Finds the doubles among the accounts of a draft: in this thread, or in several of their own; with lists in memory, or on
 * disk for many accounts. The doubles are the same. Throws TOO_LARGE.
 */
export async function doublesOfDraft(dataset: Dataset, draft: DraftScoring): Promise<Doubles> {
  const { path, threads, leastOnDisk = LEAST_ON_DISK } = draft;
  await requireRoomFor(dataset.size);
  const isOnDisk = dataset.size >= leastOnDisk && (await loadDuckDb()) !== undefined;
  const inThreads = threads > 1 && dataset.size >= LEAST_IN_THREADS;
  if (!isOnDisk && !inThreads) return findDoubles(dataset);
  const store = isOnDisk ? await duckDbDoublesStore(path + LISTS, threads) : { ...IN_MEMORY, close() {} };
  const scoring = inThreads
    ? scoringThreads(path, threads)
    : { ...scoringHere(dataset, openLists), close: async () => {} };
  try {
    return await findDoublesInParts(dataset, scoring, store);
  } finally {
    await scoring.close();
    store.close();
  }
}
