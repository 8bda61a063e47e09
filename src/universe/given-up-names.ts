import type { ProfileName } from '../resolution/comparisons/entity-profile.ts';
import { fingerprint, isCurrent } from './link-names.ts';
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

/**
 * Tells which names lead to a company as former ones do: those that it has given up, unless a source has their words as a
 * name of today, without the form or with another (`Square` of Block, Inc.).
 */
export function namesOutOfUse(records: readonly NormalSourceRecord[]): (name: ProfileName) => boolean {
  const isGivenUp = givenUpNames(records);
  const all = records.flatMap(({ names }) => names);
  const inUse = new Set(all.filter((name) => isCurrent(name) && !isGivenUp(name)).map(fingerprint));
  return (name) => isGivenUp(name) && !inUse.has(fingerprint(name));
}
