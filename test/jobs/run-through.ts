import type { AdvancedJob, ClaimedJob, ExecutedJob } from '../../src/jobs/job-store.ts';
import { executeAll } from '../../src/jobs/runner.ts';
import { runJob } from '../../src/jobs/workflows/run-job.ts';
import type { WorkflowContext } from '../../src/jobs/workflows/workflow.ts';

/** Those that have ended, of families with a single step all of them. */
export function endedOf(jobs: readonly (ExecutedJob | AdvancedJob)[]): readonly ExecutedJob[] {
  return jobs.map((job) => {
    if ('step' in job) throw new Error(`${job.id} has not ended`);
    return job;
  });
}

/** The same as an executor in this thread gives them: those that have travelled bring the texts of their results. */
export function withoutTexts(jobs: readonly (ExecutedJob | AdvancedJob)[]): readonly ExecutedJob[] {
  return endedOf(jobs).map(({ texts: _texts, ...job }) => job);
}

/** Runs a job through all its steps, each of them after what the one before has left behind was written and read. */
export async function runThrough(job: ClaimedJob, context: WorkflowContext): Promise<ExecutedJob> {
  const executor = {
    execute: (jobs: readonly ClaimedJob[]) => Promise.all(jobs.map((one) => runJob(one, context))),
  };
  const advance = async (jobs: readonly AdvancedJob[]) => jobs.map(({ id }) => id);
  const [ended] = await executeAll([job], executor, { advance });
  if (ended === undefined) throw new Error(`${job.id} has not ended`);
  return ended;
}
