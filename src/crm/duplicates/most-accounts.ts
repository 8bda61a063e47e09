import { CoreError } from '../../contract/errors.ts';

/**
 * Numbers of accounts are below this: two of them are one number of 53 bits, which would have room for 2^26. A map of
 * JavaScript has room for 2^24, and clusters and plans have maps of accounts.
 */
export const MOST_ACCOUNTS = 2 ** 24;

/** Of so many accounts lists of keys are held in memory: an account and a hash of 31 bits are one number of 53 bits. */
export const MOST_IN_MEMORY = 2 ** 22;

const SPLIT =
  'Split the file so that accounts of one company stay together, by country for instance, and check each part.';

/** Throws TOO_LARGE for more accounts than can be compared with each other. */
export function requireComparable(accounts: number, most = MOST_ACCOUNTS, fix = SPLIT): void {
  if (accounts <= most) return;
  const [given, limit] = [accounts, most].map((count) => count.toLocaleString('en-US'));
  throw new CoreError(
    'TOO_LARGE',
    `there are ${given} accounts, and at most ${limit} are compared with each other`,
    { fix },
  );
}

/** Throws TOO_LARGE for more accounts than can be compared by lists in memory. */
export function requireInMemory(accounts: number): void {
  requireComparable(accounts, MOST_IN_MEMORY);
}
