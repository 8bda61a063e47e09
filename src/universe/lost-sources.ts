import { CoreError } from '../contract/errors.ts';
import { CREATED_SOURCE, type SourceInfo } from '../resolution/records/source.ts';
import type { IdentityStore } from './identity-store.ts';
import type { ReferenceStore, ReferenceVersion } from './reference-store.ts';

interface Stores {
  readonly reference: ReferenceStore;
  readonly identity: IdentityStore;
  readonly bundled: readonly SourceInfo[];
}

/**
 * Throws CONFIG naming the sources that were imported and are not in the universe, as when its file was deleted: what is
 * left would answer as if they had never been there. Notes those of a universe that was built before they were noted.
 */
export async function noticeLost(
  { reference, identity, bundled }: Stores,
  imported: ReadonlySet<string>,
  current: ReferenceVersion | undefined,
): Promise<void> {
  const known = new Set(current?.sources().map(({ name }) => name));
  if ([...imported].some((name) => !known.has(name))) {
    // Another process may have removed a source meanwhile.
    const lost = [...(await identity.importedSources())].filter(
      (name) => imported.has(name) && !known.has(name),
    );
    if (lost.length > 0) {
      current?.close();
      throw lostSources(lost);
    }
  }
  const isBundled = (name: string) =>
    name === CREATED_SOURCE.name || bundled.some((source) => source.name === name);
  const fresh = [...known].filter((name) => !imported.has(name) && !isBundled(name));
  // Not those of a version that another process has just left.
  if (fresh.length === 0 || reference.currentVersion() !== current?.version) return;
  for (const name of fresh) await identity.setImported(name, true);
}

function lostSources(names: readonly string[]): CoreError {
  const which = names.join(', ');
  return new CoreError('CONFIG', `the universe has lost sources that were imported: ${which}`, {
    fix: 'Put the folder reference back if it was moved, restore a backup (core restore), import them again (core reference import), or go on without each (core reference remove NAME).',
  });
}
