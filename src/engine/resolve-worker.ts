import { workerData } from 'node:worker_threads';
import type { ClaimedJob, FinishedJob } from '../jobs/job-store.ts';
import { openReferenceFile } from '../store/universe-file/reference-reader.ts';
import { inProcessExecutor } from './in-process-executor.ts';

/** A worker thread: it opens the version of the universe on its own and executes groups of jobs. */
const executor = inProcessExecutor(openReferenceFile(String(workerData.referencePath)));

export function execute(jobs: readonly ClaimedJob[]): Promise<readonly FinishedJob[]> {
  return executor.execute(jobs);
}
