import type { Dataset } from '../dataset.ts';
import { requireInMemory } from './most-accounts.ts';
import { orderedAccounts } from './ordered-accounts.ts';
import { type SpelledAccounts, withRightSpelling } from './right-spelling.ts';

const read = new WeakMap<Dataset, SpelledAccounts>();

/** The accounts of a dataset, in order and rightly spelled: read once for finding doubles and for grouping them. */
export function spelledAccounts(dataset: Dataset): SpelledAccounts {
  let accounts = read.get(dataset);
  if (accounts === undefined) {
    requireInMemory(dataset.size);
    accounts = withRightSpelling(orderedAccounts(dataset));
    read.set(dataset, accounts);
  }
  return accounts;
}

/** What was read of a dataset in another way is that which it is grouped by. */
export function keepSpelled(dataset: Dataset, accounts: SpelledAccounts): void {
  read.set(dataset, accounts);
}
