import { type ExportFilter, exportEntities } from '../engine/browse/export-entities.ts';
import type { ExportedEntity } from '../engine/browse/exported-entity.ts';
import { openStores, type UniverseOptions, universeStores } from '../engine/open-stores.ts';
import type { ImportFiles } from '../sources/importers/importer.ts';
import { RECORD_FIELDS } from '../sources/importers/record-fields.ts';
import { IMPORTERS, importerOf, isOutdated } from '../sources/importers/registry.ts';
import { sourceOf } from '../sources/source-of.ts';
import type { ImportedSource } from '../universe/reference-store.ts';
import type { ReusedIdentifier } from '../universe/reused-identifiers.ts';
import {
  type ImportReport,
  type ImportSourceOptions,
  importSource,
  openUniverse,
  removeSource,
} from '../universe/universe.ts';

/** What `core reference import` imports: registers, and any table (`csv`). */
export const IMPORTER_NAMES: readonly string[] = [...IMPORTERS.map(({ name }) => name), 'csv'];

/** The fields that columns of a table are imported as. */
export const TABLE_FIELDS: readonly string[] = RECORD_FIELDS;

/** A source of the universe, and whether importing its files again would give more than it has. */
interface ListedSource extends ImportedSource {
  readonly isOutdated: boolean;
}

/** What the owner of a data directory does to its universe. */
export interface ReferenceAdmin {
  /**
   * Throws SOURCE_UNKNOWN for an importer that is not there, SOURCE_FORMAT for a file that is not of the source or has no
   * record, CONFLICT when more than half of the source would leave and `mayShrink` does not allow it.
   */
  import(importer: string, files: ImportFiles, options?: ImportSourceOptions): Promise<ImportReport>;
  list(): Promise<{
    readonly version: string;
    readonly entityCount: number;
    readonly sources: readonly ListedSource[];
  }>;
  /** Identifiers and websites that stand on several companies, those on most records first. */
  reused(): Promise<readonly ReusedIdentifier[]>;
  /** False when there is no such source. */
  remove(source: string): Promise<boolean>;
  close(): Promise<void>;
  /** Entities in groups, ascending by id; the ids of a group are pinned before it comes. */
  entities(filter: ExportFilter): AsyncIterable<readonly ExportedEntity[]>;
}

export async function openReferenceAdmin(options: UniverseOptions): Promise<ReferenceAdmin> {
  const opened = await openStores(options);
  const stores = await universeStores(options, opened);
  return {
    async import(name, files, options) {
      const bundled = stores.bundled.find((source) => source.name === name);
      const isBundled = bundled !== undefined && files.paths.length === 0;
      const source = isBundled ? bundled : sourceOf(importerOf(name, files.options), files);
      return importSource(stores, source, options);
    },
    async list() {
      const universe = await openUniverse(stores);
      const listed = {
        version: universe.version,
        entityCount: universe.entityCount,
        sources: universe.sources().map((source) => ({ ...source, isOutdated: isOutdated(source) })),
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
    close: () => opened.close(),
    entities: (filter) => exportEntities(stores, filter),
  };
}
