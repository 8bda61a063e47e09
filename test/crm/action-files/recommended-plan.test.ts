import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Proposal } from '../../../src/crm/action-files/action-plan.ts';
import { planActions } from '../../../src/crm/action-files/plan-actions.ts';
import { standingsOf } from '../../../src/crm/survivorship/standing.ts';
import type { Verdict } from '../../../src/crm/verdict.ts';
import { datasetOf, type GeneratedCrm, generatedCrm } from '../generated-crm.ts';
import { verdictsOf } from '../judged-crm.ts';

const RUNS = { numRuns: 1000, seed: 20 };

describe('the plan of a whole crosscheck', () => {
  it('can be carried out as it is: nothing of it is left out', () => {
    let [merged, moved, deleted] = [0, 0, 0];
    fc.assert(
      fc.property(generatedCrm, (crm) => {
        const { plan } = planned(crm);
        expect(plan.leftOut).toEqual([]);
        merged += plan.merges.length;
        moved += plan.parents.length;
        deleted += plan.deletes.length;
      }),
      RUNS,
    );
    expect(Math.min(merged, moved, deleted)).toBeGreaterThan(100);
  });

  it('moves an account that a proposal does not name only with the account it stands below', () => {
    fc.assert(
      fc.property(generatedCrm, (crm) => {
        const { plan, proposals } = planned(crm);
        const losers = new Set(plan.merges.flatMap((merge) => merge.losers));
        const { parent } = standingsOf(datasetOf(crm.rows), crm.rules);
        const named = new Set(proposals.map(({ at }) => at));
        for (const { at, isForced } of plan.parents) {
          if (isForced) expect(losers.has(parent[at] ?? -1)).toBe(true);
          else expect(named.has(at)).toBe(true);
        }
      }),
      RUNS,
    );
  });
});

function planned(crm: GeneratedCrm) {
  const dataset = datasetOf(crm.rows);
  const verdicts = verdictsOf(crm, crm.rows);
  const standings = standingsOf(dataset, crm.rules);
  const proposals = verdicts.flatMap((verdict, at) => proposalOf(at, verdict, dataset.positionOf));
  const plan = planActions({
    ...{ size: crm.rows.length, proposals, includeDelete: true },
    idOf: (at) => dataset.account(at).external_id,
    parentOf: (at) => standings.parent[at] ?? -1,
    isProtected: standings.isProtectedItself,
    problemOf: () => undefined,
    parentProblemOf: () => undefined,
    heldBack: () => undefined,
  });
  return { plan, proposals };
}

function proposalOf(
  at: number,
  { action: { action, associationType, target } }: Verdict,
  positionOf: (id: string) => number | undefined,
): readonly Proposal[] {
  if (action === 'None') return [];
  const isLink = associationType === 'set_initial_parent' || associationType === 'reparent';
  const to = action === 'Merge' || isLink ? positionOf(target?.externalId ?? '') : undefined;
  return [{ at, action, target: to ?? null, isMissingParent: associationType === 'create_parent' }];
}
