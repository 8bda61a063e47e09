import { backgroundCount } from '../../resolution/model/background.ts';
import { type Rarity, rarityOf } from '../../resolution/names/rarity.ts';
import { isEverydayWord } from '../../resolution/tables/everyday-words.ts';
import type { AccountIndex } from './account-index.ts';

/**
 * How rare values are among the accounts and companies at large. A misspelling stays one however many accounts repeat
 * it: only words of known companies and of dictionaries are right ones.
 */
export function accountRarity(index: AccountIndex): Rarity {
  return {
    ...rarityOf(index),
    isKnownWord: (token) => backgroundCount(token) > 0 || isEverydayWord(token),
  };
}
