import type { JobExecutor } from '../jobs/runner.ts';
import type { Universe } from '../jobs/workflows/entity-resolution.ts';
import { runJob } from '../jobs/workflows/run-job.ts';
import { rarityOf } from '../resolution/names/rarity.ts';
import type { ReferenceVersion } from '../universe/reference-store.ts';

/** Executes jobs in this process: for small files, single requests and worker threads themselves. */
export function inProcessExecutor(reference: ReferenceVersion): JobExecutor {
  const universe: Universe = { reference, rarity: rarityOf(reference.index) };
  return {
    execute: async (jobs) => jobs.map((job) => runJob(job, universe)),
    close: async () => {},
  };
}
