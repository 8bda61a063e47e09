import { workerData } from 'node:worker_threads';
import { openReferenceFile } from '../../store/universe-file/reference-reader.ts';
import { hierarchyOf } from '../../universe/hierarchy/reference-family.ts';
import { type DeskPort, deskOver } from './desk-port.ts';
import { type JudgeTask, judgeAgainst } from './judge-task.ts';

/** What the thread is started with. */
export interface JudgeThreadData {
  readonly referencePath: string;
  readonly task: JudgeTask;
  readonly desk: DeskPort | undefined;
}

/** A worker thread that judges one draft, so that its process goes on with other work. */
// The data of the thread is what judge-thread.ts starts it with.
const { referencePath, task, desk: port } = workerData as JudgeThreadData;
const reference = openReferenceFile(referencePath);
const desk = port && deskOver(port);
try {
  await judgeAgainst(hierarchyOf(reference), task, { desk });
} finally {
  desk?.close();
}
reference.close();
