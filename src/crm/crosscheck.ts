import { tooRiskyFor } from './actions/risk.ts';
import { settle } from './actions/settle.ts';
import type { PlanInput } from './actions/situation.ts';
import { groupsOf } from './groups.ts';
import type { Links } from './hierarchy/parent-link.ts';
import { inSteps } from './in-steps.ts';
import { planOf } from './plan.ts';
import { type PlannedAhead, planAhead } from './plan-ahead.ts';
import { situate } from './situate.ts';
import type { Cluster, Double, Plan } from './verdict.ts';

/** Which accounts are one company, and the pairs that may be. */
export interface Duplicates {
  readonly clusters: readonly Cluster[];
  /** Read once. */
  readonly doubles: Iterable<Double>;
}

/**
 * The plan for all accounts of a dataset: which of a company survives, who leaves, who belongs to whom, and one
 * recommendation for each. Accounts without an entity take part as parents alone; judge-alone.ts tells of them.
 */
export function planCrosscheck(
  input: PlanInput,
  { clusters, doubles }: Duplicates,
  { standings, entities }: PlannedAhead = inSteps(planAhead(input)).result(),
): Plan {
  return planBy(situate({ ...input, standings }, clusters, entities), doubles);
}

/** The plan of accounts of which is known who survives and who leaves. */
export function planBy(links: Links, doubles: Iterable<Double>): Plan {
  const { situation, departures } = links;
  const settled = settle(links, {
    isTooRisky: tooRiskyFor(situation),
  });
  const groups = groupsOf(situation, departures.standing);
  const hasEntity = (at: number) => situation.entities.entityOf(at) !== undefined;
  return planOf({
    links,
    settled,
    groups,
    doubles: between(doubles, hasEntity),
  });
}

/** Those of which both accounts are such. */
function* between(doubles: Iterable<Double>, isSuch: (at: number) => boolean): Generator<Double> {
  for (const double of doubles) if (isSuch(double.a) && isSuch(double.b)) yield double;
}
