import type { Sourced } from './entity.ts';
import { fieldTrust, type TrustedField } from './field-trust.ts';
import type { NormalSourceRecord } from './normal-source-record.ts';

/** What a record says of one fact; undefined when it says nothing. */
export type Fact<T> = (record: NormalSourceRecord) => T | undefined;

/** The value of the source that is believed most about the field; of equals one that has not ended, then the one that was changed last. */
export function sourced<T>(
  records: readonly NormalSourceRecord[],
  fact: Fact<T>,
  field?: TrustedField,
): Sourced<T> | null {
  let best: { readonly record: NormalSourceRecord; readonly value: T } | undefined;
  for (const record of records) {
    const value = fact(record);
    if (value === undefined) continue;
    if (best === undefined || isBetter(record, best.record, field)) best = { record, value };
  }
  return best === undefined ? null : { value: best.value, source: best.record.source.name };
}

/** The same without its source. */
export function first<T>(
  records: readonly NormalSourceRecord[],
  fact: Fact<T>,
  field?: TrustedField,
): T | undefined {
  return sourced(records, fact, field)?.value;
}

function isBetter(
  { source, record }: NormalSourceRecord,
  than: NormalSourceRecord,
  field: TrustedField | undefined,
): boolean {
  const trust = fieldTrust(source, field) - fieldTrust(than.source, field);
  if (trust !== 0) return trust > 0;
  // A register keeps the former record of a company.
  if (hasEnded(record) !== hasEnded(than.record)) return hasEnded(than.record);
  return (record.updatedOn ?? '') > (than.record.updatedOn ?? '');
}

function hasEnded({ status }: NormalSourceRecord['record']): boolean {
  return status === 'closed' || status === 'absorbed';
}
