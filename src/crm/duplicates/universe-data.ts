import type { Dataset } from '../dataset.ts';
import { type AccountIndex, type IndexTables, indexOver } from './account-index.ts';
import { accountRarity } from './account-rarity.ts';
import type { KeyLists } from './key-list.ts';
import { type AccountOrder, accountsInOrder } from './ordered-accounts.ts';
import { type SpelledAccounts, type Spelling, spelledBy } from './right-spelling.ts';
import type { SpelledUniverse } from './score-pairs.ts';

/** What accounts are compared with, but for the accounts themselves: plain data, most of it in memory that threads share. */
export interface UniverseData {
  readonly order: AccountOrder;
  readonly spelling: Omit<Spelling, 'contexts'> & { readonly contexts: unknown };
  readonly tables: Omit<IndexTables, 'lists'> & { readonly lists: Readonly<Record<string, unknown>> };
}

export function universeData({ order, spelling }: SpelledAccounts, { tables }: AccountIndex): UniverseData {
  const { word, address, other } = tables.lists;
  return {
    order,
    spelling: { ...spelling, contexts: spelling.contexts.data },
    tables: { ...tables, lists: { word: word.data, address: address.data, other: other.data } },
  };
}

/** The same universe again; `open` opens lists by their data. */
export function universeOf(
  dataset: Dataset,
  { order, spelling, tables }: UniverseData,
  open: (data: unknown) => KeyLists,
): SpelledUniverse {
  const { word, address, other } = tables.lists;
  const accounts = spelledBy(accountsInOrder(dataset, order), {
    ...spelling,
    contexts: open(spelling.contexts),
  });
  const lists = { word: open(word), address: open(address), other: open(other) };
  const index = indexOver(accounts, { ...tables, lists });
  return { accounts, index, rarity: accountRarity(index) };
}
