import { gluedKey } from '../../resolution/blocking/blocking-keys.ts';
import type { ProfileName } from '../../resolution/comparisons/entity-profile.ts';
import { normaliseName } from '../../resolution/names/normalise-name.ts';
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
    bearers: (name) => bearersOf(name, reference),
    profile: profileOf,
    domains: (coreId) => profileOf(coreId)?.domains ?? [],
    ownsAny: (coreId) => reference.children(coreId).length > 0,
  };
  return { family, infer: inferringParents(reference, family) };
}

function bearersOf(
  text: string,
  reference: Pick<ReferenceVersion, 'index' | 'facts'>,
): readonly EntityFacts[] {
  const { index } = reference;
  const keys = new Set(normaliseName(text).map(({ tokens }) => tokens.join('')));
  const found = [...keys].flatMap((key) => [...(index.entry(gluedKey(key))?.entities ?? [])]);
  const bears = (entity: number) =>
    index.profile(entity).names.some((name) => isPlain(name) && keys.has(name.tokens.join('')));
  return [...new Set(found)].filter(bears).map((entity) => reference.facts(entity));
}

/** A name in use that says no place in brackets, as those of national units do. */
function isPlain({ kind, country }: ProfileName): boolean {
  return kind !== 'former' && country === undefined;
}
