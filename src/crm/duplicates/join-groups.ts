import { contradictionTest } from './contradictions.ts';
import { areOneEntity } from './known-entity.ts';
import type { Links } from './links.ts';
import type { OrderedAccounts } from './ordered-accounts.ts';
import { twinTest } from './twins.ts';

/** Accounts that are held together, by number. */
export interface Group {
  /** Ascending. */
  readonly numbers: readonly number[];
  /** The least sure of the links that joined it. */
  readonly weakest: number;
}

interface Growing {
  members: number[];
  weakest: number | undefined;
  /** Groups that it contradicts. */
  refused: Set<Growing> | undefined;
}

/** Of each of two groups so large a part must be linked to the other, but no more than so many accounts. */
const LINKED_SHARE = 0.25;
const MOST_LINKED = 8;

/**
 * Joins accounts along the links, those of one known company first and then the surest; groups of two or more, in the order of
 * their first account. Two that were decided to be one bring the groups that likeness has made of them, so that nobody leaves a group
 * because somebody came in. Where these groups contradict each other, which may be why it was decided, the two join before all others.
 */
export function joinGroups(
  links: Links,
  accounts: OrderedAccounts,
  areApart: (a: number, b: number) => boolean,
): readonly Group[] {
  const first = new Set<number>();
  for (;;) {
    const { groups, refused } = joined(links, accounts, areApart, first);
    const lost = refused.filter((link) => !first.has(link));
    if (lost.length === 0) return groupsOf(groups);
    for (const link of lost) first.add(link);
  }
}

interface Joined {
  readonly groups: ReadonlySet<Growing | undefined>;
  /** Links that were decided, and whose accounts stand in two groups all the same. */
  readonly refused: readonly number[];
}

function joined(
  links: Links,
  accounts: OrderedAccounts,
  areApart: (a: number, b: number) => boolean,
  first: ReadonlySet<number>,
): Joined {
  const groups: (Growing | undefined)[] = Array.from({ length: accounts.size });
  const groupAt = (number: number): Growing => {
    const known = groups[number];
    if (known !== undefined) return known;
    const alone = { members: [number], weakest: undefined, refused: undefined };
    groups[number] = alone;
    return alone;
  };
  const twinsOf = twinTest(accounts);
  const contradict = contradictionTest(links, accounts, areApart);
  const isOfEntity = (link: number) =>
    areOneEntity(accounts.identity(links.a(link)), accounts.identity(links.b(link)));
  const join = (link: number, leastLinks: number): 'joined' | 'refused' | 'too weak' => {
    const [a, b] = [links.a(link), links.b(link)];
    const [one, other] = [groupAt(a), groupAt(b)];
    if (one === other || one.refused?.has(other) === true) return 'refused';
    const [small, large] = one.members.length <= other.members.length ? [one, other] : [other, one];
    const isSettled = links.isDecided(link) || isOfEntity(link);
    const isTied = () => isCohesive(crossing(small, large), { small, large, leastLinks, twinsOf, links });
    if (!isSettled && !isTied()) return 'too weak';
    if (contradict(one.members, other.members, first.has(link))) {
      one.refused ??= new Set();
      other.refused ??= new Set();
      one.refused.add(other);
      other.refused.add(one);
      return 'refused';
    }
    for (const member of small.members) {
      groups[member] = large;
      large.members.push(member);
    }
    large.weakest = weakestOf([large.weakest, small.weakest, link], links);
    return 'joined';
  };
  const crossing = (small: Growing, large: Growing) =>
    small.members.flatMap((member) =>
      Array.from(links.at(member)).filter((link) => {
        const a = links.a(link);
        return groupAt(a === member ? links.b(link) : a) === large;
      }),
    );
  const all = Uint32Array.from({ length: links.size }, (_, link) => link);
  const decided = all.filter(links.isDecided);
  let open = all.filter((link) => !links.isDecided(link));
  // By two links first: an account that has one with each of two groups belongs to neither before they are whole. What
  // was too weak may be strong enough once its group has grown.
  const joinAlike = () => {
    for (const leastLinks of [2, 1]) {
      for (let before = open.length + 1; open.length < before; ) {
        before = open.length;
        open = open.filter((link) => join(link, leastLinks) === 'too weak');
      }
    }
  };
  for (const link of first) join(link, 1);
  // Who is surely one company stands together before a guess that resembles one of them may speak against the others.
  open = open.filter((link) => !isOfEntity(link) || join(link, 1) === 'too weak');
  joinAlike();
  for (const link of decided) join(link, 1);
  if (decided.length > 0) joinAlike();
  const isApart = (link: number) => groupAt(links.a(link)) !== groupAt(links.b(link));
  return { groups: new Set(groups), refused: Array.from(decided.filter(isApart)) };
}

interface Tie {
  readonly small: Growing;
  readonly large: Growing;
  readonly leastLinks: number;
  /** Says which accounts say the same of themselves: what links one links them all. */
  readonly twinsOf: (number: number) => number;
  readonly links: Links;
}

/**
 * A single account needs a sure link to the group, or two. Two groups need links between several accounts on either side:
 * one account that resembles both, as `Exxon aka Imperial Oil` does, is a bridge and joins nothing.
 */
function isCohesive(crossing: readonly number[], { small, large, leastLinks, twinsOf, links }: Tie): boolean {
  if (small.members.length + large.members.length === 2) return true;
  const hasSure = crossing.some(links.isHigh);
  if (small.members.length === 1) return crossing.length >= (hasSure ? leastLinks : 2);
  const linked = new Set(crossing.flatMap((link) => [twinsOf(links.a(link)), twinsOf(links.b(link))]));
  const isTied = ({ members }: Growing) => {
    const least = Math.min(MOST_LINKED, Math.max(2, Math.ceil(members.length * LINKED_SHARE)));
    return members.filter((member) => linked.has(twinsOf(member))).length >= least;
  };
  return isTied(small) && isTied(large) && crossing.length >= (hasSure ? 2 : 3);
}

function weakestOf(
  some: readonly (number | undefined)[],
  { weaknessOf }: Pick<Links, 'weaknessOf'>,
): number | undefined {
  return some.reduce((weakest, link) => {
    if (link === undefined || weakest === undefined) return weakest ?? link;
    return weaknessOf(link) > weaknessOf(weakest) ? link : weakest;
  });
}

function groupsOf(grown: Iterable<Growing | undefined>): readonly Group[] {
  const groups: Group[] = [];
  for (const one of grown) {
    if (one?.weakest === undefined) continue;
    groups.push({ numbers: one.members.sort((a, b) => a - b), weakest: one.weakest });
  }
  return groups.sort((left, right) => (left.numbers[0] ?? 0) - (right.numbers[0] ?? 0));
}
