import type { CurrentIds } from '../../crm/overrides/current-ids.ts';
import { REFERENCE_FORMAT } from '../../universe/reference-store.ts';
import { sqliteReferenceStore } from './reference-files.ts';

/** The ids of entities in the universe that is in use when it is asked; none has changed where there is no universe. */
export function currentIdsIn(folder: string): CurrentIds {
  return (coreIds) => {
    const universe = sqliteReferenceStore(folder).openCurrent();
    if (universe === undefined) return new Map();
    try {
      if (universe.format !== REFERENCE_FORMAT) return new Map();
      const { index, facts } = universe;
      const changed = [...new Set(coreIds)].flatMap((id) => {
        const entity = index.entityOf(id);
        const current = entity === undefined ? id : facts(entity).coreId;
        return current === id ? [] : [[id, current] as const];
      });
      return new Map(changed);
    } finally {
      universe.close();
    }
  };
}
