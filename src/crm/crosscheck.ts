import type { CrosscheckRules } from '../contract/crosscheck-rules.ts';
import type { Hierarchy } from '../universe/hierarchy/reference-family.ts';
import { riskOf } from './actions/risk.ts';
import { settle } from './actions/settle.ts';
import { situationOf } from './actions/situation.ts';
import type { Dataset } from './dataset.ts';
import { groupsOf } from './groups.ts';
import { cyclesOf } from './hierarchy/crm-cycles.ts';
import { knownEntities } from './hierarchy/known-entities.ts';
import type { Overrides } from './override.ts';
import { planOf } from './plan.ts';
import { departuresOf } from './status/departures.ts';
import { companiesOf } from './survivorship/companies.ts';
import { standingsOf } from './survivorship/standing.ts';
import type { Cluster, Double, Plan } from './verdict.ts';

/** Which accounts are one company, and the pairs that may be. */
export interface Duplicates {
  readonly clusters: readonly Cluster[];
  readonly doubles: readonly Double[];
}

/**
 * The plan for all accounts of a dataset: which of a company survives, who leaves, who belongs to whom, and one
 * recommendation for each. Accounts without an entity take part as parents alone; judge-alone.ts tells of them.
 */
export function planCrosscheck(
  dataset: Dataset,
  duplicates: Duplicates,
  world: Hierarchy,
  rules: CrosscheckRules,
  overrides: Overrides,
): Plan {
  const input = { dataset, world, rules, overrides };
  const standings = standingsOf(dataset, rules);
  const entities = knownEntities(dataset, world);
  const hasEntity = (at: number) => entities.entityOf(at) !== undefined && !standings.isJunk(at);
  const companies = companiesOf(duplicates.clusters, { ...input, standings }, hasEntity);
  const situation = situationOf(input, { standings, entities, companies });
  const departures = departuresOf(situation);
  const cycles = cyclesOf(standings.parent, companies.isBefore);
  const links = { situation, departures, cycles };
  const settled = settle(links, (at, judgement) => {
    return riskOf(at, judgement, situation).risk > rules.limits.max_risk;
  });
  const groups = groupsOf(situation, departures.standing);
  return planOf({ links, settled, groups, doubles: duplicates.doubles });
}
