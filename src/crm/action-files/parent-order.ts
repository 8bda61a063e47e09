import { NO_PARENT } from '../survivorship/parents-in-crm.ts';
import type { ParentChange, Proposal, ProposedChanges } from './action-plan.ts';
import { isLink, type LinksAfter } from './links-after.ts';

/**
 * Parents that change, those above first: when an account is moved, all above its new parent are where they belong, so no
 * circle can close. Where a circle could close in any other order the change is marked: those of old and new links
 * together run in a circle. All others can be made at any time.
 */
export function orderedParents(
  changes: ProposedChanges,
  kept: ReadonlyMap<number, Proposal>,
  links: LinksAfter,
): readonly ParentChange[] {
  const { size, idOf, parentOf } = changes;
  const moved: number[] = [];
  for (let at = 0; at < size; at++) if (isChange(at, { parentOf, kept, links })) moved.push(at);
  const turning = turningAmong(moved, parentOf, links.parentOf);
  const depths = new Map(moved.map((at) => [at, depthOf(at, links.parentOf)]));
  return moved
    .map((at) => {
      const parent = links.parentOf(at);
      return {
        at,
        parent: parent < 0 ? null : parent,
        isForced: !isLink(kept.get(at)),
        isOrdered: turning.has(at),
        wasInCircle: isInCircle(at, parentOf),
      };
    })
    .sort(
      (a, b) =>
        Number(a.isOrdered) - Number(b.isOrdered) ||
        (depths.get(a.at) ?? 0) - (depths.get(b.at) ?? 0) ||
        (idOf(a.at) < idOf(b.at) ? -1 : 1),
    );
}

interface Links {
  readonly parentOf: (at: number) => number;
  readonly kept: ReadonlyMap<number, Proposal>;
  readonly links: LinksAfter;
}

/** A parent that is not among the accounts can be removed, too, although neither is known by a position. */
function isChange(at: number, { parentOf, kept, links }: Links): boolean {
  const [before, after] = [parentOf(at), links.parentOf(at)];
  return after < 0 ? isLink(kept.get(at)) && before !== NO_PARENT : before !== after;
}

function isInCircle(at: number, parentOf: (at: number) => number): boolean {
  const way = new Set<number>();
  for (let above = parentOf(at); above >= 0 && !way.has(above); above = parentOf(above)) {
    if (above === at) return true;
    way.add(above);
  }
  return false;
}

function depthOf(at: number, parentOf: (at: number) => number): number {
  const way = new Set<number>();
  for (let above = at; above >= 0 && !way.has(above); above = parentOf(above)) way.add(above);
  return way.size;
}

/** Accounts that stand in a circle of old and new links together, by Tarjan's strongly connected components. */
function turningAmong(
  from: readonly number[],
  before: (at: number) => number,
  after: (at: number) => number,
): ReadonlySet<number> {
  const above = (at: number) => [...new Set([before(at), after(at)])].filter((one) => one >= 0 && one !== at);
  const index = new Map<number, number>();
  const low = new Map<number, number>();
  const open: number[] = [];
  const isOpen = new Set<number>();
  const turning = new Set<number>();
  const enter = (at: number) => {
    index.set(at, index.size);
    low.set(at, index.size - 1);
    open.push(at);
    isOpen.add(at);
    return { at, rest: above(at) };
  };
  for (const start of from) {
    if (index.has(start)) continue;
    const calls = [enter(start)];
    for (let call = calls.at(-1); call !== undefined; call = calls.at(-1)) {
      const { at, rest } = call;
      const next = rest.pop();
      if (next !== undefined) {
        if (!index.has(next)) calls.push(enter(next));
        else if (isOpen.has(next)) low.set(at, Math.min(low.get(at) ?? 0, index.get(next) ?? 0));
        continue;
      }
      calls.pop();
      const caller = calls.at(-1)?.at;
      if (caller !== undefined) low.set(caller, Math.min(low.get(caller) ?? 0, low.get(at) ?? 0));
      if (low.get(at) !== index.get(at)) continue;
      const component = open.splice(open.lastIndexOf(at));
      for (const one of component) {
        isOpen.delete(one);
        if (component.length > 1) turning.add(one);
      }
    }
  }
  return turning;
}
