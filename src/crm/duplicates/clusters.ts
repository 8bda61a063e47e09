import type { Dataset } from '../dataset.ts';
import type { Cluster, Double } from '../verdict.ts';
import { type Group, joinGroups } from './join-groups.ts';
import { judgeEntityPair } from './judge-entity-pair.ts';
import { areOneEntity, isKnown } from './known-entity.ts';
import { isStrong, linksOf, pairKey } from './links.ts';
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
  doubles: readonly Double[],
  decisions: PairDecisions = NO_DECISIONS,
): readonly Cluster[] {
  const accounts = spelledAccounts(dataset);
  const links = linksOf(doubles, decisions, accounts);
  const groups = joinGroups(links, accounts, (a, b) =>
    decisions.areApart(accounts.positionOf(a), accounts.positionOf(b)),
  );
  const strong = new Map(links.map(({ double }) => [pairKey(double.a, double.b), double]));
  return groups.map((group) => clusterOf(group, strong, accounts));
}

/** What a cluster is made of again. */
export type FoundCluster = Pick<Cluster, 'members' | 'coreId' | 'weakest'>;

/**
 * The clusters that `clustersOf` has found of the same accounts and doubles, when nothing was decided: no accounts are
 * read for them until a link is asked for that is no double.
 */
export function clustersFound(
  dataset: Dataset,
  doubles: readonly Double[],
  found: readonly FoundCluster[],
): readonly Cluster[] {
  const strong = new Map(doubles.filter(isStrong).map((double) => [pairKey(double.a, double.b), double]));
  const clusterAt = new Map(found.flatMap((cluster) => cluster.members.map((at) => [at, cluster])));
  let numbers: Uint32Array | undefined;
  const numberOf = (position: number) => {
    numbers ??= numbersOf(spelledAccounts(dataset));
    return numbers[position] ?? 0;
  };
  return found.map((cluster) => ({
    ...cluster,
    linkOf(a, b) {
      if (a === b || clusterAt.get(a) !== cluster || clusterAt.get(b) !== cluster) return undefined;
      const known = strong.get(pairKey(a, b));
      if (known !== undefined) return known;
      if (!areOneEntity(dataset.identity(a), dataset.identity(b))) return undefined;
      return ofEntity([numberOf(a), numberOf(b)], spelledAccounts(dataset));
    },
  }));
}

function numbersOf(accounts: OrderedAccounts): Uint32Array {
  const numbers = new Uint32Array(accounts.size);
  for (let number = 0; number < accounts.size; number++) numbers[accounts.positionOf(number)] = number;
  return numbers;
}

/** What is left to tell: pairs that stand in no cluster together. Strong ones contradict a cluster, and are `related`. */
export function leftOver(doubles: readonly Double[], clusters: readonly Cluster[]): readonly Double[] {
  const clusterAt = new Map(clusters.flatMap((cluster, at) => cluster.members.map((member) => [member, at])));
  return doubles
    .filter(({ a, b }) => clusterAt.get(a) === undefined || clusterAt.get(a) !== clusterAt.get(b))
    .map((double) => (double.confidence === 'LOW' ? double : asRelated(double)));
}

function asRelated(double: Double): Double {
  const reasoning = `Not grouped, for another account of the group speaks against it or too little ties them: ${double.reasoning}`;
  return { ...double, kind: 'related', confidence: 'LOW', reasoning };
}

function clusterOf(
  { numbers, weakest }: Group,
  strong: ReadonlyMap<number, Double>,
  accounts: OrderedAccounts,
): Cluster {
  const numberAt = new Map(numbers.map((number) => [accounts.positionOf(number), number]));
  return {
    members: [...numberAt.keys()].sort((a, b) => a - b),
    coreId: entityOf(numbers, accounts),
    weakest: weakest.double,
    linkOf(a, b) {
      const [one, other] = [numberAt.get(a), numberAt.get(b)];
      if (one === undefined || other === undefined || a === b) return undefined;
      return strong.get(pairKey(a, b)) ?? ofEntity([one, other], accounts);
    },
  };
}

/** The link of two accounts of one known entity that were not compared, for it has many. */
function ofEntity([a, b]: readonly [number, number], accounts: OrderedAccounts): Double | undefined {
  if (!areOneEntity(accounts.identity(a), accounts.identity(b))) return undefined;
  const judged = judgeEntityPair(a < b ? [a, b] : [b, a], accounts);
  if (judged.confidence === 'LOW') return undefined;
  const positions = [accounts.positionOf(a), accounts.positionOf(b)] as const;
  return { a: Math.min(...positions), b: Math.max(...positions), ...judged };
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
