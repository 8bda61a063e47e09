import { workerData } from 'node:worker_threads';
import { type JudgeTask, judgeAgainst } from './datasets/judge-task.ts';
import type { GroupAnswer, HandedGroup } from './handed-group.ts';
import { type ContextFiles, openThreadContext } from './thread-context.ts';

/** A worker thread: it opens the universe on its own, executes groups of jobs and judges drafts. */
// The data of the thread is what worker-pool.ts starts it with.
const context = openThreadContext(workerData as ContextFiles);

export function execute(group: HandedGroup): Promise<GroupAnswer> {
  return context.execute(group);
}

export function judge(task: JudgeTask): void {
  judgeAgainst(context.hierarchy, task);
}
