import { cyclesOf } from '../hierarchy/crm-cycles.ts';
import type { Links } from '../hierarchy/parent-link.ts';
import { NO_PARENT } from '../survivorship/parents-in-crm.ts';
import { type Judgement, judge, type NoneReason } from './judge.ts';

/** The recommendations of a whole plan after what would hurt each other was taken out. */
export interface Settled {
  /** Why the recommendation of an account was taken back; undefined where it stands. */
  overruled(at: number): Extract<NoneReason, 'too risky' | 'would make a circle'> | undefined;
  /** It is to be merged or deleted; never where an account is judged elsewhere. */
  leaves(at: number): boolean;
  /** Circles of parents that are left, because nothing is known against any link of them. */
  cycleLeft(at: number): readonly number[] | undefined;
}

type Overruled = 'too risky' | 'would make a circle';

/**
 * Takes back what is riskier than the rules allow, and then new parents that would close a circle with links that stay.
 * What is taken back changes nothing in the CRM, so that each round leaves fewer changes than the one before.
 */
export function settle(
  links: Links,
  {
    isTooRisky,
    isJudged = () => true,
  }: {
    readonly isTooRisky: (at: number, judgement: Judgement) => boolean;
    /** Accounts that are judged elsewhere keep their parents. */
    readonly isJudged?: (at: number) => boolean;
  },
): Settled {
  const { situation } = links;
  const { size, parent } = situation.standings;
  const next = Int32Array.from(parent);
  const overruled = new Map<number, Overruled>();
  const leaving = new Uint8Array(size);
  for (let at = 0; at < size; at++) {
    if (!isJudged(at)) continue;
    const judgement = judge(at, links);
    if (judgement.action === 'None') continue;
    if (isTooRisky(at, judgement)) overruled.set(at, 'too risky');
    else {
      next[at] = parentAfter(judgement);
      leaving[at] = judgement.action === 'Merge' || judgement.action === 'Delete' ? 1 : 0;
    }
  }
  for (;;) {
    const left = cyclesOf(next, situation.companies.isBefore);
    const changed = left.all.flat().filter((at) => next[at] !== parent[at]);
    if (changed.length === 0)
      return {
        overruled: (at) => overruled.get(at),
        leaves: (at) => leaving[at] === 1,
        cycleLeft: (at) => left.of(at),
      };
    for (const at of changed) {
      next[at] = parent[at] ?? NO_PARENT;
      overruled.set(at, 'would make a circle');
      leaving[at] = 0;
    }
  }
}

/** Accounts that are merged or deleted have no parent any more; a parent that is created has none either. */
function parentAfter(judgement: Exclude<Judgement, { action: 'None' }>): number {
  return judgement.action === 'Associate' && judgement.step.kind === 'link' ? judgement.step.to : NO_PARENT;
}
