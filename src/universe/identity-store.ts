import type { SourceRecord } from '../resolution/records/source-record.ts';
import type { Pin } from './identify.ts';

/** Created records are asked for by their keys, and by the ids under which their entities were given out. */
export interface CreatedAsked {
  readonly keys: readonly string[];
  readonly coreIds: readonly string[];
}

/** What must outlive every version of the universe: ids that were given out, entities created from records. */
export interface IdentityStore {
  /** In order of pinning; in batches, for there may be millions. */
  pins(): AsyncIterable<readonly Pin[]>;
  /** The ids alone, in no order; in batches too. */
  pinnedIds(): AsyncIterable<readonly string[]>;
  /** Pins ids that leave the store, all of them together. */
  pin(entities: readonly Pin[]): Promise<void>;
  createdRecords(): Promise<readonly SourceRecord[]>;
  /** Those of the created records that are asked for; none where their source was removed. */
  createdAmong(asked: CreatedAsked): Promise<readonly SourceRecord[]>;
  removedSources(): Promise<ReadonlySet<string>>;
  setRemoved(source: string, isRemoved: boolean): Promise<void>;
  /** Names of the sources that were imported and not removed, whatever has become of the universe. */
  importedSources(): Promise<ReadonlySet<string>>;
  setImported(source: string, isImported: boolean): Promise<void>;
}
