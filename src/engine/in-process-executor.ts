import type { JobExecutor } from '../jobs/runner.ts';
import { runJob } from '../jobs/workflows/run-job.ts';
import type { WorkflowContext } from '../jobs/workflows/workflow.ts';

/** Executes jobs in this process: for small files, single requests and worker threads themselves. */
export function inProcessExecutor(context: WorkflowContext): JobExecutor {
  let underWay = 0;
  return {
    async execute(jobs) {
      underWay++;
      try {
        return await Promise.all(jobs.map((job) => runJob(job, context)));
      } finally {
        if (--underWay === 0) context.crm.rest?.();
      }
    },
    close: async () => {},
  };
}
