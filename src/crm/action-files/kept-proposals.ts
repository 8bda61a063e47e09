import type { LeftOut, Proposal, ProposedChanges } from './action-plan.ts';

interface KeptProposals {
  /** By position. */
  readonly kept: Map<number, Proposal>;
  readonly leftOut: readonly LeftOut[];
  readonly deletesNotAsked: number;
}

/** The proposals that can be carried out as far as each of them tells by itself. */
export function keptProposals(changes: ProposedChanges): KeptProposals {
  const kept = new Map<number, Proposal>();
  const leftOut: LeftOut[] = [];
  let deletesNotAsked = 0;
  for (const proposal of changes.proposals) {
    const { at, action } = proposal;
    const isAnswered = proposal.answer !== undefined && proposal.answer !== 'accepted';
    if (action === 'Delete' && !changes.includeDelete && !isAnswered) {
      deletesNotAsked++;
      continue;
    }
    const why = obstacleOf(proposal, changes);
    if (why === undefined) kept.set(at, proposal);
    else leftOut.push({ at, action, why });
  }
  return { kept, leftOut, deletesNotAsked };
}

function obstacleOf({ at, action, target, isMissingParent, obstacle }: Proposal, changes: ProposedChanges) {
  if (obstacle !== undefined) return obstacle;
  const leaves = action === 'Delete' || action === 'Merge';
  if (leaves && changes.isProtected(at)) return 'the account is protected';
  if (action === 'Merge' && target === null) return 'the account it is merged into is not in the file';
  if (target === at)
    return action === 'Merge' ? 'it would be merged into itself' : 'it would be its own parent';
  if (isMissingParent) return changes.problemOf(at);
  return (
    changes.problemOf(at) ??
    (target === null ? undefined : changes.problemOf(target)) ??
    (leaves ? changes.heldBack(at) : changes.parentProblemOf(at))
  );
}
