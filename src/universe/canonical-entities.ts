import type { EntityProfile, ProfileName } from '../resolution/comparisons/entity-profile.ts';
import { isSomewhere, type Place } from '../resolution/records/normalise-place.ts';
import type { Clusters } from './clusters.ts';
import { descendantCounts } from './descendants.ts';
import type { EarlierLinks } from './earlier-links.ts';
import type { CanonicalEntity, EntityFacts } from './entity.ts';
import { namesOutOfUse } from './given-up-names.ts';
import { type Identities, identify, type Pin } from './identify.ts';
import { linkRecords } from './link.ts';
import type { NormalSourceRecord } from './normal-source-record.ts';
import type { NumberedRecords } from './numbered-records.ts';
import { prominenceOf } from './prominence.ts';
import { byTrust, survivingFacts } from './survivorship.ts';

interface BuildOptions {
  /** Takes what does not fit into memory. */
  readonly folder?: string;
  /** What has not changed since is not judged again. */
  readonly earlier?: EarlierLinks | undefined;
}

/** All records linked, with the ids of their companies: what is left is to make entities of them. */
export interface LinkedUniverse {
  readonly clusters: Clusters;
  /** The lowest record numbers of all companies, in ascending order of `core_id`. */
  readonly heads: Uint32Array;
  coreIdOf(head: number): number;
  recordsOf(head: number): readonly number[];
  /** Ids of its other records, and pinned ones: they answer for it. */
  redirectsOf(head: number): readonly string[];
  /** Entities below it. */
  descendantsOf(head: number): number;
  entity(head: number): CanonicalEntity;
}

/** Makes the canonical entities of all records, in ascending order of `core_id`: the same records give the same universe. */
export function* canonicalEntities(
  allRecords: NumberedRecords,
  pins: Iterable<Pin>,
): Iterable<CanonicalEntity> {
  const { heads, entity } = linkedUniverse(allRecords, pins);
  for (const head of heads) yield entity(head);
}

/** Links all records and chooses the ids; `entity` chooses the facts (docs/identity.md). */
export function linkedUniverse(
  allRecords: NumberedRecords,
  pins: Iterable<Pin>,
  { folder, earlier }: BuildOptions = {},
): LinkedUniverse {
  const clusters = linkRecords(allRecords, { folder, earlier });
  const descendants = descendantCounts(allRecords, clusters.headOf);
  const identities = identify(allRecords, clusters, pins);
  const linked = { allRecords, clusters, identities, descendants };
  const coreIdOf = (head: number) => identities.coreIdOf[head] ?? 0;
  return {
    clusters,
    heads: Uint32Array.from(headsOf(clusters)).sort((a, b) => coreIdOf(a) - coreIdOf(b)),
    coreIdOf,
    recordsOf: (head) => clusters.joined.get(head)?.records ?? [head],
    redirectsOf: (head) => redirectsOf(head, linked),
    descendantsOf: (head) => descendants.get(head) ?? 0,
    entity: (head) => entityOf(head, linked),
  };
}

function* headsOf({ headOf }: Clusters): Iterable<number> {
  for (const [number, head] of headOf.entries()) if (number === head) yield head;
}

interface LinkedRecords {
  readonly allRecords: NumberedRecords;
  readonly clusters: Clusters;
  readonly identities: Identities;
  /** Entities below each, by head. */
  readonly descendants: ReadonlyMap<number, number>;
}

function redirectsOf(
  head: number,
  { clusters, identities: { own, formerIds, isTaken } }: LinkedRecords,
): readonly string[] {
  const numbers = clusters.joined.get(head)?.records ?? [head];
  const recordIds = numbers.map((number) => own.ids[number] ?? 0).filter((id) => !isTaken(id));
  return [...new Set([...recordIds.map(String), ...(formerIds.get(head) ?? [])])];
}

function entityOf(head: number, linked: LinkedRecords): CanonicalEntity {
  const { allRecords, clusters, identities, descendants } = linked;
  const { coreIdOf } = identities;
  const joined = clusters.joined.get(head) ?? { records: [head], links: [] };
  const records = byTrust(joined.records.map((number) => allRecords.record(number)));
  const facts = survivingFacts(String(coreIdOf[head]), records, (key) => {
    const number = allRecords.numberOf(key);
    return number === undefined ? undefined : String(coreIdOf[clusters.headOf[number] ?? number]);
  });
  const keyOf = (number: number) => allRecords.identity(number).key;
  const links = joined.links === 'as before' ? [] : joined.links;
  return {
    profile: entityProfileOf(facts, records, descendants.get(head) ?? 0),
    facts,
    redirects: redirectsOf(head, linked),
    records: joined.records,
    links: links.map(({ left, right, reason }) => ({ left: keyOf(left), right: keyOf(right), reason })),
  };
}

/** What records are compared with of an entity, made of its facts and records, the most trusted first. */
export function entityProfileOf(
  facts: EntityFacts,
  records: readonly NormalSourceRecord[],
  descendants: number,
): EntityProfile {
  const prominence = prominenceOf(facts, records, descendants);
  const unique = <T>(values: readonly T[], keyOf: (value: T) => string): readonly T[] => [
    ...new Map(values.map((value) => [keyOf(value), value])).values(),
  ];
  return {
    coreId: facts.coreId,
    name: facts.tradingName?.value ?? facts.legalName?.value ?? facts.coreId,
    names: distinctNames(records),
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
    ).filter(isSomewhere),
    phones: unique(
      records.flatMap((record) => record.phones),
      String,
    ),
    registrations: unique(
      records.flatMap((record) => record.registrations),
      (one) => `${one.country}|${one.number}`,
    ),
    groupIds: [directOwnerOf(facts), facts.successorId].filter((id) => id !== null),
    isClosed: facts.status === 'closed' || facts.status === 'absorbed',
    ...(prominence !== undefined && { prominence }),
  };
}

function directOwnerOf({ owners }: EntityFacts): string | null {
  return owners.find(({ level }) => level === 'direct')?.owner ?? null;
}

/** One entry for equal words and form; a current name stands before a former one, unless it was given up on a known day. */
function distinctNames(records: readonly NormalSourceRecord[]): readonly ProfileName[] {
  const kept = new Map<string, ProfileName>();
  const isOutOfUse = namesOutOfUse(records);
  for (const given of records.flatMap(({ names }) => names)) {
    const name: ProfileName = isOutOfUse(given) ? { ...given, kind: 'former' } : given;
    const key = `${name.tokens.join(' ')}|${name.forms.join(' ')}`;
    const known = kept.get(key);
    // Who bears it with other brackets too, or with none, is not told from others by them.
    const note = known === undefined || known.note === name.note ? name.note : undefined;
    const isBetter = known === undefined || (known.kind === 'former' && name.kind !== 'former');
    const best = isBetter ? name : known;
    if (best !== known || best.note !== note) kept.set(key, best.note === note ? best : { ...best, note });
  }
  return [...kept.values()];
}
