import type { Rarity } from '../../resolution/names/rarity.ts';
import type { AccountIndex } from './account-index.ts';

/** The accounts, looked up, and how rare what they say is. */
export interface AccountUniverse {
  readonly index: AccountIndex;
  readonly rarity: Rarity;
}
