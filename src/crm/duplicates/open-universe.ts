import { indexOver } from './account-index.ts';
import { accountRarity } from './account-rarity.ts';
import type { KeyLists } from './key-list.ts';
import type { OrderedAccounts } from './ordered-accounts.ts';
import { type SpelledAccounts, spelledBy } from './right-spelling.ts';
import type { SpellingLists } from './right-words.ts';
import type { SpelledUniverse } from './score-pairs.ts';
import type { UniverseData } from './universe-data.ts';

/** What accounts are compared with, as far as it is known. */
export interface OpenedUniverse {
  readonly lists?: SpellingLists | undefined;
  readonly spelled?: SpelledAccounts | undefined;
  readonly universe?: SpelledUniverse | undefined;
}

/** Opens what was found of the accounts, in this thread or in another; `open` opens lists by their data. */
export function openUniverse(
  { spellingLists, spelling, tables }: UniverseData,
  ordered: OrderedAccounts,
  open: (data: unknown) => KeyLists,
): OpenedUniverse {
  const lists = spellingLists && {
    contexts: open(spellingLists.contexts),
    words: open(spellingLists.words),
  };
  const spelled = spelling && spelledBy(ordered, { ...spelling, contexts: open(spelling.contexts) });
  if (tables === undefined || spelled === undefined) return { lists, spelled };
  const { word, address, other } = tables.lists;
  const index = indexOver(spelled, {
    ...tables,
    lists: { word: open(word), address: open(address), other: open(other) },
  });
  return { lists, spelled, universe: { accounts: spelled, index, rarity: accountRarity(index) } };
}
