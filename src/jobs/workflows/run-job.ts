import {
  chargedOperations,
  FAMILY_OPERATIONS,
  followUpsOf,
  refundedOperations,
} from '../../contract/charges.ts';
import type { FollowUp } from '../../contract/combined.ts';
import { CoreError } from '../../contract/errors.ts';
import type { JobFamily } from '../../contract/job.ts';
import { withCreatedSince } from '../../universe/created-since.ts';
import { hierarchyOf } from '../../universe/hierarchy/reference-family.ts';
import type { AdvancedJob, ClaimedJob, ExecutedJob, FailureCause } from '../job-store.ts';
import { runCombined } from './combined.ts';
import { runCrosscheck } from './crosscheck.ts';
import { runEntityResolution } from './entity-resolution.ts';
import { failedResult } from './failed-result.ts';
import { runFollowUp } from './follow-up.ts';
import type { ResolutionContext, Workflow, WorkflowContext, WorkflowResult } from './workflow.ts';

const WORKFLOWS: { readonly [F in JobFamily]: Workflow<F> } = {
  'entity-resolution': ({ workspace, request, options }, context) =>
    resolvedAgainst(workspace, context, (universe) => runEntityResolution(request, options, universe)),
  'resolve-parent': (job, context) => followedUp('resolve-parent', job, context),
  firmographics: (job, context) => followedUp('firmographics', job, context),
  combined: (job, context) =>
    resolvedAgainst(job.workspace, context, (universe) => runCombined(job, universe)),
  crosscheck: (job, context) =>
    resolvedAgainst(job.workspace, context, (universe) => runCrosscheck(job, { ...context, universe })),
};

/** Of an account what people have decided of it counts; of an entity alone nothing is decided. */
function followedUp(
  followUp: FollowUp,
  job: Pick<ClaimedJob<FollowUp>, 'request' | 'options' | 'workspace'>,
  context: WorkflowContext,
): WorkflowResult | Promise<WorkflowResult> {
  if (job.options.account === undefined) return runFollowUp(followUp, job, context.universe);
  return resolvedAgainst(job.workspace, context, (universe) => runFollowUp(followUp, job, universe));
}

/** Runs against the universe, and beside it what people of the workspace have decided; at once where nobody can have. */
function resolvedAgainst<Result>(
  workspace: string,
  { universe, decisions }: WorkflowContext,
  run: (universe: ResolutionContext) => Result | Promise<Result>,
): Result | Promise<Result> {
  if (decisions === undefined) return run(universe);
  return decisions
    .of(workspace)
    .then((decided) => run(decided === undefined ? universe : { ...universe, decided }));
}

/** Runs one job; an unexpected error fails the job and no other, is told without its details, and is handed on as the cause. */
export async function runJob<F extends JobFamily>(
  job: ClaimedJob<F>,
  context: WorkflowContext,
): Promise<ExecutedJob | AdvancedJob> {
  try {
    const done = await WORKFLOWS[job.family](job, knowing(context, job.createdSince));
    if ('step' in done) return { id: job.id, token: job.token, ...done };
    return executedJob(job, chargedOperations(job.family, followUpsOf(job.request)), done);
  } catch (error) {
    const message = 'The job failed inside the engine; its log has the details.';
    return failedJob(job, message, causeOf(error));
  }
}

/** With entities that were created since the universe was opened. */
function knowing(context: WorkflowContext, createdSince: ClaimedJob['createdSince']): WorkflowContext {
  if (createdSince === undefined) return context;
  const { rarity, reference: opened } = context.universe;
  const reference = withCreatedSince(opened, createdSince);
  return { ...context, universe: { reference, rarity, hierarchy: hierarchyOf(reference) } };
}

/** The end of a job that no workflow brought to one; only what ran in steps before stays charged. */
export function failedJob(job: Ended, message: string, cause: FailureCause): ExecutedJob {
  const failed = failedResult('unknown', message, job.progress?.ran);
  return { ...executedJob(job, FAMILY_OPERATIONS[job.family], failed), cause };
}

type Ended = Pick<ClaimedJob, 'id' | 'token' | 'family' | 'progress'>;

function executedJob(
  { id, token }: Pick<Ended, 'id' | 'token'>,
  charged: ReturnType<typeof chargedOperations>,
  { ran, ...result }: WorkflowResult,
): ExecutedJob {
  return { id, token, ...result, notRun: refundedOperations(charged, ran) };
}

/** Errors of a class of their own lose it, and what to do, on the way to another thread. */
function causeOf(error: unknown): FailureCause {
  if (error instanceof CoreError)
    return { message: `${error.message}. ${error.fix}`, stack: error.stack ?? '' };
  if (error instanceof Error) return { message: error.message, stack: error.stack ?? '' };
  return { message: String(error), stack: '' };
}
