import type { EntityInput } from '../../contract/entity-input.ts';
import { normaliseRecord } from '../../resolution/records/normal-record.ts';
import type { ResolutionOptions } from '../job-options.ts';
import { completed, unmatchedRecord } from './resolution-result.ts';
import type { WorkflowResult } from './workflow.ts';

const REASONING = 'It is the account of a person, and stands for no company.';

/** The resolution of the account of a person, who may bear the name of a company: nothing is compared. */
export function personResolution(
  input: EntityInput,
  { tellNormal, normal }: ResolutionOptions,
): WorkflowResult {
  const record = unmatchedRecord(input, { confidence: 'HIGH', reasoning: REASONING });
  const extended = {
    ...{ outcome: 'no_match' as const, unmatched_reason: 'person' as const },
    ...{ sources: [], candidates: [], probability: null, explanation: null },
  };
  const isToTell = tellNormal === true && normal === undefined;
  return {
    ...completed(record, extended, null),
    ...(isToTell && { normal: JSON.stringify(normaliseRecord(input)) }),
  };
}
