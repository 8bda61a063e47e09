import type { ImportFiles } from '../reference/importers/importer.ts';
import { importerOf } from '../reference/importers/registry.ts';
import type { ReusedIdentifier } from '../reference/link.ts';
import type { ImportedSource } from '../reference/reference-store.ts';
import { type ImportReport, importSource, openUniverse, removeSource } from '../reference/universe.ts';
import { type ExportFilter, exportEntities } from './export-entities.ts';
import type { ExportedEntity } from './exported-entity.ts';
import { openStores, type StoreOptions } from './open-local.ts';

/** What the owner of a data directory does to its universe. */
export interface ReferenceAdmin {
  /** Throws SOURCE_UNKNOWN for an importer that is not there, SOURCE_FORMAT for a file that is not of the source. */
  import(importer: string, files: ImportFiles): Promise<ImportReport>;
  list(): Promise<{
    readonly version: string;
    readonly entityCount: number;
    readonly sources: readonly ImportedSource[];
  }>;
  /** Identifiers and websites that stand on several companies, those on most records first. */
  reused(): Promise<readonly ReusedIdentifier[]>;
  /** False when there is no such source. */
  remove(source: string): Promise<boolean>;
  close(): void;
  /** Entities in groups, ascending by id; the ids of a group are pinned before it comes. */
  entities(filter: ExportFilter): AsyncIterable<readonly ExportedEntity[]>;
}

export function openReferenceAdmin(options: StoreOptions): ReferenceAdmin {
  const { database, stores } = openStores(options);
  return {
    import: async (name, files) => importSource(stores, importerOf(name, files.options), files),
    async list() {
      const universe = await openUniverse(stores);
      const listed = {
        version: universe.version,
        entityCount: universe.index.size,
        sources: universe.sources(),
      };
      universe.close();
      return listed;
    },
    async reused() {
      const universe = await openUniverse(stores);
      const reused = [...universe.reused()].sort((a, b) => b.records - a.records);
      universe.close();
      return reused;
    },
    remove: (source) => removeSource(stores, source),
    close: () => database.close(),
    entities: (filter) => exportEntities(stores, filter),
  };
}
