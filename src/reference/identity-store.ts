import type { Pin } from './canonical-entities.ts';
import type { SourceRecord } from './source-record.ts';

/** What must outlive every version of the universe: ids that were given out, entities created from records. */
export interface IdentityStore {
  /** In order of pinning. */
  pins(): readonly Pin[];
  createdRecords(): readonly SourceRecord[];
  removedSources(): ReadonlySet<string>;
  setRemoved(source: string, isRemoved: boolean): void;
}
