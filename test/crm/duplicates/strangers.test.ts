import { describe, expect, it } from 'vitest';
import { doublesAmong, type TestAccount } from './accounts.ts';

const TOELZ = { city: 'Bad Tölz', country: 'DE', website: 'apotheke-toelz.de', phone: '+49 8041 300100' };
const REUTLINGEN = { city: 'Reutlingen', country: 'DE', website: 'apotheke-rt.de', phone: '+49 7121 300100' };

function told(one: Partial<TestAccount>, other: Partial<TestAccount>) {
  const trading_name = 'Stadtapotheke';
  return doublesAmong([
    { id: 'a', trading_name, ...one },
    { id: 'b', trading_name, ...other },
  ]).between('a', 'b');
}

describe('two accounts of one everyday name in two towns', () => {
  it('are nobody to look at where website or telephone differ, too', () => {
    const { website: _, ...toelz } = TOELZ;
    const { website: _other, ...reutlingen } = REUTLINGEN;
    expect(told(TOELZ, REUTLINGEN)).toBeUndefined();
    expect(told(toelz, reutlingen)).toBeUndefined();
    expect(told({ ...TOELZ, phone: undefined }, REUTLINGEN)).toBeUndefined();
  });

  it('are looked at where nothing but the town differs, or anything agrees', () => {
    const town = ({ city, country }: typeof TOELZ) => ({ city, country });
    expect(told(town(TOELZ), town(REUTLINGEN))?.kind).toBe('location');
    expect(told(TOELZ, { ...REUTLINGEN, phone: TOELZ.phone })).toBeDefined();
    expect(told(TOELZ, { ...REUTLINGEN, website: TOELZ.website })).toBeDefined();
    expect(told(TOELZ, { ...REUTLINGEN, city: TOELZ.city })).toBeDefined();
  });

  it('are looked at as legal names, where no more than the website differs', () => {
    const legal = (account: Partial<TestAccount>) => ({ ...account, trading_name: 'Wexmoor Elektro GmbH' });
    const { phone: _, ...toelz } = TOELZ;
    expect(told(legal(toelz), legal(REUTLINGEN))).toBeDefined();
  });
});
