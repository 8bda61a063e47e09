import type { JobExecutor } from '../jobs/runner.ts';
import { runJob } from '../jobs/workflows/run-job.ts';
import type { WorkflowContext } from '../jobs/workflows/workflow.ts';
import { lookingOnce } from './decided-entities.ts';

/** Executes jobs in this process: for small files, single requests and worker threads themselves. */
export function inProcessExecutor(context: WorkflowContext): JobExecutor {
  return {
    execute(jobs) {
      const { decisions } = context;
      const ofGroup = decisions === undefined ? context : { ...context, decisions: lookingOnce(decisions) };
      return Promise.all(jobs.map((job) => runJob(job, ofGroup)));
    },
    close: async () => {},
  };
}
