import { planCrosscheck } from '../../src/crm/crosscheck.ts';
import { judgeAlone } from '../../src/crm/judge-alone.ts';
import type { Verdict } from '../../src/crm/verdict.ts';
import { clustersOf, datasetOf, type GeneratedCrm, type GeneratedRow } from './generated-crm.ts';

/** The plan of accounts, and what the accounts alone tell of those without a company. */
export function planned({ world, rules, overrides, link }: GeneratedCrm, rows: readonly GeneratedRow[]) {
  const dataset = datasetOf(rows);
  const duplicates = { clusters: clustersOf(rows, link), doubles: [] };
  const plan = planCrosscheck({ dataset, world, rules, overrides }, duplicates);
  const alone = judgeAlone({
    ...{ dataset, duplicates, rules, overrides },
    given: (at) => (dataset.identity(at).coreId === null ? undefined : plan.briefOf(at)),
  });
  return { plan, alone };
}

/** Of accounts with an entity by the plan, of others by what the accounts alone tell. */
export function verdictsOf(crm: GeneratedCrm, rows: readonly GeneratedRow[]): readonly Verdict[] {
  const { plan, alone } = planned(crm, rows);
  return rows.map((_, at) => alone.verdictOf(at) ?? plan.verdictOf(at));
}
