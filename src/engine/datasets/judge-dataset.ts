import type { CrosscheckRules } from '../../contract/crosscheck-rules.ts';
import { type Duplicates, planCrosscheck } from '../../crm/crosscheck.ts';
import type { Dataset } from '../../crm/dataset.ts';
import { clustersOf, leftOver } from '../../crm/duplicates/clusters.ts';
import { findDoubles } from '../../crm/duplicates/find-doubles.ts';
import { pairDecisions } from '../../crm/duplicates/pair-decisions.ts';
import { type InSteps, inSteps } from '../../crm/in-steps.ts';
import type { Overrides } from '../../crm/override.ts';
import { planAhead } from '../../crm/plan-ahead.ts';
import type { Standings } from '../../crm/survivorship/standing.ts';
import type { Cluster, Doubles, Plan } from '../../crm/verdict.ts';
import type { Hierarchy } from '../../universe/hierarchy/reference-family.ts';

/** What is to be done with every account, and the pairs of accounts that are near. */
export interface JudgedPairs {
  readonly plan: Plan;
  readonly doubles: Doubles;
  /** Accounts of one company by these pairs and by what people decided. */
  readonly clusters: readonly Cluster[];
  readonly standings: Standings;
}

/** What accounts are judged by. */
interface JudgingBy {
  readonly world: Hierarchy;
  readonly rules: CrosscheckRules;
  readonly overrides: Overrides;
  /** Finds the doubles among the accounts. While others look for them it may do what is given with them. */
  find(dataset: Dataset, meanwhile: Pick<InSteps<unknown>, 'step'>): Promise<Doubles>;
}

/** Works out what is to be done with every account of a dataset. */
export async function judgeDataset(
  dataset: Dataset,
  { world, rules, overrides, find }: JudgingBy,
): Promise<JudgedPairs> {
  const input = { dataset, world, rules, overrides };
  const ahead = inSteps(planAhead(input));
  const doubles = await find(dataset, ahead);
  const duplicates = duplicatesAmong(dataset, doubles, overrides);
  return {
    plan: planCrosscheck(input, duplicates, ahead.result()),
    doubles,
    clusters: duplicates.clusters,
    standings: ahead.result().standings,
  };
}

/** Which accounts are one company, and which others may be. */
export function duplicatesIn(dataset: Dataset, overrides: Overrides): Duplicates {
  return duplicatesAmong(dataset, findDoubles(dataset), overrides);
}

function duplicatesAmong(dataset: Dataset, doubles: Doubles, overrides: Overrides) {
  const clusters = clustersOf(dataset, doubles, pairDecisions(dataset, overrides));
  return { clusters, doubles: leftOver(doubles, clusters, dataset) };
}
