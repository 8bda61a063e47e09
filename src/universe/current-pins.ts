import type { SourceRecord } from '../resolution/records/source-record.ts';
import type { Pin } from './identify.ts';
import { FIRST_WITH_MEMBERS, type ReferenceVersion } from './reference-store.ts';

/** Pins as they stand by now, so that an id outlives the records it was told for, and follows none that left. */
export function* currentPins(pins: Iterable<Pin>, current: ReferenceVersion | undefined): Iterable<Pin> {
  if (current === undefined || current.format < FIRST_WITH_MEMBERS) {
    yield* pins;
    return;
  }
  for (const { coreId, recordKeys } of pins) {
    const entity = current.index.entityOf(coreId);
    const isElsewhere = (key: string) => (current.entityOfRecord(key) ?? entity) !== entity;
    const laterKeys = entity === undefined ? [] : current.facts(entity).sources;
    yield { coreId, recordKeys: recordKeys.filter((key) => !isElsewhere(key)), laterKeys };
  }
}

/** The strongest of the records that was there in the version before. */
export function lastKnown(
  recordKeys: readonly string[],
  current: ReferenceVersion | undefined,
): SourceRecord | undefined {
  for (const key of recordKeys) {
    const record = current?.record(key);
    if (record !== undefined) return record;
  }
  return undefined;
}
