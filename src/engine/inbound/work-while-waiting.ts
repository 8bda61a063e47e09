import type { Clock } from '../../contract/clock.ts';
import { jobWaiters } from '../../jobs/job-waiters.ts';
import { LEASE_MS } from '../../jobs/runner.ts';
import type { EnrichmentWork } from './ended-run.ts';
import { type EnrichmentQueueOptions, underLease } from './enrichment-queue.ts';

/** How long to wait before looking again at runs that another process works on, or that have no room. */
const OTHERS_WORK_MS = 100;

type Options = Omit<EnrichmentQueueOptions, 'groups'> & { readonly clock: Clock };

/** Works on the run that somebody waits for, and on no other: that of a command, whose process soon ends. */
export function workWhileWaiting(options: Options): EnrichmentWork {
  const { store, owner, settings } = options;
  const waiters = jobWaiters(options.clock);
  return {
    wake() {},
    listen(ids) {
      const ends = waiters.listen(ids);
      return {
        ...ends,
        wait: (open, wait) =>
          ends.wait(open, { ...wait, forMs: Math.max(0, Math.min(OTHERS_WORK_MS, wait.forMs)) }),
      };
    },
    async runNow(workspace, executionId) {
      const { accounts_at_once: accountsAtOnce } = await settings.of(workspace);
      const wish = { workspace, accountsAtOnce, limit: 1, executionIds: [executionId] };
      const runs = await store.claim(wish, { owner, forMs: LEASE_MS });
      if (runs.length > 0) await underLease(runs, options);
    },
  };
}
