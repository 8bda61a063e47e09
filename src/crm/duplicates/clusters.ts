import { keyOf } from '../account-name.ts';
import type { Dataset } from '../dataset.ts';
import type { Cluster, Double, Doubles } from '../verdict.ts';
import { type EntityLink, entityLinks, linkOf } from './entity-links.ts';
import { type Group, joinGroups } from './join-groups.ts';
import { areOneEntity, isKnown } from './known-entity.ts';
import { type LinkPaths, linkPaths } from './link-paths.ts';
import { isStrong, type Links, linksOf, numbersOf, pairKey, weaknessOf } from './links.ts';
import type { OrderedAccounts } from './ordered-accounts.ts';
import { NO_DECISIONS, type PairDecisions } from './pair-decisions.ts';
import { spelledAccounts } from './spelled-accounts.ts';

/**
 * Groups accounts into companies: the surest links join first, and a join is refused where two accounts of the groups
 * contradict each other or where it would hang on a single weak link (join-groups.ts). Clusters and all that is decided
 * follow the ids of the accounts, so that the order of rows does not matter.
 */
export function clustersOf(
  dataset: Dataset,
  doubles: Doubles,
  decisions: PairDecisions = NO_DECISIONS,
): readonly Cluster[] {
  const accounts = spelledAccounts(dataset);
  const links = linksOf(doubles, decisions, accounts);
  const groups = joinGroups(links, accounts, (a, b) =>
    decisions.areApart(accounts.positionOf(a), accounts.positionOf(b)),
  );
  const numbers = numbersOf(accounts);
  const groupAt = new Int32Array(accounts.size).fill(-1);
  for (const [at, group] of groups.entries()) for (const number of group.numbers) groupAt[number] = at;
  const ofEntity = entityLinks(accounts, dataset.texts);
  const pathOf = linkPaths({
    clusterOf: (position) => clusters[groupAt[numbers[position] ?? -1] ?? -1],
    linkedWith: (position) => linkedWith(numbers[position] ?? 0, links, accounts),
    isBefore: (a, b) => (numbers[a] ?? 0) < (numbers[b] ?? 0),
  });
  const clusters = groups.map((group, at): Cluster => {
    const isMember = (number: number) => groupAt[number] === at;
    return clusterOf(group, { numbers, isMember, links, accounts, ofEntity, pathOf });
  });
  return clusters;
}

function* linkedWith(
  number: number,
  links: Links,
  { positionOf }: OrderedAccounts,
): Generator<readonly [number, number]> {
  for (const link of links.at(number)) {
    const [a, b] = [links.a(link), links.b(link)];
    yield [positionOf(a === number ? b : a), links.weaknessOf(link)];
  }
}

/** What a cluster is made of again. */
export type FoundCluster = Pick<Cluster, 'members' | 'coreId' | 'weakest'>;

/**
 * The clusters that `clustersOf` has found of the same accounts and doubles, when nothing was decided: no accounts are
 * read for them until a link is asked for that is no double.
 */
export function clustersFound(
  dataset: Dataset,
  doubles: Iterable<Double>,
  found: readonly FoundCluster[],
): readonly Cluster[] {
  const strong = new Map<number, Double>();
  for (const double of doubles) if (isStrong(double)) strong.set(pairKey(double.a, double.b), double);
  const numberAt = new Map(found.flatMap(({ members }, number) => members.map((at) => [at, number])));
  let numbers: Uint32Array | undefined;
  const numberOf = (position: number) => {
    numbers ??= numbersOf(spelledAccounts(dataset));
    return numbers[position] ?? 0;
  };
  const tied = tiedBy(strong);
  const pathOf = linkPaths({
    clusterOf: (at) => clusters[numberAt.get(at) ?? -1],
    linkedWith: (at) => (tied().get(at) ?? []).map(({ other, link }) => [other, weaknessOf(link)]),
    isBefore: (a, b) => keyOf(dataset.account(a)) < keyOf(dataset.account(b)),
  });
  const clusters = found.map(
    (cluster, number): Cluster => ({
      ...cluster,
      pathOf,
      linkOf(a, b) {
        if (a === b || numberAt.get(a) !== number || numberAt.get(b) !== number) return undefined;
        const known = strong.get(pairKey(a, b));
        if (known !== undefined) return known;
        if (!areOneEntity(dataset.identity(a), dataset.identity(b))) return undefined;
        return linkOf(numberOf(a), numberOf(b), spelledAccounts(dataset));
      },
    }),
  );
  return clusters;
}

interface Tied {
  readonly other: number;
  readonly link: Double;
}

/** The links of each account; gathered when they are first asked for. */
function tiedBy(strong: ReadonlyMap<number, Double>): () => ReadonlyMap<number, readonly Tied[]> {
  let tied: Map<number, Tied[]> | undefined;
  return () => {
    if (tied !== undefined) return tied;
    tied = new Map();
    for (const link of strong.values())
      for (const [at, other] of [
        [link.a, link.b],
        [link.b, link.a],
      ] as const) {
        const ones = tied.get(at);
        if (ones === undefined) tied.set(at, [{ other, link }]);
        else ones.push({ other, link });
      }
    return tied;
  };
}

/**
 * What is left to tell: pairs that stand in no cluster together. Strong ones contradict a cluster, and are `related`; those
 * of one entity stay what they are, for as a rule a person brought the account that speaks against them.
 */
export function* leftOver(
  doubles: Doubles,
  clusters: readonly Cluster[],
  { identity }: Pick<Dataset, 'identity'>,
): Generator<Double> {
  const clusterAt = new Map<number, number>();
  for (const [at, { members }] of clusters.entries()) for (const member of members) clusterAt.set(member, at);
  for (const double of doubles) {
    const cluster = clusterAt.get(double.a);
    if (cluster !== undefined && cluster === clusterAt.get(double.b)) continue;
    if (double.confidence === 'LOW') yield double;
    else yield notGrouped(double, isOfOneEntity(double, identity) ? double.kind : 'related');
  }
}

function isOfOneEntity({ a, b }: Double, identity: Dataset['identity']): boolean {
  const { coreId } = identity(a);
  return coreId !== null && coreId === identity(b).coreId;
}

function notGrouped(double: Double, kind: Double['kind']): Double {
  const { a, b, hasOwnAgreement, bits } = double;
  return {
    ...{ a, b, hasOwnAgreement, kind, confidence: 'LOW' },
    get reasoning() {
      return `Not grouped, for another account of the group speaks against it or too little ties them: ${double.reasoning}`;
    },
    ...(bits !== undefined && { bits }),
  };
}

interface Clustering {
  readonly accounts: OrderedAccounts;
  readonly links: Links;
  /** Of accounts, by position. */
  readonly numbers: Uint32Array;
  readonly isMember: (number: number) => boolean;
  readonly ofEntity: EntityLink;
  readonly pathOf: LinkPaths;
}

function clusterOf(group: Group, clustering: Clustering): Cluster {
  const { accounts, links, numbers, isMember, ofEntity, pathOf } = clustering;
  return {
    members: group.numbers.map(accounts.positionOf).sort((a, b) => a - b),
    coreId: entityOf(group.numbers, accounts),
    weakest: links.doubleOf(group.weakest),
    pathOf,
    linkOf(a, b) {
      const [one, other] = [numbers[a], numbers[b]];
      if (one === undefined || other === undefined || a === b) return undefined;
      if (!isMember(one) || !isMember(other)) return undefined;
      const link = links.between(one, other);
      return link === undefined ? ofEntity(one, other) : links.doubleOf(link);
    },
  };
}

/** A known entity before a guessed one, and that before a created one; of several the smallest id. */
function entityOf(numbers: readonly number[], accounts: OrderedAccounts): string | null {
  const identities = numbers.map(accounts.identity).filter(({ coreId }) => coreId !== null);
  const [best] = [
    identities.filter(isKnown),
    identities.filter(({ outcome }) => outcome === 'matched'),
    identities,
  ].filter((some) => some.length > 0);
  return (best ?? []).flatMap(({ coreId }) => coreId ?? []).sort()[0] ?? null;
}
