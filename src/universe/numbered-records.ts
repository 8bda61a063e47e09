import { mintCoreId } from './core-id.ts';
import type { NormalSourceRecord } from './normal-source-record.ts';
import { ownerKey } from './owner-key.ts';
import { sharedKeyHashes } from './shared-keys.ts';

/** The records of a universe that is being built, numbered from 0 in order of their source and id. */
export interface NumberedRecords {
  readonly size: number;
  record(number: number): NormalSourceRecord;
  /** What a record is known by; cheaper than the record. */
  identity(number: number): Pick<NormalSourceRecord, 'key' | 'source'>;
  /** Undefined when there is no such record. */
  numberOf(key: string): number | undefined;
  /** The ids that are made of the keys of all records, by number. */
  mintedIds(): Float64Array;
  /** Hashes of what a record is compared by (shared-keys.ts). */
  sharedKeysOf(number: number): Float64Array;
  /** The same of all records, in any order. */
  sharedKeys(): Iterable<SharedKeys>;
  /** The key of the record that each names as its owner, in any order. */
  owners(): Iterable<NamedOwner>;
}

export interface SharedKeys {
  readonly number: number;
  readonly hashes: Float64Array;
}

export interface NamedOwner {
  readonly number: number;
  readonly owner: string;
}

/** Numbers records that are at hand. */
export function numberedRecordsOf(records: readonly NormalSourceRecord[]): NumberedRecords {
  const sorted = [...records].sort(
    (a, b) => compareText(a.source.name, b.source.name) || compareText(a.record.id, b.record.id),
  );
  const numbers = new Map(sorted.map((record, number) => [record.key, number]));
  const recordAt = (number: number) => {
    const record = sorted[number];
    if (record === undefined) throw new Error(`there is no record ${number}`);
    return record;
  };
  return {
    size: sorted.length,
    record: recordAt,
    identity: recordAt,
    numberOf: (key) => numbers.get(key),
    mintedIds: () => Float64Array.from(sorted, ({ key }) => Number(mintCoreId(key))),
    sharedKeysOf: (number) => sharedKeyHashes(recordAt(number)),
    *sharedKeys() {
      for (const [number, record] of sorted.entries()) yield { number, hashes: sharedKeyHashes(record) };
    },
    *owners() {
      for (const [number, { record }] of sorted.entries()) {
        const owner = ownerKey(record);
        if (owner !== undefined) yield { number, owner };
      }
    },
  };
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
