import type { CreditOperation } from '../../contract/charges.ts';
import type { JobErrorType } from '../../contract/job.ts';
import type { WorkflowResult } from './workflow.ts';

/** What a job leaves behind that did not succeed; `ran` are the operations that completed before. */
export function failedResult(
  errorType: JobErrorType,
  errorMessage: string,
  ran: readonly CreditOperation[] = [],
): WorkflowResult {
  const result = { state: 'failed', errorType, errorMessage, extended: null } as const;
  return { result, pinned: null, mentioned: [], created: null, ran };
}

/** The end of a job whose request names an entity that the universe does not have. */
export function notFound(coreId: string): WorkflowResult {
  const failed = failedResult('core_id_not_found', 'No entity has the core_id of the request.');
  return { ...failed, lacks: { coreId } };
}
