import type { JobErrorType } from '../../contract/job.ts';
import type { CreditOperation } from '../../contract/routes.ts';
import type { FinishedJob } from '../job-store.ts';

/** What a job leaves behind that did not succeed; `notRun` are the parts whose charge is given back. */
export function failedResult(
  errorType: JobErrorType,
  errorMessage: string,
  notRun: readonly CreditOperation[],
): Omit<FinishedJob, 'id' | 'token'> {
  const result = { state: 'failed', errorType, errorMessage, extended: null } as const;
  return { result, pinned: null, mentioned: [], created: null, notRun };
}
