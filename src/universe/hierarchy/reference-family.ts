import type { ReferenceVersion } from '../reference-store.ts';
import type { InferParent } from './direct-parent.ts';
import type { Family } from './family.ts';
import { inferringParents } from './inferred-parent.ts';

/** What workflows ask a version of the universe about owners. */
export interface Hierarchy {
  readonly family: Family;
  readonly infer: InferParent;
}

/** The owners of a version of the universe, those that its sources name and those that can be inferred. */
export function hierarchyOf(reference: Pick<ReferenceVersion, 'index' | 'facts' | 'children'>): Hierarchy {
  const { index } = reference;
  const family: Family = {
    facts(coreId) {
      const entity = index.entityOf(coreId);
      return entity === undefined ? undefined : reference.facts(entity);
    },
    names(coreId) {
      const entity = index.entityOf(coreId);
      return entity === undefined ? [] : index.profile(entity).names;
    },
    ownsAny: (coreId) => reference.children(coreId).length > 0,
  };
  return { family, infer: inferringParents(reference, family) };
}
