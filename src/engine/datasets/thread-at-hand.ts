import type { GroupAnswer, HandedGroup } from '../threads/handed-group.ts';
import type { ContextFiles } from '../threads/thread-context.ts';

/** A group of jobs, and what a thread opens before its first one. */
export interface GroupInThread {
  readonly group: HandedGroup;
  readonly files: ContextFiles;
}

/** A thread that is there for something else, and has time left. */
export interface ThreadAtHand {
  /** Whether it has something else to do at the moment. */
  isBusy(): boolean;
  execute(group: GroupInThread): Promise<GroupAnswer>;
}
