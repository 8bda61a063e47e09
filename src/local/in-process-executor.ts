import type { Universe } from '../jobs/entity-resolution.ts';
import type { ClaimedJob } from '../jobs/job-store.ts';
import { runJob } from '../jobs/run-job.ts';
import type { JobExecutor } from '../jobs/runner.ts';
import type { ReferenceVersion } from '../reference/reference-store.ts';
import { rarityOf } from '../resolution/rarity.ts';

/** Executes jobs in this process: for small files, single requests and worker threads themselves. */
export function inProcessExecutor(reference: ReferenceVersion): JobExecutor {
  const universe: Universe = { reference, rarity: rarityOf(reference.index) };
  return {
    execute: async (jobs) => jobs.map((job) => runJob(job, universe, warn)),
    close: async () => {},
  };
}

/** The log of a job's own failure, under its id. */
function warn(job: ClaimedJob, error: unknown): void {
  process.emitWarning(
    `job ${job.id}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
  );
}
