import { MOST_ACCOUNTS } from './most-accounts.ts';

/** Two accounts by number; of what holds for both alike the lower one first. */
export type Pair = readonly [number, number];

/** Both in one number of 53 bits; ascending numbers are pairs in order. */
export function numberOf([a, b]: Pair): number {
  return a * MOST_ACCOUNTS + b;
}

export function pairOf(number: number): Pair {
  return [Math.floor(number / MOST_ACCOUNTS), number % MOST_ACCOUNTS];
}
