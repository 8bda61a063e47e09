import { contradictionTest } from './contradictions.ts';
import { areOneEntity } from './known-entity.ts';
import { type Link, weaknessOf } from './links.ts';
import type { OrderedAccounts } from './ordered-accounts.ts';
import { twinTest } from './twins.ts';

/** Accounts that are held together, by number. */
export interface Group {
  /** Ascending. */
  readonly numbers: readonly number[];
  /** The least sure of the links that joined it. */
  readonly weakest: Link;
}

interface Growing {
  members: number[];
  weakest: Link | undefined;
  /** Groups that it contradicts. */
  readonly refused: Set<Growing>;
}

/** Of each of two groups so large a part must be linked to the other, but no more than so many accounts. */
const LINKED_SHARE = 0.25;
const MOST_LINKED = 8;

/** Joins accounts along the links, which come the surest first; groups of two or more, in the order of their first. */
export function joinGroups(
  links: readonly Link[],
  accounts: OrderedAccounts,
  areApart: (a: number, b: number) => boolean,
): readonly Group[] {
  const groups = new Map<number, Growing>();
  const linksAt = new Map<number, Link[]>();
  for (const link of links) {
    for (const number of [link.a, link.b]) {
      if (!groups.has(number))
        groups.set(number, { members: [number], weakest: undefined, refused: new Set() });
      const others = linksAt.get(number);
      if (others === undefined) linksAt.set(number, [link]);
      else others.push(link);
    }
  }
  const groupAt = (number: number) => groups.get(number) as Growing;
  const twinsOf = twinTest(accounts);
  const contradict = contradictionTest(links, accounts, areApart);
  const join = (link: Link, leastLinks: number): 'joined' | 'refused' | 'too weak' => {
    const [one, other] = [groupAt(link.a), groupAt(link.b)];
    if (one === other || one.refused.has(other)) return 'refused';
    const [small, large] = one.members.length <= other.members.length ? [one, other] : [other, one];
    const isSettled = link.isDecided || areOneEntity(accounts.identity(link.a), accounts.identity(link.b));
    if (!isSettled && !isCohesive(crossing(small, large), { small, large, leastLinks, twinsOf }))
      return 'too weak';
    if (contradict(one.members, other.members, link)) {
      one.refused.add(other);
      other.refused.add(one);
      return 'refused';
    }
    for (const member of small.members) groups.set(member, large);
    large.members.push(...small.members);
    large.weakest = weakestOf([large.weakest, small.weakest, link]);
    return 'joined';
  };
  const crossing = (small: Growing, large: Growing) =>
    small.members.flatMap((member) =>
      (linksAt.get(member) ?? []).filter(({ a, b }) => groupAt(a === member ? b : a) === large),
    );
  let open = links;
  // By two links first: an account that has one with each of two groups belongs to neither before they are whole. What
  // was too weak may be strong enough once its group has grown.
  for (const leastLinks of [2, 1]) {
    for (let before = open.length + 1; open.length < before; ) {
      before = open.length;
      open = open.filter((link) => join(link, leastLinks) === 'too weak');
    }
  }
  return groupsOf(new Set(groups.values()));
}

interface Tie {
  readonly small: Growing;
  readonly large: Growing;
  readonly leastLinks: number;
  /** Says which accounts say the same of themselves: what links one links them all. */
  readonly twinsOf: (number: number) => number;
}

/**
 * A single account needs a sure link to the group, or two. Two groups need links between several accounts on either side:
 * one account that resembles both, as `Exxon aka Imperial Oil` does, is a bridge and joins nothing.
 */
function isCohesive(links: readonly Link[], { small, large, leastLinks, twinsOf }: Tie): boolean {
  if (small.members.length + large.members.length === 2) return true;
  const hasSure = links.some(({ double }) => double.confidence === 'HIGH');
  if (small.members.length === 1) return links.length >= (hasSure ? leastLinks : 2);
  const linked = new Set(links.flatMap(({ a, b }) => [twinsOf(a), twinsOf(b)]));
  const isTied = ({ members }: Growing) => {
    const least = Math.min(MOST_LINKED, Math.max(2, Math.ceil(members.length * LINKED_SHARE)));
    return members.filter((member) => linked.has(twinsOf(member))).length >= least;
  };
  return isTied(small) && isTied(large) && links.length >= (hasSure ? 2 : 3);
}

function weakestOf(links: readonly (Link | undefined)[]): Link | undefined {
  return links.reduce((weakest, link) => {
    if (link === undefined || weakest === undefined) return weakest ?? link;
    return weaknessOf(link) > weaknessOf(weakest) ? link : weakest;
  });
}

function groupsOf(grown: Iterable<Growing>): readonly Group[] {
  const groups: Group[] = [];
  for (const { members, weakest } of grown) {
    if (weakest !== undefined) groups.push({ numbers: members.sort((a, b) => a - b), weakest });
  }
  return groups.sort((left, right) => (left.numbers[0] ?? 0) - (right.numbers[0] ?? 0));
}
