import type { MessagePort } from 'node:worker_threads';
import type { Dataset } from '../../crm/dataset.ts';
import { IN_MEMORY } from '../../crm/duplicates/doubles-store.ts';
import { findDoubles } from '../../crm/duplicates/find-doubles.ts';
import { findDoublesInParts } from '../../crm/duplicates/find-doubles-in-parts.ts';
import { judgePrepared } from '../../crm/duplicates/judge-prepared.ts';
import type { PreparedDoubles } from '../../crm/duplicates/prepared-doubles.ts';
import { scoringHere } from '../../crm/duplicates/score-here.ts';
import { type InSteps, inTurns } from '../../crm/in-steps.ts';
import type { Doubles } from '../../crm/verdict.ts';
import { LISTS } from '../../store/dataset-file/dataset-folder.ts';
import { duckDbDoublesStore } from '../../store/duckdb/duckdb-doubles-store.ts';
import { loadDuckDb, requireRoomFor } from '../../store/duckdb/open-duckdb.ts';
import { openLists } from '../../store/duckdb/open-lists.ts';
import { preparedFrom } from './early-thread.ts';
import type { PartsDesk } from './parts-desk.ts';
import { type ScoringThreads, scoringThreads } from './scoring-threads.ts';
import { sharedScoring } from './shared-scoring.ts';

/** Where the accounts of a draft are, and by how many threads their pairs are scored. */
export interface DraftScoring {
  readonly path: string;
  /** Unless given, in this thread. */
  readonly threads?: number | undefined;
  /** Of so many accounts lists are on disk where DuckDB is installed: LEAST_ON_DISK unless given. */
  readonly leastOnDisk?: number | undefined;
  /** Where other machines take parts of the work. */
  readonly desk?: PartsDesk | undefined;
  /** Where it is heard what was found of the accounts before (early-doubles.ts). */
  readonly prepared?: MessagePort | undefined;
  /** What this thread does while it waits for others that look for them. */
  readonly meanwhile?: Pick<InSteps<unknown>, 'step'>;
}

type Scoring = Omit<DraftScoring, 'meanwhile'> & { readonly ahead: Promise<void> | undefined };

/** With fewer accounts a thread has hardly begun when all is done. */
const ACCOUNTS_OF_A_THREAD = 10_000;
/** With fewer accounts a further thread is hardly warm when all pairs are judged. */
const LEAST_BESIDE = 100_000;
/** Each takes some 300 MB of memory. */
const MOST_THREADS = 8;

/** About 1 KB is in memory for each account until then. */
export const LEAST_ON_DISK = 2 ** 21;

/**
 * Finds the doubles among the accounts of a draft: in this thread, or in several of their own; with lists in memory, or on
 * disk for many accounts. The doubles are the same. Throws TOO_LARGE.
 */
export async function doublesOfDraft(
  dataset: Dataset,
  { meanwhile, ...draft }: DraftScoring,
): Promise<Doubles> {
  const ahead = meanwhile && inTurns(meanwhile);
  const [doubles] = await Promise.all([doublesBeside(dataset, { ...draft, ahead }), ahead]);
  return doubles;
}

async function doublesBeside(dataset: Dataset, draft: Scoring): Promise<Doubles> {
  const { path, threads, leastOnDisk = LEAST_ON_DISK, desk } = draft;
  await requireRoomFor(dataset.size);
  const prepared = draft.prepared && (await preparedFrom(draft.prepared));
  if (prepared !== undefined) return doublesPrepared(dataset, prepared, draft);
  const isOnDisk = dataset.size >= leastOnDisk && (await loadDuckDb()) !== undefined;
  const working = threadsFor(dataset.size, threads ?? 1);
  if (!isOnDisk && working === 1 && desk === undefined) return findDoubles(dataset);
  const store = isOnDisk ? await duckDbDoublesStore(path + LISTS, working) : { ...IN_MEMORY, close() {} };
  // Who shares parts out has to hear of others meanwhile.
  const isApart = working > 1 || (desk !== undefined && threads !== undefined);
  const here: ScoringThreads = isApart
    ? scoringThreads(path, working)
    : { ...scoringHere(dataset, openLists), close: async () => {} };
  const scoring =
    desk === undefined ? here : sharedScoring({ desk, path, accounts: dataset.size, here, threads: working });
  try {
    return await findDoublesInParts(dataset, scoring, store);
  } finally {
    await scoring.close();
    store.close();
  }
}

/** Who prepared them has ended, and has left a processor. */
async function doublesPrepared(
  dataset: Dataset,
  prepared: PreparedDoubles,
  { path, ahead }: Pick<Scoring, 'path' | 'ahead'>,
): Promise<Doubles> {
  if (dataset.size < LEAST_BESIDE) return findDoubles(dataset, { prepared });
  const beside = scoringThreads(path, 1);
  try {
    return await judgePrepared(dataset, prepared, beside, { ahead });
  } finally {
    await beside.close();
  }
}

/** How many of so many threads work on so many accounts. */
export function threadsFor(accounts: number, threads: number): number {
  return Math.max(1, Math.min(threads, MOST_THREADS, Math.floor(accounts / ACCOUNTS_OF_A_THREAD)));
}
