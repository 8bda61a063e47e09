import { CoreError } from '../../contract/errors.ts';

/** Numbers of accounts are below this: two of them, or one and a hash of 31 bits, are one number of 53 bits. */
export const MOST_ACCOUNTS = 2 ** 22;

/** Throws TOO_LARGE for more accounts than can be compared with each other. */
export function requireComparable(accounts: number): void {
  if (accounts <= MOST_ACCOUNTS) return;
  const [given, most] = [accounts, MOST_ACCOUNTS].map((count) => count.toLocaleString('en-US'));
  throw new CoreError(
    'TOO_LARGE',
    `there are ${given} accounts, and at most ${most} are compared with each other`,
    {
      fix: 'Split the file so that accounts of one company stay together, by country for instance, and check each part.',
    },
  );
}
