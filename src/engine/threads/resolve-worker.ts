import { workerData } from 'node:worker_threads';
import { deskOver } from '../datasets/desk-port.ts';
import { judgeAgainst } from '../datasets/judge-task.ts';
import { sendingRows } from '../datasets/row-channel.ts';
import type { GroupAnswer, HandedGroup } from './handed-group.ts';
import { type ContextFiles, openThreadContext } from './thread-context.ts';
import type { HandedTask } from './worker-pool.ts';

/** A worker thread: it opens the universe on its own, executes groups of jobs and judges drafts. */
// The data of the thread is what worker-pool.ts starts it with.
const context = openThreadContext(workerData as ContextFiles);

export function execute(group: HandedGroup): Promise<GroupAnswer> {
  return context.execute(group);
}

export async function judge({ task, channel, desk: port, prepared }: HandedTask): Promise<void> {
  const desk = port && deskOver(port);
  // What the plan takes for many accounts is not there beside what resolving them remembered.
  if (task.areMany === true) context.rest();
  try {
    const hears = channel && sendingRows(channel);
    await judgeAgainst(context.hierarchy, task, { hears, desk, prepared });
  } finally {
    desk?.close();
  }
}
