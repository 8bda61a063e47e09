import type { EntityFacts } from '../entity.ts';
import type { ReferenceVersion } from '../reference-store.ts';
import { remembering } from '../remembering.ts';
import type { InferParent } from './direct-parent.ts';
import type { Family } from './family.ts';
import { inferringParents } from './inferred-parent.ts';

/** What workflows ask a version of the universe about owners. */
export interface Hierarchy {
  readonly family: Family;
  readonly infer: InferParent;
}

/** Owners are those of many companies, and one company is asked about several times over. */
const REMEMBERED = 2000;

/** The owners of a version of the universe, those that its sources name and those that can be inferred. */
export function hierarchyOf(reference: Pick<ReferenceVersion, 'index' | 'facts' | 'children'>): Hierarchy {
  const { index } = reference;
  const profileOf = (coreId: string) => {
    const entity = index.entityOf(coreId);
    return entity === undefined ? undefined : index.profile(entity);
  };
  const family: Family = {
    facts: remembering(REMEMBERED, (coreId: string): EntityFacts | undefined => {
      const entity = index.entityOf(coreId);
      return entity === undefined ? undefined : reference.facts(entity);
    }),
    names: (coreId) => profileOf(coreId)?.names ?? [],
    domains: (coreId) => profileOf(coreId)?.domains ?? [],
    ownsAny: (coreId) => reference.children(coreId).length > 0,
  };
  return { family, infer: inferringParents(reference, family) };
}
