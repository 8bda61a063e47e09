import type { CrosscheckRules } from '../../contract/crosscheck-rules.ts';
import { keyOf } from '../../crm/account-name.ts';
import { type Duplicates, planCrosscheck } from '../../crm/crosscheck.ts';
import type { Dataset } from '../../crm/dataset.ts';
import { clustersOf, leftOver } from '../../crm/duplicates/clusters.ts';
import { findDoubles } from '../../crm/duplicates/find-doubles.ts';
import type { PairDecisions } from '../../crm/duplicates/pair-decisions.ts';
import { NO_OVERRIDES, type Overrides } from '../../crm/override.ts';
import type { Cluster, Double, Plan } from '../../crm/verdict.ts';
import type { Hierarchy } from '../../universe/hierarchy/reference-family.ts';

/** What is to be done with every account, and the pairs of accounts that are near. */
export interface JudgedPairs {
  readonly plan: Plan;
  readonly doubles: readonly Double[];
  /** Accounts of one company by these pairs and by what people decided. */
  readonly clusters: readonly Cluster[];
}

/** Works out what is to be done with every account of a dataset. */
export function judgeDataset(
  dataset: Dataset,
  world: Hierarchy,
  rules: CrosscheckRules,
  overrides: Overrides,
): JudgedPairs {
  const { doubles, duplicates } = foundIn(dataset, overrides);
  return {
    plan: planCrosscheck(dataset, duplicates, world, rules, overrides),
    doubles,
    clusters: duplicates.clusters,
  };
}

/** Which accounts are one company, and which others may be. */
export function duplicatesIn(dataset: Dataset, overrides: Overrides): Duplicates {
  return foundIn(dataset, overrides).duplicates;
}

function foundIn(dataset: Dataset, overrides: Overrides) {
  const doubles = findDoubles(dataset);
  const clusters = clustersOf(dataset, doubles, pairDecisions(dataset, overrides));
  return { doubles, duplicates: { clusters, doubles: leftOver(doubles, clusters) } };
}

/** What people decided about pairs of these accounts. Two that are never to be merged may be one company all the same. */
function pairDecisions(dataset: Dataset, overrides: Overrides): PairDecisions {
  const keyAt = (at: number) => keyOf(dataset.account(at));
  return {
    areApart: (a, b) =>
      overrides !== NO_OVERRIDES && overrides.ofPair(keyAt(a), keyAt(b)) === 'different_companies',
    together: overrides === NO_OVERRIDES ? [] : [...pairsTogether(dataset, overrides)],
  };
}

function* pairsTogether(dataset: Dataset, overrides: Overrides): Generator<readonly [number, number]> {
  for (let at = 0; at < dataset.size; at++)
    for (const other of overrides.sameAs(keyOf(dataset.account(at)))) {
      const position = dataset.positionOf(other);
      if (position !== undefined && position > at) yield [at, position];
    }
}
