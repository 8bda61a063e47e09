import type { NewJob } from '../../jobs/job-store.ts';
import type { JobExecutor } from '../../jobs/runner.ts';

type Asked = Pick<NewJob, 'family' | 'options'>;

/**
 * Tells crosschecks against the dataset of a run in this process: everything was worked out when the dataset was loaded,
 * and handing it to a thread and back takes longer than reading it.
 */
export function crosscheckingHere(executor: JobExecutor, here: Pick<JobExecutor, 'execute'>): JobExecutor {
  const isAtHand = ({ family, options }: Asked) => family === 'crosscheck' && options.dataset !== undefined;
  return {
    ...executor,
    isAtHand,
    execute: (jobs) => (jobs.every(isAtHand) ? here : executor).execute(jobs),
  };
}
