import type { CombinedRequest, FollowUp } from '../../contract/combined.ts';
import type { JobOptions } from '../job-options.ts';
import { runEntityResolution } from './entity-resolution.ts';
import { failedResult } from './failed-result.ts';
import { engineMissing } from './follow-up.ts';
import type { Universe, WorkflowResult } from './workflow.ts';

/** The members of a combined record, by the follow-up that fills them. */
const MEMBERS = { firmographics: 'firmographics', 'resolve-parent': 'parentage' } as const satisfies Record<
  FollowUp,
  string
>;

/**
 * Resolves an entity, then runs the follow-ups that were asked for. Without an entity they are skipped, their members
 * are null and their charges given back (docs/wire.md, Combined record).
 */
export function runCombined(
  request: CombinedRequest,
  options: JobOptions,
  universe: Universe,
): WorkflowResult {
  const followUps = [...new Set(request.jobs)];
  const identity = runEntityResolution(request, options, universe);
  if (identity.result.state === 'failed') return identity;
  if (identity.pinned !== null) return failedResult('unknown', engineMissing(followUps), identity.ran);
  const skipped = Object.fromEntries(followUps.map((followUp) => [MEMBERS[followUp], null]));
  const record = { ...(identity.result.record as object), ...skipped };
  return { ...identity, result: { ...identity.result, record } };
}
