import type { JobExecutor } from '../../jobs/runner.ts';
import type { Datasets } from './datasets.ts';

/** Executes jobs when what crosschecks among them are evaluated against is no older than the decisions of people. */
export function freshExecutor(executor: JobExecutor, datasets: Pick<Datasets, 'makeFresh'>): JobExecutor {
  return {
    ...executor,
    async execute(jobs) {
      await datasets.makeFresh(jobs);
      return executor.execute(jobs);
    },
  };
}
