import { createHash } from 'node:crypto';
import type { OrderedAccounts } from './ordered-accounts.ts';

/** Makes the test which accounts say the same of themselves, word by word: those of one answer do. */
export function twinTest(accounts: OrderedAccounts): (number: number) => number {
  const firstOf = new Map<string, number>();
  const known = new Map<number, number>();
  return (number) => {
    let first = known.get(number);
    if (first === undefined) {
      const { names, ...rest } = accounts.record(number);
      const said = JSON.stringify([
        names.map(({ text, ...name }) => name),
        rest,
        accounts.siteNumber(number),
      ]);
      const digest = createHash('sha256').update(said).digest('base64');
      first = names.length === 0 ? number : (firstOf.get(digest) ?? number);
      firstOf.set(digest, first);
      known.set(number, first);
    }
    return first;
  };
}
