import type { EntityProfile, ProfileName } from '../resolution/entity-profile.ts';
import type { Place } from '../resolution/normalise-place.ts';
import { assignOwnIds, mintCoreId } from './core-id.ts';
import type { CanonicalEntity, EntityFacts } from './entity.ts';
import { type Cluster, linkRecords } from './link.ts';
import type { NormalSourceRecord } from './normal-source-record.ts';
import { byTrust, survivingFacts } from './survivorship.ts';

/** An id that left the store, with the records that its entity had then; earlier pins come first. */
export interface Pin {
  readonly coreId: string;
  readonly recordKeys: readonly string[];
}

interface Identified extends Cluster {
  readonly coreId: string;
  /** Pinned ids that this entity answers to besides its own. */
  readonly formerIds: readonly string[];
}

/**
 * Makes the canonical entities of all records: link, choose the id, choose the facts (decisions.md, Identity).
 * In ascending order of `core_id`, so that the same records give the same universe.
 */
export function canonicalEntities(
  records: readonly NormalSourceRecord[],
  pins: readonly Pin[],
): readonly CanonicalEntity[] {
  const ownIds = assignOwnIds(
    records.map((record) => record.key),
    pins,
  );
  const clusters = identify(linkRecords(records), ownIds, pins);
  const idByKey = new Map<string, string>();
  for (const { coreId, records: members } of clusters)
    for (const { key } of members) idByKey.set(key, coreId);
  const taken = new Set(clusters.flatMap((cluster) => [cluster.coreId, ...cluster.formerIds]));
  const entities = clusters.map((cluster) => entityOf(cluster, { ownIds, idByKey, taken }));
  return entities.sort((a, b) => (a.facts.coreId < b.facts.coreId ? -1 : 1));
}

/**
 * Pinned ids first, in order of pinning: each goes to the cluster with most of its records. The others answer to the
 * id of their strongest record, unless that is pinned for another cluster: then to the next record's, or a new one.
 */
function identify(
  clusters: readonly Cluster[],
  ownIds: ReadonlyMap<string, string>,
  pins: readonly Pin[],
): readonly Identified[] {
  const clusterByKey = new Map<string, Cluster>();
  for (const cluster of clusters) for (const { key } of cluster.records) clusterByKey.set(key, cluster);
  const pinnedIds = new Map<Cluster, string[]>();
  for (const pin of pins) {
    const heir = largestPart(pin, clusterByKey);
    if (heir !== undefined) pinnedIds.set(heir, [...(pinnedIds.get(heir) ?? []), pin.coreId]);
  }
  const taken = new Set([...ownIds.values(), ...pins.map((pin) => pin.coreId)]);
  const pinned = new Set(pins.map((pin) => pin.coreId));
  return clusters.map((cluster) => {
    const [coreId, ...formerIds] = pinnedIds.get(cluster) ?? [];
    return { ...cluster, coreId: coreId ?? freeId(cluster, ownIds, { pinned, taken }), formerIds };
  });
}

function freeId(
  cluster: Cluster,
  ownIds: ReadonlyMap<string, string>,
  { pinned, taken }: { pinned: ReadonlySet<string>; taken: Set<string> },
): string {
  const records = byTrust(cluster.records);
  const own = records.flatMap(({ key }) => ownIds.get(key) ?? []).find((id) => !pinned.has(id));
  if (own !== undefined) return own;
  const strongest = records[0]?.key ?? '';
  for (let step = 1; ; step++) {
    const id = mintCoreId(strongest, step);
    if (taken.has(id)) continue;
    taken.add(id);
    return id;
  }
}

function largestPart(pin: Pin, clusterByKey: ReadonlyMap<string, Cluster>): Cluster | undefined {
  const counts = new Map<Cluster, number>();
  for (const key of pin.recordKeys) {
    const cluster = clusterByKey.get(key);
    if (cluster !== undefined) counts.set(cluster, (counts.get(cluster) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

interface Ids {
  readonly ownIds: ReadonlyMap<string, string>;
  readonly idByKey: ReadonlyMap<string, string>;
  /** Ids that entities answer to by pin or as their own: no other entity's redirect. */
  readonly taken: ReadonlySet<string>;
}

function entityOf(
  { coreId, formerIds, records: members, links }: Identified,
  { ownIds, idByKey, taken }: Ids,
): CanonicalEntity {
  const records = byTrust(members);
  const facts = survivingFacts(coreId, records, (key) => idByKey.get(key));
  const recordIds = records.flatMap((record) => ownIds.get(record.key) ?? []).filter((id) => !taken.has(id));
  const redirects = [...new Set([...recordIds, ...formerIds])];
  return { profile: profileOf(facts, records), facts, redirects, links };
}

function profileOf(facts: EntityFacts, records: readonly NormalSourceRecord[]): EntityProfile {
  const unique = <T>(values: readonly T[], keyOf: (value: T) => string): readonly T[] => [
    ...new Map(values.map((value) => [keyOf(value), value])).values(),
  ];
  return {
    coreId: facts.coreId,
    name: facts.tradingName?.value ?? facts.legalName?.value ?? facts.coreId,
    names: distinctNames(records.flatMap((record) => record.names)),
    domains: unique(
      records.flatMap((record) => record.domains),
      String,
    ),
    socialSlugs: unique(
      records.flatMap((record) => record.socialSlugs),
      String,
    ),
    places: unique<Place>(
      records.map((record) => record.place),
      (place) => JSON.stringify(place),
    ).filter((place) => Object.keys(place).length > 0),
    phones: unique(
      records.flatMap((record) => record.phones),
      String,
    ),
    registrations: unique(
      records.flatMap((record) => record.registrations),
      (one) => `${one.country}|${one.number}`,
    ),
    groupIds: [facts.parentId, facts.successorId].filter((id) => id !== null),
    isClosed: facts.status === 'closed' || facts.status === 'absorbed',
  };
}

/** One entry for equal words and form; a current name stands before a former one. */
function distinctNames(names: readonly ProfileName[]): readonly ProfileName[] {
  const kept = new Map<string, ProfileName>();
  for (const name of names) {
    const key = `${name.tokens.join(' ')}|${name.forms.join(' ')}`;
    const known = kept.get(key);
    if (known === undefined || (known.kind === 'former' && name.kind !== 'former')) kept.set(key, name);
  }
  return [...kept.values()];
}
