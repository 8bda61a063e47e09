import type { FollowUp } from '../../contract/combined.ts';
import { failedResult } from './failed-result.ts';
import type { Universe, WorkflowResult } from './workflow.ts';

const WHAT = {
  'resolve-parent': 'finds parents',
  firmographics: 'tells firmographics',
} as const satisfies Record<FollowUp, string>;

/** The job of a single follow-up on an entity by its `core_id`. */
export function runFollowUp(followUp: FollowUp, coreId: string, { reference }: Universe): WorkflowResult {
  if (reference.index.entityOf(coreId) === undefined)
    return failedResult('core_id_not_found', 'No entity has the core_id of the request.');
  return failedResult('unknown', engineMissing([followUp]));
}

/** Says which engines this version of core does not have. */
export function engineMissing(followUps: readonly FollowUp[]): string {
  const what = followUps.map((followUp) => WHAT[followUp]).join(' and ');
  return `The engine that ${what} is not part of this version of core yet.`;
}
