import type { FollowUp } from '../../contract/combined.ts';
import type { ClaimedJob, FinishedStep } from '../job-store.ts';
import { runEntityResolution } from './entity-resolution.ts';
import { failedResult } from './failed-result.ts';
import { type FollowedUp, factsOfStep, followUpOf } from './follow-up.ts';
import type { NextStep, ResolutionContext, WorkflowResult } from './workflow.ts';

/** The members of a combined record, by the follow-up that fills them. */
const MEMBERS = { firmographics: 'firmographics', 'resolve-parent': 'parentage' } as const satisfies Record<
  FollowUp,
  string
>;

type Job = Pick<ClaimedJob<'combined'>, 'request' | 'options' | 'progress'>;

/**
 * Resolves an entity, and in a second step runs the follow-ups that were asked for. Without an entity they are skipped,
 * their members are null and their charges given back (docs/wire.md, Combined record).
 */
export function runCombined(
  { request, options, progress }: Job,
  universe: ResolutionContext,
): WorkflowResult | NextStep {
  const followUps = [...new Set(request.jobs)];
  const decidedFacts = universe.decided?.factsOf(request);
  if (progress !== null) return followedUp(progress, followUps, { universe, decided: decidedFacts });
  const decided = options.tellDecided === true ? universe.decided?.told(request) : undefined;
  const resolved = runEntityResolution(request, options, universe);
  const identity = decided === undefined ? resolved : { ...resolved, decided };
  if (identity.result.state === 'failed') return identity;
  if (identity.pinned !== null) return stepOf(identity);
  return withMembers(identity, Object.fromEntries(followUps.map((followUp) => [MEMBERS[followUp], null])));
}

function followedUp(
  identity: FinishedStep,
  followUps: readonly FollowUp[],
  against: FollowedUp,
): WorkflowResult {
  const facts = factsOfStep(identity, against.universe);
  if (facts === undefined) {
    const message = 'The entity that was resolved left the universe before its follow-ups ran.';
    const failed = failedResult('core_id_not_found', message, identity.ran);
    return identity.pinned === null ? failed : { ...failed, lacks: { coreId: identity.pinned.coreId } };
  }
  const told = followUps.map((followUp) => ({ followUp, ...followUpOf(followUp, facts, against) }));
  const members = Object.fromEntries(told.map(({ followUp, record }) => [MEMBERS[followUp], record]));
  const reason = told.find(({ noParentReason }) => noParentReason !== null)?.noParentReason ?? null;
  const whole = withMembers(identity, members, reason);
  return {
    ...whole,
    mentioned: [...identity.mentioned, ...told.flatMap(({ mentioned }) => mentioned)],
    ran: [...identity.ran, ...followUps],
  };
}

function stepOf({ lacks, ...step }: WorkflowResult): NextStep {
  return { step, ...(lacks !== undefined && { lacks }) };
}

function withMembers(
  identity: FinishedStep,
  members: Readonly<Record<string, unknown>>,
  noParentReason: string | null = null,
): WorkflowResult {
  const { result } = identity;
  // A failed resolution ends the job before.
  if (result.state === 'failed') return identity;
  const record = { ...(result.record as object), ...members };
  const { extended } = result;
  const told = noParentReason === null ? extended : { ...extended, no_parent_reason: noParentReason };
  return { ...identity, result: { ...result, record, extended: told } };
}
