import type { CrosscheckRules } from '../../contract/crosscheck-rules.ts';
import type { Dataset } from '../dataset.ts';
import type { Overrides } from '../override.ts';
import type { Cluster } from '../verdict.ts';
import { type Unit, unitsOf } from './companies.ts';
import { keepingApart } from './kept-apart.ts';
import type { SharedName } from './named-parents.ts';
import { parentsInCrm } from './parents-in-crm.ts';
import { type Standings, withParents } from './standing.ts';

interface Asked {
  readonly dataset: Dataset;
  readonly rules: CrosscheckRules;
  readonly overrides: Overrides;
  readonly clusters: readonly Cluster[];
  /** Accounts without an entity survive only where none of their company has one. */
  readonly hasEntity: (at: number) => boolean;
  /** The account that one whose verdict was given becomes part of, or itself; undefined without a verdict. */
  readonly givenEndOf?: (at: number) => number | undefined;
}

/**
 * Standings once it is known which accounts are one company. A parent that is given by the name of several accounts is the
 * one that survives of them when they become one account; else all of them are protected, for any may be the parent.
 *
 * Who survives depends on who is protected, so it is looked at first without these names. What does not hold with them is
 * left open: each round leaves more names open than the one before.
 */
export function settleSharedNames(standings: Standings, asked: Asked): Standings {
  const { sharedNames } = standings;
  if (sharedNames.length === 0) return standings;
  const ends = givenEnds(sharedNames, asked);
  const within = clustersWithAll(sharedNames, ends, asked.clusters);
  for (;;) {
    const others = sharedNames.filter((name) => !within.has(name));
    const before = survivorsAmong(within, asked, below(standings, others, ends));
    const left = [...within.keys()].filter((name) => !before.has(name));
    for (const name of left) within.delete(name);
    if (left.length > 0) continue;
    const settled = below(standings, sharedNames, new Map([...ends, ...before]));
    const after = survivorsAmong(within, asked, settled);
    const moved = [...within.keys()].filter((name) => after.get(name) !== before.get(name));
    for (const name of moved) within.delete(name);
    if (moved.length === 0) return settled;
  }
}

type Ends = ReadonlyMap<SharedName, number>;

function below(standings: Standings, sharedNames: readonly SharedName[], ends: Ends): Standings {
  const { parent } = standings;
  return withParents(
    standings,
    parentsInCrm({ parent, sharedNames }, (name) => ends.get(name)),
  );
}

/** Of names whose bearers all have a verdict already: the account that they all become. */
function givenEnds(sharedNames: readonly SharedName[], { givenEndOf }: Asked): Ends {
  if (givenEndOf === undefined) return new Map();
  return new Map(
    sharedNames.flatMap((name) => {
      const [end, ...more] = new Set(name.bearers.map(givenEndOf));
      return end === undefined || more.length > 0 ? [] : [[name, end] as const];
    }),
  );
}

/** The names whose bearers all stand in one cluster. */
function clustersWithAll(
  sharedNames: readonly SharedName[],
  ends: Ends,
  clusters: readonly Cluster[],
): Map<SharedName, Cluster> {
  const bearers = new Set(sharedNames.flatMap((name) => name.bearers));
  const clusterAt = new Map<number, Cluster>();
  for (const cluster of clusters)
    for (const at of cluster.members) if (bearers.has(at)) clusterAt.set(at, cluster);
  return new Map(
    sharedNames.flatMap((name) => {
      const [cluster, ...more] = new Set(name.bearers.map((at) => clusterAt.get(at)));
      return ends.has(name) || cluster === undefined || more.length > 0 ? [] : [[name, cluster] as const];
    }),
  );
}

/** Who survives of those that bear a name; nothing of names whose bearers stay several accounts. */
function survivorsAmong(
  within: ReadonlyMap<SharedName, Cluster>,
  asked: Asked,
  standings: Standings,
): ReadonlyMap<SharedName, number> {
  const unitsAt = new Map<Cluster, UnitAt>();
  const survivors = new Map<SharedName, number>();
  for (const [name, cluster] of within) {
    const unitAt = unitsAt.get(cluster) ?? unitsIn(cluster, asked, standings);
    unitsAt.set(cluster, unitAt);
    const [unit, ...more] = new Set(name.bearers.map(unitAt));
    const survivor = more.length === 0 ? unit?.survivor : undefined;
    if (survivor !== undefined && survivor !== null) survivors.set(name, survivor);
  }
  return survivors;
}

type UnitAt = (at: number) => Unit | undefined;

function unitsIn({ members }: Cluster, { hasEntity, ...asked }: Asked, standings: Standings): UnitAt {
  const those = members.filter((at) => !standings.isJunk(at));
  const known = those.filter(hasEntity);
  const units = unitsOf(known.length > 0 ? known : those, { ...asked, standings });
  const unitAt = new Map(units.flatMap((unit) => unit.members.map((at) => [at, unit] as const)));
  const apart = keepingApart(asked);
  const [only, ...more] = units;
  return (at) => {
    const own = unitAt.get(at);
    if (own !== undefined || only === undefined || more.length > 0) return own;
    // One without an entity becomes part of the only account that it can (companies-around.ts).
    const joins = !hasEntity(at) && !standings.isJunk(at);
    return joins && apart.reasonAgainst(at, only.members) === undefined ? only : undefined;
  };
}
