import { expect, it } from 'vitest';
import { accountIndex } from '../../../src/crm/duplicates/account-index.ts';
import { accountRarity } from '../../../src/crm/duplicates/account-rarity.ts';
import { compareAccounts } from '../../../src/crm/duplicates/compare-accounts.ts';
import type { Pair } from '../../../src/crm/duplicates/pair-number.ts';
import { spelledAccounts } from '../../../src/crm/duplicates/spelled-accounts.ts';
import { manyDoubles } from './many-accounts.ts';

/** So little that both ways are compared of any two accounts. */
const ANYTHING = -1000;

function universeOf() {
  const accounts = spelledAccounts(manyDoubles());
  const index = accountIndex(accounts);
  return { index, rarity: accountRarity(index) };
}

it.each([-3, 4, 12, 20])(
  'two accounts that tell %d bits are told as when both ways are always compared',
  (least) => {
    const universe = universeOf();
    const pairs = Array.from({ length: 2000 }, (_, at): Pair => {
      const a = at % 40;
      return [a, a + 1 + Math.floor(at / 40)];
    });
    let near = 0;
    for (const pair of pairs) {
      const whole = compareAccounts(pair, universe, ANYTHING);
      const isNear = whole !== undefined && whole.totalBits >= least;
      expect(compareAccounts(pair, universe, least)).toEqual(isNear ? whole : undefined);
      if (isNear) near++;
    }
    expect(near).toBeGreaterThan(0);
    expect(near).toBeLessThan(pairs.length);
  },
);
