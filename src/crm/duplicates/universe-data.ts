import type { IndexTables } from './account-index.ts';
import type { KeyKind } from './account-keys.ts';
import type { AccountOrder } from './account-order.ts';
import type { Spelling } from './right-spelling.ts';
import type { SpellingLists } from './right-words.ts';

/**
 * What accounts are compared with, but for the accounts themselves, as far as it is known: plain data in memory that threads
 * share, and the data of lists (KeyLists.data).
 */
export interface UniverseData {
  readonly order: AccountOrder;
  readonly spellingLists?: Readonly<Record<keyof SpellingLists, unknown>>;
  readonly spelling?: Omit<Spelling, 'contexts'> & { readonly contexts: unknown };
  readonly tables?: Omit<IndexTables, 'lists'> & { readonly lists: Readonly<Record<KeyKind, unknown>> };
}
