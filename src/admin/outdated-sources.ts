import { referenceFolder } from '../engine/open-stores.ts';
import { isOutdated } from '../sources/importers/registry.ts';
import { baseOf } from '../store/universe-file/created-version.ts';
import { sqliteReferenceStore } from '../store/universe-file/reference-files.ts';
import { REFERENCE_FORMAT } from '../universe/reference-store.ts';

/**
 * The sources of a universe that an older version of core has imported, by their names: importing them again gives more.
 * Undefined where the data directory has another universe than this version: nothing is fetched for it.
 */
export function outdatedSources(dataDir: string, version: string): readonly string[] | undefined {
  const universe = sqliteReferenceStore(referenceFolder(dataDir)).openCurrent();
  if (universe === undefined) return undefined;
  try {
    if (universe.format !== REFERENCE_FORMAT || baseOf(universe.version) !== version) return undefined;
    return universe.sources().flatMap((source) => (isOutdated(source) ? [source.name] : []));
  } finally {
    universe.close();
  }
}
