import type { Dataset } from '../dataset.ts';
import type { DoublesStore } from './doubles-store.ts';
import { requireInMemory } from './most-accounts.ts';
import { orderedAccounts } from './ordered-accounts.ts';
import {
  draftSpellings,
  type SpelledAccounts,
  spelledBy,
  spellingOf,
  withRightSpelling,
} from './right-spelling.ts';

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

/** The same with lists that are kept elsewhere; asked for again, the accounts are those that were read. */
export async function spelledAccountsOver(dataset: Dataset, store: DoublesStore): Promise<SpelledAccounts> {
  const known = read.get(dataset);
  if (known !== undefined) return known;
  const ordered = orderedAccounts(dataset);
  const drafts = { contexts: await store.lists('contexts'), words: await store.lists('words') };
  draftSpellings(ordered, drafts);
  const lists = { contexts: await drafts.contexts.finish(), words: await drafts.words.finish() };
  const accounts = spelledBy(ordered, spellingOf(ordered, lists));
  read.set(dataset, accounts);
  return accounts;
}
