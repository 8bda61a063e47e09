import type { CombinedRecord } from '../../contract/combined.ts';
import type { Extended } from '../../contract/extended.ts';
import { accountIdentity } from '../../crm/account-identity.ts';
import { allFields, type FoundFields } from '../../inbound/found-fields.ts';
import type { FinishedStep } from '../../jobs/job-store.ts';

/** What a combined job that has ended has found; undefined where it failed. */
export function foundOfJob({ result }: Pick<FinishedStep, 'result'>): FoundFields | undefined {
  if (result.state === 'failed') return undefined;
  // The record of a combined job that has ended.
  return { ...allFields(result.record as CombinedRecord), ...outcomeOf(result.extended) };
}

/** What became of the account; an entity that callers' records alone tell of is no company that somebody knows. */
export function outcomeOf({ outcome, sources }: Extended): Pick<FoundFields, 'outcome'> {
  return { outcome: accountIdentity({ coreId: null, confidence: 'HIGH', outcome }, sources).outcome };
}
