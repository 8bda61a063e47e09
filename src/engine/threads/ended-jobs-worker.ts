import { workerData } from 'node:worker_threads';
import { openCoreDatabase } from '../../store/sqlite/core-database.ts';
import { type Created, type EndedRow, writingEnded } from '../../store/sqlite/ended-rows.ts';
import type { EndedJobsThreadData } from './ended-jobs-thread.ts';

/** A thread that writes jobs which have ended, on a connection of its own. */
// The data of the thread is what ended-jobs-thread.ts starts it with.
const database = openCoreDatabase((workerData as EndedJobsThreadData).path);
const writeAll = writingEnded(database);

export function write(rows: readonly EndedRow[]): Created {
  return writeAll(rows);
}

export function close(): void {
  database.close();
}
