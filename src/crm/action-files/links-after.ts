import { NO_PARENT } from '../survivorship/parents-in-crm.ts';
import type { Proposal, ProposedChanges } from './action-plan.ts';

/** Who is whose parent when the plan is carried out. */
export interface LinksAfter {
  /** Of accounts that are merged: the one that is left of them in the end. */
  readonly survivors: ReadonlyMap<number, number>;
  /** Merges that lead back to themselves. */
  readonly endless: readonly number[];
  /** Negative without one among the accounts. */
  parentOf(at: number): number;
}

/** What was proposed as parent, else the parent as it is; in the place of one that is merged stands its survivor. */
export function linksAfter(
  { parentOf }: Pick<ProposedChanges, 'parentOf'>,
  kept: ReadonlyMap<number, Proposal>,
): LinksAfter {
  const survivors = new Map<number, number>();
  const endless: number[] = [];
  for (const { at, action } of kept.values()) {
    if (action !== 'Merge') continue;
    const end = endOf(at, kept);
    if (end === undefined) endless.push(at);
    else survivors.set(at, end);
  }
  return {
    survivors,
    endless,
    parentOf(at) {
      const proposal = kept.get(at);
      const parent = isLink(proposal) ? (proposal.target ?? NO_PARENT) : parentOf(at);
      return survivors.get(parent) ?? parent;
    },
  };
}

/** The proposal sets or removes a parent. */
export function isLink(proposal: Proposal | undefined): proposal is Proposal {
  return (
    proposal !== undefined &&
    (!proposal.isMissingParent || proposal.losesParent === true) &&
    (proposal.action === 'Associate' || proposal.action === 'Associate (missing parent)')
  );
}

/** Where a merge leads when the account it goes into is merged as well; undefined in a circle. */
function endOf(from: number, kept: ReadonlyMap<number, Proposal>): number | undefined {
  const way = new Set<number>();
  for (let at = from; ; ) {
    if (way.has(at)) return undefined;
    way.add(at);
    const next = kept.get(at);
    if (next?.action !== 'Merge' || next.target === null) return at;
    at = next.target;
  }
}
