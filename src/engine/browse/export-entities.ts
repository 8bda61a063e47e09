import { CoreError } from '../../contract/errors.ts';
import { type EntityFacts, relatedIds } from '../../universe/entity.ts';
import type { Pin } from '../../universe/identify.ts';
import type { IdentityStore } from '../../universe/identity-store.ts';
import type { ReferenceVersion } from '../../universe/reference-store.ts';
import { openUniverse } from '../../universe/universe.ts';
import type { UniverseStores } from '../../universe/universe-stores.ts';
import { askedCountry } from './asked-country.ts';
import { type ExportedEntity, exportedEntity } from './exported-entity.ts';
import { redirectsOf } from './redirects.ts';

/** Which entities are wanted; all of them by default. */
export interface ExportFilter {
  /** Those with a record of the source. */
  readonly source?: string;
  /** In any form: `GB`, `gbr`, `United Kingdom`. */
  readonly country?: string;
}

interface Exported {
  readonly facts: EntityFacts;
  readonly redirects: readonly Pin[];
}

const GROUP = 4000;

/**
 * The entities of the universe in groups, ascending by id. Every id in a group, those of parents, successors and
 * redirects too, is pinned before the group is handed out.
 */
export async function* exportEntities(
  stores: UniverseStores,
  filter: ExportFilter,
): AsyncIterable<readonly ExportedEntity[]> {
  const country = filter.country === undefined ? undefined : askedCountry(filter.country);
  const version = await openUniverse(stores);
  try {
    if (filter.source !== undefined) checkSource(filter.source, version);
    const isWanted = ({ sources, country: own }: EntityFacts) =>
      (country === undefined || own?.value === country) &&
      (filter.source === undefined || sources.some((key) => key.startsWith(`${filter.source}:`)));
    for await (const group of groupsOf(version, stores.identity, isWanted)) {
      await stores.identity.pin(pinsOf(group, version));
      yield group.map(({ facts, redirects }) =>
        exportedEntity(
          facts,
          facts.sources.flatMap((key) => version.record(key) ?? []),
          redirects.map(({ coreId }) => coreId),
        ),
      );
    }
  } finally {
    version.close();
  }
}

async function* groupsOf(
  version: ReferenceVersion,
  identity: IdentityStore,
  isWanted: (facts: EntityFacts) => boolean,
): AsyncIterable<readonly Exported[]> {
  const redirectsTo = await redirectsOf(version, identity.pinnedIds());
  let group: Exported[] = [];
  for (const entity of byId(version)) {
    const facts = version.facts(entity);
    if (!isWanted(facts)) continue;
    group.push({ facts, redirects: redirectsTo(entity, facts) });
    if (group.length < GROUP) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}

/** Ascending by id: entities of the sources are numbered so, and created ones behind them are, too. */
function* byId({ index, entityCount }: ReferenceVersion): Iterable<number> {
  const idOf = (entity: number) => index.profile(entity).coreId;
  let created = index.size;
  for (let entity = 0; entity < index.size; entity++) {
    for (; created < entityCount && idOf(created) < idOf(entity); created++) yield created;
    yield entity;
  }
  for (; created < entityCount; created++) yield created;
}

/** Ids of entities come before their redirects: of two pinned ids the first one stays an entity's own. */
function pinsOf(group: readonly Exported[], version: ReferenceVersion): readonly Pin[] {
  const own = group.map(({ facts }) => pinOf(facts));
  const related = group
    .flatMap(({ facts }) => relatedIds(facts))
    .flatMap((id) => version.index.entityOf(id) ?? [])
    .map((entity) => pinOf(version.facts(entity)));
  return [...own, ...related, ...group.flatMap(({ redirects }) => redirects)];
}

function pinOf({ coreId, sources }: EntityFacts): Pin {
  return { coreId, recordKeys: sources };
}

function checkSource(name: string, version: ReferenceVersion): void {
  if (version.sources().some((source) => source.name === name)) return;
  throw new CoreError('SOURCE_UNKNOWN', `there is no source ${name}`, { field: '--source' });
}
