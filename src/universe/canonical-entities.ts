import type { EntityProfile, ProfileName } from '../resolution/comparisons/entity-profile.ts';
import { isSomewhere, type Place } from '../resolution/records/normalise-place.ts';
import { descendantCounter } from './descendants.ts';
import type { CanonicalEntity, EntityFacts } from './entity.ts';
import { type Identities, identify, type Pin } from './identify.ts';
import { type Clusters, linkRecords, type ReusedIdentifier } from './link.ts';
import type { NormalSourceRecord } from './normal-source-record.ts';
import type { NumberedRecords } from './numbered-records.ts';
import { prominenceOf } from './prominence.ts';
import { byTrust, survivingFacts } from './survivorship.ts';

interface BuildOptions {
  /** Takes what does not fit into memory. */
  readonly folder?: string;
  /** Hears which identifiers name no company, before the first entity. */
  readonly onReused?: (reused: readonly ReusedIdentifier[]) => void;
}

/**
 * Makes the canonical entities of all records: link, choose the id, choose the facts (docs/identity.md).
 * In ascending order of `core_id`, so that the same records give the same universe.
 */
export function* canonicalEntities(
  allRecords: NumberedRecords,
  pins: Iterable<Pin>,
  { folder, onReused }: BuildOptions = {},
): Iterable<CanonicalEntity> {
  const owned = descendantCounter();
  const clusters = linkRecords(allRecords, folder, owned.note);
  const descendants = owned.count(clusters.headOf, (key) => allRecords.numberOf(key));
  onReused?.(clusters.reused);
  const identities = identify(allRecords, clusters, pins);
  const { coreIdOf } = identities;
  const heads = Uint32Array.from(headsOf(clusters)).sort((a, b) => (coreIdOf[a] ?? 0) - (coreIdOf[b] ?? 0));
  for (const head of heads) yield entityOf(head, { allRecords, clusters, identities, descendants });
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

function entityOf(head: number, linked: LinkedRecords): CanonicalEntity {
  const { allRecords, clusters, identities, descendants } = linked;
  const { coreIdOf, formerIds, own, isTaken } = identities;
  const joined = clusters.joined.get(head) ?? { records: [head], links: [] };
  const records = byTrust(joined.records.map((number) => allRecords.record(number)));
  const facts = survivingFacts(String(coreIdOf[head]), records, (key) => {
    const number = allRecords.numberOf(key);
    return number === undefined ? undefined : String(coreIdOf[clusters.headOf[number] ?? number]);
  });
  const recordIds = joined.records.map((number) => own.ids[number] ?? 0).filter((id) => !isTaken(id));
  const keyOf = (number: number) => allRecords.record(number).key;
  return {
    profile: profileOf(facts, records, descendants.get(head) ?? 0),
    facts,
    redirects: [...new Set([...recordIds.map(String), ...(formerIds.get(head) ?? [])])],
    records: joined.records,
    links: joined.links.map(({ left, right, reason }) => ({
      left: keyOf(left),
      right: keyOf(right),
      reason,
    })),
  };
}

function profileOf(
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
