import { expect, it } from 'vitest';
import { accountIndex } from '../../../src/crm/duplicates/account-index.ts';
import { accountRarity } from '../../../src/crm/duplicates/account-rarity.ts';
import { spelledAccounts } from '../../../src/crm/duplicates/spelled-accounts.ts';
import { countryKey } from '../../../src/resolution/blocking/blocking-keys.ts';
import { datasetOf } from './accounts.ts';

/** So many accounts, each name on two of them, all but a share of them in one country. */
function rarityAmong(size: number, shareAbroad: number) {
  const accounts = Array.from({ length: size }, (_, at) => ({
    id: `a${at}`,
    trading_name: `Zym${at >> 1} Pumps`,
    country: at < size * shareAbroad ? 'DE' : 'US',
  }));
  return accountRarity(accountIndex(spelledAccounts(datasetOf(accounts))));
}

it('a country that all accounts are in tells a little for two of them, however many they are', () => {
  const bits = [900, 1100, 3000].map((size) => rarityAmong(size, 0).keyBits(countryKey('US')));
  for (const one of bits) expect(one).toBeGreaterThan(0.02);
  expect(bits[2]).toBeCloseTo(bits[1] ?? 0, 2);
});

it('a country that few of them are in tells more', () => {
  const { keyBits } = rarityAmong(1100, 0.1);
  expect(keyBits(countryKey('DE'))).toBeGreaterThan(keyBits(countryKey('US')) + 2);
});
