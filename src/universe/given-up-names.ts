import type { ProfileName } from '../resolution/comparisons/entity-profile.ts';
import type { NormalSourceRecord } from './normal-source-record.ts';
import { wholeName } from './whole-name.ts';

/** Former names of a record with a form, and a day on which they ended. */
export function datedFormerNames({ names, record }: NormalSourceRecord): readonly ProfileName[] {
  const dated = new Set(record.names.flatMap(({ value, until }) => (until === undefined ? [] : [value])));
  return names.filter(({ kind, forms, text }) => kind === 'former' && forms.length > 0 && dated.has(text));
}

/**
 * Tells which whole names a company has given up: one of its sources knows the day, and none calls them legal. A list that
 * is older still has the company under one of them (`Boston Properties, Inc.`, which is BXP, Inc.).
 */
export function givenUpNames(
  records: readonly NormalSourceRecord[],
): (name: Pick<ProfileName, 'text'>) => boolean {
  const former = new Set(records.flatMap(datedFormerNames).map(wholeName));
  if (former.size === 0) return () => false;
  for (const { record } of records)
    for (const { kind, value } of record.names)
      if (kind === 'legal') former.delete(wholeName({ text: value }));
  return (name) => former.has(wholeName(name));
}
