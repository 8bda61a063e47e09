import { workerData } from 'node:worker_threads';
import { openReferenceFile } from '../../store/universe-file/reference-reader.ts';
import { hierarchyOf } from '../../universe/hierarchy/reference-family.ts';
import { type JudgeTask, judgeAgainst } from './judge-task.ts';

/** What the thread is started with. */
export interface JudgeThreadData {
  readonly referencePath: string;
  readonly task: JudgeTask;
}

/** A worker thread that judges one draft, so that its process goes on with other work. */
// The data of the thread is what judge-thread.ts starts it with.
const { referencePath, task } = workerData as JudgeThreadData;
const reference = openReferenceFile(referencePath);
await judgeAgainst(hierarchyOf(reference), task);
reference.close();
