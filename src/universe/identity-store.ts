import type { SourceRecord } from '../resolution/records/source-record.ts';
import type { Pin } from './identify.ts';

/** What must outlive every version of the universe: ids that were given out, entities created from records. */
export interface IdentityStore {
  /** In order of pinning. */
  pins(): Iterable<Pin>;
  /** The ids alone, in no order; as many as there may be, they are read one by one. */
  pinnedIds(): Iterable<string>;
  /** Pins ids that leave the store, all of them together. */
  pin(entities: readonly Pin[]): void;
  createdRecords(): readonly SourceRecord[];
  removedSources(): ReadonlySet<string>;
  setRemoved(source: string, isRemoved: boolean): void;
  /** Names of the sources that were imported and not removed, whatever has become of the universe. */
  importedSources(): ReadonlySet<string>;
  setImported(source: string, isImported: boolean): void;
}
