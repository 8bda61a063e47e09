import { runEntityResolution, type Universe } from '../jobs/entity-resolution.ts';
import type { ClaimedJob, FinishedJob } from '../jobs/job-store.ts';
import type { JobExecutor } from '../jobs/runner.ts';
import type { ReferenceVersion } from '../reference/reference-store.ts';
import { rarityOf } from '../resolution/rarity.ts';

/** Executes jobs in this process: for small files, single requests and worker threads themselves. */
export function inProcessExecutor(reference: ReferenceVersion): JobExecutor {
  const universe: Universe = { reference, rarity: rarityOf(reference.index) };
  return {
    execute: async (jobs) => jobs.map((job) => executeJob(job, universe)),
    close: async () => {},
  };
}

/** Runs one job; an unexpected error fails the job and no other, and is told without its details. */
function executeJob(job: ClaimedJob, universe: Universe): FinishedJob {
  try {
    if (job.family === 'entity-resolution') return runEntityResolution(job, universe);
    return failed(job, `This engine cannot run ${job.family} jobs yet.`);
  } catch (error) {
    process.emitWarning(
      `job ${job.id}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
    );
    return failed(job, 'The job failed inside the engine; its log has the details.');
  }
}

function failed(job: ClaimedJob, errorMessage: string): FinishedJob {
  const result = { state: 'failed', errorType: 'unknown', errorMessage, extended: null } as const;
  return { id: job.id, token: job.token, result, pinned: null, mentioned: [], created: null };
}
