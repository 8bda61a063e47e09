import { workerData } from 'node:worker_threads';
import type { ClaimedJob } from '../jobs/job-store.ts';
import { inProcessExecutor } from './in-process-executor.ts';
import { type ContextFiles, openWorkflowContext } from './workflow-context.ts';

/** A worker thread: it opens the ports of workflows on its own and executes groups of jobs. */
// The data of the thread is what worker-pool.ts starts it with.
const executor = inProcessExecutor(openWorkflowContext(workerData as ContextFiles));

export function execute(jobs: readonly ClaimedJob[]): ReturnType<typeof executor.execute> {
  return executor.execute(jobs);
}
