import type { Double } from '../verdict.ts';
import { MOST_ACCOUNTS } from './most-accounts.ts';
import type { OrderedAccounts } from './ordered-accounts.ts';
import type { PairDecisions } from './pair-decisions.ts';

/** A double that may hold a cluster together, by the numbers of its accounts, the lower one first. */
export interface Link {
  readonly a: number;
  readonly b: number;
  readonly double: Double;
  /** Not told by likeness: something else says that they are one company. */
  readonly isDecided: boolean;
}

/** The links among the doubles, the surest first; of equally sure ones those that a third account confirms. */
export function linksOf(
  doubles: readonly Double[],
  { together }: PairDecisions,
  accounts: OrderedAccounts,
): readonly Link[] {
  const numbers = new Uint32Array(accounts.size);
  for (let number = 0; number < accounts.size; number++) numbers[accounts.positionOf(number)] = number;
  const linkOf = (double: Double, isDecided: boolean): Link => {
    const [one, other] = [numbers[double.a] ?? 0, numbers[double.b] ?? 0];
    return { a: Math.min(one, other), b: Math.max(one, other), double, isDecided };
  };
  const links = [
    ...together.map((pair) => linkOf(decided(pair), true)),
    ...doubles.filter(isStrong).map((double) => linkOf(double, false)),
  ];
  const hasThird = thirdTest(links);
  const supported = new Set(links.filter(hasThird));
  const lackOf = (link: Link) => weaknessOf(link) * 2 + (supported.has(link) ? 0 : 1);
  return links.sort(
    (left, right) =>
      lackOf(left) - lackOf(right) ||
      (right.double.bits ?? 0) - (left.double.bits ?? 0) ||
      left.a - right.a ||
      left.b - right.b,
  );
}

/** Whether a third account is linked to both. */
function thirdTest(links: readonly Link[]): (link: Link) => boolean {
  const linkedTo = new Map<number, Set<number>>();
  for (const { a, b } of links) {
    for (const [one, other] of [
      [a, b],
      [b, a],
    ] as const) {
      const others = linkedTo.get(one);
      if (others === undefined) linkedTo.set(one, new Set([other]));
      else others.add(other);
    }
  }
  return ({ a, b }) => {
    const [mine, theirs] = [linkedTo.get(a) ?? new Set<number>(), linkedTo.get(b) ?? new Set<number>()];
    const [fewer, more] = mine.size <= theirs.size ? [mine, theirs] : [theirs, mine];
    for (const other of fewer) if (more.has(other)) return true;
    return false;
  };
}

/** Two positions in one number, whichever way round. */
export function pairKey(a: number, b: number): number {
  return Math.min(a, b) * MOST_ACCOUNTS + Math.max(a, b);
}

/** Less is surer. */
export function weaknessOf({ double, isDecided }: Link): number {
  if (isDecided) return 0;
  return (double.confidence === 'HIGH' ? 1 : 3) + (double.hasOwnAgreement ? 0 : 1);
}

/** It may hold a cluster together. */
export function isStrong({ confidence, kind }: Double): boolean {
  return confidence !== 'LOW' && kind !== 'related';
}

function decided([a, b]: readonly [number, number]): Double {
  return {
    ...{ a: Math.min(a, b), b: Math.max(a, b), kind: 'exact', confidence: 'HIGH', hasOwnAgreement: true },
    reasoning: 'It was decided that they are one company.',
  };
}
