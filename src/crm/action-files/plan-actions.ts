import type { ActionPlan, GroupMerge, LeftOut, ProposedChanges } from './action-plan.ts';
import { keptProposals } from './kept-proposals.ts';
import { linksAfter } from './links-after.ts';
import { orderedParents } from './parent-order.ts';
import { faultsOf } from './plan-faults.ts';

/**
 * Makes an ordered plan of what is proposed. A proposal that would leave an account below one that is gone, close a
 * circle, or lose something protected is left out, and the plan says why.
 */
export function planActions(changes: ProposedChanges): ActionPlan {
  const { kept, leftOut, deletesNotAsked } = keptProposals(changes);
  const out: LeftOut[] = [...leftOut];
  for (;;) {
    const links = linksAfter(changes, kept);
    const faults = faultsOf(changes, kept, links);
    if (faults.length === 0) {
      const missing = [...kept.values()].filter(({ isMissingParent }) => isMissingParent);
      const byId = byIdOf(changes);
      return {
        parents: orderedParents(changes, kept, links),
        merges: mergesOf(links.survivors, byId),
        deletes: childrenFirst(
          [...kept.values()].filter(({ action }) => action === 'Delete').map(({ at }) => at),
          links.parentOf,
          byId,
        ),
        missingParents: missing.map(({ at }) => at).sort(byId),
        leftOut: out.sort((a, b) => byId(a.at, b.at)),
        deletesNotAsked,
      };
    }
    for (const { at, why, losesParent } of faults) {
      const proposal = kept.get(at);
      if (proposal === undefined) continue;
      if (losesParent === true) {
        kept.set(at, { ...proposal, losesParent });
        continue;
      }
      kept.delete(at);
      out.push({ at, action: proposal.action, why });
    }
  }
}

type Compare = (a: number, b: number) => number;

export function byIdOf({ idOf }: Pick<ProposedChanges, 'idOf'>): Compare {
  return (a, b) => (idOf(a) < idOf(b) ? -1 : idOf(a) > idOf(b) ? 1 : a - b);
}

function mergesOf(survivors: ReadonlyMap<number, number>, byId: Compare): readonly GroupMerge[] {
  const losers = new Map<number, number[]>();
  for (const [loser, survivor] of survivors) {
    const ones = losers.get(survivor) ?? [];
    ones.push(loser);
    losers.set(survivor, ones);
  }
  return [...losers]
    .map(([survivor, ones]) => ({ survivor, losers: ones.sort(byId) }))
    .sort((a, b) => byId(a.survivor, b.survivor));
}

/** Those that stand deepest first. */
function childrenFirst(
  deletes: readonly number[],
  parentOf: (at: number) => number,
  byId: Compare,
): readonly number[] {
  const gone = new Set(deletes);
  const depthOf = (at: number) => {
    const way = new Set<number>();
    for (let above = at; gone.has(above) && !way.has(above); above = parentOf(above)) way.add(above);
    return way.size;
  };
  const depths = new Map(deletes.map((at) => [at, depthOf(at)]));
  return [...deletes].sort((a, b) => (depths.get(b) ?? 0) - (depths.get(a) ?? 0) || byId(a, b));
}
