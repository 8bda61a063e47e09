import type { JobExecutor } from '../../jobs/runner.ts';
import { runJob } from '../../jobs/workflows/run-job.ts';
import { weighedTogether } from '../../jobs/workflows/weighed-together.ts';
import type { WorkflowContext } from '../../jobs/workflows/workflow.ts';
import { lookingOnce } from './decided-entities.ts';

/** Executes jobs in this process: for small files, single requests and worker threads themselves. */
export function inProcessExecutor(context: WorkflowContext): JobExecutor {
  let underWay = 0;
  return {
    async execute(jobs) {
      const { decisions } = context;
      const universe = { ...context.universe, weighed: weighedTogether(jobs, context.universe) };
      const ofGroup = {
        ...context,
        universe,
        ...(decisions !== undefined && { decisions: lookingOnce(decisions) }),
      };
      underWay++;
      try {
        return await Promise.all(jobs.map((job) => runJob(job, ofGroup)));
      } finally {
        // What could not be closed now is closed when there is nothing to do again.
        if (--underWay === 0) context.crm.rest?.().catch(() => {});
      }
    },
    close: async () => {},
  };
}
