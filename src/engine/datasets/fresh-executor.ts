import type { Clock } from '../../contract/clock.ts';
import type { JobStore } from '../../jobs/job-store.ts';
import { type JobExecutor, LEASE_MS } from '../../jobs/runner.ts';
import type { Datasets } from './datasets.ts';

interface FreshParts {
  readonly datasets: Pick<Datasets, 'makeFresh'>;
  readonly store: Pick<JobStore, 'renew'>;
  readonly clock: Pick<Clock, 'every'>;
}

/**
 * Executes jobs when what crosschecks among them are evaluated against is no older than the decisions of people. That may
 * take longer than a lease lasts: it is renewed meanwhile.
 */
export function freshExecutor(executor: JobExecutor, { datasets, store, clock }: FreshParts): JobExecutor {
  return {
    ...executor,
    async execute(jobs) {
      if (jobs.every(({ family }) => family !== 'crosscheck')) return executor.execute(jobs);
      const stopRenewing = clock.every(LEASE_MS / 3, () => void store.renew(jobs, LEASE_MS).catch(() => {}));
      try {
        await datasets.makeFresh(jobs);
      } finally {
        stopRenewing();
      }
      return executor.execute(jobs);
    },
  };
}
