import { inProcessExecutor } from '../../src/engine/jobs/in-process-executor.ts';
import { workflowContext } from '../../src/engine/jobs/workflow-context.ts';
import { referenceFolder } from '../../src/engine/open-stores.ts';
import type { ClaimedJob } from '../../src/jobs/job-store.ts';
import type { JobExecutor } from '../../src/jobs/runner.ts';
import { processOwner } from '../../src/store/sqlite/process-owner.ts';
import { sqliteReferenceStore } from '../../src/store/universe-file/reference-files.ts';
import type { ReferenceVersion } from '../../src/universe/reference-store.ts';
import { failedJob, newJob } from '../store/jobs.ts';
import type { TimedJobStore } from '../store/timed-store.ts';

/** A job that the served engine leaves alone, so that its states last as long as a test looks at them. */
export interface HeldJob {
  readonly id: string;
  begin(): Promise<void>;
  /** Runs the next step of a job that was begun, and writes what it leaves behind. */
  step(): Promise<void>;
  /** Ends a job that was begun. */
  fail(): Promise<void>;
}

/** Creates a held job without a key: it is one of the command line, which a served engine does not take up. */
export async function holdJob(
  store: TimedJobStore,
  executor: Pick<JobExecutor, 'execute'>,
  job: Parameters<typeof newJob>[0],
): Promise<HeldJob> {
  const [id = ''] = await store.create([newJob(job)]);
  let claimed: readonly ClaimedJob[] = [];
  return {
    id,
    async begin() {
      claimed = await store.claim([id], { owner: processOwner(), forMs: 60_000 });
    },
    async step() {
      const [done] = await executor.execute(claimed);
      if (done === undefined) throw new Error(`${id} was not begun`);
      if (!('step' in done)) return void (await store.at(Date.now()).finish([done]));
      await store.advance([done]);
      claimed = claimed.map((one) => ({ ...one, progress: done.step }));
    },
    fail: async () => void (await store.at(Date.now()).finish(claimed.map(failedJob))),
  };
}

export interface HeldUniverse extends Pick<JobExecutor, 'execute'> {
  close(): void;
}

/** Executes jobs against the universe of a data directory, which is opened for the first of them. */
export function heldUniverse(dataDir: string): HeldUniverse {
  let reference: ReferenceVersion | undefined;
  return {
    execute(jobs) {
      reference ??= sqliteReferenceStore(referenceFolder(dataDir)).openCurrent();
      if (reference === undefined) throw new Error(`${dataDir} has no universe`);
      return inProcessExecutor(workflowContext(reference)).execute(jobs);
    },
    close: () => reference?.close(),
  };
}
