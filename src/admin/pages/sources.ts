import type { SourcesView, SourceView, UniverseSources } from '../../contract/ui/sources.ts';
import type { Browser } from '../../engine/browse/browse.ts';
import type { ImportedSource } from '../../universe/reference-store.ts';
import { PULLED_SOURCES } from '../reference-pull.ts';

/** Nobody imports what comes with core, nor the companies that were created from records of files. */
const OF_ITSELF = ['starter', 'created'];

/** The sources of the universe in use. */
export function universeSources(browser: Pick<Browser, 'sources'>): UniverseSources {
  return {
    async list(): Promise<SourcesView> {
      const { version, entityCount, sources } = browser.sources();
      return { version, entities: entityCount, sources: sources.map(sourceView) };
    },
  };
}

function sourceView({ name, kind, recordCount, rejected, importedAt }: ImportedSource): SourceView {
  return {
    ...{ name, kind, records: recordCount, rejected: rejected.length },
    imported_at: importedAt,
    update: updateOf(name),
  };
}

function updateOf(name: string): string | null {
  if (OF_ITSELF.includes(name)) return null;
  return PULLED_SOURCES.includes(name) ? `core reference pull ${name}` : 'core reference import';
}
