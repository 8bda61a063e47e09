import type { Proposal, ProposedChanges } from './action-plan.ts';
import { isLink, type LinksAfter } from './links-after.ts';

/** A proposal that cannot stand beside the others. */
interface Fault {
  readonly at: number;
  readonly why: string;
  /** It can stand when the account loses its parent. */
  readonly losesParent?: true;
}

/** One proposal of each thing that is wrong with the proposals as a whole; none when they fit together. */
export function faultsOf(
  changes: ProposedChanges,
  kept: ReadonlyMap<number, Proposal>,
  links: LinksAfter,
): readonly Fault[] {
  const isDeleted = (at: number) => kept.get(at)?.action === 'Delete';
  const faults: Fault[] = links.endless.map((at) => ({ at, why: 'its merge leads back to itself' }));
  for (const [loser, survivor] of links.survivors)
    if (isDeleted(survivor))
      faults.push({ at: loser, why: 'the account it is merged into is to be deleted' });
  for (let at = 0; at < changes.size; at++) {
    const [before, after] = [changes.parentOf(at), links.parentOf(at)];
    if (after >= 0 && isDeleted(after) && !isDeleted(at) && !links.survivors.has(at))
      faults.push(belowDeleted(at, after, kept));
    if (before === after || isLink(kept.get(at))) continue;
    const problem = changes.problemOf(at) ?? changes.parentProblemOf(at);
    if (problem !== undefined)
      faults.push({ at: before, why: `${changes.idOf(at)} stands below it and cannot be moved: ${problem}` });
  }
  return [...faults, ...circleFaults(changes, kept, links)];
}

function belowDeleted(at: number, parent: number, kept: ReadonlyMap<number, Proposal>): Fault {
  return isLink(kept.get(at))
    ? { at, why: 'its new parent is to be deleted' }
    : { at: parent, why: 'an account that stays has it as its parent' };
}

/** Of each circle that is not there yet, the proposal that gives way: a parent that has to go, else a new parent rather than a merge. */
function circleFaults(
  changes: ProposedChanges,
  kept: ReadonlyMap<number, Proposal>,
  links: LinksAfter,
): readonly Fault[] {
  const changed = (at: number) => changes.parentOf(at) !== links.parentOf(at);
  const last = (ones: readonly number[]) =>
    ones.reduce((a, b) => (changes.idOf(b) > changes.idOf(a) ? b : a), ones[0] ?? -1);
  return circlesIn(changes.size, links.parentOf).flatMap((circle) => {
    const moved = circle.filter(changed);
    if (moved.length === 0) {
      const deleted = circle.filter((at) => circle.length > 1 && kept.get(at)?.action === 'Delete');
      return deleted.map((at) => ({ at, why: 'it stands in a circle of parents' }));
    }
    // A parent that is to be replaced by one that has to be made is wrong already.
    const free = circle
      .filter((at) => isWaiting(kept.get(at)) && changes.parentProblemOf(at) === undefined)
      .filter((at) => changes.problemOf(at) === undefined);
    if (free.length > 0) return [{ at: last(free), why: '', losesParent: true as const }];
    const proposed = moved.filter((at) => isLink(kept.get(at)));
    if (proposed.length > 0)
      return [{ at: last(proposed), why: 'its new parent would close a circle of parents' }];
    // Nobody proposed these links: they come of merges alone, and the old parent of each of them is merged.
    const why = 'the account it is merged into stands below it, or the merge would close a circle of parents';
    return [{ at: changes.parentOf(last(moved)), why }];
  });
}

/** It stays below its old parent until the new one is made. */
function isWaiting(proposal: Proposal | undefined): boolean {
  return proposal?.isMissingParent === true && proposal.losesParent !== true;
}

/** The circles of accounts that are each other's parents; one that is its own parent is one. */
function circlesIn(size: number, parentOf: (at: number) => number): readonly (readonly number[])[] {
  const walks = new Int32Array(size).fill(-1);
  const circles: number[][] = [];
  for (let from = 0; from < size; from++) {
    let at = from;
    while (at >= 0 && walks[at] === -1) {
      walks[at] = from;
      at = parentOf(at);
    }
    if (at < 0 || walks[at] !== from) continue;
    const circle = [at];
    for (let next = parentOf(at); next !== at; next = parentOf(next)) circle.push(next);
    circles.push(circle);
  }
  return circles;
}
