import type { Cluster } from '../verdict.ts';
import {
  type Asked,
  type Companies,
  type Company,
  companiesIn,
  isBefore,
  type Unit,
  unitsOf,
} from './companies.ts';
import { keepingApart } from './kept-apart.ts';

interface Around extends Asked {
  /** The account has a verdict already. */
  readonly isGiven: (at: number) => boolean;
  /** The account that doubles of a given one become part of; undefined when it leaves. */
  readonly anchorOf: (at: number) => number | undefined;
}

/** Companies of accounts without an entity: around an account that has a verdict where there is one, else of their own. */
export function companiesAround(clusters: readonly Cluster[], around: Around): Companies {
  const { standings, isGiven } = around;
  const all = clusters.flatMap((cluster): readonly Company[] => {
    const members = cluster.members.filter((at) => !isGiven(at) && !standings.isJunk(at));
    const given = cluster.members
      .filter(isGiven)
      .sort((a, b) => (isBefore(a, b, around) ? -1 : 1))
      .slice(0, MOST_GIVEN);
    if (members.length === 0) return [];
    if (given.length === 0) return [{ cluster, units: unitsOf(members, around) }];
    return companiesOfAnchors(cluster, { members, given }, around);
  });
  return companiesIn(all, around);
}

/** Of a company with very many accounts the first ones suffice to find where another one belongs. */
const MOST_GIVEN = 25;

/** Each account joins the given account that it is tied to most surely; where all of these leave, nobody survives. */
function companiesOfAnchors(
  cluster: Cluster,
  { members, given }: { readonly members: readonly number[]; readonly given: readonly number[] },
  around: Around,
): readonly Company[] {
  const joined = new Map<number | undefined, number[]>();
  for (const at of members) {
    const anchor = nearestAnchor(at, cluster, given, around);
    joined.set(anchor, [...(joined.get(anchor) ?? []), at]);
  }
  return [...joined].map(([anchor, ones]) => {
    return {
      cluster,
      units: anchor === undefined ? [aroundLeaving(given, ones)] : unitsAround(anchor, ones, around),
    };
  });
}

const SURENESS = { HIGH: 2, MEDIUM: 1, LOW: 0 } as const;

function nearestAnchor(
  at: number,
  cluster: Cluster,
  given: readonly number[],
  around: Around,
): number | undefined {
  const tied = given.flatMap((one) => {
    const anchor = around.anchorOf(one);
    const link = cluster.linkOf(at, one);
    return anchor === undefined
      ? []
      : [{ anchor, sureness: link === undefined ? -1 : SURENESS[link.confidence] }];
  });
  return tied.sort((a, b) => b.sureness - a.sureness || (isBefore(a.anchor, b.anchor, around) ? -1 : 1))[0]
    ?.anchor;
}

/** The anchor leads its unit whoever joins it; accounts that may not be merged with it stand beside it. */
function unitsAround(anchor: number, members: readonly number[], around: Around): readonly Unit[] {
  const apart = keepingApart(around);
  const joining: number[] = [];
  const beside: number[] = [];
  const sorted = [...members].sort((a, b) => (isBefore(a, b, around) ? -1 : 1));
  for (const at of sorted)
    (apart.reasonAgainst(at, [anchor, ...joining]) === undefined ? joining : beside).push(at);
  const keptApart = (at: number) => apart.reasonAgainst(at, [anchor, ...joining]) ?? null;
  return [
    { survivor: anchor, members: [anchor, ...joining], by: null, keptApart: null },
    ...beside.map((at): Unit => ({ survivor: at, members: [at], by: null, keptApart: keptApart(at) })),
  ];
}

/** All accounts that they are doubles of leave: that is told of the first of these. */
function aroundLeaving([first]: readonly number[], members: readonly number[]): Unit {
  return { survivor: first ?? null, members, by: null, keptApart: null };
}
