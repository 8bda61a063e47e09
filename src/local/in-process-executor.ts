import type { Universe } from '../jobs/entity-resolution.ts';
import { runJob } from '../jobs/run-job.ts';
import type { JobExecutor } from '../jobs/runner.ts';
import type { ReferenceVersion } from '../reference/reference-store.ts';
import { rarityOf } from '../resolution/rarity.ts';

/** Executes jobs in this process: for small files, single requests and worker threads themselves. */
export function inProcessExecutor(reference: ReferenceVersion): JobExecutor {
  const universe: Universe = { reference, rarity: rarityOf(reference.index) };
  return {
    execute: async (jobs) => jobs.map((job) => runJob(job, universe)),
    close: async () => {},
  };
}
