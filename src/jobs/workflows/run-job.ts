import type { CombinedRequest } from '../../contract/combined.ts';
import type { CrosscheckRequest } from '../../contract/crosscheck.ts';
import type { EntityInput } from '../../contract/entity-input.ts';
import { CoreError } from '../../contract/errors.ts';
import type { JobFamily } from '../../contract/job.ts';
import type { ResolveParentRequest } from '../../contract/resolve-parent.ts';
import type { CreditOperation } from '../../contract/routes.ts';
import type { ClaimedJob, FailureCause, FinishedJob } from '../job-store.ts';
import { runCombined } from './combined.ts';
import { runCrosscheck } from './crosscheck.ts';
import { type Result, runEntityResolution, type Universe } from './entity-resolution.ts';
import { failedResult } from './failed-result.ts';
import { runFollowUp } from './follow-up.ts';

// Requests were parsed by the schema of their family when the jobs were created.
const WORKFLOWS: Readonly<Record<JobFamily, (job: ClaimedJob, universe: Universe) => Result>> = {
  'entity-resolution': ({ request, options }, universe) =>
    runEntityResolution(request as EntityInput, options, universe),
  'resolve-parent': ({ request }, universe) =>
    runFollowUp('resolve-parent', (request as ResolveParentRequest).core_id, universe),
  firmographics: ({ request }, universe) =>
    runFollowUp('firmographics', (request as ResolveParentRequest).core_id, universe),
  combined: ({ request, options }, universe) => runCombined(request as CombinedRequest, options, universe),
  crosscheck: ({ request, options }, universe) =>
    runCrosscheck(request as CrosscheckRequest, options, universe),
};

/** Runs one job; an unexpected error fails the job and no other, is told without its details, and is handed on as the cause. */
export function runJob(job: ClaimedJob, universe: Universe): FinishedJob {
  const { id, token, family } = job;
  try {
    return { id, token, ...WORKFLOWS[family](job, universe) };
  } catch (error) {
    const message = 'The job failed inside the engine; its log has the details.';
    return { id, token, ...failedResult('unknown', message, partsOf(job)), cause: causeOf(error) };
  }
}

/** Errors of a class of their own lose it, and what to do, on the way to another thread. */
function causeOf(error: unknown): FailureCause {
  if (error instanceof CoreError)
    return { message: `${error.message}. ${error.fix}`, stack: error.stack ?? '' };
  if (error instanceof Error) return { message: error.message, stack: error.stack ?? '' };
  return { message: String(error), stack: '' };
}

/** Everything that a job may have been charged for. */
export function partsOf({ family, request }: ClaimedJob): readonly CreditOperation[] {
  if (family === 'combined') return ['entity-resolution', ...new Set((request as CombinedRequest).jobs)];
  return family === 'crosscheck' ? ['entity-resolution', 'crosscheck'] : [family];
}
