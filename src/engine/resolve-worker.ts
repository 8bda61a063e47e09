import { workerData } from 'node:worker_threads';
import type { ClaimedJob } from '../jobs/job-store.ts';
import { type JudgeTask, judgeAgainst } from './datasets/judge-task.ts';
import { inProcessExecutor } from './in-process-executor.ts';
import { type ContextFiles, openWorkflowContext } from './workflow-context.ts';

/** A worker thread: it opens the ports of workflows on its own, executes groups of jobs and judges drafts. */
// The data of the thread is what worker-pool.ts starts it with.
const context = openWorkflowContext(workerData as ContextFiles);
const executor = inProcessExecutor(context);

export function execute(jobs: readonly ClaimedJob[]): ReturnType<typeof executor.execute> {
  return executor.execute(jobs);
}

export function judge(task: JudgeTask): void {
  judgeAgainst(context.universe.hierarchy, task);
}
