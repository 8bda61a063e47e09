import { type NormalRecord, normaliseRecord } from '../resolution/records/normal-record.ts';
import type { Dataset } from './dataset.ts';

/** An account in its normal form: as it was kept, else worked out anew. */
export function normalOfAccount(dataset: Pick<Dataset, 'account' | 'normal'>, at: number): NormalRecord {
  return dataset.normal?.(at) ?? normaliseRecord(dataset.account(at));
}
