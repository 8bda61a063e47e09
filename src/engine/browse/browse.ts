import { CoreError } from '../../contract/errors.ts';
import { withCreatedAmong } from '../../universe/created-among.ts';
import { relatedIds } from '../../universe/entity.ts';
import { familyTreeOf, type TreeOptions } from '../../universe/hierarchy/family-tree.ts';
import { hierarchyOf } from '../../universe/hierarchy/reference-family.ts';
import type { ImportedSource, ReferenceVersion } from '../../universe/reference-store.ts';
import { openUniverse } from '../../universe/universe.ts';
import type { UniverseStores } from '../../universe/universe-stores.ts';
import { openStores, type UniverseOptions, universeStores } from '../open-stores.ts';
import { type FoundEntity, foundEntities, type SearchRequest } from './found-entities.ts';
import { redirectsOf } from './redirects.ts';
import { type ShownEntity, shownEntity } from './shown-entity.ts';
import { type ShownFamily, type ShownRelative, shownFamily } from './shown-family.ts';

/** The universe as people look around in it. Every id that an answer tells has left the store, and is pinned. */
export interface Browser {
  /** The entity that answers to the id. Throws ENTITY_NOT_FOUND. */
  show(coreId: string): Promise<ShownEntity>;
  /** The corporate family of the entity that answers to the id. Throws ENTITY_NOT_FOUND. */
  tree(coreId: string, options: Pick<TreeOptions, 'depth' | 'isBelowOnly'>): Promise<ShownFamily>;
  /** Entities with such a name, best first. Throws USAGE for a country that is none. */
  search(request: SearchRequest): Promise<readonly FoundEntity[]>;
  sources(): SourcesInUse;
}

export interface OpenedBrowser extends Browser {
  close(): Promise<void>;
}

/** What the universe was built from. */
export interface SourcesInUse extends Pick<ReferenceVersion, 'version' | 'entityCount'> {
  readonly sources: readonly ImportedSource[];
}

/** Opens the universe of a data directory to look around; it is built first when there is none. */
export async function openBrowser(options: UniverseOptions): Promise<OpenedBrowser> {
  const stores = await openStores(options);
  const reference = await openUniverse(await universeStores(options, stores));
  return {
    ...browserOf(() => reference, { identity: stores.identity, now: options.clock.now }),
    async close() {
      reference.close();
      await stores.close();
    },
  };
}

interface BrowsedBeside {
  readonly identity: Pick<UniverseStores['identity'], 'pin' | 'createdAmong'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Looks around in whatever universe is in use when it is asked; by its id it finds what was created since, too. */
export function browserOf(inUse: () => ReferenceVersion, beside: BrowsedBeside): Browser {
  const { identity } = beside;
  return {
    async show(askedId) {
      const reference = await withCreatedAmong(inUse(), [askedId], beside);
      const entity = reference.index.entityOf(askedId);
      if (entity === undefined) throw notFound(askedId);
      // Of the ids that were ever given out only the one that is asked for: there may be millions.
      const redirectsTo = await redirectsOf(reference, [[askedId]]);
      const redirects = redirectsTo(entity, reference.facts(entity));
      const shown = shownEntity(reference, entity, {
        askedId,
        redirects: redirects.map(({ coreId }) => coreId),
      });
      await identity.pin([...pinsOf(reference, ownIdsIn(shown)), ...redirects]);
      return shown;
    },
    async tree(askedId, wishes) {
      const reference = await withCreatedAmong(inUse(), [askedId], beside);
      const hierarchy = hierarchyOf(reference);
      const facts = hierarchy.family.facts(askedId);
      if (facts === undefined) throw notFound(askedId);
      const childrenOf = (coreId: string) =>
        reference.children(coreId).map((entity) => reference.facts(entity));
      const family = shownFamily(familyTreeOf(facts, { hierarchy, childrenOf, ...wishes }));
      await identity.pin(pinsOf(reference, idsIn(family.root)));
      return family;
    },
    async search(request) {
      const reference = inUse();
      const found = foundEntities(reference, request);
      const ids = found.map(({ coreId }) => coreId);
      await identity.pin(pinsOf(reference, ids));
      return found;
    },
    sources() {
      const { version, entityCount, sources } = inUse();
      return { version, entityCount, sources: sources() };
    },
  };
}

function notFound(coreId: string): CoreError {
  return new CoreError('ENTITY_NOT_FOUND', `no entity has the core_id ${coreId}`);
}

function idsIn({ coreId, children }: ShownRelative): readonly string[] {
  return [coreId, ...children.flatMap(idsIn)];
}

/** Before redirects: of two pinned ids of an entity the one that was pinned first stays its own. */
function ownIdsIn({ facts }: ShownEntity): readonly string[] {
  return [facts.coreId, ...relatedIds(facts)];
}

/** The entities of the ids, as they are pinned; ids that are not known are left out. */
export function pinsOf({ index, facts }: ReferenceVersion, coreIds: readonly string[]) {
  return coreIds.flatMap((coreId) => {
    const entity = index.entityOf(coreId);
    return entity === undefined ? [] : [{ coreId, recordKeys: facts(entity).sources }];
  });
}
