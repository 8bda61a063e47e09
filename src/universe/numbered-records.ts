import type { NormalSourceRecord } from './normal-source-record.ts';

/** The records of a universe that is being built, numbered from 0 in order of their source and id. */
export interface NumberedRecords {
  readonly size: number;
  record(number: number): NormalSourceRecord;
  /** Undefined when there is no such record. */
  numberOf(key: string): number | undefined;
  /** Keys of all records, by number. */
  keys(): Iterable<string>;
}

/** Numbers records that are at hand. */
export function numberedRecordsOf(records: readonly NormalSourceRecord[]): NumberedRecords {
  const sorted = [...records].sort(
    (a, b) => compareText(a.source.name, b.source.name) || compareText(a.record.id, b.record.id),
  );
  const numbers = new Map(sorted.map((record, number) => [record.key, number]));
  return {
    size: sorted.length,
    record(number) {
      const record = sorted[number];
      if (record === undefined) throw new Error(`there is no record ${number}`);
      return record;
    },
    numberOf: (key) => numbers.get(key),
    keys: () => numbers.keys(),
  };
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
