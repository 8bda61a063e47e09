import { join } from 'node:path';
import { CoreError } from '../contract/errors.ts';
import type { Override } from '../crm/override.ts';
import type { Redecided } from '../crm/overrides/decide-anew.ts';
import type { NewOverride, StoredOverride } from '../crm/overrides/standing.ts';
import { referenceFolder } from '../engine/open-local.ts';
import { openCoreDatabase } from '../store/sqlite/core-database.ts';
import { sqliteOverrideStore } from '../store/sqlite/sqlite-override-store.ts';
import { sqliteReferenceStore } from '../store/universe-file/reference-files.ts';
import { REFERENCE_FORMAT } from '../universe/reference-store.ts';
import { checkWorkspace } from './workspace-name.ts';

/** What the owner of a data directory does to the decisions of people in one workspace. */
export interface OverridesAdmin {
  /** Oldest first. */
  list(): Promise<readonly StoredOverride[]>;
  /** All of them or none: throws CONFLICT when one contradicts those that stand. */
  add(overrides: readonly NewOverride[]): Promise<Redecided>;
  /** The ids of entities and parents that the universe in use does not have; none where there is no universe yet. */
  unknownIds(overrides: readonly NewOverride[]): readonly string[];
  /** All of them or none: throws NOT_FOUND when one is not there. Gives what was removed. */
  remove(numbers: readonly number[]): Promise<readonly Override[]>;
  close(): void;
}

/** Throws USAGE for a name that a workspace cannot have. */
export function overridesAdmin(dataDir: string, workspace: string): OverridesAdmin {
  checkWorkspace(workspace);
  const database = openCoreDatabase(join(dataDir, 'core.sqlite'));
  const store = sqliteOverrideStore(database);
  return {
    list: () => store.list(workspace),
    add: (overrides) => store.add(workspace, overrides),
    unknownIds: (overrides) =>
      unknownIn(
        dataDir,
        overrides.flatMap(({ override }) => coreIdOf(override) ?? []),
      ),
    async remove(numbers) {
      const listed = await store.list(workspace);
      const [unknown] = await store.remove(workspace, numbers);
      if (unknown === undefined)
        return listed.filter(({ number }) => numbers.includes(number)).map(({ override }) => override);
      throw new CoreError('NOT_FOUND', `workspace ${workspace} has no decision ${unknown}`, {
        fix: 'Run core overrides list to see the decisions; nothing was removed.',
      });
    },
    close: () => database.close(),
  };
}

function coreIdOf(override: Override): string | null {
  if (override.decision === 'entity' || override.decision === 'not_entity') return override.core_id;
  return override.decision === 'parent' ? override.parent_core_id : null;
}

function unknownIn(dataDir: string, ids: readonly string[]): readonly string[] {
  if (ids.length === 0) return [];
  const universe = sqliteReferenceStore(referenceFolder(dataDir)).openCurrent();
  if (universe === undefined) return [];
  try {
    const isUsable = universe.format === REFERENCE_FORMAT;
    return isUsable ? [...new Set(ids)].filter((id) => universe.index.entityOf(id) === undefined) : [];
  } finally {
    universe.close();
  }
}
