import { placeIn } from '../../resolution/records/place-in.ts';
import type { Double, Doubles } from '../verdict.ts';
import { MOST_ACCOUNTS } from './most-accounts.ts';
import { neighbourLists } from './neighbour-lists.ts';
import type { OrderedAccounts } from './ordered-accounts.ts';
import type { PairDecisions } from './pair-decisions.ts';

/**
 * Doubles that may hold a cluster together, by rank: the surest first; of equally sure ones those that a third account
 * confirms. In few bytes each, for of a million accounts there are several millions.
 */
export interface Links {
  readonly size: number;
  /** The numbers of its accounts, the lower one first. */
  a(link: number): number;
  b(link: number): number;
  /** Less is surer. */
  weaknessOf(link: number): number;
  isHigh(link: number): boolean;
  /** Not told by likeness: something else says that they are one company. */
  isDecided(link: number): boolean;
  doubleOf(link: number): Double;
  /** Those of an account, by rank. */
  at(account: number): Uint32Array;
  /** Between two accounts; of several what they say themselves and not what was decided. */
  between(a: number, b: number): number | undefined;
}

const DECIDED = 0;

/** Finds the links among the doubles, and those that were decided. */
export function linksOf(doubles: Doubles, { together }: PairDecisions, accounts: OrderedAccounts): Links {
  const strong = strongOf(doubles);
  const size = together.length + strong.length;
  const a = new Uint32Array(size);
  const b = new Uint32Array(size);
  const weakness = new Uint8Array(size);
  const bits = new Float64Array(size);
  const numbers = numbersOf(accounts);
  const decidedOrFound = (link: number): Double => {
    const pair = together[link];
    // Of a strong one its number in the list was noted.
    return pair === undefined ? (doubles.at(strong[link - together.length] ?? 0) as Double) : decided(pair);
  };
  for (let link = 0; link < size; link++) {
    const double = decidedOrFound(link);
    const [one, other] = [numbers[double.a] ?? 0, numbers[double.b] ?? 0];
    a[link] = Math.min(one, other);
    b[link] = Math.max(one, other);
    weakness[link] = link < together.length ? DECIDED : weaknessOf(double);
    bits[link] = double.bits ?? 0;
  }
  const order = ranked({ a, b, weakness, bits }, accounts.size);
  const linked = neighbourLists(accounts.size, size, (rank) => {
    const link = order[rank] ?? 0;
    return [a[link] ?? 0, b[link] ?? 0];
  });
  const links: Links = {
    size,
    a: (rank) => a[order[rank] ?? 0] ?? 0,
    b: (rank) => b[order[rank] ?? 0] ?? 0,
    weaknessOf: (rank) => weakness[order[rank] ?? 0] ?? 0,
    isHigh: (rank) => (weakness[order[rank] ?? 0] ?? 0) < MEDIUM,
    isDecided: (rank) => (order[rank] ?? 0) < together.length,
    doubleOf: (rank) => decidedOrFound(order[rank] ?? 0),
    at: linked,
    between(one, other) {
      const [mine, theirs] = [linked(one), linked(other)];
      const [fewer, sought] = mine.length <= theirs.length ? [mine, other] : [theirs, one];
      return fewer.findLast((rank) => links.a(rank) === sought || links.b(rank) === sought);
    },
  };
  return links;
}

/** The numbers of accounts by their positions. */
export function numbersOf(accounts: Pick<OrderedAccounts, 'size' | 'positionOf'>): Uint32Array {
  const numbers = new Uint32Array(accounts.size);
  for (let number = 0; number < accounts.size; number++) numbers[accounts.positionOf(number)] = number;
  return numbers;
}

/** Two positions in one number, whichever way round. */
export function pairKey(a: number, b: number): number {
  return Math.min(a, b) * MOST_ACCOUNTS + Math.max(a, b);
}

/** It may hold a cluster together. */
export function isStrong({ confidence, kind }: Double): boolean {
  return confidence !== 'LOW' && kind !== 'related';
}

/** Where those that may hold a cluster together stand in the list. */
function strongOf(doubles: Doubles): Uint32Array {
  const strong = new Uint32Array(doubles.length);
  let [number, length] = [0, 0];
  for (const double of doubles) {
    if (isStrong(double)) strong[length++] = number;
    number++;
  }
  return strong.subarray(0, length);
}

interface Columns {
  readonly a: Uint32Array;
  readonly b: Uint32Array;
  readonly weakness: Uint8Array;
  readonly bits: Float64Array;
}

function ranked({ a, b, weakness, bits }: Columns, accounts: number): Uint32Array {
  const lack = new Uint8Array(a.length);
  const hasThird = thirdTest({ a, b }, accounts);
  for (const [link, one] of weakness.entries()) lack[link] = one * 2 + (hasThird(link) ? 0 : 1);
  const of = (column: Columns['a'] | Columns['bits'], link: number) => column[link] ?? 0;
  return Uint32Array.from(a.keys()).sort(
    (left, right) =>
      (lack[left] ?? 0) - (lack[right] ?? 0) ||
      of(bits, right) - of(bits, left) ||
      of(a, left) - of(a, right) ||
      of(b, left) - of(b, right),
  );
}

/** Whether a third account is linked to both. */
function thirdTest({ a, b }: Pick<Columns, 'a' | 'b'>, accounts: number): (link: number) => boolean {
  const linked = neighbourLists(accounts, a.length, (link) => [a[link] ?? 0, b[link] ?? 0], 'accounts');
  return (link) => {
    const [mine, theirs] = [linked(a[link] ?? 0), linked(b[link] ?? 0)];
    const [fewer, more] = mine.length <= theirs.length ? [mine, theirs] : [theirs, mine];
    return fewer.some((other) => placeIn(more, other) !== -1);
  };
}

/** Of links that likeness tells: HIGH before MEDIUM, and with an agreement of their own before without. */
const HIGH = 1;
const MEDIUM = 3;

/** How weak a link is that likeness tells; less is surer. */
export function weaknessOf({ confidence, hasOwnAgreement }: Double): number {
  return (confidence === 'HIGH' ? HIGH : MEDIUM) + (hasOwnAgreement ? 0 : 1);
}

function decided([a, b]: readonly [number, number]): Double {
  return {
    ...{ a: Math.min(a, b), b: Math.max(a, b), kind: 'exact', confidence: 'HIGH', hasOwnAgreement: true },
    reasoning: 'It was decided that they are one company.',
  };
}
