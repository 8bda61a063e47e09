import type { SurvivorCriterion } from '../../contract/crosscheck-rules.ts';
import type { Standings } from './standing.ts';

/**
 * What told two accounts apart. Before all criteria stand `protected`, for a protected account never loses, and `marked`
 * and `marked_in_name`: of two unprotected ones that which somebody has marked as a double, in a column or in its name, does not survive.
 * Where the name of the company is asked for, `sureness` follows it.
 */
export type Deciding = SurvivorCriterion | 'protected' | 'marked' | 'marked_in_name' | 'sureness' | 'id';

const VALUES: Readonly<Record<SurvivorCriterion | 'sureness', (standings: Standings, at: number) => number>> =
  {
    active: ({ isInactive }, at) => (isInactive(at) ? 0 : 1),
    customer: ({ isCustomer }, at) => (isCustomer(at) ? 1 : 0),
    open_opportunities: ({ openOpportunities }, at) => figure(openOpportunities[at]),
    contracted_revenue: ({ contractedRevenue }, at) => figure(contractedRevenue[at]),
    parent_of_others: ({ children }, at) => children[at] ?? 0,
    company_name: ({ isUnit }, at) => (isUnit(at) ? 0 : 1),
    sureness: ({ isSurelyKnown }, at) => (isSurelyKnown(at) ? 1 : 0),
    last_activity: ({ lastActivity }, at) => orLowest(lastActivity[at]),
    completeness: ({ filled }, at) => filled[at] ?? 0,
    oldest: ({ created }, at) => orLowest(-(created[at] ?? Number.NaN)),
  };

/** Amounts of different currencies tell no more than that there is something. */
function hasRevenue({ contractedRevenue }: Standings, at: number): number {
  return contractedRevenue[at] === 0 ? 0 : 1;
}

/** What cannot be read is more than nothing, and comes behind every figure that is known. */
function figure(value = 0): number {
  return Number.isNaN(value) ? Number.MIN_VALUE : value;
}

/** What is not known comes last. */
function orLowest(value: number | undefined): number {
  return value === undefined || Number.isNaN(value) ? Number.NEGATIVE_INFINITY : value;
}

interface Compared {
  readonly standings: Standings;
  readonly criteria: readonly SurvivorCriterion[];
  /** Of more accounts that are put in order together: whether the contracted revenue of all is of one currency. */
  readonly areOneCurrency?: boolean;
}

/** Which of two accounts survives, and by what; undefined when the criteria cannot tell them apart. */
export function betterOf(
  a: number,
  b: number,
  { standings, criteria, areOneCurrency = standings.currencies.areOne([a, b]) }: Compared,
): { readonly better: number; readonly by: Deciding } | undefined {
  const [first, second] = [standings.isProtected(a), standings.isProtected(b)];
  if (first !== second) return { better: first ? a : b, by: 'protected' };
  const by = first ? undefined : markThatTells(a, b, standings);
  if (by !== undefined) return { better: MARKS[by](standings, a) ? b : a, by };
  for (const criterion of withSureness(first ? criteria : withOldest(criteria))) {
    const value = criterion === 'contracted_revenue' && !areOneCurrency ? hasRevenue : VALUES[criterion];
    const [left, right] = [value(standings, a), value(standings, b)];
    if (left !== right) return { better: left > right ? a : b, by: criterion };
  }
  return undefined;
}

const MARKS = {
  marked: ({ isMarked }: Standings, at: number) => isMarked(at),
  marked_in_name: ({ isMarkedInName }: Standings, at: number) => isMarkedInName(at),
};

function markThatTells(a: number, b: number, standings: Standings): keyof typeof MARKS | undefined {
  const isTelling = (by: keyof typeof MARKS) => MARKS[by](standings, a) !== MARKS[by](standings, b);
  return (['marked', 'marked_in_name'] as const).find(isTelling);
}

/** Of accounts of which nothing hangs on either, age decides where the rules do not ask for it. */
function withOldest(criteria: readonly SurvivorCriterion[]): readonly SurvivorCriterion[] {
  return criteria.includes('oldest') ? criteria : [...criteria, 'oldest'];
}

/** An account that surely is the company says who it is, and not one that only may be it. */
function withSureness(criteria: readonly SurvivorCriterion[]): readonly (keyof typeof VALUES)[] {
  return criteria.flatMap((one) => (one === 'company_name' ? [one, 'sureness' as const] : [one]));
}
