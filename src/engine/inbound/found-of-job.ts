import type { CombinedRecord } from '../../contract/combined.ts';
import type { Extended } from '../../contract/extended.ts';
import { accountIdentity } from '../../crm/account-identity.ts';
import { allFields, type FoundFields } from '../../inbound/found-fields.ts';
import type { FinishedStep } from '../../jobs/job-store.ts';

/** What a combined job that has ended has found; undefined where it failed. */
export function foundOfJob(step: Pick<FinishedStep, 'result' | 'decided'>): FoundFields | undefined {
  const { result } = step;
  if (result.state === 'failed') return undefined;
  // The record of a combined job that has ended.
  return {
    ...allFields(result.record as CombinedRecord),
    ...outcomeOf(result.extended),
    ...decidedIn(step),
  };
}

/** What people had decided of the account, which the result obeys. */
export function decidedIn({ decided }: Pick<FinishedStep, 'decided'>): Pick<FoundFields, 'decided'> {
  return decided === undefined ? {} : { decided };
}

/** What became of the account; an entity that callers' records alone tell of is no company that somebody knows. */
export function outcomeOf({ outcome, sources }: Extended): Pick<FoundFields, 'outcome'> {
  return { outcome: accountIdentity({ coreId: null, confidence: 'HIGH', outcome }, sources).outcome };
}
